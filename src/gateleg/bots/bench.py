"""How fast tree search is."""
from __future__ import annotations

from time import process_time

from gateleg.bots.budget import Budget
from gateleg.bots.tree import TreePlayer
from gateleg.kernel.chance import seeded
from gateleg.kernel.game import Setup
from gateleg.kernel.lookahead import SeatPosition
from gateleg.kernel.play import Policy
from gateleg.kernel.session import Session

SEED = 1
BATCH = 200  # iterations between looks at the clock


def quarter_position(setup: Setup, seed: int = SEED) -> SeatPosition:
    """The first question with a choice after a quarter of a random game's steps; in Allies that of the second round.

    ValueError if there is none.
    """
    steps = random_session(setup, seed, -1).turn
    session = random_session(setup, seed, (steps + 3) // 4)
    if not session.questions:
        raise ValueError(f"{setup.game.name} has no question after a quarter of the game with seed {seed}")
    return session.position(session.questions[0])


def random_session(setup: Setup, seed: int, steps: int) -> Session:
    """A game of random answers, up to the first question with a choice after so many steps; to the end for -1."""
    session = Session(setup.game.seeded(setup, seed), False, False)
    stream = seeded(seed)
    while session.questions:
        question = session.questions[0]
        if 0 <= steps <= session.turn and len(question.labels) > 1:
            break
        session.answer(question, int(stream.below(len(question.labels))))
    return session


def mcts_iterations_per_second(setup: Setup, seconds: float, seed: int = SEED) -> float:
    """Iterations of one tree search with random playouts to the end at `quarter_position`, by CPU time."""
    position = quarter_position(setup, seed)
    stream = seeded(seed)
    player = TreePlayer(stream.split(), Policy(stream.split()), setup.game.evaluator())
    player.best(position, Budget(BATCH))
    iterations = 0
    start = process_time()
    while process_time() - start < seconds:
        player.grow(position, BATCH)
        iterations += BATCH
    return iterations / (process_time() - start)
