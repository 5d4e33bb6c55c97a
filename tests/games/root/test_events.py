"""What the log tells."""
import pytest

from gateleg.games.root.game import GAME
from gateleg.kernel.chance import seeded
from gateleg.kernel.record import Played

TABLES = [
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["winged_menace", "vagabond", "eyrie"],
    ["alliance", "winged_menace", "marquise", "vagabond", "vagabond-2"],
    ["eyrie", "vagabond"],
]


@pytest.mark.compiled_only
def test_random_games_tell_every_event_that_there_is() -> None:
    """A rule that tells nothing would leave its event out."""
    told: set[str] = set()
    there_are: set[str] = set()
    for seed in range(32):
        options = {switch.name: switch.values[seed % len(switch.values)] for switch in GAME.switches}
        played = Played(GAME.setup(TABLES[seed % len(TABLES)], {**options, "max_rounds": "100"}), seed)
        stream = seeded(seed)
        while not played.session.over:
            question = played.session.questions[0]
            played.session.answer(question, int(stream.below(len(question.labels))))
        events = played.words.events
        told |= {events[what] for viewer in range(len(played.setup.seats))
                 for _, what, *_ in played.session.news(viewer)}
        there_are |= set(events)
    assert told == there_are
