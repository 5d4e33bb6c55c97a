"""Tables in the browser: games hosted with their secrets, for people and bots."""
