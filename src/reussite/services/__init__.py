"""What a game needs beside its rules: history, clock, settings, plugins. No Qt."""
