"""The Eyrie Dynasties."""
from gateleg.games.root.factions.eyrie.eyrie import Eyrie

FACTION = Eyrie
