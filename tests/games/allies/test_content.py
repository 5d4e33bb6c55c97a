"""What is in the box, where it comes from, and packs of one's own."""
import copy
from typing import Any

import pytest

from gateleg.games.allies.game import GAME
from gateleg.games.allies.words import TRIBE_NAMES
from gateleg.kernel.content import merged, untagged
from gateleg.kernel.errors import InputError


def test_the_box_holds_25_cards_of_each_tribe_and_15_regions() -> None:
    content = GAME.content()
    assert len(content["card"]) == 150
    assert [sum(card["tribe"] == tribe for card in content["card"]) for tribe in TRIBE_NAMES] == [25] * 6
    assert len(content["region"]) == 15
    assert sum(region["kind"] == "castle" for region in content["region"]) == 3
    assert len({item["id"] for item in content["card"] + content["region"]}) == 165


def test_every_value_says_where_it_comes_from() -> None:
    assert untagged(GAME.content()) == []


def test_untagged_finds_values_without_provenance_and_wrong_words() -> None:
    content = copy.deepcopy(GAME.content())
    del content["card"][3]["tag"]
    content["card"][3].pop("tags", None)
    content["region"][0]["tag"] = "guessed"
    paths = untagged(content)
    assert any(path.startswith(f"card {content['card'][3]['id']}.") for path in paths)
    assert any(path.startswith(f"region {content['region'][0]['id']}.") for path in paths)


def test_a_pack_is_laid_over_the_content_and_changes_its_id() -> None:
    card = GAME.content()["card"][0]
    pack = {"card": [{"id": card["id"], "values": [1, 1, 1, 9]}], "track": {"win_at": 3}}
    setup = GAME.setup(pack=pack)
    content = merged(GAME.content(), pack)
    assert content["card"][0]["values"] == [1, 1, 1, 9]
    assert content["card"][0]["tribe"] == card["tribe"]
    assert content["track"]["win_at"] == 3
    assert GAME.content()["card"][0] == card
    assert setup.content_id() != GAME.setup().content_id()


FIRST = GAME.content()["card"][0]["id"]


@pytest.mark.parametrize(("pack", "path"), [
    ({"dragon": []}, "content.dragon"),
    ({"card": {}}, "card"),
    ({"card": [{"values": [1, 2, 3, 4]}]}, "card.id"),
    ({"card": [{"id": FIRST, "wings": 2}]}, f"card {FIRST}.wings"),
    ({"card": [{"id": FIRST}, {"id": FIRST}]}, f"card {FIRST}.id"),
    ({"card": [{"id": FIRST, "values": [9, 2, 3, 4]}]}, f"card {FIRST}.values"),
    ({"card": [{"id": FIRST, "tribe": "dragons"}]}, f"card {FIRST}.tribe"),
    ({"card": [{"id": FIRST, "start": "1"}]}, f"card {FIRST}.start"),
    ({"card": [{"id": "new"}]}, "card new.tribe"),
    ({"track": 5}, "track"),
    ({"track": {"speed": 2}}, "track.speed"),
    ({"track": {"win_at": "two"}}, "track.win_at"),
    ({"track": {"win_at": 0}}, "track.win_at"),
    ({"track": {"enter": 2}}, "track.enter"),
    ({"replace": ["card"], "card": []}, "card"),
    ({"replace": ["track"]}, "replace"),
])
def test_a_wrong_pack_names_item_and_field(pack: dict[str, Any], path: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.setup(pack=pack)
    assert error.value.path == path
