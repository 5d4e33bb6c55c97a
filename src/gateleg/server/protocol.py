"""The wire: every type that passes between the page and the server, and nothing else.

Schemas and the page's TypeScript are generated from here (`python -m gateleg.server.schema`).  Names are words of the
game or of the frame, the same in every language; whatever people read travels as a `Message` and is put into words by
the reader.  docs/protocol.md tells the protocol as a whole.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST_ANSWERS = 64  # in one move
MOST_TEXT = 500  # characters of a chat line, a name or a note
MOST_PACK = 200_000  # characters of a content pack

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
# without control characters; names also without those that turn the direction of what stands beside them
ShortText = Annotated[str, Meta(max_length=MOST_TEXT, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
Nickname = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]*$")]
Count = Annotated[int, Meta(ge=0)]
PackText = Annotated[str, Meta(max_length=MOST_PACK)]

Holder = Literal["person", "bot", "open"]
Visibility = Literal["open", "unlisted", "private"]
TableState = Literal["running", "finished"]
Talk = Literal["open", "phrases", "closed"]
ErrorCode = Literal[
    "bad-request",  # cannot be read; `path` and `expected` say what
    "not-found",
    "not-yours",  # the seat or the right is another's
    "curtained",  # the device holds several seats, and this one is not the one that looks
    "stale",  # the table has changed since; `view` is the present one
    "not-offered",  # the question is open and does not offer that
    "not-now",  # nothing to undo, nothing to agree to, talk is closed, the game is not over...
    "too-large",
    "too-many",  # requests; `retry` says when to come back
    "foreign-origin",
    "broken",  # a fault of the server
]


class Wire(msgspec.Struct):
    """Base of what the server sends."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what the page sends; a field that is not known is an error."""


# -- words ------------------------------------------------------------------------------------------------------------
class Message(Wire):
    """A text: a Fluent message of the frame or the game by its id.

    args   numbers, words (put into the reader's language by `word-NAME`), or messages of their own
    """

    id: str
    args: dict[str, str | int | Message] = {}


# -- the lobby --------------------------------------------------------------------------------------------------------
class SwitchInfo(Wire):
    """An option of a game: a reading of an unclear clause, or a variant; the first value is the default."""

    name: str
    values: list[str]
    clause: str


class GameInfo(Wire):
    """A game that can be played.

    seats     names that seats can have;   least, most   how many sit down
    in_order  the first of the names are taken, in their order: only how many sit down can be chosen
    standard  the seats of a table if nobody chooses
    levels    at which bots play it, from the weakest
    packs     content packs that come with it;   guided   whether there is a guided first game
    """

    name: str
    title: str
    seats: list[str]
    least: int
    most: int
    in_order: bool
    standard: list[str]
    options: list[SwitchInfo]
    levels: list[str]
    packs: list[str]
    guided: bool


class SeatInfo(Wire):
    """A seat at a table.

    holder    who plays it; a person's seat that nobody has taken yet is not `taken`
    level     of the bot;   nickname   of the person, as he likes to be called
    online    whether the person's page is connected;   yours   whether this device holds it
    """

    name: str
    holder: Holder
    level: str | None
    nickname: str
    taken: bool
    online: bool
    yours: bool


class TableInfo(Wire):
    """A table as lobbies list it.

    created, changed   seconds since 1970;   host   whether this device has set it up
    pack     the content pack it is played with: one that comes with the game, `own`, `server`, or empty for none
    hints    whether players may ask a bot for hints
    """

    id: str
    name: str
    game: str
    options: dict[str, str]
    visibility: Visibility
    state: TableState
    seats: list[SeatInfo]
    created: int
    changed: int
    host: bool
    pack: str
    hints: bool


class Lobby(Wire):
    """The answer to GET /api/lobby: what can be played, open tables, and those of this device.

    own_packs   whether tables may be set up with a content pack that the page sends
    """

    version: str
    own_packs: bool
    games: list[GameInfo]
    tables: list[TableInfo]


class SeatWish(Request):
    """Who is to play a seat of a new table.

    who   `me` (several: one device passes from hand to hand), a `person` with a link, a `bot`, or `open` to anybody
    """

    name: Name
    who: Literal["me", "person", "bot", "open"]
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Request):
    """POST /api/tables.

    pack    the text of a content pack;   bundled   or one that comes with the game, by name
    hints   whether players may ask for them
    """

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=7)]
    options: dict[str, str] = {}
    visibility: Visibility = "unlisted"
    name: Nickname = ""
    nickname: Nickname = ""
    pack: PackText = ""
    bundled: Annotated[str, Meta(max_length=40)] = ""
    hints: bool = True


class NewGuided(Request):
    """POST /api/tables/guided: a table for one person, with a first game that is explained step by step."""

    game: Name
    nickname: Nickname = ""


class PackWish(Request):
    """POST /api/games/GAME/pack: what a content pack holds; its text, or the name of one that comes with the game."""

    pack: PackText = ""
    bundled: Annotated[str, Meta(max_length=40)] = ""


class PackFault(Wire):
    """One thing wrong in a pack: in which line (0 if it is not known), entry and field, and what is expected there."""

    line: int
    item: str
    field: str
    expected: str


class PackValue(Wire):
    """A value that a pack gives, with its provenance (empty if the pack does not say).

    item   the table or entry;   value   as JSON
    """

    item: str
    field: str
    value: str
    provenance: str


class PackInfo(Wire):
    """The answer: its faults, or if there are none what it changes and who can sit down with it.

    names   what its entries are called
    """

    faults: list[PackFault]
    values: list[PackValue]
    seats: list[str]
    least: int
    most: int
    names: dict[str, str]


class Link(Wire):
    """A way in, shown once: PATH#key=TOKEN.  `seat` is missing in the one for watching."""

    seat: str | None
    path: str


class NewTableMade(Wire):
    """The answer to POST /api/tables and POST /api/tables/open."""

    table: str
    path: str
    links: list[Link]


class Claim(Request):
    """POST /api/tables/ID/claim: exchange a link's token for the right that it gives; works once for a seat."""

    token: Token
    nickname: Nickname = ""


class Sit(Request):
    """POST /api/tables/ID/sit: take a seat that is open."""

    seat: Name
    nickname: Nickname = ""


class Seated(Wire):
    """The answer to both: the seat, or none for watching."""

    seat: str | None


class ChangeSeat(Request):
    """POST /api/tables/ID/seat: give a seat to a person (with a new link), a bot, or whoever comes."""

    seat: Name
    holder: Holder
    level: Annotated[str, Meta(max_length=40)] = ""
    me: bool = False  # the person is who asks


class SeatChanged(Wire):
    """The answer, with the new link if the seat waits for a person."""

    link: Link | None


class Curtain(Request):
    """POST /api/tables/ID/curtain: which of this device's seats looks at the screen now; none draws the curtain."""

    seat: Name | None


class Webhook(Request):
    """POST /api/tables/ID/webhook: where to tell that the seat is awaited; empty for nowhere."""

    seat: Name
    url: Annotated[str, Meta(max_length=300)]


# -- the table --------------------------------------------------------------------------------------------------------
class Option(Wire):
    """What may be answered.

    name      what an answer says;   text   of the choice;   targets   names on the board that stand for it
    """

    name: str
    text: Message
    targets: list[str]


class RefusedOption(Wire):
    """What might be expected and is not allowed, with the reason and the clause that says so."""

    name: str
    text: Message
    targets: list[str]
    reason: Message
    clause: str


class Question(Wire):
    """An open question to a seat of the viewer.

    id      of this very question;   seat   whose it is
    kind    what it is called in logs and scenarios;   text   what is asked
    secret  asked of several at once; the answer may be taken back until all are in
    private others will not learn the answer
    team    the seats any of which may answer, else empty
    """

    id: str
    seat: str
    kind: str
    text: Message
    options: list[Option]
    refused: list[RefusedOption]
    secret: bool
    private: bool
    team: list[str]


class Awaited(Wire):
    """A seat whose answer the table waits for.

    text     what it is asked;   secret   in a ballot, whose answers nobody sees before all are in
    thinking a bot that is at work
    """

    seat: str
    kind: str
    text: Message
    secret: bool
    thinking: bool


class PathStep(Wire):
    """An answer of the viewer's own since the last full step of the game: the way to the present question.

    at   the step before which it was given: undoing to there takes it back
    """

    at: int
    kind: str
    answer: str
    question: Message
    text: Message


class UndoOffer(Wire):
    """How a seat may go back.

    free       the earliest step it may go back to alone
    last       the step before its last answer, if it gave one; before `free`, the others are asked
    take_back  whether its answer in the open ballot may be taken back
    """

    free: int
    last: int | None
    take_back: bool


class UndoProposal(Wire):
    """Somebody asks the others to let him go back to a step.

    awaits   the seats that have not agreed yet
    """

    id: str
    seat: str
    to: int
    agreed: list[str]
    awaits: list[str]


class LogLine(Wire):
    """One line of the log, as this viewer may read it; lines are never taken away.

    n        its place;   at   how many steps had been taken
    nested   a consequence of the line before it
    seat     who did it, where the line is about the table and not about the game
    undoes   of an undo: lines of later steps than this one are undone
    clause   the rule behind it
    """

    n: int
    at: int
    text: Message
    nested: bool
    seat: str | None = None
    undoes: int | None = None
    clause: str | None = None


class ChatLine(Wire):
    """Something said: `text`, or a `phrase` where the rules allow phrases only; `seat` is missing for watchers."""

    n: int
    seat: str | None
    nickname: str
    text: str
    phrase: Message | None
    at: int  # seconds since 1970


class Series(Wire):
    """A course for the chart: the values of a seat after each step of the game."""

    seat: str
    values: list[int]


class Outcome(Wire):
    """How the game has ended.

    winners   names of seats;   results   [seat] 0.0 to 1.0;   summary   as the game tells it, by names
    turns     the steps at which the values of the series were taken
    seed      of all chance: its SHA-256 is the commitment shown since the start
    """

    winners: list[str]
    results: dict[str, float]
    summary: dict[str, Any]
    turns: list[int]
    series: list[Series]
    seed: str


class Guide(Wire):
    """Where a seat stands in its guided first game.

    step, steps   how many steps lie behind it, and how many there are
    id            of the step that the open question belongs to: its texts are `guide-ID` and `guide-ID-why`
    option        what is recommended, if anything is;   strayed   whether an answer was another than recommended
    """

    step: int
    steps: int
    id: str | None
    option: str | None
    strayed: bool


class Timeline(Wire):
    """What a scrubber draws: the steps that this viewer has noticed, counted from 1.

    turns      steps with which another seat began to act
    barriers   steps after which undoing takes consent, as far as the viewer can tell
    """

    length: int
    turns: list[int]
    barriers: list[int]


class TableView(Wire):
    """The table as one viewer may see it, whole.

    version   grows with everything that this viewer can notice
    at        the step that is shown;   past   whether it is a step of the past
    seat      whose view it is, none for watchers;   curtain   this device holds several seats and none looks
    model     what the board draws; its type belongs to the game
    log       lines from `log_begin` on;   chat   lines from `chat_begin` on
    phrases   what may be said where talk is `phrases`
    marks     places that seats have marked for everybody: {name on the board: seats}
    guide     of a guided first game, for the seat that it guides
    commitment   SHA-256 of the seed of all chance
    """

    table: TableInfo
    version: int
    at: int
    past: bool
    seat: str | None
    curtain: bool
    model: Any
    questions: list[Question]
    waiting: list[Awaited]
    path: list[PathStep]
    undo: UndoOffer | None
    proposal: UndoProposal | None
    timeline: Timeline
    talk: Talk
    phrases: list[Message]
    marks: dict[str, list[str]]
    guide: Guide | None
    log_begin: int
    log: list[LogLine]
    chat_begin: int
    chat: list[ChatLine]
    commitment: str
    outcome: Outcome | None


class Preview(Wire):
    """What an answer would change, as far as its seat can know.

    effects    in words;   model   the fields of the board's model that are other afterwards
    barrier    why it could not be taken back: a number is drawn, or something hidden is seen
    """

    name: str
    effects: list[Message]
    model: dict[str, Any]
    barrier: Literal["draw", "reveal"] | None


class Previews(Wire):
    """The answer to GET /api/tables/ID/previews?question=ID: apart from the view, which must not wait for them."""

    question: str
    previews: list[Preview]


# -- moves ------------------------------------------------------------------------------------------------------------
class Answer(Request):
    """An option, by name, of an open question, by id."""

    question: Annotated[str, Meta(max_length=80)]
    option: Name


class Move(Request):
    """POST /api/tables/ID/moves: answers, applied in order up to the first barrier, or up to one that is not open.

    The first answer names a question of the view; later ones may leave `question` empty for the one that comes next.

    move_id   made by the page; the same id gets the same answer and has no second effect
    expected_version   of the view that was answered;   lines   of the log that the page has
    """

    move_id: Id
    seat: Name
    expected_version: Count
    answers: Annotated[list[Answer], Meta(min_length=1, max_length=MOST_ANSWERS)]
    lines: Count = 0


class TakeBack(Request):
    """POST /api/tables/ID/take-back: the seat's last answer in the open ballot."""

    move_id: Id
    seat: Name
    expected_version: Count


class Undo(Request):
    """POST /api/tables/ID/undo: back to a step; proposed to the others where it is not free."""

    move_id: Id
    seat: Name
    expected_version: Count
    to: Count


class UndoAnswer(Request):
    """POST /api/tables/ID/undo-answer: agree to a proposal or not; who has made it may drop it by not agreeing."""

    move_id: Id
    seat: Name
    proposal: Annotated[str, Meta(max_length=80)]
    agree: bool


class Done(Wire):
    """The answer to all four: saved.

    applied   how many answers were applied;   version   of the seat's view afterwards
    """

    move_id: str
    applied: int
    version: int


class Say(Request):
    """POST /api/tables/ID/chat: text, or a phrase by its message id.  `seat` is missing for watchers."""

    seat: Name | None = None
    text: ShortText = ""
    phrase: Annotated[str, Meta(max_length=80)] = ""


class Said(Wire):
    """The answer: which line it has become."""

    n: int


class HintWish(Request):
    """POST /api/tables/ID/hint: what would a bot answer that knows what the seat knows?  All read that it was asked."""

    seat: Name
    question: Annotated[str, Meta(max_length=80)]


class Hint(Wire):
    """The answer: an option of the question, and the level of the bot."""

    question: str
    option: str
    level: str


class Mark(Request):
    """POST /api/tables/ID/mark: mark a place on the board for everybody, or no longer; without a place, none of them.
    Marks are talk: where the rules close that, they are closed too."""

    seat: Name
    place: Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9:_.-]*$")] = ""
    on: bool = False


class Error(Wire):
    """Every answer that is none of the above, with a status of 400 and up.

    path, expected   what was wrong and what was expected there
    view             of a stale move: the table as it is now;   retry   seconds to wait
    """

    error: ErrorCode
    path: str = ""
    expected: str = ""
    view: TableView | None = None
    retry: float | None = None


# -- the live connection ----------------------------------------------------------------------------------------------
class Hello(Request, tag="hello", tag_field="type"):
    """The page's first message on WS /api/tables/ID/live, and again when it changes its viewpoint.

    since   the version it has, if any;   lines, chat   how many lines of both it has;   seat   whose view it wants
    """

    since: Count | None = None
    lines: Count = 0
    chat: Count = 0
    seat: Name | None = None


class Ping(Request, tag="ping", tag_field="type"):
    """Is anybody there?"""


ClientMessage = Hello | Ping


class Fresh(Wire, tag="view", tag_field="type"):
    """The table has changed."""

    view: TableView


class Chat(Wire, tag="chat", tag_field="type"):
    """Something was said."""

    lines: list[ChatLine]


class Presence(Wire, tag="presence", tag_field="type"):
    """Somebody has come or gone, a bot has begun or ended to think."""

    seats: list[SeatInfo]
    waiting: list[Awaited]


class Pong(Wire, tag="pong", tag_field="type"):
    """Yes."""


class Stopping(Wire, tag="stopping", tag_field="type"):
    """The server goes down in good order; come back later."""


class Fault(Wire, tag="error", tag_field="type"):
    """What was asked for is not possible; the connection is closed after `not-found` and `not-yours`."""

    error: ErrorCode


ServerMessage = Fresh | Chat | Presence | Pong | Stopping | Fault


# -- looking things up ------------------------------------------------------------------------------------------------
class ClauseInfo(Wire):
    """A clause of the rulebook.

    provenance   confirmed, inferred or invented, of its parts;   notes   rulings and examples
    switches     options of play that decide how it is read
    """

    id: str
    title: str
    text: str
    kind: str
    section: str
    provenance: list[str]
    notes: list[str]
    switches: list[str]


class RulesInfo(Wire):
    """The answer to GET /api/games/GAME/rules."""

    game: str
    clauses: list[ClauseInfo]


class ContentInfo(Wire):
    """The answer to GET /api/tables/ID/content: what the box holds, with provenance, and what its entries are called.

    Drawing positions of boards are part of it.

    pack   the values of the content pack that the table is played with
    """

    names: dict[str, str]
    content: dict[str, Any]
    pack: list[PackValue]


class Report(Wire):
    """The answer to GET /api/tables/ID/report: what a viewer sees, to be sent to whoever can help.

    Nicknames, chat and links are left out; `gateleg replay` opens it.
    """

    format: str
    format_version: int
    gateleg: str
    game: str
    rules_version: int
    content: str
    view: TableView


class OpenRecord(Request):
    """POST /api/tables/open: a table from a game's file; all its seats belong to this device."""

    record: dict[str, Any]
    nickname: Nickname = ""
