"""Games on disk, and the statistics made of them. No Qt."""
