"""Finding, trusting, checking and calling plugins: the only access to code of others. No Qt."""
