"""The basic kit, which every game inherits: `class TestMyGame(BasicKit): game = GAME`."""
from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from itertools import count
from typing import Any, ClassVar

import pytest

from gateleg.kernel.cards import NOWHERE, SPECTATOR, Cards
from gateleg.kernel.chance import fast_chance, hosted_chance, seeded
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Game
from gateleg.kernel.play import RandomPlay
from gateleg.kernel.record import Played, differences, read_record
from gateleg.kernel.session import Answer, Session
from gateleg.kernel.table import TEAM, Chooser, Prompt, State, play_out, play_step
from tests.kits.probe import random_game, random_setup, seen_question, summary_of
from tests.mode import COMPILED, looks, scale

HOSTED_SEED = "00112233445566778899aabbccddeeff"

CHECKSUMS = """
import importlib, json, sys
from tests.kits.basic import checksums
module, name, games, fixed, pack = sys.argv[1:]
print(checksums(getattr(importlib.import_module(module), name), int(games), json.loads(fixed), json.loads(pack)))
"""


def checksums(game: Game, games: int, fixed: dict[str, str], pack: dict[str, Any]) -> list[int]:
    """A number for each of so many random games, from everything that happens in it."""
    found = []
    for seed in range(games):
        stream = seeded(seed)
        session = Session(game.seeded(random_setup(game, stream, fixed, pack), seed))
        check = 0
        for question in random_game(session, stream):
            for part in seen_question(question)[:4]:
                for number in part if isinstance(part, list) else [part]:
                    check = (check * 31 + number + 7) % 1000003
        for letter in summary_of(session):
            check = (check * 31 + ord(letter)) % 1000003
        found.append(check)
    return found


def state_of(t: State) -> str:
    """All of a state that can be seen from outside, and where its streams stand."""
    cards = t.cards
    faces = [(int(cards.face(c)), cards.knowledge(c)) for c in range(cards.layout.cards) if cards.zone_of(c) != 255]
    streams = [int(s) for s in t.chance.state]
    return json.dumps([[t.view(v) for v in [*range(t.seats), SPECTATOR]], faces, streams, int(t.chance.epoch), t.over])


def pool_of(cards: Cards, card: int) -> int:
    """Which back a card has."""
    return sum(1 for end in cards.layout.pool_end if end <= card)


def alike_from_behind(cards: Cards, one: int, two: int) -> bool:
    """Whether nobody can tell two cards from each other but by their places in one zone."""
    return (
        cards.seen(one) == cards.seen(two) == 0 and cards.zone_of(one) == cards.zone_of(two)
        and pool_of(cards, one) == pool_of(cards, two) and cards.knowledge(one)[1] == cards.knowledge(two)[1]
    )


class FromLog(Chooser):
    """Answers a playout as a session was answered."""

    def __init__(self, session: Session) -> None:
        self.log = list(session.log)

    def given(self, t: State, file: int) -> Answer:
        answer = next(answer for answer in self.log if answer.file == file)
        self.log.remove(answer)
        if answer.epoch > t.chance.epoch:
            t.chance.set_epoch(answer.epoch)
        return answer

    def choose(self, t: State) -> int:
        return t.prompt.index_of(self.given(t, t.prompt.seat).option)

    def choose_for_team(self, t: State) -> int:
        answer = self.given(t, TEAM)
        return t.prompt.index_for(answer.seat, answer.option)


class BasicKit:
    """What must hold for every game.

    games   how many random games each test plays compiled; interpreted a tenth, with closer looks at every fifth step
    twins   how many games the two modes, native and interpreted, are compared in
    fixed   options that are the same in all of them;   pack   content laid over the game's
    """

    game: ClassVar[Game]
    games: ClassVar[int] = 30
    twins: ClassVar[int] = 50
    fixed: ClassVar[dict[str, str]] = {}
    pack: ClassVar[dict[str, Any]] = {}

    def seeds(self, share: int = 1) -> range:
        return range(scale(max(2, self.games // share), max(2, self.games // share // 10)))

    def sessions(self, share: int = 1):
        """Sessions at their start, with random switches, and the stream to go on with."""
        for seed in self.seeds(share):
            stream = seeded(seed)
            setup = random_setup(self.game, stream, self.fixed, self.pack)
            yield setup, seed, Session(self.game.seeded(setup, seed)), stream

    def test_random_games_end_and_never_ask_an_empty_question(self):
        for _, _, session, stream in self.sessions():
            for question in random_game(session, stream, may_take_back=True):
                assert len(question.labels) > 0
            assert session.over
            assert session.questions == []
            results = [session.table.result(seat) for seat in range(session.table.seats)]
            assert all(0 <= result <= 1 for result in results)
            team = self.game.summary(session.table).get("team")
            assert min(results) == max(results) if team else max(results) > 0

    def test_stepping_and_playing_out_take_the_same_course(self):
        for setup, seed, session, stream in self.sessions():
            for _ in random_game(session, stream, may_take_back=True):
                pass
            again = self.game.seeded(setup, seed, Prompt(FromLog(session)))
            play_out(again)
            assert state_of(again) == state_of(session.table)

    def test_clones_are_independent(self):
        for setup, seed, _, _ in self.sessions():
            play = RandomPlay(seeded(seed))
            t = self.game.seeded(setup, seed, Prompt(play))
            for step in count():
                copy = t.clone()
                before = state_of(t) if looks(step) else None
                assert before is None or state_of(copy) == before
                play_step(copy)
                assert before is None or state_of(t) == before
                t = copy
                if t.over:
                    break

    def test_undo_to_every_decision_and_straight_play_agree(self):
        for _, seed, session, stream in self.sessions(5):
            before: dict[int, str] = {}
            for number, _ in enumerate(random_game(session, stream)):
                if looks(number):
                    before[number] = summary_of(session)
            end = summary_of(session)
            log = list(session.log)
            places = list(before)
            for place in sorted({places[stream.below(len(places))] for _ in range(12)} | {0}, reverse=True):
                session.undo(place)
                assert len(session.log) == place
                assert summary_of(session) == before[place]
            session.epoch = 0  # play the same game again: with the numbers drawn before
            for answer in log:
                question = session.question_of(answer.seat)
                assert question is not None
                session.answer(question, [int(o) for o in question.options].index(answer.option))
            assert summary_of(session) == end, seed

    def test_a_record_read_again_at_any_place_shows_the_same(self):
        for setup, seed, _, stream in self.sessions(5):
            for source in (seed, HOSTED_SEED):
                played = Played(setup, source)
                places = {stream.below(40) for _ in range(scale(4, 1))}
                for _ in random_game(played.session, stream):
                    if len(played.session.log) in places:
                        self.check_record(played)
                self.check_record(played)

    def check_record(self, played: Played) -> None:
        record = json.loads(json.dumps(played.record()))
        again = read_record(record, lambda name: self.game)
        assert summary_of(again.session) == summary_of(played.session)
        assert again.record() == record
        assert differences(record, again) == []

    def test_every_offered_option_can_be_completed(self):
        for _, _, session, stream in self.sessions(10):
            place = stream.below(60)
            for question in random_game(session, stream):
                if len(session.log) < place:
                    continue
                kept = len(session.log)
                number = session.questions.index(question)
                for index in range(len(question.labels)):
                    session.answer(session.questions[number], index)
                    for _ in range(6):
                        if not session.over:
                            one = session.questions[0]
                            session.answer(one, stream.below(len(one.labels)))
                    session.undo(kept)
                break

    def test_undoing_never_foretells_a_number(self):
        """What was drawn after an answer is drawn anew after it was undone and given again."""
        for setup, _, _, stream in self.sessions(3):
            session = Played(setup, HOSTED_SEED).session
            states = []
            draws = 0
            while not session.over:
                number = stream.below(len(session.questions))
                index = stream.below(len(session.questions[number].labels))
                place, epoch, before = len(session.log), session.epoch, session.table.chance.drawn
                session.answer(session.questions[number], index)
                if session.table.chance.drawn > before and draws < 10:
                    assert session.log[-1].barrier
                    assert session.free_undo(session.log[-1].seat) == place + 1
                    draws += 1
                    states.append(state_of(session.table))
                    session.undo(place)
                    assert session.epoch == epoch + 1
                    session.answer(session.questions[number], index)
                    states.append(state_of(session.table))
            if draws:
                assert len(set(states)) == len(states)

    def test_undoing_never_foretells_a_card(self):
        """A card that nobody had seen is another one after the answer that showed it was undone and given again.

        Not those that were first laid on the table in the same step.
        """
        for setup, _, _, stream in self.sessions(3):
            played = Played(setup, HOSTED_SEED)
            session = played.session
            shown = 0
            while not session.over:
                number = stream.below(len(session.questions))
                index = stream.below(len(session.questions[number].labels))
                place, before = len(session.log), session.table.cards
                stable = session.stable.cards
                lying = [c for c in range(before.layout.cards) if stable.zone_of(c) != NOWHERE]
                unseen = [c for c in lying if before.seen(c) == 0 and stable.seen(c) == 0]
                session.answer(session.questions[number], index)
                after = session.table.cards
                card = next((c for c in unseen if after.seen(c) != 0), None)
                if card is None or shown == 3:
                    continue
                like = {int(before.face(c)) for c in unseen if alike_from_behind(before, c, card)}
                if len(like) < 5:
                    continue
                shown += 1
                faces = []
                for _ in range(6):
                    session.undo(place)
                    session.answer(session.questions[number], index)
                    faces.append(int(session.table.cards.face(card)))
                assert len(set(faces)) > 1
            again = read_record(json.loads(json.dumps(played.record())), lambda name: self.game)
            assert state_of(again.session.table) == state_of(session.table)

    def test_a_hosted_game_can_be_verified_from_its_seed(self):
        """The published seed fits its commitment, and every number of the game follows from it."""
        for setup, _, _, stream in self.sessions(10):
            played = Played(setup, HOSTED_SEED)
            assert played.commitment == hashlib.sha256(bytes.fromhex(HOSTED_SEED)).hexdigest()
            for _ in random_game(played.session, stream):
                pass
            chance = hosted_chance(bytes.fromhex(HOSTED_SEED), self.game.purposes)
            again = self.game.new(setup, chance, Prompt(FromLog(played.session)))
            play_out(again)
            assert state_of(again) == state_of(played.session.table)

    def test_answers_to_a_ballot_may_come_in_any_order(self):
        for _, _, session, stream in self.sessions():
            done = 0
            while not session.over and done < 4:
                if session.questions[0].secret and session.questions[0].number == 0:
                    place, ballot, epoch = len(session.log), session._ballot, session.epoch
                    ends = []
                    for at in (0, -1):
                        while session._ballot == ballot:
                            question = session.questions[at]
                            session.answer(question, (5 * question.seat + question.number) % len(question.labels))
                        ends.append(state_of(session.table))
                        session.undo(place)
                        session.epoch = epoch  # the same numbers again
                    assert ends[0] == ends[1]
                    done += 1
                question = session.questions[0]
                session.answer(question, stream.below(len(question.labels)))

    def test_names_are_unique_and_mean_one_option(self):
        for _, _, session, stream in self.sessions():
            words = self.game.vocabulary(session.table)
            for question in random_game(session, stream):
                labels = [int(label) for label in question.labels]
                names = words.options(question.kind, labels)
                assert len(set(names)) == len(names)
                for label in {*labels, *(refusal.label for refusal in question.refusals)}:
                    assert words.label(question.kind, words.option(question.kind, label)) == label
                assert words.kind(words.kind_name(question.kind)) == question.kind

    def test_an_option_is_not_refused_too(self):
        for _, _, session, stream in self.sessions():
            for question in random_game(session, stream):
                refused = {r.label for r in question.refusals if r.seat in (-1, question.seat)}
                assert not refused & {int(label) for label in question.labels}, question.kind

    def test_a_wrong_name_or_seat_is_an_error_and_changes_nothing(self):
        for setup, seed, _, _ in self.sessions(10):
            played = Played(setup, seed)
            before = summary_of(played.session)
            asked = played.session.questions[0].seat
            with pytest.raises(InputError, match="one of"):
                played.answer(asked, "no-such-option")
            others = [seat for seat in range(len(setup.seats)) if seat not in played.session.waiting()]
            if others:
                with pytest.raises(InputError, match="an answer by"):
                    played.answer(others[0], "pass")
            assert summary_of(played.session) == before

    @pytest.mark.compiled_only
    def test_interpreted_games_are_the_same(self):
        """Where this game can be imported by name: the other mode's checksums of as many seeds."""
        module, name = type(self.game).__module__, next(
            key for key, value in vars(sys.modules[type(self.game).__module__]).items() if value is self.game
        )
        assert COMPILED
        environment = {**os.environ, "GATELEG_INTERPRETED": "1", "GATELEG_EXPECT": "interpreted"}
        arguments = [module, name, str(self.twins), json.dumps(self.fixed), json.dumps(self.pack)]
        run = subprocess.run(
            [sys.executable, "-c", CHECKSUMS, *arguments],
            capture_output=True, text=True, env=environment,
        )
        assert run.returncode == 0, run.stderr
        assert json.loads(run.stdout) == checksums(self.game, self.twins, self.fixed, self.pack)


class PositionKit(BasicKit):
    """What must hold besides for every game that writes its positions."""

    def test_positions_come_back_as_they_were(self):
        for setup, seed, _, _ in self.sessions(3):
            t = self.game.seeded(setup, seed, Prompt(RandomPlay(seeded(seed))))
            for step in count():
                if looks(step):
                    position = json.loads(json.dumps(self.game.to_position(t)))
                    again = self.game.from_position(setup, position, fast_chance(seed, len(self.game.purposes)))
                    assert self.game.to_position(again) == position
                play_step(t)
                if t.over:
                    break
