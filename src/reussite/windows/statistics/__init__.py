"""The statistics window."""
