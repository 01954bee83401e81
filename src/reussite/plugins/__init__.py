"""Finding, trusting, checking and calling plugins: the only door to code of others. No Qt."""
