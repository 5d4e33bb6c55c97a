"""Sessions: ballots, teams, undo, previews, events; each against a game of a few lines."""
from collections.abc import Callable
from itertools import pairwise

import pytest

from gateleg.kernel.cards import HIDDEN, NONE, SPECTATOR, Layout, Zone
from gateleg.kernel.chance import EVERYBODY, fast_chance, hosted_chance, seeded
from gateleg.kernel.game import prompt_for_reading
from gateleg.kernel.lookahead import Replaying
from gateleg.kernel.session import NO_BALLOT, Question, Session
from gateleg.kernel.table import MAX_SECRETS, PASS, UNANSWERED, NoLegalOption, Prompt, Reason, State
from tests.kits.probe import random_game, seen_question, summary_of
from tests.toys.common import Table, ToyRules, Values
from tests.toys.duel import DUEL, HIDE
from tests.toys.gifts import GIFTS
from tests.toys.orders import ACT, CALL, HELP, ORDERS

NO = Reason("no", "X.1")


class Written(ToyRules):
    """A game of one step, written as a function."""

    def __init__(self, step: Callable[[Table], None]) -> None:
        self.written = step

    def play(self, t: Table) -> None:
        self.written(t)
        t.over = True


def session_of(step: Callable[[Table], None], seats: int = 2, hosted: bool = False, twins: bool = False) -> Session:
    """Four cards of faces 0, 1, 1, 2: two in each hand."""
    zones = [Zone("deck", 4, 0), *(Zone(f"hand-{seat}", 4, 1 << seat) for seat in range(seats))]
    cards = Layout([4], zones, None, True, twins).new_cards()
    for card, face in enumerate([0, 1, 1, 2]):
        cards.put(card, face, 1 + card // 2)
    values: Values = {"points": [0] * seats, "told": 0}
    chance = hosted_chance(bytes(16), ["dice"]) if hosted else fast_chance(1, 1)
    return Session(Table(Written(step), seats, cards, chance, prompt_for_reading(), values))


def points(session: Session) -> list[int]:
    assert isinstance(session.table, Table)
    return list(session.table.numbers("points"))


def give(session: Session, seat: int, option: int) -> None:
    question = session.question_of(seat)
    assert question is not None
    session.answer(question, [int(o) for o in question.options].index(option))


def ballots(t: Table) -> None:
    for n in range(2):
        for seat in range(t.seats):
            for option in range(3):
                t.propose(option, NO if option == n else None)
            t.ask_secretly(seat, n)
        t.await_secrets()
        t.numbers("points")[0] += t.secret(0, 0)
    t.offer(PASS)
    t.ask(0, 5)


def test_an_answer_can_be_taken_back_until_all_are_in_and_never_after_the_next_ballot_has_begun():
    session = session_of(ballots)
    give(session, 0, 1)
    assert session.can_take_back(0)
    assert not session.can_take_back(1)
    session.take_back(0)
    assert session.log == []
    give(session, 0, 2)
    give(session, 1, 1)
    assert [q.kind for q in session.questions] == [1, 1]
    assert not session.can_take_back(0)
    with pytest.raises(ValueError, match="take back"):
        session.take_back(0)


def test_the_answers_of_a_ballot_are_known_when_it_is_over_and_not_before():
    session = session_of(ballots)
    give(session, 0, 1)
    mine = session.question_of(1)
    assert mine is not None
    assert session.position(mine).answers[0] == []
    give(session, 1, 2)
    mine = session.question_of(1)
    assert mine is not None
    assert session.position(mine).answers[0] == [1]


def test_who_ends_a_ballot_cannot_undo_it_alone():
    session = session_of(ballots)
    give(session, 0, 1)
    assert session.free_undo(0) == 0
    give(session, 1, 2)
    assert session.log[1].barrier
    assert session.free_undo(1) == 2


def test_refusals_stand_at_open_questions_and_only_there():
    session = session_of(ballots)
    assert [[r.label for r in q.refusals] for q in session.questions] == [[0], [0]]
    give(session, 1, 2)
    assert [[r.label for r in q.refusals] for q in session.questions] == [[0]]
    give(session, 0, 2)
    assert [[r.label for r in q.refusals] for q in session.questions] == [[1], [1]]
    give(session, 0, 0)
    session.undo(2)
    assert [[r.label for r in q.refusals] for q in session.questions] == [[1], [1]]
    give(session, 1, 0)
    give(session, 0, 0)
    assert [[r.label for r in q.refusals] for q in session.questions] == [[]]


def test_undo_goes_back_into_the_middle_of_a_ballot():
    session = session_of(ballots)
    seen = []
    for seat, option in [(1, 2), (0, 1), (0, 2), (1, 0)]:
        seen.append(summary_of(session))
        give(session, seat, option)
    for place in (3, 2, 1, 0):
        session.undo(place)
        assert summary_of(session) == seen[place]
    with pytest.raises(IndexError):
        session.undo(1)


def test_a_private_ballot_stays_private():
    session = Session(DUEL.seeded(DUEL.setup(), 1))
    while session.questions[0].kind != HIDE:
        session.answer(session.questions[0], 0)
    session.answer(session.questions[0], 0)
    session.answer(session.questions[0], 1)
    question = session.questions[0]
    assert question.seat == 0
    position = session.position_for(1, question)
    assert position.answers[0][-1] == UNANSWERED
    assert position.answers[1][-1] != UNANSWERED
    assert position.view


def test_more_secret_questions_than_can_be_filed_are_an_error():
    def step(t: Table) -> None:
        for _ in range(MAX_SECRETS + 1):
            t.offer(0)
            t.ask_secretly(1, 0)
        t.await_secrets()

    with pytest.raises(OverflowError, match="seat 1"):
        session_of(step)


def team(t: Table) -> None:
    for seat in range(t.seats):
        for card in t.zone(1 + seat):
            t.offer_card_for(seat, card)
        t.offer_for(seat, PASS)
    t.refuse_for(1, 7, NO)
    who, what = t.ask_any(t.everybody(), 3, 0)
    t.numbers("points")[who] = 1 + what
    t.offer(PASS)
    t.ask(1, 4)


def test_a_team_question_is_answered_by_whoever_comes_first_and_bots_are_told_by_whom():
    session = session_of(team)
    assert session.waiting() == [0, 1]
    assert [q.lead for q in session.questions] == [0, 0]
    assert [[r.label for r in q.refusals] for q in session.questions] == [[], [7]]
    give(session, 1, PASS)
    assert session.table.view(0)["public"] == {"points": [0, 1 + PASS], "told": 0}
    position = session.position(session.questions[0])
    assert position.team == [1]
    assert session.preview_base(session.questions[0]).view(1) == session.view(1)


def test_a_preview_of_a_team_question_carries_out_the_seats_own_option():
    session = session_of(team)
    question = session.question_of(1)
    assert question is not None
    index = [int(o) for o in question.options].index(PASS)
    assert session.preview(question, index).view(1)["public"] == {"points": [0, 1 + PASS], "told": 0}


def test_nobody_to_ask_is_an_error():
    def nothing(t: Table) -> None:
        t.ask(0, 0)

    with pytest.raises(NoLegalOption):
        session_of(nothing)

    def outsiders(t: Table) -> None:
        t.offer_for(1, PASS)
        t.ask_any(1, 0, 0)

    with pytest.raises(NoLegalOption):
        session_of(outsiders)


def test_previews_stop_before_chance_reveals_and_what_others_answer_secretly():
    def step(t: Table) -> None:
        for option in range(4):
            t.offer(option)
        option = t.ask(0, 0)
        t.values["told"] = 1
        if option == 0:
            t.chance.below(0, 6)
        elif option == 1:
            t.cards.move(t.cards.at(2, 0), 1)
        elif option == 2:
            for seat in (0, 1):
                t.offer(0)
                t.offer(1)
                t.ask_secretly(seat, 1)
            t.await_secrets()
        t.values["told"] = 2

    session = session_of(step)
    told = [session.preview(session.questions[0], i).values["told"] for i in range(4)]  # type: ignore[attr-defined]
    assert told == [1, 1, 1, 2]
    assert session.preview(session.questions[0], 1).view(0)["cards"] == session.view(0)["cards"]


def test_events_reach_their_audience_once_however_often_a_step_is_run_again():
    def step(t: Table) -> None:
        t.tell(0, t.cards.at(1, 0), 0, 0)
        t.tell_only(1, 1, NONE, 0, 0)
        for seat in (0, 1):
            t.offer(0)
            t.offer(1)
            t.tell(2, NONE, t.ask(seat, 0), 0)

    session = session_of(step)
    give(session, 0, 1)
    session.undo(0)
    give(session, 0, 0)
    session.undo(1)
    give(session, 1, 1)
    assert session.news(0) == [(0, 0, 0, 0, 0), (0, 1, NONE, 0, 0), (1, 2, NONE, 0, 0), (2, 2, NONE, 1, 0)]
    assert [what for _, what, *_ in session.news(1)] == [0, 2, 2]
    assert session.news(1)[0][2] == session.news(SPECTATOR)[0][2] == HIDDEN
    assert session.news(0, 3) == [(2, 2, NONE, 1, 0)]


def dice(t: Table) -> None:
    for n in range(3):
        t.offer(0)
        t.offer(1)
        if t.ask(0, 0):
            t.numbers("points")[0] += 1000 ** n * int(t.chance.below(0, 900))


@pytest.mark.parametrize("hosted", [False, True])
def test_undone_numbers_come_differently_and_answers_without_numbers_are_no_barrier(hosted: bool):
    session = session_of(dice, hosted=hosted)
    give(session, 0, 1)
    assert has_barrier(session, 0)
    first = points(session)
    session.undo(0)
    give(session, 0, 0)
    assert not has_barrier(session, 0)
    assert session.free_undo(0) == 0
    give(session, 0, 1)
    assert has_barrier(session, 1)
    session.undo(0)
    give(session, 0, 1)
    assert points(session) != first
    assert [o.value for o in session.position(session.questions[0]).outcomes] == [points(session)[0]]


def deck_session(hosted: bool) -> Session:
    """Twenty cards lie in a deck that nobody has seen; after a ballot seat 0 draws one."""
    cards = Layout([20], [Zone("deck", 20, 0), Zone("hand-0", 20, 1)], None, True).new_cards()
    for card in range(20):
        cards.put(card, card, 0)

    def step(t: Table) -> None:
        for seat in range(t.seats):
            for option in range(3):
                t.offer(option)
            t.ask_secretly(seat, 0)
        t.await_secrets()
        t.cards.draw(0, 1)
        t.offer(PASS)
        t.ask(0, 5)

    chance = hosted_chance(bytes(16), ["dice"]) if hosted else fast_chance(1, 1)
    return Session(Table(Written(step), 2, cards, chance, prompt_for_reading(), {"points": [0, 0], "told": 0}))


def drawn_card(session: Session) -> int:
    return int(session.table.cards.face(session.table.cards.at(1, 0)))


@pytest.mark.parametrize("hosted", [False, True])
def test_a_drawn_card_that_is_undone_comes_differently(hosted: bool):
    drawn = []
    session = deck_session(hosted)
    for _ in range(8):
        give(session, 0, 1)
        give(session, 1, 1)
        drawn.append(drawn_card(session))
        session.undo(0)
    assert len(set(drawn)) > 4


@pytest.mark.parametrize("hosted", [False, True])
def test_what_is_dealt_anew_depends_on_the_answers_that_stay(hosted: bool):
    """A record holds no answer that was taken back, and its replay must deal the same."""
    session = deck_session(hosted)
    give(session, 0, 1)
    give(session, 1, 1)
    session.undo(0)
    give(session, 0, 2)
    session.take_back(0)
    give(session, 1, 0)
    give(session, 0, 1)
    again = deck_session(hosted)
    again.epoch = 1
    give(again, 1, 0)
    give(again, 0, 1)
    assert drawn_card(session) == drawn_card(again)
    session.undo(1)
    give(session, 0, 1)
    again.epoch = 2
    again.undo(1)
    again.epoch = 2
    give(again, 0, 1)
    assert drawn_card(session) == drawn_card(again)


def has_barrier(session: Session, place: int) -> bool:
    return session.log[place].barrier


def test_another_seats_answer_is_a_barrier():
    def step(t: Table) -> None:
        for seat in (0, 0, 1, 0):
            t.offer(0)
            t.ask(seat, 0)

    session = session_of(step)
    assert session.free_undo(0) == 0
    for seat, free in [(0, 0), (0, 0), (1, 3)]:
        give(session, seat, 0)
        assert session.free_undo(0) == free


def test_equal_cards_are_one_option_where_they_are_known_alike_also_in_probes():
    counts: list[int] = []

    def step(t: Table) -> None:
        t.cards.move(1, 2)
        t.cards.reveal(1, EVERYBODY)
        t.cards.move(3, 1)
        for card in t.zone(2):
            t.offer_card(card)
        outer = t.begin_probe()
        for card in t.zone(2):
            t.offer_card(card)
        inner = t.begin_probe()
        t.offer_card(2)
        counts.append(int(t.end_probe(inner)))
        counts.append(int(t.end_probe(outer)))
        t.ask(1, 0)

    session = session_of(step, twins=True)
    assert [int(label) for label in session.questions[0].labels] == [1, 1]
    assert counts[:2] == [1, 2]
    give(session, 1, 1)
    assert session.log[0].copy == 1


def test_a_position_after_earlier_answers_of_the_step_notes_all_that_chance_brought():
    session = session_of(dice)
    give(session, 0, 1)
    give(session, 0, 1)
    assert len(session.position(session.questions[0]).outcomes) == 2
    assert len(session.position(session.questions[0]).outcomes) == 2


def test_the_true_order_of_a_shuffle_is_no_part_of_a_position():
    """In the set-up step of gifts the faces lie in order before the shuffle: its order would tell everything."""
    orders = set()
    for seed in range(30):
        session = Session(GIFTS.seeded(GIFTS.setup(), seed))
        outcome = session.position(session.questions[0]).outcomes[0]
        assert outcome.order is not None
        rest = [old for place, old in enumerate(outcome.order) if old not in outcome.kept]
        assert rest == sorted(rest)
        orders.add(tuple(outcome.order))
    assert len(orders) > 20


def test_a_closed_question_and_a_wrong_option_are_errors_that_change_nothing():
    session = session_of(dice)
    question = session.questions[0]
    with pytest.raises(IndexError):
        session.answer(question, 2)
    give(session, 0, 0)
    before = summary_of(session)
    with pytest.raises(ValueError, match="not open"):
        session.answer(question, 0)
    assert summary_of(session) == before


def test_without_history_there_is_no_undo():
    session = Session(ORDERS.seeded(ORDERS.setup(), 1), history=False)
    with pytest.raises(ValueError, match="history"):
        session.undo(0)


def test_help_is_offered_by_face_and_refused_to_those_who_cannot():
    session = Session(ORDERS.seeded(ORDERS.setup(), 4))
    asked: list[Question] = []
    for question in random_game(session, seeded(4)):
        if question.kind == HELP:
            asked.append(question)
        if question.kind == ACT and CALL in list(question.options):
            assert question.refusals is not None
    assert asked
    for question in asked:
        labels = [int(label) for label in question.labels]
        assert all(label == PASS or label >= 2 for label in labels)
        assert all(part is not None for part in seen_question(question))
    assert Prompt(session).count == 0


def looks(session: Session) -> object:
    """What all viewers see, and who is asked what."""
    views = [session.view(viewer) for viewer in [*range(session.table.seats), SPECTATOR]]
    return views, [(q.seat, q.kind, [int(label) for label in q.labels]) for q in session.questions]


@pytest.mark.parametrize("kept", [512, 4])
def test_the_past_is_seen_as_it_was_at_every_answer(kept: int):
    """Also after undone numbers, in the middle of ballots, and where stable points are forgotten; the game itself is
    not touched."""
    for game in (DUEL, GIFTS, ORDERS):
        session = Session(game.new(game.setup(), hosted_chance(bytes(16), game.purposes)))
        session.kept = kept
        stream = seeded(3)
        seen: list[object] = []
        while not session.over:
            del seen[len(session.log):]
            seen.append(looks(session))
            question = session.questions[int(stream.below(len(session.questions)))]
            session.answer(question, int(stream.below(len(question.labels))))
            if len(session.log) > 4 and stream.below(8) == 0:
                session.undo(len(session.log) - 3)
        answers = [(a.option, a.barrier) for a in session.log]
        for place in range(len(session.log)):
            assert looks(session.past(place)) == seen[place], f"{game.name} at {place}"
        assert [(a.option, a.barrier) for a in session.log] == answers
        with pytest.raises(IndexError, match="of"):
            session.past(len(session.log) + 1)


@pytest.mark.parametrize("kept", [4, 8])
def test_a_session_that_forgets_stable_points_undoes_like_one_that_keeps_all(kept: int):
    for game in (DUEL, GIFTS, ORDERS):
        sessions = [Session(game.new(game.setup(), hosted_chance(bytes(16), game.purposes))) for _ in range(2)]
        sessions[1].kept = kept
        stream = seeded(kept)
        while not sessions[0].over:
            at = stream.below(len(sessions[0].questions))
            index = stream.below(len(sessions[0].questions[at].labels))
            for session in sessions:
                session.answer(session.questions[at], index)
            if stream.below(20) == 0:
                place = max(0, len(sessions[0].log) - 2 * stream.below(12))
                for session in sessions:
                    session.undo(place)
                assert summary_of(sessions[0]) == summary_of(sessions[1])
                assert sessions[0].event_places == sessions[1].event_places
                assert sessions[0].turn == sessions[1].turn
                assert sessions[0].epoch == sessions[1].epoch


class Walk(ToyRules):
    """A long game of one question a step, whose answers are counted."""

    def play(self, t: Table) -> None:
        t.offer(0)
        t.offer(1)
        t.numbers("points")[0] += t.ask(0, 0)


def test_a_long_game_holds_few_stable_points_spread_over_all_of_it():
    cards = Layout([0], [Zone("deck", 1, 0)], None, False, False).new_cards()
    session = Session(Table(Walk(), 1, cards, fast_chance(1, 1), prompt_for_reading(), {"points": [0]}))
    assert session.kept == 512
    totals = [0]
    stream = seeded(1)
    while len(session.log) < 3000:
        give(session, 0, stream.below(2))
        totals.append(points(session)[0])
        assert len(session.stable_points()) <= 512
    places = [place for place, _ in session.stable_points()]
    assert places[0] == 0
    assert places[-100:] == list(range(2901, 3001))
    assert all(later - place <= 16 for place, later in pairwise(places))
    for place in (2998, 1501, 1500, 3):
        session.undo(place)
        assert session.turn == place
        assert points(session)[0] == totals[place]


def test_stable_points_are_those_of_the_game_as_it_stands():
    session = Session(ORDERS.seeded(ORDERS.setup(), 5))
    for _ in random_game(session, seeded(5)):
        pass
    places = [place for place, _ in session.stable_points()]
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] == len(session.log)
    assert session.stable_points()[-1][1].over


class Stubborn(Replaying):
    """Believes that everybody takes the first option."""

    def decide(self, t: State) -> int:
        return 0

    def guess(self, t: State) -> int:
        return 0


def hiding(t: Table) -> None:
    """Seat 0 hides a number, which comes out before seat 1 is asked the second time."""
    for option in range(4):
        t.offer(option)
    hidden = t.ask_privately(0, 0, 1)
    for kind in (1, 2):
        t.offer(0)
        t.offer(1)
        t.ask(1, kind)
        t.numbers("points")[0] = hidden


@pytest.mark.parametrize("hidden", range(4))
def test_a_bot_finds_the_world_in_which_somebody_did_what_it_would_never_have_guessed(hidden: int):
    session = session_of(hiding)
    give(session, 0, hidden)
    give(session, 1, 1)
    position = session.position(session.questions[0])
    for seed in range(20):
        bot = Stubborn(seeded(seed))
        t = bot.find_world(position)
        bot.begin(position, t)
        assert isinstance(t, Table)
        assert t.numbers("points")[0] == hidden


def rolling(t: Table) -> None:
    t.offer(0)
    t.offer(1)
    t.offer(2)
    if (option := t.ask(0, 0)) == 1:
        t.numbers("points")[0] += t.chance.below(0, 6)
    elif option == 2:
        t.cards.reveal(t.cards.at(2, 0), EVERYBODY)
    t.offer(PASS)
    t.ask(0, 1)


def test_a_preview_says_what_it_stops_before():
    session = session_of(rolling)
    question = session.questions[0]
    assert [session.previewer(question, index).barrier for index in range(3)] == ["", "draw", "reveal"]


def test_a_ballot_is_known_by_where_it_began():
    session = session_of(ballots)
    assert session.ballot == 0
    give(session, 0, 1)
    assert session.ballot == 0
    give(session, 1, 1)
    assert session.ballot == 2
    give(session, 0, 0)
    give(session, 1, 0)
    assert session.ballot == NO_BALLOT
