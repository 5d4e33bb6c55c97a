"""Reading clauses from Markdown."""
from pathlib import Path

import pytest

from gateleg.rulebook.clauses import Kind, Provenance, RulebookError, carries_clauses, parse_clauses, provenance_of


def document(folder: Path, text: str) -> Path:
    file = folder / "RULES.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_clause_has_id_title_text_kind_section_and_line(tmp_path: Path) -> None:
    [clause] = parse_clauses(document(tmp_path, "# Law\n## 4 Actions\n- **4.3.1.II Resolve** Two *hits*. {rule}\n"))
    assert (clause.id, clause.title, clause.text, clause.kind) == ("4.3.1.II", "Resolve", "Two *hits*.", Kind.RULE)
    assert (clause.section, clause.line) == ("4 Actions", 3)


@pytest.mark.parametrize("id", ["1", "Q4", "R128", "C.1.1", "AS.2a.7", "AS.P.1", "WM.2.2.II.a", "9.2.9.III.d"])
def test_ids_of_every_reference_are_read(tmp_path: Path, id: str) -> None:
    assert [clause.id for clause in parse_clauses(document(tmp_path, f"- **{id}** Text. {{rule}}\n"))] == [id]


def test_text_goes_on_over_the_following_lines_and_the_last_braces_are_the_kind(tmp_path: Path) -> None:
    text = "- **A.1** One of {1, 2}\n  and more.\n  {component}\n\nProse that belongs to nobody.\n"
    [clause] = parse_clauses(document(tmp_path, text))
    assert (clause.text, clause.kind) == ("One of {1, 2} and more.", Kind.COMPONENT)


def test_indented_bullets_are_notes_on_the_clause_above(tmp_path: Path) -> None:
    text = "- **A.1** One. {rule}\n  - **WM>** first note\n  - [O25] second note\n- a bullet apart\n  - not a note\n"
    [clause] = parse_clauses(document(tmp_path, text))
    assert clause.notes == ("**WM>** first note", "[O25] second note")


def test_bullets_tables_and_bold_words_without_an_id_are_no_clauses(tmp_path: Path) -> None:
    text = "- `switch=a`: a switch\n- **Setup cards** differ\n| **A.1** | table {rule} |\n"
    assert parse_clauses(document(tmp_path, text)) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[S]", ["confirmed"]),
        ("[S; last I]", ["confirmed", "inferred"]),
        ("[I from the turning rules; flat steps stated by a review]", ["inferred"]),
        ("[S, \"different\" I] and then [V]", ["confirmed", "inferred", "invented"]),
        ("[names Bold S; values I; who: V]", ["confirmed", "inferred", "invented"]),
        ("[O25 1.5.5.I a forced player] [PL] s[pos]", []),
    ],
)
def test_provenance(text: str, words: list[str]) -> None:
    assert provenance_of(text) == tuple(Provenance(word) for word in words)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- **A.1** One. {rule}\n- **A.2** Two.\n", r"RULES.md:2: clause A.2 has no kind; end it with one of {rule, "),
        ("- **A.1** One. {rool}\n", r"RULES.md:1: clause A.1 has the unknown kind {rool}; expected one of rule, "),
        ("- **A.1** One. {rule}\n\n- **A.1** Two. {rule}\n", r"RULES.md:3: clause A.1 stands in line 1 already"),
        ("- **A.1** One. {rule}\n  - **A.2** Two.\n", r"RULES.md:2: clause A.2 has no kind"),
    ],
)
def test_malformed_clauses_are_errors_with_file_and_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(RulebookError, match=message):
        parse_clauses(document(tmp_path, text))


def test_a_document_that_never_gives_a_kind_is_notes(tmp_path: Path) -> None:
    assert not carries_clauses(document(tmp_path, "- **10.2.1 Crafting** in Evening.\n"))
    assert carries_clauses(document(tmp_path, "- **10.2.1 Crafting** in Evening. {rool}\n"))
