"""Pictures of cards: decks, faces, caches."""
