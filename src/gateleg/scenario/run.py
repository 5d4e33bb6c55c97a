"""Plays a case of a scenario file and says where it does not go as expected."""
from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gateleg.kernel.cards import HIDDEN, SPECTATOR, Cards, DealingSource
from gateleg.kernel.chance import Chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.position import HELD, PILE, SPECTATOR_NAME, Place, card_name
from gateleg.kernel.session import Question, Session
from gateleg.kernel.table import Chooser, Prompt, Refusal, State, Suspend, play_step
from gateleg.scenario.load import KEEP, Case, Do, Expect, ScenarioError

UNKNOWN = "unknown"  # in views: a card whose face the viewer does not know


class Failure(Exception):
    """The case does not go as expected: `path` names the key, then what was expected and what was found."""

    def __init__(self, path: str, expected: str, found: str) -> None:
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path = path
        self.expected = expected
        self.found = found


def run(case: Case) -> None:
    """Play a case.  Failure where it does not go as expected; ScenarioError where what it says cannot be."""
    try:
        Run(case).play()
    except InputError as error:
        raise ScenarioError(case.file, case.title, error.path, error.expected) from error


def position_at(case: Case) -> dict[str, Any]:
    """The position where a case begins, without streams of chance.  InputError, Failure or ScenarioError as `run`."""
    start = Run(case)
    position = start.game.to_position(start.session.stable)
    del position["chance"]
    return position


class FirstOption(Chooser):
    """Default play."""

    def choose(self, t: State) -> i64:
        return 0


class Script(DealingSource):
    """Chance as the case has it.  How much of it is used up stands in `Chance.state`, so that it is undone with it.

    strict   a number that is not scripted is a fault; before that it is 0.  Shuffles that are not scripted keep the
             order.
    fault    where play last asked for what the script does not give.  The step is suspended there, since a session
             may have gone beyond an open question, where nothing is at fault.
    """

    def __init__(self, case: Case, entries: dict[str, list[Any]]) -> None:
        self.case = case
        self.entries = entries
        self.strict = False
        self.fault: Failure | None = None
        self._top: list[str] = []
        self._path = ""

    def below(self, chance: Chance, purpose: int, n: int, privy: int) -> int:
        entry = self._next(chance, purpose)
        if entry is None and not self.strict:
            return 0
        if type(entry) is not int or not entry < n:
            raise self._suspended(Failure(self._path, f"a number from 0 to {n - 1}, for a draw", shown(entry)))
        return entry

    def order(self, chance: Chance, purpose: int, n: int) -> list[int]:
        entry = self._next(chance, purpose)
        if type(entry) is int:
            raise self._suspended(Failure(self._path, f"{KEEP!r} or a list of cards, for a shuffle", shown(entry)))
        self._top = entry if isinstance(entry, list) else []
        return list(range(n))

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        """Lay the cards that the script names on top."""
        moved: list[int] = []
        for place in range(len(self._top) - 1, -1, -1):
            found = [
                int(cards.at(zone, i)) for i in range(cards.size(zone))
                if self.case.words.faces[cards.face(cards.at(zone, i))] == self._top[place]
                and cards.at(zone, i) not in moved
            ]
            if not found:
                failure = Failure(f"{self._path}[{place}]", "a card that is shuffled here", shown(self._top[place]))
                raise self._suspended(failure)
            cards.move(found[-1], zone)
            moved.append(found[-1])
        self._top = []

    def _next(self, chance: Chance, purpose: int) -> Any:
        name = self.case.setup.game.purposes[purpose]
        used = int(chance.state[purpose])
        chance.state[purpose] = used + 1
        entries = self.entries.get(name, [])
        self._path = f"chance.{name}[{used}]" if name in self.entries else f"chance.{name}"
        if used < len(entries):
            return entries[used]
        if name in self.entries and self.strict:
            raise self._suspended(Failure(f"chance.{name}", f"an entry for draw {used + 1}", f"{len(entries)} entries"))
        return None

    def _suspended(self, fault: Failure) -> Suspend:
        self.fault = fault
        return Suspend()


class Run:
    """One case being played."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.setup.game
        self.places = {place.path: place for place in self.game.places(case.setup)}
        self.script = Script(case, case.chance)
        self.session = Session(self._start())
        self.forced: list[str] = []  # answers of this `do` that gave themselves
        self._check_chance()

    def play(self) -> None:
        """Carry out the steps."""
        steps = self.case.steps
        for n, step in enumerate(steps):
            if isinstance(step, Do):
                following = steps[n + 1] if n + 1 < len(steps) else None
                self._do(step, following)
            else:
                self._expect(step)
        for purpose, name in enumerate(self.game.purposes):
            used = int(self.session.table.chance.state[purpose])
            entries = self.case.chance.get(name)
            if entries is not None and used < len(entries):
                raise Failure(f"chance.{name}", f"{len(entries)} draws or shuffles", f"{used}")

    def _start(self) -> State:
        """The state where the case begins, its script of chance in force."""
        case = self.case
        new_game = case.at == self.game.points[0]
        chance = self._chance(self.script if new_game else Script(case, {}))
        try:
            t = self.game.new(case.setup, chance, Prompt(FirstOption()))
        except Suspend:
            assert self.script.fault is not None
            raise self.script.fault from None
        while not self.game.at_point(t, case.at):
            if t.over:
                raise ScenarioError(case.file, case.title, "at", "a point that default play comes to")
            play_step(t)
        if not new_game:
            t.chance = self._chance(self.script)
        if case.position:
            position = self.game.to_position(t)
            del position["chance"]
            try:
                patched = self.game.patched(case.setup, position, case.position)
                t = self.game.from_position(case.setup, patched, t.chance)
            except InputError as error:
                raise InputError(f"position.{error.path}", error.expected) from error
        self.script.strict = True
        return t

    def _chance(self, script: Script) -> Chance:
        return Chance(vec[i64]([i64(0) for _ in self.game.purposes]), 0, script)

    # -- answers -------------------------------------------------------------------------------------------------------
    def _do(self, do: Do, following: Do | Expect | None) -> None:
        """Give the answers; questions of one option answer themselves, but for one that is expected next."""
        session = self.session
        self.forced = []
        used = dict.fromkeys(do.answers, 0)
        begun = False
        wanted = following.decisions() if isinstance(following, Expect) else []
        while session.questions:
            left = [seat for seat in used if used[seat] < len(do.answers[seat])]
            question = self._forced()
            if question is not None and (
                left or (session.in_step() and self._named(question) not in wanted)
                or (not begun and self._seat(question) in do.answers)
            ):
                self.forced += self._options(question)
                session.answer(question, 0)
                self._check_chance()
                begun = True
                continue
            answered = [question for question in session.questions if self._seat(question) in left]
            if not answered:
                break
            seat = self._seat(answered[0])
            self._answer(answered[0], do.answers[seat][used[seat]], f"{do.path}.{seat}[{used[seat]}]")
            used[seat] += 1
            begun = True
        for seat, n in used.items():
            if n < len(do.answers[seat]):
                raise Failure(f"{do.path}.{seat}[{n}]", self._awaited(), f"{do.answers[seat][n]!r} by {seat}")
        if session.in_step() and not isinstance(following, Do):
            if any(self._named(question) not in wanted for question in session.questions):
                raise Failure(do.path, self._awaited(), "no answer")

    def _answer(self, question: Question, name: str, path: str) -> None:
        names = self._options(question)
        if name not in names:
            expected = f"one of {', '.join(names)} ({self.case.words.kind_name(question.kind)})"
            alone = " (already given: it was the only option)" if name in self.forced else ""
            raise Failure(path, expected, repr(name) + self._why_not(question, name) + alone)
        self.session.answer(question, names.index(name))
        self._check_chance()

    def _check_chance(self) -> None:
        """Failure if play cannot go on, because the script does not say what chance brings."""
        if self.script.fault is not None and not self.session.questions and not self.session.over:
            raise self.script.fault

    def _forced(self) -> Question | None:
        """An open question with one option."""
        questions = self.session.questions
        for question in questions:
            if len(question.labels) == 1 and (question.team == 0 or len(questions) == 1):
                return question
        return None

    def _why_not(self, question: Question, name: str) -> str:
        reasons = [f"{r.reason.id}, {r.reason.clause}" for r in self._refusals(question, name)]
        return f" (refused: {'; '.join(reasons)})" if reasons else ""

    def _refusals(self, question: Question, name: str) -> list[Refusal]:
        words = self.case.words
        return [r for r in question.refusals if words.option(question.kind, r.label) == name]

    def _options(self, question: Question) -> list[str]:
        return self.case.words.options(question.kind, [int(label) for label in question.labels])

    def _seat(self, question: Question) -> str:
        return self.case.setup.seats[question.seat]

    def _named(self, question: Question) -> tuple[str, str]:
        return self._seat(question), self.case.words.kind_name(question.kind)

    def _awaited(self) -> str:
        waiting = [f"{seat} ({kind})" for seat, kind in map(self._named, self.session.questions)]
        return f"an answer by {' and '.join(waiting)}" if waiting else "nothing, since the game is over"

    # -- expectations --------------------------------------------------------------------------------------------------
    def _expect(self, expect: Expect) -> None:
        keys = expect.keys
        at = expect.path
        if "decision" in keys:
            found = [self._named(question) for question in self.session.questions]
            for named in expect.decisions():
                if named not in found:
                    raise Failure(f"{at}.decision", " ".join(named), self._open())
        for key in ("offered", "not_offered"):
            if key in keys:
                self._expect_offers(keys[key], f"{at}.{key}", key == "offered")
        if "refused" in keys:
            refused = keys["refused"]
            for n, one in enumerate(refused if isinstance(refused, list) else [refused]):
                self._expect_refusal(one, f"{at}.refused[{n}]" if isinstance(refused, list) else f"{at}.refused")
        for viewer, seen in keys.get("view", {}).items():
            self._compare(seen, self._view(viewer), f"{at}.view.{viewer}", "")
        for viewer, names in keys.get("hidden_from", {}).items():
            for n, name in enumerate(names):
                self._expect_hidden(viewer, name, f"{at}.hidden_from.{viewer}[{n}]")
        t = self.session.table
        if "score" in keys:
            self._compare(keys["score"], self.game.summary(t)["points"], f"{at}.score", "")
        if "winner" in keys:
            winners = self.game.summary(t)["winners"]
            expected = keys["winner"] if isinstance(keys["winner"], list) else [keys["winner"]]
            if sorted(expected) != sorted(winners):
                raise Failure(f"{at}.winner", shown(expected), shown(winners))
        if "over" in keys and keys["over"] != t.over:
            raise Failure(f"{at}.over", shown(keys["over"]), shown(t.over))
        if expect.position:
            self._compare(expect.position, self.game.to_position(t), at, "")

    def _question(self, seat: str, path: str) -> Question:
        """The open question of a seat, or the only one for ""."""
        questions = [q for q in self.session.questions if not seat or self._seat(q) == seat]
        if len(questions) != 1:
            raise Failure(path, f"an open question of {seat}" if seat else "one open question", self._open())
        return questions[0]

    def _open(self) -> str:
        found = [f"{seat} {kind}" for seat, kind in map(self._named, self.session.questions)]
        return ", ".join(found) or "no open question"

    def _expect_offers(self, value: Any, path: str, wanted: bool) -> None:
        for seat, names in (value if isinstance(value, dict) else {"": value}).items():
            at = f"{path}.{seat}" if seat else path
            question = self._question(seat, at)
            offered = self._options(question)
            for n, name in enumerate(names):
                if (name in offered) != wanted:
                    expected = name if wanted else f"no {name}"
                    raise Failure(f"{at}[{n}]", expected, ", ".join(offered) + self._why_not(question, name))

    def _expect_refusal(self, one: dict[str, str], path: str) -> None:
        question = self._question(one["seat"], path)
        reasons = [refusal.reason for refusal in self._refusals(question, one["option"])]
        if not any(r.clause == one["clause"] and one.get("reason", r.id) == r.id for r in reasons):
            found = self._why_not(question, one["option"]).strip() or f"no refusal of {one['option']}"
            if one["option"] in self._options(question):
                found = f"{one['option']} offered"
            raise Failure(path, f"{one['option']} refused by {one['clause']}", found)

    def _view(self, viewer: str) -> dict[str, Any]:
        """The places with several cards as a viewer sees them: made from State.view, so from nothing but what may be
        shown."""
        number = SPECTATOR if viewer == SPECTATOR_NAME else self.case.setup.seats.index(viewer)
        t = self.session.table
        cards: Any = t.view(number)["cards"]
        seen: dict[str, Any] = {}
        for path, place in self.places.items():
            if place.form in (HELD, PILE):
                faces = cards[t.cards.layout.zones[place.zone].name]
                names = [UNKNOWN if face == HIDDEN else self.case.words.faces[face] for face in faces]
                table = seen
                *groups, last = path.split(".")
                for group in groups:
                    table = table.setdefault(group, {})
                table[last] = names[::-1] if place.form == PILE else names
        return seen

    def _expect_hidden(self, viewer: str, name: str, path: str) -> None:
        t = self.session.table
        number = SPECTATOR if viewer == SPECTATOR_NAME else self.case.setup.seats.index(viewer)
        cards: Any = t.view(number)["cards"]
        place = self.places.get(name)
        if place is None:
            face = self.case.words.faces.index(name)
            zones = [zone for zone, faces in cards.items() if face in faces]
            if zones:
                raise Failure(path, f"{viewer} not to know where {name} is", f"it known in {', '.join(zones)}")
            return
        faces = cards[t.cards.layout.zones[place.zone].name]
        known = [self.case.words.faces[face] for face in faces if face != HIDDEN]
        if known or not faces:
            raise Failure(path, f"cards that {viewer} does not know", ", ".join(known) or "no cards")

    def _compare(self, expected: Any, found: Any, path: str, place_path: str) -> None:
        """A table holds if its keys do; a number stands for the length of a list."""
        if isinstance(expected, dict):
            if not isinstance(found, dict):
                raise Failure(path, shown(expected), shown(found))
            for key, value in expected.items():
                if key not in found:
                    raise InputError(f"{path}.{key}", f"one of {', '.join(map(str, found))}")
                inner = f"{place_path}.{key}" if place_path else key
                self._compare(value, found[key], f"{path}.{key}", inner)
        elif isinstance(expected, list) and isinstance(found, list):
            self._compare_lists(expected, found, path, self.places.get(place_path))
        elif type(expected) is int and isinstance(found, list):
            if expected != len(found):
                raise Failure(path, f"{expected} of them", f"{len(found)}: {shown(found)}")
        elif type(expected) is not type(found) or expected != found:
            raise Failure(path, shown(expected), shown(found))

    def _compare_lists(self, expected: list[Any], found: list[Any], path: str, place: Place | None) -> None:
        names = found
        if place is not None and not any(isinstance(name, dict) for name in expected):
            names = [card_name(entry) for entry in found]
        if place is not None and place.path == place.supply:
            names = names[: len(expected)]
        same = expected == names
        if place is not None and place.form == HELD and all(isinstance(name, str) for name in expected):
            same = Counter(expected) == Counter(names)
        if not same:
            raise Failure(path, shown(expected), shown(names))


def shown(value: Any) -> str:
    """A value for people."""
    if value is None:
        return "nothing"
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {shown(item)}' for key, item in value.items())}}}"
    return str(value).lower() if isinstance(value, bool) else str(value)
