"""Bots: players that get nothing but seat positions, from random play to search over whole turns."""
