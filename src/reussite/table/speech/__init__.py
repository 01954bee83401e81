"""What the table says, for screen readers and for messages."""
