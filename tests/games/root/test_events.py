"""What the log tells."""
import pytest

from gateleg.games.root.game import GAME
from gateleg.games.root.words import PIECES_PLACED
from gateleg.kernel.chance import seeded
from gateleg.kernel.record import Played
from gateleg.texts import texts_for

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


@pytest.mark.parametrize(("seat", "one", "two"), [
    ("marquise", "1 cat,", "2 cats,"), ("eyrie", "1 bird,", "2 birds,"), ("alliance", "1 rebel,", "2 rebels,"),
    ("winged_menace", "1 bat,", "2 bats,"),
])
def test_a_single_warrior_is_called_one(seat: str, one: str, two: str) -> None:
    setup = GAME.setup([seat, "vagabond"])
    texts = texts_for(setup, "en")
    for count, line in ((1, one), (2, two)):
        assert line in texts.event("pieces-placed", GAME.event_details(setup, PIECES_PLACED, -1, 3, count))


def test_one_officer_and_one_bat() -> None:
    texts = texts_for(GAME.setup(TABLES[2]), "en")
    assert texts.event("officers-lost", {"seat": "alliance", "count": 1}) == "Woodland Alliance loses one officer"
    told = texts.event("scattered", {"count": 1, "origin": "clearing-1", "place": "clearing-2"})
    assert told.startswith("One bat scatters: ")
