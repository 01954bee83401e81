"""Playing with mouse and touch."""
