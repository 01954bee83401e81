"""One program for each folder of games: who is first, and how a later start hands over."""
