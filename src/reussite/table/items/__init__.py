"""What lies on the table: cards, places, rings, counts, marks."""
