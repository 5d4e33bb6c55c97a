"""The Marquise de Cat."""
from gateleg.games.root.factions.marquise.marquise import Marquise

FACTION = Marquise
