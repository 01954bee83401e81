"""The table as assistive technology sees it."""
