"""Prints 300 positions of random games with 14 empty squares, the same ones in every run."""

import random

RANDOM = random.Random(67)
WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def flips(board, own, x, y):
    """Returns the discs that a move flips."""
    found = []
    for dx, dy in WAYS:
        way, at = [], (x + dx, y + dy)
        while board.get(at) not in (None, own):
            way.append(at)
            at = (at[0] + dx, at[1] + dy)
        found += way if board.get(at) == own else []
    return found


def moves(board, own):
    empty = ((x, y) for y in range(8) for x in range(8) if (x, y) not in board)
    return [(place, turned) for place in empty if (turned := flips(board, own, *place))]


def position():
    board, own = {(3, 3): "O", (4, 4): "O", (4, 3): "X", (3, 4): "X"}, "X"
    while len(board) < 50:
        other = "O" if own == "X" else "X"
        if legal := moves(board, own):
            place, turned = RANDOM.choice(legal)
            board |= dict.fromkeys([place, *turned], own)
        elif not moves(board, other):
            return position()
        own = other
    if not moves(board, own):
        return position()
    return "".join(board.get((x, y), "-") for y in range(8) for x in range(8)) + f" {own}"


for _ in range(300):
    print(position())
