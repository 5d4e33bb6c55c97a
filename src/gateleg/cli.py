"""The command line.  Exit codes: 0 done, 1 the check failed, 2 the input is wrong."""
from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import gateleg
from gateleg.games.registry import find_game, game_names
from gateleg.kernel.content import read_json
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game, Setup
from gateleg.kernel.pack import Fault, Pack, read_pack, set_lines
from gateleg.kernel.record import differences, read_record
from gateleg.lab.bench import bench as measure
from gateleg.lab.simulate import simulate
from gateleg.rulebook.report import print_rules
from gateleg.scenario import check as check_scenarios
from gateleg.server.report import is_report, read_report, report_document

FAILED = 1
WRONG_INPUT = 2

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `gateleg games` lists them.")]
Seats = Annotated[str | None, typer.Option("--seats", help="Names of the seats, with commas between them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="A switch of the game; may be given several times.")
]
Content = Annotated[
    Path | None, typer.Option("--content", metavar="FILE", help="Component data (TOML) merged over the game's own.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document on stdout and nothing else.")]

app = typer.Typer(help="An executable rulebook for modern board games.", no_args_is_help=True, add_completion=False)
content_app = typer.Typer(help="Content packs: component data of your own.", no_args_is_help=True)
app.add_typer(content_app, name="content")


def say_version(wanted: bool) -> None:
    if wanted:
        print(f"gateleg {gateleg.__version__} ({'compiled' if gateleg.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """Options that stand before a command."""
    say_if_interpreted()


def say_if_interpreted() -> None:
    """A person who did not ask for interpreted rules should know why the program is slow; scripts are left alone."""
    if sys.stderr.isatty() and "--json" not in sys.argv and not gateleg.interpreted_asked() and not gateleg.compiled():
        print(
            "gateleg: the rules run interpreted, some 50 times slower than compiled: Gateleg was installed without a "
            "working C compiler. Get one and install again (in a source tree: uv sync --reinstall-package gateleg).",
            file=sys.stderr,
        )


def setup_of(game: str, seats: str | None, options: list[str] | None, content: Path | None) -> Setup:
    """What the options of a command say, checked."""
    chosen: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise InputError(f"--option {option}", "NAME=VALUE")
        chosen[name] = value
    pack = pack_for(find_game(game), content) if content is not None else {}
    return find_game(game).setup(seats.split(",") if seats is not None else None, chosen, pack)


def pack_for(game: Game, file: Path) -> dict[str, Any]:
    """A pack without faults for a game; InputError with the first fault and its line."""
    pack = read_pack(file)
    if pack.game not in (None, game.name):
        raise InputError(f"{file}: game", f"{game.name}, not {pack.game}")
    for fault in faults_of(game, pack):
        raise InputError(f"{file}:{fault.line}: {fault.path}", fault.expected)
    return pack.content


def faults_of(game: Game, pack: Pack) -> list[Fault]:
    """All faults of a pack, with their lines."""
    faults = game.pack_faults(pack.content)
    set_lines(faults, pack)
    return faults


def put_json(document: Any) -> None:
    print(json.dumps(document, indent=2))


def put_document(document: dict[str, Any], as_json: bool) -> None:
    """A table of named values, for a person or as JSON."""
    if as_json:
        put_json(document)
        return
    console = Console()
    for name, value in document.items():
        console.print(f"[bold]{name}[/bold]", json.dumps(value, indent=2) if isinstance(value, dict) else value)


def progress_bar(what: str, as_json: bool) -> Progress:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=as_json or not console.is_terminal)


def describe(game: Game) -> dict[str, Any]:
    """A game and its switches, ready for JSON."""
    switches = [{"name": s.name, "values": s.values, "default": s.values[0], "clause": s.clause} for s in game.switches]
    seating = game.seating()
    return {
        "name": game.name, "title": game.title, "seats": game.setup().seats, "options": switches,
        "seating": {
            "names": seating.names, "least": seating.least, "most": seating.most, "in_order": seating.in_order,
        },
    }


def seats_in_words(seating: dict[str, Any]) -> str:
    """Who can sit down, for a person."""
    names = ", ".join(seating["names"])
    if seating["least"] == len(seating["names"]):
        return names
    numbers = f"{seating['least']} to {seating['most']}"
    return f"the first {numbers} of {names}" if seating["in_order"] else f"{numbers} of {names}"


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games and their options."""
    found = [describe(find_game(name)) for name in game_names()]
    if as_json:
        put_json(found)
        return
    console = Console()
    for game in found:
        console.print(f"[bold]{game['name']}[/bold]  {game['title']}  (seats: {seats_in_words(game['seating'])})")
        table = Table("option", "values (the first is the default)", "clause", box=None, pad_edge=True)
        for switch in game["options"]:
            table.add_row(switch["name"], " | ".join(switch["values"]), switch["clause"])
        console.print(table)


@app.command()
def sim(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(metavar="A[,B...]", help="random, oneply, greedy, policy, mcts:N, plan:N, or a level.")
    ] = "random",
    number: Annotated[int, typer.Option("-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the others follow.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes to use.")] = 1,
    option: Options = None,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count."""
    setup = setup_of(game, seats, option, content)
    with progress_bar("games", as_json) as bar:
        task = bar.add_task("games", total=number)
        tally = simulate(setup, bots.split(","), number, seed, workers, lambda done: bar.advance(task, done))
    report = tally.report(setup)
    if as_json:
        put_json(report)
        return
    table = Table("figure", "value", box=None)
    for name, value in report.items():
        if value not in ({}, None):
            table.add_row(name.replace("_", " "), ", ".join(f"{k} {v}" for k, v in value.items())
                          if isinstance(value, dict) else f"{value:,}" if isinstance(value, (int, float)) else value)
    Console().print(table)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=86400, help="Processor time for each figure.")] = 2.0,
    content: Content = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of games on one core."""
    setups = [setup_of(game, None, None, content) for game in games or game_names()]
    reports = [measure(setup, seconds) for setup in setups]
    if as_json:
        put_json(reports)
        return
    table = Table("figure", *[report["game"] for report in reports], box=None)
    for name in reports[0]:
        if name != "game":
            values = [report[name] for report in reports]
            table.add_row(name.replace("_", " "), *[str(v) if isinstance(v, bool) else f"{v:,}" for v in values])
    Console().print(table)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="Show one clause.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses have functions and tests.")] = False,
    as_json: AsJson = False,
) -> None:
    """Look up the rules of a game, and what carries them out."""
    raise typer.Exit(print_rules(game, clause, check_coverage=coverage, as_json=as_json))


@app.command()
def play(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A[,B...]",
            help="Your opponent, or who holds each seat: a level, a bot as for sim, or person. Asked if missing.",
        ),
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Bots in all seats; prints the game.")] = False,
    seats: Seats = None,
    seed: Annotated[
        str | None, typer.Option(help="A whole number, or hex bytes for chance that can be verified; drawn if missing.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this file, and go on with what is in it.")
    ] = None,
    option: Options = None,
    content: Content = None,
    language: Annotated[str | None, typer.Option(help="en or de; otherwise as the environment says.")] = None,
    dark: Annotated[bool | None, typer.Option("--dark/--light", help="Colours for a dark or a light screen.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same screen."""
    from gateleg.tui import play as play_in_terminal  # its screens take a while to load

    chance = int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 20 else seed
    players = bots.split(",") if bots is not None else None
    setup = setup_of(game, seats, option, content)
    raise typer.Exit(play_in_terminal(setup, players, chance, record, language, auto, dark))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8420,
    db: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...")
    ] = "sqlite:///gateleg.db",
    content: Content = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Where the page is reached behind a proxy; several times.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes for bots.")] = None,
    webhook_host: Annotated[
        list[str] | None, typer.Option(metavar="HOST", help="Whom to tell, at a player's wish, that he is awaited.")
    ] = None,
    own_packs: Annotated[
        bool, typer.Option("--own-packs", help="Whoever sets up a table may send a content pack; on loopback always.")
    ] = False,
) -> None:
    """Serve the table to browsers: people and bots, saved at every answer."""
    from gateleg.server.run import run_server  # the server takes a while to load

    packs: dict[str, dict[str, Any]] = {}
    if content is not None:
        pack = read_pack(content)
        names = [pack.game] if pack.game is not None else game_names()
        fitting = [name for name in names if not faults_of(find_game(name), pack)]
        game = find_game((fitting or names)[0])
        packs[game.name] = pack_for(game, content)
    run_server(host, port, db, packs, open_page, origin or [], workers, webhook_host or [], own_packs)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Try scenario files; exit 1 if a case fails, 2 if a file cannot be read."""
    raise typer.Exit(check_scenarios(paths, as_json=as_json))


@content_app.command("check")
def check_content(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack (TOML) that names its `game`.")],
    as_json: AsJson = False,
) -> None:
    """Check a content pack: each fault by line, item and field; exit 1 if there is one, 2 if it cannot be read."""
    pack = read_pack(file)
    if pack.game is None:
        raise InputError(f"{file}: game", f"the game that it is for, one of {', '.join(game_names())}")
    faults = faults_of(find_game(pack.game), pack)
    if as_json:
        found = [{"line": f.line, "item": f.item, "field": f.field, "expected": f.expected} for f in faults]
        put_json({"file": str(file), "game": pack.game, "faults": found})
    else:
        for fault in faults:
            print(f"{file}:{fault.line}: {fault.path}: expected {fault.expected}")
        print(f"{len(faults)} faults" if len(faults) != 1 else "1 fault")
    if faults:
        raise typer.Exit(FAILED)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game, or a report of a problem.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove every answer and number; exit 1 if not.")] = False,
    upto: Annotated[int | None, typer.Option(min=0, help="Only the first so many answers.")] = None,
    seat: Annotated[str | None, typer.Option(help="What this seat sees, instead of everything.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play a recorded game again, or show what is in a report."""
    data = read_json(file)
    if is_report(data):
        if verify or upto is not None or seat is not None:
            raise InputError(str(file), "a record of a game: a report holds what one viewer saw and nothing to replay")
        put_document(report_document(read_report(data)), as_json)
        return
    played = read_record(data, find_game, None if verify else upto)
    faults = differences(data, played) if verify else []
    if verify and upto is not None:
        played = read_record(data, find_game, upto)
    seats = played.setup.seats
    if seat is not None and seat not in seats:
        raise InputError("--seat", f"one of {', '.join(seats)}, not {seat!r}")
    table = played.session.table
    game = played.setup.game
    shown = game.to_position(table) if seat is None else played.session.view(seats.index(seat))
    document = {
        "game": game.name,
        "answers": len(played.session.log),
        "over": table.over,
        "waiting": [seats[s] for s in played.session.waiting()],
        "summary": game.summary(table),
        **({"verified": not faults, "faults": faults} if verify else {}),
        **({"position": shown} if seat is None else {"view": shown}),
    }
    put_document(document, as_json)
    if faults:
        raise typer.Exit(FAILED)


def main() -> None:
    try:
        app()
    except InputError as error:
        print(f"gateleg: {error}", file=sys.stderr)
        sys.exit(WRONG_INPUT)
    except BrokenPipeError:
        # the reader of a pipe has left: nothing more to say, also not when Python flushes at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
