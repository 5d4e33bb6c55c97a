"""The Vagabond, chapter 9 of the Law."""
from gateleg.games.root.factions.vagabond.vagabond import Vagabond

FACTION = Vagabond
