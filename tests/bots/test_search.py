"""Properties of the searching bots."""
from __future__ import annotations

from functools import partial
from typing import cast

import pytest

from gateleg.bots.budget import Budget
from gateleg.bots.levels import make_bot
from gateleg.bots.plan import PlanBot, PlanPlayer
from gateleg.bots.tree import TreePlayer
from gateleg.bots.turns import GreedyBot, TurnBot, TurnSampler, TurnSearch, answer_key
from gateleg.games.registry import find_game
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Game
from gateleg.kernel.lookahead import Bot, SeatPosition
from gateleg.kernel.play import Evaluator, Policy
from gateleg.kernel.session import Session, play_match
from gateleg.kernel.table import State
from tests.bots.raid import ACT, DEPTH, DIG, GIVE, HOME, STASH, TUNNEL, Raid, RaidEvaluator, RaidGame
from tests.kits.bots import assert_same_answer_in_twin
from tests.mode import scale

ALLIES = find_game("allies")
SPECS = ["random", "oneply", "greedy", "policy", "mcts:20", "mcts:20:stop=quiet", "plan:12:arms=3", "plan:12:samples=4"]


def session_of(game: Game, seed: int) -> Session:
    return Session(game.seeded(game.setup(), seed), False, False)


def played(game: Game, specs: list[str], seed: int) -> list[float]:
    bots = [make_bot(spec, game, seeded(10 * seed + n)) for n, spec in enumerate(specs)]
    return play_match(session_of(game, seed), bots)


def seeded_bot(spec: str, game: Game, seed: int) -> Bot:
    return make_bot(spec, game, seeded(seed))


# -- dice, teams, ballots of several questions, private answers, long turns, an early end ---------------------------
@pytest.mark.parametrize("knowing", [True, False])
@pytest.mark.parametrize("spec", SPECS)
def test_bots_play_games_of_every_kind_of_question(spec: str, knowing: bool) -> None:
    for seed in range(scale(10, 1)):
        results = played(RaidGame(knowing), [spec, "random", spec, "random"], seed)
        assert sum(results) == 2.0


@pytest.mark.parametrize("spec", SPECS)
def test_they_answer_by_what_their_seat_knows(spec: str) -> None:
    game = RaidGame(True)
    kinds = set()
    for seed in range(scale(30, 10)):
        session = session_of(game, seed)
        stream = seeded(seed)
        while session.questions:
            question = session.questions[int(stream.below(len(session.questions)))]
            if len(question.labels) > 1 and stream.below(4) == 0:
                assert_same_answer_in_twin(partial(seeded_bot, spec, game, seed), session, question, seed)
                kinds.add(question.kind)
            session.answer(question, int(stream.below(len(question.labels))))
    assert kinds == {ACT, GIVE, TUNNEL, DEPTH, STASH}


@pytest.mark.compiled_only
@pytest.mark.parametrize("spec", ["oneply", "mcts:200", "plan:60"])
def test_searching_teams_beat_random_ones(spec: str) -> None:
    games = 30
    won = sum(played(RaidGame(True), [spec, "random", spec, "random"], seed)[0] for seed in range(games))
    assert won > 0.6 * games


class Watching(Bot):
    """Passes questions on and notes what was asked and answered."""

    def __init__(self, inner: TurnBot) -> None:
        self.inner = inner
        self.answers: list[tuple[int, int, int]] = []  # kind, label, searches so far

    def pick(self, position: SeatPosition) -> int:
        index = self.inner.pick(position)
        self.answers.append((position.kind, int(position.labels[index]), self.inner.searches))
        return index


def test_a_plan_is_followed_without_searching_again() -> None:
    bot = Watching(cast(TurnBot, make_bot("plan:12:arms=3", ALLIES, seeded(1))))
    session = session_of(ALLIES, 3)
    play_match(session, [bot, make_bot("random", ALLIES, seeded(2))])
    assert bot.inner.searches <= 20 + 2  # turns, and two picks of tribes
    assert len(bot.answers) > 2 * bot.inner.searches


def test_a_plan_ends_where_dice_are_rolled() -> None:
    """What comes after a roll is decided when it is known."""
    game = RaidGame(True)
    dug = 0
    for seed in range(scale(10, 4)):
        bots = [Watching(cast(TurnBot, make_bot("plan:12:arms=3", game, seeded(seed + n)))) for n in range(4)]
        play_match(session_of(game, seed), list(bots))
        for bot in bots:
            for before, after in zip(bot.answers, bot.answers[1:], strict=False):
                if before[:2] == (ACT, DIG):
                    dug += 1
                    assert after[2] == before[2] + 1
    assert dug > 0


def test_a_plan_may_span_steps() -> None:
    game = RaidGame(True)
    session = session_of(game, 1)
    while session.questions[0].kind != ACT:
        session.answer(session.questions[0], 0)
    position = session.position(session.questions[0])
    search = TurnSearch(seeded(1), RaidEvaluator(), Policy(seeded(2)))
    plans = search.shortlist(position, 100)
    assert search.turns > 5
    acts = {
        tuple(int(key) for key in plan.keys if key // 1024 % 128 == ACT) for plan in plans
    }
    assert (int(answer_key(0, ACT, HOME)),) in acts
    assert any(len(keys) == 3 for keys in acts)
    assert all(plan.certain == 1 for plan in plans if plan.keys[0] == answer_key(0, ACT, DIG))


def test_turns_of_too_many_ways_are_sampled() -> None:
    search = TurnSearch(seeded(1), Evaluator(), Policy(seeded(2)))
    search.most = 50
    session = session_of(ALLIES, 1)
    while session.turn < 8:
        session.answer(session.questions[0], 0)
    plans = search.shortlist(session.position(session.questions[0]), 200)
    assert search.turns == 100
    assert len({int(plan.keys[0]) for plan in plans}) > 1  # the first fifty ways all play the first card


# -- strength -------------------------------------------------------------------------------------------------------
def test_sampled_turns_are_better_than_random_ones() -> None:
    evaluator = ALLIES.evaluator()
    stream = seeded(1)
    random = Policy(stream.split())
    sampler = TurnSampler(stream.split(), evaluator, Policy(stream.split()), 20, 10)
    t: State = random.play(ALLIES.seeded(ALLIES.setup(), 1))
    gain = 0.0
    while not t.over:
        start = t.clone()
        t = sampler.play(start.clone())
        gain += evaluator.value(t, sampler.mover) - evaluator.value(random.play(start), sampler.mover)
    assert gain > 2.0


def test_sampled_turns_with_dice_are_judged_again() -> None:
    """The sampler must not believe the one roll that its samples have seen."""
    game = RaidGame(True)
    sampler = TurnSampler(seeded(1), RaidEvaluator(), Policy(seeded(2)), 12, 6)
    went_home = 0
    turns = scale(60, 30)
    for seed in range(turns):
        t = game.seeded(game.setup(), seed)
        assert isinstance(t, Raid)
        t.acts = 0
        t.gold = [0, 0] if seed % 2 else [39, 0]
        end = sampler.play(t.clone())
        assert isinstance(end, Raid)
        assert end.over or end.acts <= 0
        went_home += end.gold == [0, 0]
    assert went_home < turns // 3  # with nothing to lose one digs


def test_greedy_plays_the_best_turn_of_all() -> None:
    session = session_of(ALLIES, 1)
    while session.turn < 4:
        session.answer(session.questions[0], 0)
    position = session.position(session.questions[0])
    best = TurnSearch(seeded(1), ALLIES.evaluator(), ALLIES.policy(seeded(2))).shortlist(position, 1)[0]
    every = TurnSearch(seeded(1), ALLIES.evaluator(), ALLIES.policy(seeded(2))).shortlist(position, 1000)
    assert best.prior == max(plan.prior for plan in every)
    assert len({int(plan.digest) for plan in every}) == len(every)  # equal outcomes once
    bot = make_bot("greedy", ALLIES, seeded(1))
    assert isinstance(bot, GreedyBot)
    label = int(position.labels[bot.pick(position)])
    top = [plan.keys[0] for plan in every if plan.prior > best.prior - 1e-6]
    assert answer_key(position.seat, position.kind, label) in top


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("strong", "weak"), [("oneply", "random"), ("greedy", "oneply"), ("policy", "oneply"), ("mcts:300", "random")],
)
def test_stronger_bots_win(strong: str, weak: str) -> None:
    games = 20
    won = 0.0
    for seed in range(games):
        specs = [strong, weak] if seed % 2 == 0 else [weak, strong]
        won += played(ALLIES, specs, seed)[seed % 2]
    assert won > 0.7 * games


# -- budgets --------------------------------------------------------------------------------------------------------
def question_of(seed: int) -> SeatPosition:
    session = session_of(ALLIES, seed)
    while session.turn < 11:
        session.answer(session.questions[0], 0)
    return session.position(session.questions[0])


def test_a_tree_search_makes_the_iterations_it_is_given() -> None:
    player = TreePlayer(seeded(1), Policy(seeded(2)), Evaluator())
    player.best(question_of(1), Budget(25))
    assert player.iterations == 25
    assert player.rejected == 0
    player.best(question_of(1), Budget(0, 1))
    assert player.iterations > 0


def test_a_plan_search_makes_no_more_playouts_than_it_is_given() -> None:
    search = TurnSearch(seeded(1), ALLIES.evaluator(), Policy(seeded(2)))
    replies = ALLIES.policy(seeded(3))
    player = PlanPlayer(seeded(4), search, replies, ALLIES.evaluator(), 8, Budget(240))
    player.best(question_of(1))
    assert 200 <= player.playouts <= 240
    timed = PlanPlayer(seeded(4), search, replies, ALLIES.evaluator(), 8, Budget(0, 1))
    timed.best(question_of(1))
    assert timed.playouts > 0


def test_time_is_kept_in_all_rounds_of_a_plan_search() -> None:
    """Whatever the machine: the longer budget makes more playouts."""
    def playouts(milliseconds: int) -> int:
        search = TurnSearch(seeded(1), ALLIES.evaluator(), Policy(seeded(2)))
        player = PlanPlayer(seeded(4), search, Policy(seeded(3)), ALLIES.evaluator(), 8, Budget(0, milliseconds))
        bot = PlanBot(player)
        bot.pick(question_of(1))
        return int(player.playouts)

    assert playouts(400) > playouts(1)
