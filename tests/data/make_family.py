#!/usr/bin/env python3
"""Writes family.tsv: random games under every rule system, as an independent implementation of
the rules sees them.

    python3 tests/data/make_family.py IMPLEMENTATION [SEED [GAMES]] > tests/data/family.tsv

IMPLEMENTATION is the path of a Python file with the classes and functions used below: `make_rules`,
`Game` with `legal`, `play`, `over`, `result` and `hand`. It knows no bitboards and shares no code
with this package: a list of 64 characters and loops in eight directions. The committed file was made
with SEED 1 and 10 GAMES for each of the 288 rule systems, and four times as many for each preset.

One game a line, four columns:

    rules   the name of a preset, or the axes: opening, second move (in a centre opening) or handicap
            (in a fixed one), supply, on pass, goal, count
    moves   the squares named, without passes; the choice of the disc that White's second one turns
            is a ply of its own, its own square the choice of none
    checks  four hexadecimal digits for each ply: a checksum of its description, see `describe`
    result  winner, reason, discs of Black and White, score of Black and White, passes of Black and
            White
"""

import importlib.util
import itertools
import random
import sys

PRESETS = {
    "othello": "othello",
    "othello-mirrored": "othello_mirrored",
    "reversi": "reversi_free",
    "reversi-32": "reversi_1888",
    "reversi-first-pass": "reversi_german",
    "reversi-may-flip": "reversi_may_flip",
    "reversi-must-flip": "reversi_must_flip",
    "anti": "anti",
}
STARTS = {"cross": "standard", "mirrored": "mirrored", "parallel": "parallel"}
SECOND_MOVES = {"place": "none", "may-flip": "may", "must-flip": "must"}
SUPPLIES = {"pool": "pool", "own": "own32"}
ON_PASS = {"continue": "continue", "end": "end"}
GOALS = {"most": "most", "fewest": "fewest"}
COUNTS = {"empties": "winner", "plain": "count"}
CORNERS = ["a1", "h8", "h1", "a8"]


def systems():
    """The names of all rule systems and how the implementation is told of them."""
    openings = [
        (f"{start} {corners}", {"opening": STARTS[start], "handicap": CORNERS[:corners]})
        for start in STARTS
        for corners in range(5)
    ] + [
        (f"centre {second}", {"opening": "free", "second_flip": SECOND_MOVES[second]})
        for second in SECOND_MOVES
    ]
    axes = itertools.product(openings, SUPPLIES, ON_PASS, GOALS, COUNTS)
    for (opening, fields), supply, on_pass, goal, count in axes:
        yield f"{opening} {supply} {on_pass} {goal} {count}", {
            **fields,
            "supply": SUPPLIES[supply],
            "pass": ON_PASS[on_pass],
            "goal": GOALS[goal],
            "scoring": COUNTS[count],
            "wipeout64": False,
        }


def describe(board, player, legal, move, flips, hands, passes):
    """What is said of a ply: the board before it, who plays, the squares that may be named, the one
    that is, what it turns, the discs in hand before it (`-` where there is one supply), and the
    passes so far, Black first. Fields are separated by blanks, squares are in the order of text."""
    return " ".join([board, player, "".join(legal), move, "".join(flips), hands, passes])


def checksum(text):
    """FNV-1a with 32 bits, the halves laid over each other."""
    value = 0x811C9DC5
    for byte in text.encode("ascii"):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return (value >> 16) ^ (value & 0xFFFF)


def plies_of(game, token, flips, before):
    """A token of the implementation as one or two plies of ours."""
    board, player, legal, hands, passes = before
    written = "-" if None in hands else "%d,%d" % hands
    counted = "%d,%d" % passes
    names = {name: "black" if name == "b" else "white" for name in "bw"}
    choice_follows = game.r["second_flip"] != "none" and board.count("-") == 61
    square = token[:2]
    if not choice_follows:
        return [(square, describe(board, names[player], legal, square, flips, written, counted))]
    cell = (ord(square[1]) - ord("1")) * 8 + ord(square[0]) - ord("a")
    placed = board[:cell] + "O" + board[cell + 1 :]
    after = "-" if None in hands else "%d,%d" % (hands[0], hands[1] - 1)
    choices = sorted(name[-2:] for name in legal)
    return [
        (square, describe(board, "white", [square], square, [], written, counted)),
        (token[-2:], describe(placed, "white", choices, token[-2:], flips, after, counted)),
    ]


def play(rules_ref, variant, rng):
    """A random game: moves, checksums, result."""
    game = rules_ref.Game(rules_ref.make_rules(variant))
    # Some games are played for many discs or for few: they end early more often.
    taste = rng.choice([0, 0, 1, -1])
    plies = []
    while not game.over()[0]:
        legal = game.legal()
        if not legal:
            game.play(rules_ref.PASS)
            continue
        before = (
            "".join(game.board),
            game.to_move,
            legal,
            (game.hand("b"), game.hand("w")),
            (game.passes["b"], game.passes["w"]),
        )
        token = rng.choice(legal)
        if taste and game.phase() == "main" and rng.random() < 0.8:
            turned = lambda move: len(
                rules_ref.flips_of(game.board, game.to_move, rules_ref.sq_index(move))
            )
            token = max(legal, key=lambda move: (taste * turned(move), rng.random()))
        flips = game.play(token)
        plies += plies_of(game, token, sorted(flips), before)
    end = game.result()
    winner = {"b": "black", "w": "white", "draw": "draw"}[end["winner"]]
    reason = end["reason"].replace("board_full", "full-board").replace("wipeout", "wipe-out")
    numbers = ("black", "white", "score_b", "score_w", "passes_b", "passes_w")
    result = [winner, reason.replace("_", "-")] + [str(end[number]) for number in numbers]
    moves = "".join(square for square, _ in plies)
    checks = "".join("%04x" % checksum(description) for _, description in plies)
    return "\t".join([moves, checks, " ".join(result)])


def main(path, seed="1", games="10"):
    spec = importlib.util.spec_from_file_location("rules_ref", path)
    rules_ref = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(rules_ref)
    rng = random.Random(int(seed))
    print("# Random games under every rule system, as an independent implementation sees them.")
    print("# Written by make_family.py, which tells how, and what the columns are:")
    print("# rules, moves, a checksum for each ply, result.")
    wanted = [(name, preset, 4 * int(games)) for name, preset in PRESETS.items()]
    wanted += [(name, fields, int(games)) for name, fields in systems()]
    for name, variant, count in wanted:
        for _ in range(count):
            print(name, play(rules_ref, variant, rng), sep="\t")


if __name__ == "__main__":
    main(*sys.argv[1:])
