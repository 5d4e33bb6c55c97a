"""The kits catch what they are made to catch."""
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kits.probe import Leak, soak_game
from tests.mode import scale
from tests.toys.common import Table
from tests.toys.duel import DUEL, plan

ROOT = Path(__file__).resolve().parents[2]


def test_a_hidden_face_in_the_public_part_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def public(t: Table) -> dict[str, object]:
        return {**t.values, "plan": [int(t.cards.face(c)) for seat in range(t.seats) for c in t.zone(plan(seat))]}

    monkeypatch.setattr(Table, "public", public)
    with pytest.raises(Leak, match="the view differs"):
        soak_game(DUEL, 1)


def test_an_event_that_tells_a_secret_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def may_swap(t: Table, seat: int) -> None:
        t.tell(0, -1, t.cards.face(t.cards.at(plan(seat), 0)), 0)

    monkeypatch.setattr(DUEL.rules, "may_swap", may_swap)
    with pytest.raises(Leak, match="news"):
        soak_game(DUEL, 1)


@pytest.mark.parametrize("game", ["allies", "gifts"])
def test_the_soak_command_says_what_it_has_checked(game: str) -> None:
    games = str(scale(20, 2))
    command = [sys.executable, str(ROOT / "checks" / "secrets_soak.py"), game, "-n", games, "--workers", "1"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"No leak in {games} games" in run.stdout


def test_the_soak_command_refuses_unknown_games() -> None:
    run = subprocess.run([sys.executable, str(ROOT / "checks" / "secrets_soak.py"), "nothing"], capture_output=True)
    assert run.returncode == 1
    assert b"nothing" in run.stderr
