"""What is in the box, where it comes from, and packs that owners of the box transcribe."""
from __future__ import annotations

from pathlib import Path

import pytest

from gateleg.games.wonder_woman.game import GAME
from gateleg.kernel.content import untagged
from gateleg.kernel.errors import InputError
from gateleg.kernel.pack import read_pack, set_lines


def test_every_value_says_where_it_comes_from() -> None:
    assert untagged(GAME.content()) == []
    assert GAME.content_faults(GAME.content()) == []


@pytest.mark.clause("WW.21.1", "WW.1.4")
def test_the_hero_deck_holds_sixty_cards_of_twelve_names_and_four_relics() -> None:
    cards = GAME.content()["hero_card"]
    assert {card["id"]: card["copies"] for card in cards} == dict.fromkeys([
        "bold", "inspiring", "persistent", "tactical", "resolute", "swift", "experienced", "insightful", "mighty",
        "fierce", "commanding", "devoted",
    ], 5)
    values = {card["id"]: [card[e] for e in ("wisdom", "vigor", "agility", "leadership")] for card in cards}
    assert values["bold"] == [0, 0, 2, 2]
    assert values["swift"] == [2, 0, 4, 0]
    assert values["mighty"] == [0, 4, 0, 2]
    assert len(GAME.content()["relic"]) == 8


@pytest.mark.clause("WW.21.2", "WW.21.3", "WW.21.4")
@pytest.mark.parametrize(("enemy", "artifacts"), [("ares", 0), ("cheetah", 4), ("circe", 0)])
def test_each_enemy_has_thirty_cards_two_for_each_region(enemy: str, artifacts: int) -> None:
    cards = [card for card in GAME.content()["enemy_card"] if card["enemy"] == enemy]
    assert len(cards) == 30
    regions = [card["region"] for card in cards]
    assert {regions.count(region["id"]) for region in GAME.content()["region"]} == {2}
    effects = {e["id"]: e for e in GAME.content()["enemy_effect"] if e["enemy"] == enemy}
    assert sum(effects[card["effect"]]["artifact"] for card in cards) == artifacts


@pytest.mark.clause("WW.1.7", "WW.17.1", "WW.1.6", "WW.1.5")
@pytest.mark.parametrize(("enemy", "seats", "normal", "harder", "draws"), [
    ("ares", 2, 15, 18, 1), ("ares", 3, 17, 20, 2), ("ares", 4, 15, 18, 3), ("ares", 5, 17, 20, 3),
    ("cheetah", 2, 12, 18, 1), ("cheetah", 5, 14, 20, 3), ("circe", 4, 10, 13, 3), ("circe", 3, 12, 15, 2),
])
def test_health_and_cards_follow_the_side_of_the_mat(
    enemy: str, seats: int, normal: int, harder: int, draws: int
) -> None:
    heroes = GAME.heroes()[:seats]
    for value, health in (("no", normal), ("yes", harder)):
        setup = GAME.setup(heroes, {"enemy": enemy, "harder_health": value})
        position = GAME.to_position(GAME.seeded(setup, 1))
        assert position["health"] == health
        assert position["defense"] == 20
        assert set(position["heroes"].values()) == {"palace"}
        assert GAME.prepared(setup).box.draws == draws


@pytest.mark.clause("WW.0.1", "WW.1.1")
@pytest.mark.parametrize("seats", [["diana"], ["diana", "diana"], ["diana", "superman"], ["a"] * 6])
def test_two_to_five_players_with_different_heroes(seats: list[str]) -> None:
    with pytest.raises(InputError, match="seats: expected two to five different Heroes"):
        GAME.setup(seats)


CARD = """
[[enemy_effect]]
id = "ruthless"
"""
BROKEN = {
    "an unknown list": ("[[villain]]\nid = 'x'\n", 1, "content.villain"),
    "an unknown field": ("[[hero_card]]\nid = 'bold'\nspeed = 2\n", 3, "hero_card bold.speed"),
    "a number that is text": ("[[hero_card]]\nid = 'bold'\n\nwisdom = 'two'\n", 4, "hero_card bold.wisdom"),
    "a new card without values": ("[[hero_card]]\nid = 'brave'\nname = 'Brave'\ncopies = 1\nwisdom = 1\nvigor = 1\n"
                                  "agility = 0\n", 1, "hero_card brave.leadership"),
    "no such operation": (CARD + "ops = [{ op = 'deply', what = 'servant-of-war' }]\n", 4,
                          "enemy_effect ruthless.ops[0].op"),
    "an operation without a field": (CARD + "ops = [{ op = 'heal', count = 2 }]\n", 4,
                                     "enemy_effect ruthless.ops[0].cap"),
    "an Obstacle of another enemy": (
        CARD + "ops = [{ op = 'deploy', what = 'lycanthrope', count = 1, where = 'palace' }]\n", 4,
        "enemy_effect ruthless.ops[0].what"),
    "a place that is none": (
        CARD + "ops = [{ op = 'deploy', what = 'servant-of-war', count = 1, where = 'atlantis' }]\n", 4,
        "enemy_effect ruthless.ops[0].where"),
    "a card in no region": ("[[enemy_card]]\nid = 'ruthless-palace'\nregion = 'atlantis'\n", 3,
                            "enemy_card ruthless-palace.region"),
    "copies that do not fit": (CARD + "copies = 5\n", 4, "enemy_effect ruthless.copies"),
    "Health above the track": ("[[enemy]]\nid = 'circe'\nhealth_2_4 = 20\n[board]\nhealth_track_max = 19\n", 3,
                               "enemy circe.health_2_4"),
    "a Relic that leads nowhere": ("[[relic]]\nid = 'lasso-of-truth'\nregion = 'nowhere'\n", 3,
                                   "relic lasso-of-truth.region"),
    "an ability with a wrong word": (
        "[[hero_card]]\nid = 'bold'\nability = { op = 'double_self', when = 'slot_2' }\n", 3,
        "hero_card bold.ability.when"),
    "a road to itself": ("[[road]]\nid = 'palace--square'\nb = 'palace'\n", 3, "road palace--square.b"),
    "an island apart": ("replace = ['road']\n[[road]]\nid = 'one'\na = 'palace'\nb = 'square'\n[[road]]\nid = 'two'\n"
                        "a = 'square'\nb = 'library'\n", 0, "region barracks"),
}


@pytest.mark.parametrize(("text", "line", "path"), BROKEN.values(), ids=list(BROKEN))
def test_a_broken_pack_is_named_by_line_card_and_field(text: str, line: int, path: str, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(text, "utf-8")
    pack = read_pack(file)
    faults = GAME.pack_faults(pack.content)
    set_lines(faults, pack)
    assert (line, path) in [(fault.line, fault.path) for fault in faults]
    with pytest.raises(InputError):
        GAME.setup(pack=pack.content)


def test_a_pack_of_printed_cards_is_played() -> None:
    """All cards of an enemy given anew, with other effects."""
    effects = [
        {"id": "printed", "enemy": "ares", "name": "Printed", "copies": 15, "text": "Two Servants in the Palace.",
         "ops": [{"op": "deploy", "what": "servant-of-war", "count": 2, "where": "palace"}], "artifact": False},
    ]
    regions = [region["id"] for region in GAME.content()["region"]]
    cards = [
        {"id": f"printed-{region}", "enemy": "ares", "name": region, "effect": "printed", "region": region}
        for region in regions
    ]
    others = [e for e in GAME.content()["enemy_effect"] if e["enemy"] != "ares"]
    kept = [c for c in GAME.content()["enemy_card"] if c["enemy"] != "ares"]
    pack = {"replace": ["enemy_effect", "enemy_card"], "enemy_effect": effects + others, "enemy_card": cards + kept}
    assert GAME.pack_faults(pack) == []
    setup = GAME.setup(pack=pack)
    assert setup.content_id() != GAME.setup().content_id()
    assert GAME.prepared(setup).box.effect_ids == ["printed"]


def test_the_milder_circe_is_a_sound_pack_that_changes_invented_effects_alone() -> None:
    file = GAME.folder / "packs" / "circe-milder.toml"
    pack = read_pack(file).content
    assert GAME.pack_faults(pack) == []  # what `gateleg content check` says
    assert set(pack) - {"game"} == {"enemy_effect"}
    own = {effect["id"]: effect for effect in GAME.content()["enemy_effect"]}
    for effect in pack["enemy_effect"]:
        assert own[effect["id"]]["enemy"] == "circe"
        assert own[effect["id"]]["tags"]["ops"] == "invented"
        assert effect["ops"] != own[effect["id"]]["ops"]
    codes = {pack_name: GAME.prepared(GAME.setup(options={"enemy": "circe"}, pack=content)).box.code
             for pack_name, content in (("own", {}), ("milder", pack))}
    assert codes["own"] != codes["milder"]
