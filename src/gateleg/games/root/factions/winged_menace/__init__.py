"""The Winged Menace."""
from gateleg.games.root.factions.winged_menace.menace import WingedMenace

FACTION = WingedMenace
