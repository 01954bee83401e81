"""Tournaments: many players, the same deals, in a folder that anything may share.

No Qt, no network, no server: what stands in the folder is all there is. See `docs` in the help.
"""
