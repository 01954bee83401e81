"""The card table as the player sees it: cards, places, cloth and marks in a QGraphicsScene.

It draws positions and asks for moves; what may be played it learns from the kernel's answers.
"""
