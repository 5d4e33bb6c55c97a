"""WW.1, WW.17 Set-up."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.wonder_woman.box import START_OF_GAME, Box
from gateleg.games.wonder_woman.rules_enemy import run_program
from gateleg.games.wonder_woman.state import (
    CUBES,
    ENEMY_DECK,
    ENEMY_DECK_ORDER,
    HAND,
    HERO_DECK,
    HERO_DECK_ORDER,
    HERO_SETUP,
    NONES,
    NOTHING,
    RELIC_DRAW,
    RELIC_STACK,
    RELICS,
    RELICS_IN_PLAY,
    RELICS_OUT,
    RUNNING,
    ZEROS,
    Switches,
    WonderWoman,
    zone_of,
)
from gateleg.games.wonder_woman.words import KEEP_RELIC, RELIC_KEPT
from gateleg.kernel.cards import NONE, Layout
from gateleg.kernel.chance import Chance
from gateleg.kernel.table import Prompt, Rules


def new_table(
    rules: Rules, box: Box, layout: Layout, switches: Switches, chance: Chance, prompt: Prompt
) -> WonderWoman:
    """WW.1.5, WW.1.6, WW.1.7, WW.17.1, WW.17.2, WW.17.3 Tracks at their start, Heroes in the Palace, enemy nowhere."""
    t = WonderWoman(
        rules, box, switches, layout.new_cards(), chance, prompt, False, ZEROS[: box.seats],
        ZEROS[: CUBES * box.regions], ZEROS[: box.seats], NONES[: box.seats], NOTHING[:], 0, HERO_SETUP, 0,
        box.defense, box.health, RUNNING, NONE, 0, 0, NONE, 0, 0, 0, 0, 0, 0,
    )
    for seat in range(t.seats):
        t.place[seat] = box.palace
    card: i64 = 0
    for face in range(box.relics):
        for _ in range(box.copies[face]):
            t.cards.put(card, face, HERO_DECK)
            card += 1
    for face in range(box.relics, box.enemy_cards):
        left_out = switches.leave_out_relic and not switches.omit_after_artemis and box.ids[face] == box.omit
        t.cards.put(card, face, RELICS_OUT if left_out else RELIC_STACK)
        card += 1
    for face in range(box.enemy_cards, box.faces):
        t.cards.put(card, face, ENEMY_DECK)
        card += 1
    return t


def set_up_heroes(t: WonderWoman) -> None:
    """WW.1.2, WW.1.3, WW.1.4 Artemis keeps a Relic, four others are shuffled with the Hero cards."""
    for seat in range(t.seats):
        if t.box.start_relics[seat] > 0:
            keep_relic(t, seat)
    if t.switches.leave_out_relic and t.switches.omit_after_artemis:
        leave_out_relic(t)
    t.cards.shuffle(RELIC_STACK, t.chance, RELIC_DRAW)
    for _ in range(i64(RELICS_IN_PLAY)):
        t.cards.draw(RELIC_STACK, HERO_DECK)
    t.cards.move_all(RELIC_STACK, RELICS_OUT)
    t.cards.shuffle(HERO_DECK, t.chance, HERO_DECK_ORDER)


def keep_relic(t: WonderWoman, seat: i64) -> None:
    """WW.1.2, WW.12.5 She alone sees the Relics drawn, keeps one face-up as recovered, and the others go back."""
    hand = zone_of(seat, HAND)
    t.cards.shuffle(RELIC_STACK, t.chance, RELIC_DRAW)
    for _ in range(t.box.start_relics[seat]):
        t.cards.draw(RELIC_STACK, hand)
    t.offer_cards(hand)
    kept = t.ask(seat, KEEP_RELIC)
    t.cards.move(kept, zone_of(seat, RELICS))
    t.cards.move_all(hand, RELIC_STACK)
    t.tell(RELIC_KEPT, kept, seat, 0)


def leave_out_relic(t: WonderWoman) -> None:
    """WW.17.2 The Relic that makes this enemy easier is left out, unless Artemis has it already."""
    for i in range(t.cards.size(RELIC_STACK)):
        card = t.cards.at(RELIC_STACK, i)
        if t.box.ids[t.cards.face(card)] == t.box.omit:
            t.cards.move(card, RELICS_OUT)
            return


def set_up_enemy(t: WonderWoman) -> None:
    """WW.1.8, WW.1.9 The enemy deck is shuffled, then comes the enemy's own set-up."""
    t.cards.shuffle(ENEMY_DECK, t.chance, ENEMY_DECK_ORDER)
    run_program(t, START_OF_GAME)
