"""Bots by name: what people write on the command line, and named levels of play."""
from __future__ import annotations

from typing import Final

from gateleg.bots.budget import Budget
from gateleg.bots.plan import PlanBot, PlanPlayer
from gateleg.bots.simple import OnePlyBot, RandomBot
from gateleg.bots.tree import TreeBot, TreePlayer
from gateleg.bots.turns import GreedyBot, PolicyBot, PolicyTurn, TurnSampler, TurnSearch
from gateleg.kernel.chance import Stream, seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game
from gateleg.kernel.lookahead import Bot
from gateleg.kernel.play import Evaluator, Policy

LEVELS: Final = {
    "beginner": "oneply",
    "easy": "mcts:1000",
    "medium": "policy",
    "hard": "plan:60",
    "expert": "plan:1000",
}
WITHOUT_POLICY: Final = {
    "beginner": "mcts:30",
    "easy": "mcts:100",
    "medium": "mcts:300",
    "hard": "mcts:1000",
    "expert": "mcts:3000",
}
SPECS: Final = (
    f"random, oneply, greedy, policy, mcts:N, mcts:Nms, plan:N, plan:Nms or a level ({', '.join(LEVELS)})"
)
MOST: Final = 100_000_000  # iterations or milliseconds
ARMS: Final = 24  # turns that a plan search judges, if the budget allows of so many playouts for each:
PLAYOUTS_AN_ARM: Final = 8
MCTS_OPTIONS: Final = ["rollout", "stop"]
PLAN_OPTIONS: Final = ["arms", "samples", "replies", "moves", "rounds"]


def make_bot(spec: str, game: Game, stream: Stream) -> Bot:
    """A bot by its name.

    mcts:N, mcts:Nms   tree search by iterations, or by milliseconds of the wall clock for each answer;
                       mcts:N:rollout=policy plays on by the game's policy instead of at random,
                       mcts:N:stop=quiet lets the evaluator judge the first quiet position instead of the end
    plan:N, plan:Nms   search over whole turns by playouts, or milliseconds for each turn; :arms=N turns are judged,
                       replies are the best of :samples=N turns, or with :replies=policy those of the game's policy;
                       with :moves=answers every answer is judged by itself, gone on with by the policy;
                       with :rounds=N playouts go on for N rounds before a quiet position is judged

    InputError names what is wrong with the spec and what there is.
    """
    parts = (level_spec(spec, game) if spec in LEVELS else spec).split(":")
    name = parts[0]
    if name == "mcts" or name == "plan":
        if len(parts) == 1:
            raise InputError(f"bot {spec}", f"a number of iterations or milliseconds: {name}:1000 or {name}:100ms")
        budget = read_budget(spec, parts[1])
        options = read_options(spec, parts[2:], MCTS_OPTIONS if name == "mcts" else PLAN_OPTIONS)
        return make_tree(spec, game, stream, budget, options) if name == "mcts" else (
            make_plan(spec, game, stream, budget, options)
        )
    if len(parts) > 1 or name not in ("random", "oneply", "greedy", "policy"):
        raise InputError(f"bot {spec}", SPECS)
    if name == "random":
        return RandomBot(stream.split())
    if name == "oneply":
        return OnePlyBot(stream.split(), game.evaluator())
    if name == "greedy":
        return GreedyBot(TurnSearch(stream.split(), game.evaluator(), game.policy(stream.split())))
    return PolicyBot(PolicyTurn(stream.split(), game.evaluator(), game.policy(stream.split())))


def level_spec(level: str, game: Game) -> str:
    """The bot that plays a level: as the game says, else by whether it brings a policy of its own."""
    if level in game.levels:
        return game.levels[level]
    plays = type(game.policy(seeded(0))) is not Policy
    return LEVELS[level] if plays else WITHOUT_POLICY[level]


def make_tree(spec: str, game: Game, stream: Stream, budget: Budget, options: dict[str, str]) -> Bot:
    rollout = one_of(spec, options, "rollout", ["random", "policy"])
    stop = one_of(spec, options, "stop", ["end", "quiet"])
    policy = game.policy(stream.split()) if rollout == "policy" else Policy(stream.split())
    return TreeBot(TreePlayer(stream.split(), policy, game.evaluator(), stop == "quiet"), budget)


def make_plan(spec: str, game: Game, stream: Stream, budget: Budget, options: dict[str, str]) -> Bot:
    evaluator = game.evaluator()
    policy = game.policy(stream.split())
    knows = type(evaluator) is not Evaluator
    plays = type(policy) is not Policy
    way = one_of(spec, options, "replies", ["policy", "samples"] if plays or not knows else ["samples", "policy"])
    most = ARMS if budget.milliseconds > 0 else min(ARMS, max(int(budget.iterations) // PLAYOUTS_AN_ARM, 2))
    arms = number(spec, "arms", options.get("arms", str(most)), 1000)
    samples = number(spec, "samples", options.get("samples", "64"), 100_000)
    search = TurnSearch(stream.split(), evaluator, policy)
    replies = game.policy(stream.split())
    if way == "samples" or "samples" in options:
        replies = TurnSampler(stream.split(), evaluator, replies, samples, (samples + 1) // 2)
    favourite: PolicyTurn | None = None
    if one_of(spec, options, "moves", ["turns", "answers"]) == "answers":
        favourite = PolicyTurn(stream.split(), evaluator, game.policy(stream.split()))
    rounds = number(spec, "rounds", options["rounds"], 1000) if "rounds" in options else 0
    return PlanBot(PlanPlayer(stream.split(), search, replies, evaluator, arms, budget, favourite, rounds))


def read_budget(spec: str, text: str) -> Budget:
    """`1000` iterations or `100ms`."""
    if text.endswith("ms"):
        return Budget(0, number(spec, "milliseconds", text[:-2], MOST))
    return Budget(number(spec, "iterations", text, MOST))


def read_options(spec: str, parts: list[str], known: list[str]) -> dict[str, str]:
    """The part of a spec after the budget: name=value, parted by colons."""
    options: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or name not in known or name in options:
            raise InputError(f"bot {spec}", f"{' or '.join(known)}, once each and as name=value, not {part!r}")
        options[name] = value
    return options


def one_of(spec: str, options: dict[str, str], name: str, values: list[str]) -> str:
    """The option's value, by default the first."""
    value = options.get(name, values[0])
    if value not in values:
        raise InputError(f"bot {spec}: {name}", f"{' or '.join(values)}, not {value!r}")
    return value


def number(spec: str, name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12 and 1 <= int(text) <= most):
        raise InputError(f"bot {spec}: {name}", f"a whole number from 1 to {most}, not {text!r}")
    return int(text)
