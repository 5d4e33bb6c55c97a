"""The numbered clauses of a game, read from its Markdown.

A clause is a bullet `- **ID Title** text {kind}`: the title may be missing, the text may go on over the following
lines, and the last `{...}` is the kind. Indented bullets without an id are notes on the clause above them. Every other
line (headings, tables, prose, bullets without an id) only surrounds the clauses.
"""
from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final


class RulebookError(ValueError):
    """A rulebook, or something that cites it, is wrong. The message names the place as `file:line`."""


class Kind(StrEnum):
    """What a clause asks for: a rule needs a function and a test, a component needs a test, the others need nothing."""

    RULE = "rule"
    DEFINITION = "definition"
    COMPONENT = "component"
    ADVICE = "advice"


class Provenance(StrEnum):
    """How sure the text is: stated by the sources, inferred from them, or invented where they are silent."""

    CONFIRMED = "confirmed"
    INFERRED = "inferred"
    INVENTED = "invented"


@dataclass(frozen=True)
class Clause:
    """One clause. `title` and `section` may be empty; `section` is the nearest heading above; `line` counts from 1."""

    id: str
    title: str
    text: str
    kind: Kind
    provenance: tuple[Provenance, ...]
    notes: tuple[str, ...]
    section: str
    document: Path
    line: int


TAGS: Final = {"S": Provenance.CONFIRMED, "I": Provenance.INFERRED, "V": Provenance.INVENTED}
ID: Final = r"(?=[A-Za-z.]*\d)[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*"  # dotted words with a digit: AL.5.5, 4.3.1.II, R12
BULLET: Final = re.compile(r"(?P<indent>\s*)- (?P<body>.*)")
CLAUSE: Final = re.compile(rf"\*\*(?P<id>{ID})(?: (?P<title>[^*]+))?\*\*(?P<text>.*)", re.DOTALL)
HEADING: Final = re.compile(r"#+ +(?P<title>.*)")
KIND: Final = re.compile(r"\s*\{(?P<kind>[^{}]*)\}")
BRACKET: Final = re.compile(r"\[([^\]]*)\]")


@dataclass
class _Bullet:
    """A bullet as it stands in the file, before it is known whether it is a clause."""

    body: str
    indented: bool
    section: str
    line: int


def parse_clauses(document: Path) -> list[Clause]:
    """The clauses of one Markdown file, in its order; empty if the file has none.

    Raises RulebookError for a bullet with an id but no kind, an unknown kind, and an id that occurs twice.
    """
    clauses: dict[str, Clause] = {}
    current: str | None = None  # the clause that notes belong to
    for bullet in _bullets(document.read_text(encoding="utf-8")):
        match = CLAUSE.fullmatch(bullet.body)
        if match is None:
            if not bullet.indented:
                current = None
            elif current is not None:
                clauses[current] = replace(clauses[current], notes=(*clauses[current].notes, bullet.body))
            continue
        clause = _clause(match, bullet, document)
        if clause.id in clauses:
            raise RulebookError(
                f"{document}:{bullet.line}: clause {clause.id} stands in line {clauses[clause.id].line} already"
            )
        clauses[clause.id] = clause
        current = clause.id
    return list(clauses.values())


def carries_clauses(document: Path) -> bool:
    """Whether a file marks any bullet that has an id with a kind. Files that never do are notes, not rulebooks."""
    return any(
        CLAUSE.fullmatch(bullet.body) and KIND.search(bullet.body)
        for bullet in _bullets(document.read_text(encoding="utf-8"))
    )


def provenance_of(text: str) -> tuple[Provenance, ...]:
    """The provenance words of a text, surest first, each once.

    They are the letters S, I, V in square brackets, as the first or last word of a part: `[S; last I]`,
    `[S in seven texts, timing I]`, `[I: one review]`. Other brackets, such as `[O25 2.1.4]`, say nothing.
    """
    found = {
        TAGS[word]
        for bracket in BRACKET.findall(text)
        for part in re.split("[;,:]", bracket)
        if (words := part.split())
        for word in (words[0], words[-1])
        if word in TAGS
    }
    return tuple(word for word in Provenance if word in found)


def _bullets(text: str) -> list[_Bullet]:
    """All bullets, each joined with the plain lines that continue it. Blank lines, headings and tables end a bullet."""
    bullets: list[_Bullet] = []
    section = ""
    open_bullet = False
    for number, line in enumerate(text.splitlines(), start=1):
        heading = HEADING.fullmatch(line)
        bullet = BULLET.fullmatch(line)
        if heading:
            section = heading["title"].strip()
            open_bullet = False
        elif bullet:
            bullets.append(_Bullet(bullet["body"].strip(), bool(bullet["indent"]), section, number))
            open_bullet = True
        elif not line.strip() or line.lstrip().startswith(("|", ">", "```")):
            open_bullet = False
        elif open_bullet:
            bullets[-1].body += " " + line.strip()
    return bullets


def _clause(match: re.Match[str], bullet: _Bullet, document: Path) -> Clause:
    where = f"{document}:{bullet.line}"
    kinds = list(KIND.finditer(match["text"]))
    expected = ", ".join(Kind)
    if not kinds:
        raise RulebookError(f"{where}: clause {match['id']} has no kind; end it with one of {{{expected}}}")
    last = kinds[-1]
    if last["kind"] not in list(Kind):
        raise RulebookError(
            f"{where}: clause {match['id']} has the unknown kind {{{last['kind']}}}; expected one of {expected}"
        )
    text = (match["text"][: last.start()] + match["text"][last.end():]).strip()
    return Clause(
        id=match["id"],
        title=(match["title"] or "").strip(),
        text=text,
        kind=Kind(last["kind"]),
        provenance=provenance_of(text),
        notes=(),
        section=bullet.section,
        document=document,
        line=bullet.line,
    )
