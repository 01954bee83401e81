"""The window around the table: menus, dialogs, status, and the game they are about."""
