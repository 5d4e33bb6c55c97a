"""The command line."""
from __future__ import annotations

import sys
from typing import Annotated

import typer

import gateleg

app = typer.Typer(help="An executable rulebook for modern board games.", no_args_is_help=True, add_completion=False)


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


def main() -> None:
    app()
