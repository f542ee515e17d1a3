#!/usr/bin/env python3
"""Counts what was played in positions of the games beside this file, by a board of 64 squares and nothing of
the program, and writes rows.tsv: python3 make_rows.py > rows.tsv

A line is a filter, the moves that lead to a position, and for each move of it the games, those that Black
has won, draws, those that White has won, and the sum of Black's leads, all with / between them."""

import glob
import os
import random
import struct

HERE = os.path.dirname(os.path.abspath(__file__))


def read(name):
    with open(os.path.join(HERE, name), "rb") as file:
        return file.read()


def names(name, width):
    data = read(name)
    (count,) = struct.unpack("<H", data[8:10])
    cells = (data[16 + width * i : 16 + width * (i + 1)] for i in range(count))
    return [cell.split(b"\0")[0].decode("latin-1") for cell in cells]


def games():
    players, events = names("WTHOR.JOU", 20), names("WTHOR.TRN", 26)
    for path in sorted(glob.glob(os.path.join(HERE, "*.wtb"))):
        data = read(path)
        (year,) = struct.unpack("<H", data[10:12])
        for at in range(16, len(data), 68):
            event, black, white = struct.unpack("<HHH", data[at : at + 6])
            moves = []
            for byte in data[at + 8 : at + 68]:
                row, column = divmod(byte, 10)
                if not (1 <= row <= 8 and 1 <= column <= 8):
                    break
                moves.append((row - 1) * 8 + column - 1)
            yield players[black], players[white], events[event], year, moves


STEPS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


def flips(board, square, me):
    if board[square] != ".":
        return []
    found = []
    for dr, dc in STEPS:
        line, row, column = [], square // 8 + dr, square % 8 + dc
        while 0 <= row < 8 and 0 <= column < 8 and board[row * 8 + column] not in (".", me):
            line.append(row * 8 + column)
            row, column = row + dr, column + dc
        if 0 <= row < 8 and 0 <= column < 8 and board[row * 8 + column] == me:
            found += line
    return found


def other(me):
    return "O" if me == "X" else "X"


def legal(board, me):
    return [square for square in range(64) if flips(board, square, me)]


def mover(board, me):
    """The side that can move: me, the other, or nobody."""
    if legal(board, me):
        return me
    return other(me) if legal(board, other(me)) else "-"


def play(board, square, me):
    turned = set(flips(board, square, me)) | {square}
    assert len(turned) > 1
    return "".join(me if at in turned else disc for at, disc in enumerate(board))


def images():
    for turn in range(8):
        image = []
        for square in range(64):
            row, column = divmod(square, 8)
            if turn & 1:
                row = 7 - row
            if turn & 2:
                column = 7 - column
            if turn & 4:
                row, column = column, row
            image.append(row * 8 + column)
        yield image


IMAGES = list(images())
START = "." * 27 + "OX" + "." * 6 + "XO" + "." * 27


def folded(board, turn):
    return min("".join(board[square] for square in image) for image in IMAGES) + turn


def walk(moves):
    """The positions of a game, each with the side that can move."""
    board, me = START, "X"
    yield board, me
    for square in moves:
        board = play(board, square, me)
        me = mover(board, other(me))
        yield board, me


def name(square):
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def lead(board):
    black, white = board.count("X"), board.count("O")
    empty = 64 - black - white
    return black - white + (empty if black > white else -empty if black < white else 0)


def is_program(player):
    return "(" in player


def main():
    base = []
    for black, white, event, year, moves in games():
        positions = list(walk(moves))
        board, turn = positions[-1]
        result = lead(board) if turn == "-" else None
        reached = {folded(*position) for position in positions}
        base.append((black, white, event, year, moves, result, reached))
    everybody = [player for game in base for player in game[:2] if not is_program(player)]
    busiest = max(sorted(set(everybody)), key=everybody.count)
    event = max(sorted({game[2] for game in base}), key=[game[2] for game in base].count)
    won = lambda game, sign: game[5] is not None and game[5] * sign > 0
    filters = {
        "all": lambda game: True,
        f"player={busiest}": lambda game: busiest in game[:2],
        f"player={busiest},color=black": lambda game: game[0] == busiest,
        f"player={busiest},color=white": lambda game: game[1] == busiest,
        f"player={busiest},result=won": lambda game: won(game, 1 if game[0] == busiest else -1)
        and busiest in game[:2],
        f"event={event}": lambda game: game[2] == event,
        "years=1990-2005": lambda game: 1990 <= game[3] <= 2005,
        "result=black": lambda game: won(game, 1),
        "result=draw": lambda game: game[5] == 0,
        "result=white": lambda game: won(game, -1),
        "programs": lambda game: True,
    }
    chance = random.Random(31)
    for number in range(300):
        game = chance.choice(base)
        ply = min(chance.choice([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 30, 50]), len(game[4]) - 1)
        # The start looks the same from the other side and along its diagonals.
        turns = [lambda s: s, lambda s: 63 - s, lambda s: s % 8 * 8 + s // 8, lambda s: 63 - (s % 8 * 8 + s // 8)]
        turn = chance.choice(turns)
        moves = [turn(square) for square in game[4][:ply]]
        board, me = list(walk(moves))[-1]
        label = list(filters)[number % len(filters)]
        takes = filters[label]
        asked = [
            game
            for game in base
            if takes(game) and (label == "programs" or not any(map(is_program, game[:2])))
        ]
        rows = []
        for square in legal(board, me):
            after = play(board, square, me)
            key = folded(after, mover(after, other(me)))
            hits = [game[5] for game in asked if key in game[6]]
            ended = [result for result in hits if result is not None]
            counts = [sum(result > 0 for result in ended), ended.count(0), sum(result < 0 for result in ended)]
            rows.append("/".join(map(str, [name(square), len(hits), *counts, sum(ended)])))
        print(label, "".join(map(name, moves)) or "-", " ".join(rows), sep="\t")


main()
