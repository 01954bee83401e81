"""The tournaments window: made, joined, played, with standings that follow the folder."""
