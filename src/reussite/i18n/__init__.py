"""The player's language: translations, and the sentences that several parts show."""
