"""The rules of patience: cards, piles, positions, moves, scores. No Qt, no state, no time."""
