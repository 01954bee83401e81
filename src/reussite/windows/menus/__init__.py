"""Menus, tool bar, actions and their keys."""
