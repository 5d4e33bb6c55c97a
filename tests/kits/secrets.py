"""The secrets kit, which every game inherits: `class TestMySecrets(SecretsKit): game = GAME`."""
from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, ClassVar

from gateleg.kernel.cards import SPECTATOR
from gateleg.kernel.chance import Stream, seeded
from gateleg.kernel.game import Game
from gateleg.kernel.lookahead import Replaying, SeatPosition
from gateleg.kernel.record import Played
from gateleg.kernel.session import Session
from gateleg.kernel.table import UNANSWERED, State
from gateleg.kernel.transfer import from_bytes, to_bytes
from tests.kits.probe import (
    bare,
    check_marker,
    check_spectator,
    check_twin,
    known_faces,
    random_game,
    random_setup,
    twin,
    watched_game,
)
from tests.mode import scale

ELSEWHERE = """
import importlib, json, sys
from tests.kits.secrets import answer_of
from gateleg.kernel.transfer import from_bytes
module, name = sys.argv[1:]
game = getattr(importlib.import_module(module), name)
for line in sys.stdin:
    seats, options, pack, data = json.loads(line)
    print(json.dumps(answer_of(from_bytes(game.setup(seats, options, pack), bytes.fromhex(data)))))
"""


class Looking(Replaying):
    """A bot that tells what it would see after a few answers in worlds dealt from a seat position."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.asked: list[int] = []

    def decide(self, t: State) -> int:
        self.asked.append(int(t.prompt.kind))
        return self.stream.below(t.prompt.count)


def answer_of(position: SeatPosition) -> list[Any]:
    """What a bot makes of a position: a function of the position alone."""
    looking = Looking(seeded(7))
    faces = []
    for _ in range(2):
        t = looking.find_world(position)
        faces.append([int(t.cards.face(card)) for card in range(t.cards.layout.cards)])
    return [faces, looking.asked, [int(label) for label in position.labels]]


class SecretsKit:
    """What must hold for every game in which anything is hidden; open games pass too.

    games   how many random games each test plays compiled; interpreted a tenth, looking at every fifth question
    fixed   options that are the same in all of them;   pack   content laid over the game's
    namesakes   faces that are called like something open, in texts
    """

    game: ClassVar[Game]
    games: ClassVar[int] = 20
    namesakes: ClassVar[frozenset[str]] = frozenset()
    fixed: ClassVar[dict[str, str]] = {}
    pack: ClassVar[dict[str, Any]] = {}

    def sessions(self, share: int = 1):
        games = self.games // share
        for seed in range(scale(max(2, games), max(1, games // 10))):
            stream = seeded(seed + 1000)
            setup = random_setup(self.game, stream, self.fixed, self.pack)
            yield setup, Session(self.game.seeded(setup, seed)), stream

    def test_redealt_twins_look_the_same_to_everybody_at_every_question(self):
        for _, session, stream in self.sessions():
            for question in watched_game(session, stream, may_take_back=True):
                for viewer in [*range(session.table.seats), SPECTATOR]:
                    check_twin(session, viewer, question, stream)

    def test_no_unknown_face_is_shown_or_named_to_anybody(self):
        for _, session, stream in self.sessions():
            words = self.game.vocabulary(session.table)
            for _ in watched_game(session, stream):
                for viewer in [*range(session.table.seats), SPECTATOR]:
                    check_marker(session, viewer, words, stream)

    def test_no_unknown_face_is_named_in_models_and_errors(self):
        """By name, in what leaves the process as text."""
        for setup, session, stream in self.sessions(4):
            words = self.game.vocabulary(session.table)
            played = Played(setup, 1)
            for _ in watched_game(played.session, stream):
                cards = played.session.table.cards
                for viewer in played.session.waiting():
                    hidden = set(unknown_names(played.session, viewer, words.faces)) - self.namesakes
                    texts = []
                    try:
                        played.answer(viewer, "no-such-option")
                    except ValueError as error:
                        texts.append(str(error))
                    if type(self.game).model is not Game.model:
                        view = played.session.view(viewer)
                        assert cards is played.session.table.cards
                        texts.append(repr(self.game.model(view, setup)))
                    for text in texts:
                        found = [name for name in hidden if f"'{name}'" in text or f" {name}," in text]
                        assert not found, text

    def test_spectators_see_only_the_public(self):
        for _, session, stream in self.sessions():
            for _ in watched_game(session, stream):
                check_spectator(session)

    def test_seat_positions_hold_no_stream_and_no_hidden_number(self):
        for _, session, stream in self.sessions():
            for question in watched_game(session, stream):
                position = session.position(question)
                chance = position.stable.chance
                assert [int(state) for state in chance.state] == [1] * len(self.game.purposes)
                assert chance.source is None
                assert int(chance.epoch) == int(chance.drawn) == 0
                numbers = [outcome for outcome in position.outcomes if outcome.order is None]
                assert all(n.value == UNANSWERED for n in numbers if not n.privy >> position.seat & 1)

    def test_every_redealt_world_shows_the_seat_what_it_knows(self):
        for _, session, stream in self.sessions(2):
            for question in watched_game(session, stream):
                for seat in range(session.table.seats):
                    position = session.position_for(seat, question)
                    cards = position.redealt(stream).cards
                    before = session.stable.cards
                    assert cards.view(seat) == before.view(seat) or position.known != int(before.known(seat))
                    assert cards.hints(seat) == before.hints(seat) or position.known != int(before.known(seat))

    def test_a_bot_answers_alike_in_twins(self):
        for _, session, stream in self.sessions(4):
            for question in random_game(session, stream):
                if stream.below(5) == 0:
                    other = twin(session, question.seat, question, stream)
                    theirs = other.question_of(question.seat)
                    assert theirs is not None
                    one, two = session.position(question), other.position(theirs)
                    assert bare(one) == bare(two)
                    assert answer_of(one) == answer_of(two)

    def test_a_position_survives_going_to_another_process(self):
        lines, here = [], []
        for setup, session, stream in self.sessions(10):
            for question in watched_game(session, stream):
                position = session.position(question)
                data = to_bytes(position)
                assert to_bytes(from_bytes(setup, data)) == data
                if stream.below(scale(8, 2)) == 0:
                    here.append(answer_of(position))
                    lines.append(json.dumps([setup.seats, setup.options, setup.pack, data.hex()]))
        module = type(self.game).__module__
        name = next(key for key, value in vars(sys.modules[module]).items() if value is self.game)
        run = subprocess.run(
            [sys.executable, "-c", ELSEWHERE, module, name], input="\n".join(lines), capture_output=True, text=True,
        )
        assert run.returncode == 0, run.stderr
        assert [json.loads(line) for line in run.stdout.splitlines()] == here


def unknown_names(session: Session, viewer: int, names: list[str]) -> list[str]:
    """Names of the faces that the viewer knows nowhere."""
    known = known_faces(session, viewer)
    return [name for face, name in enumerate(names) if face not in known]
