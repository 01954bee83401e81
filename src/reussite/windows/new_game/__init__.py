"""Choosing a game: what there is, how it looks, and what its options change."""
