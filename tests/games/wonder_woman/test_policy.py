"""Scripted play and judgement."""
from __future__ import annotations

import pytest

from gateleg.bots.levels import make_bot
from gateleg.bots.plan import PlanBot
from gateleg.games.registry import find_game
from gateleg.games.wonder_woman.box import DAMAGE_COST
from gateleg.games.wonder_woman.evaluator import Outlook, WonderWomanEvaluator, standing
from gateleg.games.wonder_woman.goals import Lines
from gateleg.games.wonder_woman.state import (
    ACTIONS,
    CHOICE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    HAND,
    PLAYED,
    START,
    WARRIORS,
    WonderWoman,
    zone_of,
)
from gateleg.games.wonder_woman.words import (
    ACT,
    AGREE_OR_NOT,
    CARRY_WARRIORS,
    CHOOSE_CARD,
    MOVE_TO,
    TEAM_UP,
    USE_WARRIORS,
    WAIT,
)
from gateleg.kernel.chance import fast_chance, seeded
from gateleg.kernel.play import Policy
from gateleg.kernel.session import Session
from gateleg.kernel.table import State, play_step

GAME = find_game("wonder_woman")
ENEMIES = ["ares", "cheetah", "circe"]


def game(enemy: str, seed: int, policy: Policy) -> WonderWoman:
    t = GAME.seeded(GAME.setup(["diana", "nubia", "mala"], {"enemy": enemy}), seed)
    assert isinstance(t, WonderWoman)
    t.prompt = policy.prompt
    return t


def played(enemy: str, seed: int, policy: Policy) -> WonderWoman:
    t = game(enemy, seed, policy)
    while not t.over:
        play_step(t)
    return t


class Watching(Policy):
    """Plays at random and looks at what the scripted play would do."""

    def __init__(self) -> None:
        super().__init__(seeded(3))
        self.scripted = GAME.policy(seeded(4))
        self.own = 0
        self.waits = 0
        self.cards = 0

    def choose(self, t: State) -> int:
        assert isinstance(t, WonderWoman)
        p = t.prompt
        if p.kind == CHOOSE_CARD and p.count > 1:
            before = GAME.to_position(t)
            choice = self.scripted.choose(t)
            assert 0 <= choice < p.count
            assert GAME.to_position(t) == before
            assert t.cards.zone_of(p.options[choice]) == zone_of(p.seat, HAND)
            self.cards += 1
        return int(super().choose(t))

    def choose_for_team(self, t: State) -> int:
        assert isinstance(t, WonderWoman)
        p = t.prompt
        if p.kind == ACT:
            before = GAME.to_position(t)
            for seat in {int(p.owners[i]) for i in range(int(p.count))}:
                choice = self.scripted.choose_for_seat(t, seat)
                assert p.owners[choice] == seat
                self.own += 1
                self.waits += p.options[choice] == WAIT
            assert GAME.to_position(t) == before
        return int(super().choose_for_team(t))


@pytest.mark.parametrize("enemy", ENEMIES)
def test_each_seat_answers_for_itself_and_looking_changes_nothing(enemy: str) -> None:
    watching = Watching()
    played(enemy, 1, watching)
    assert watching.own > watching.waits > 0
    assert watching.cards > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("enemy", ENEMIES)
def test_scripted_play_lasts_longer_or_wins(enemy: str) -> None:
    by_chance = [played(enemy, seed, Policy(seeded(seed))) for seed in range(3)]
    scripted = [played(enemy, seed, GAME.policy(seeded(seed))) for seed in range(3)]
    assert sum(t.result(0) for t in by_chance) <= sum(t.result(0) for t in scripted)
    assert sum(int(t.round) for t in by_chance) < sum(int(t.round) for t in scripted)


@pytest.mark.parametrize("enemy", ENEMIES)
def test_the_standing_follows_the_tracks(enemy: str) -> None:
    t = game(enemy, 2, Policy(seeded(2)))
    evaluator = WonderWomanEvaluator()
    while t.phase != START or t.round == 0:
        play_step(t)
    assert evaluator.quiet(t)
    even = evaluator.value(t, 0)
    assert 0.0 < even < 1.0
    was = standing(t)
    t.defense -= 5
    assert standing(t) < was
    assert evaluator.value(t, 0) < even
    t.defense += 5
    t.health -= 3
    assert evaluator.value(t, 0) > even


def gain_of(t: WonderWoman, region: int, cost: int, times: int, team: int, used: int) -> float:
    outlook = Outlook()
    outlook.look(t)
    return outlook.gain(t, region, cost, times, team, used)


def test_the_deck_that_ends_the_game_is_a_clock() -> None:
    """WW.15.4: reshuffles and Hunting Parties bring the Cheetah's win nearer; no other enemy's deck does."""
    t = game("cheetah", 2, Policy(seeded(2)))
    while t.phase != START or t.round == 0:
        play_step(t)
    region = t.place[0]
    party = t.box.hunting_party
    was = standing(t)
    t.add(region, party, 1)
    early = gain_of(t, region, party, 1, 1, 0)
    assert standing(t) < was
    t.reshuffles = t.box.lose_on - 1
    assert standing(t) < was - 0.3
    assert gain_of(t, region, party, 1, 1, 0) > early > 0.0  # the shorter the deck, the worse each card
    other = game("circe", 2, Policy(seeded(2)))
    while other.phase != START or other.round == 0:
        play_step(other)
    was = standing(other)
    while other.cards.size(ENEMY_DECK) > 1:
        other.cards.move(other.cards.top(ENEMY_DECK), ENEMY_DISCARD)
    assert standing(other) == was


def test_the_last_damage_to_ares_counts_for_the_charged_sword_alone() -> None:
    t = game("ares", 2, Policy(seeded(2)))
    while t.phase != START or t.round == 0:
        play_step(t)
    t.health = 1
    t.blessings = 0
    bearer = 1 << t.bearer
    others = t.everybody() & ~bearer
    region = t.place[0]
    assert gain_of(t, region, DAMAGE_COST, 1, bearer, 0) > 1.0
    assert gain_of(t, region, DAMAGE_COST, 1, others, 0) <= 0.0
    assert t.health == 1


def test_only_the_bearer_lines_up_for_the_last_damage_to_ares() -> None:
    """WW.14.8: others, alone, leave him one Health; with Blessings on the board the bearer does, too."""
    t = game("ares", 2, Policy(seeded(2)))
    while t.phase != START or t.round == 0:
        play_step(t)
    lines = Lines()
    other = (t.bearer + 1) % t.seats
    t.blessings = 0
    for seat, last in ((t.bearer, 0), (other, 1)):
        lines.look(t)
        lines.look_for(t, seat)
        assert lines.last == last
    t.blessings = 1
    lines.look_for(t, t.bearer)
    assert lines.last == 1


def test_the_largest_hand_of_the_box_is_played() -> None:
    """Nu'bia after three Persistent cards: two open cards, five and six in her Battle Plan."""
    setup = GAME.setup(["diana", "nubia"], {"enemy": "ares"})
    policy = GAME.policy(seeded(1))
    t = GAME.seeded(setup, 1)
    t.prompt = policy.prompt
    assert isinstance(t, WonderWoman)
    while t.phase != CHOICE:
        play_step(t)
    faces = sorted(card["id"] for card in GAME.content()["hero_card"])
    hand = [*faces, "swift"]
    position = GAME.patched(setup, GAME.to_position(t), {"hands": {"nubia": hand}})
    large = GAME.from_position(setup, position, fast_chance(1, len(GAME.purposes)))
    assert isinstance(large, WonderWoman)
    assert large.cards.size(zone_of(1, HAND)) == 13
    large.prompt = policy.prompt
    play_step(large)
    assert large.phase == ACTIONS
    played = [large.cards.face(large.cards.top(zone_of(1, PLAYED + slot))) for slot in range(3)]
    assert all(hand.count(large.box.ids[face]) >= played.count(face) for face in played)


def test_warriors_are_kept_where_an_animal_can_be_moved_without_them() -> None:
    """Against Circe a Wolf is moved no farther than is of use, and Warriors stay for the great strike."""
    setup = GAME.setup(["diana", "mala"], {"enemy": "circe"})
    policy = GAME.policy(seeded(1))
    t = GAME.seeded(setup, 1)
    t.prompt = policy.prompt
    assert isinstance(t, WonderWoman)
    while t.phase != ACTIONS:
        play_step(t)
    mighty = {"slot-1": {"card": "mighty"}}
    position = GAME.patched(setup, GAME.to_position(t), {
        "heroes": {"diana": "square", "mala": "square"},
        "enemy": "harbor",
        "played": {"diana": mighty, "mala": mighty},
    })
    regions = t.box.region_ids
    table = GAME.from_position(setup, position, fast_chance(1, len(GAME.purposes)))
    assert isinstance(table, WonderWoman)
    for number in range(len(table.cubes)):
        table.cubes[number] = 0
    table.add(regions.index("square"), 1, 1)
    table.add(regions.index("library"), 1, 1)
    table.add(regions.index("square"), WARRIORS, 12)
    table.prompt = policy.prompt
    play_step(table)
    assert table.acted != 0
    assert [table.count(regions.index(name), 1) for name in ("square", "library")] == [0, 2]
    assert table.count(regions.index("square"), WARRIORS) == 12


@pytest.mark.compiled_only
def test_a_search_leaves_what_serves_later_rounds_to_the_policy() -> None:
    """A search to the end of the round would leave Warriors behind: no card of this round needs them."""
    policy = GAME.policy(seeded(1))
    for kind in (ACT, CHOOSE_CARD, MOVE_TO, USE_WARRIORS, TEAM_UP):
        assert not policy.settles(kind)
    for kind in (CARRY_WARRIORS, AGREE_OR_NOT):
        assert policy.settles(kind)
    bot = make_bot("plan:4:moves=answers", GAME, seeded(2))
    assert isinstance(bot, PlanBot)
    session = Session(GAME.seeded(GAME.setup(["diana", "mala"]), 3))
    looked: dict[int, bool] = {}
    while session.questions and len(session.log) < 120:
        question = session.questions[0]
        bot.player.playouts = -1
        index = bot.pick(session.position(question))
        if len(question.options) > 1:
            looked[question.kind] = looked.get(question.kind, False) or bot.player.playouts > 0
        session.answer(question, index)
    assert looked[CHOOSE_CARD]
    assert looked[MOVE_TO]
    assert not any(found for kind, found in looked.items() if policy.settles(kind))
