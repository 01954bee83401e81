"""Moving cards."""
