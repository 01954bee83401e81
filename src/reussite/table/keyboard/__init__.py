"""Playing with keys."""
