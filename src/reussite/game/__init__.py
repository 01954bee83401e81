"""One game as it is played: session, clock, replay, game files. No Qt."""
