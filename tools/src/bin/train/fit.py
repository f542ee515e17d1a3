"""Fits the network of the engine to searches of its own, on a graphics card:

    python3 tools/src/bin/train/fit.py WEIGHTS FOLDER

WEIGHTS is a file of weights to begin with. In each round games of the network against itself give positions, and
searches by it the values that the next network learns. FOLDER gets the weights of each round. The error of shallow
searches in them is that of WEIGHTS, and has to be measured again (`train calibrate`).

It needs PyTorch, CuPy and a card of 16 GB, and takes ten minutes. A card adds up numbers in any order: the same
command makes weights that are as good, but not the same.
"""

import ctypes
import struct
import sys
from pathlib import Path
from typing import NamedTuple

import cupy
import numpy as np
import torch

PATTERNS = [
    "a1b1a2b2c1a3c2b3c3", "a5a4a3a2a1b2b1c1d1e1", "b2a1b1c1d1e1f1g1h1g2", "a1c1d1c2d2e2f2e1f1h1",
    "a2b2c2d2e2f2g2h2", "a3b3c3d3e3f3g3h3", "a4b4c4d4e4f4g4h4", "b1c2d3e4f5g6h7", "c1d2e3f4g5h6", "d1e2f3g4h5",
    "d1c2b3a4", "a1b2c3d4e5f6g7h8",
]
SYMMETRIES = [
    lambda x, y: (x, y), lambda x, y: (7 - x, y), lambda x, y: (x, 7 - y), lambda x, y: (7 - x, 7 - y),
    lambda x, y: (y, x), lambda x, y: (7 - y, x), lambda x, y: (y, 7 - x), lambda x, y: (7 - y, 7 - x),
]
FEATURES, LAYERS, ERRORS = 46, 61, 102
UNIT, SHIFT = 8, 12  # a disc has 8 units, a unit 2 ** 12 parts
SCALE = 16.0  # the discs that a value of 1 stands for in the fit
GAMES = 30000  # games that are played at a time
EXACT_FROM = 10  # the empty squares from which labels are exact
BATCH = 16384


def squares(pattern):
    return [(ord(pattern[i]) - 97, ord(pattern[i + 1]) - 49) for i in range(0, len(pattern), 2)]


def images(pattern):
    """The squares of the images of a pattern, one image for each set of squares."""
    found = {}
    for symmetry in SYMMETRIES:
        image = [symmetry(x, y) for x, y in squares(pattern)]
        found.setdefault(frozenset(image), image)
    return list(found.values())


SIZES = [3 ** (len(pattern) // 2) for pattern in PATTERNS]
OFFSETS = np.cumsum([0] + SIZES)
ROWS = int(OFFSETS[-1])
OF_FEATURE = [(number, image) for number, pattern in enumerate(PATTERNS) for image in images(pattern)]


def mirrored():
    """The place of the row of the content seen in the mirror, for each place."""
    result = np.arange(ROWS)
    for number, pattern in enumerate(PATTERNS):
        own = squares(pattern)
        for symmetry in SYMMETRIES[1:]:
            image = [symmetry(x, y) for x, y in own]
            if set(image) == set(own) and image != own:
                break
        content, mirror = np.arange(SIZES[number]), np.zeros(SIZES[number], int)
        for place, square in enumerate(own):
            digit = content // 3 ** (len(own) - 1 - place) % 3
            mirror += digit * 3 ** (len(own) - 1 - image.index(square))
        result[OFFSETS[number]:OFFSETS[number + 1]] = OFFSETS[number] + mirror
    return result


MIRRORED = mirrored()


def contents_of_rows():
    """What each row of discs adds to the contents of features i and 32 + i, 16 bits each."""
    table = np.zeros((8, 256, 64), np.uint32)
    for feature, (_, image) in enumerate(OF_FEATURE):
        for place, (x, y) in enumerate(image):
            has_disc = np.arange(256) >> x & 1
            table[y, :, feature] += (has_disc * 3 ** (len(image) - 1 - place)).astype(np.uint32)
    return table[:, :, :32] | table[:, :, 32:] << 16


def square_values():
    quarter = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]]
    return np.array([quarter[min(y, 7 - y)][min(x, 7 - x)] for y in range(8) for x in range(8)], np.int32)


class Weights:
    """The numbers of a file of weights, as crates/engine/src/weights.rs has them."""

    def __init__(self, rows, constants, biases, outputs, errors):
        self.rows, self.constants, self.biases, self.outputs, self.errors = rows, constants, biases, outputs, errors

    @classmethod
    def read(cls, path):
        data = Path(path).read_bytes()
        assert data[:4] == b"OTW3"
        stored = MIRRORED >= np.arange(ROWS)
        units = (len(data) - 4 - ERRORS - 4 * LAYERS) // (4 * LAYERS + stored.sum())
        layer = 4 + 4 * units
        errors, rest = data[4:4 + ERRORS], data[4 + ERRORS:]
        layers, rows = rest[:LAYERS * layer], rest[LAYERS * layer:]
        numbers = np.array(list(struct.iter_unpack(f"<i{units}h{units}h", layers)))
        table = np.zeros((ROWS, units), np.int8)
        table[stored] = np.frombuffer(rows, np.int8).reshape(-1, units)
        table[MIRRORED[stored]] = table[stored]
        return cls(table, numbers[:, 0], numbers[:, 1:1 + units], numbers[:, 1 + units:], errors)

    def write(self, path):
        units = self.rows.shape[1]
        data = b"OTW3" + self.errors
        for constant, biases, outputs in zip(self.constants, self.biases, self.outputs):
            data += struct.pack(f"<i{units}h{units}h", constant, *biases, *outputs)
        data += self.rows[MIRRORED >= np.arange(ROWS)].astype(np.int8).tobytes()
        Path(path).write_bytes(data)


class Card:
    """The kernels of lookahead.cu with one network."""

    def __init__(self, weights):
        units = weights.rows.shape[1]
        source = Path(__file__).with_name("lookahead.cu").read_text()
        self.module = cupy.RawModule(code=source, options=("-std=c++17", f"-DHIDDEN={units}"))
        offsets = [OFFSETS[number] for number, _ in OF_FEATURE] + [0] * 18
        arrays = [
            (weights.rows, torch.int8), (np.stack([weights.biases, weights.outputs], 2), torch.int32),
            (weights.constants, torch.int32), (contents_of_rows().view(np.int32), torch.int32),
            (offsets, torch.int32), (square_values(), torch.int32),
        ]
        self.arrays = [torch.tensor(np.array(array), dtype=kind, device="cuda") for array, kind in arrays]
        self.network = torch.tensor([array.data_ptr() for array in self.arrays], device="cuda")

    def run(self, kernel, *arguments):
        arguments = [np.uint64(x.data_ptr()) if torch.is_tensor(x) else x for x in (self.network, *arguments)]
        torch.cuda.synchronize()
        self.module.get_function(kernel)((132 * 8,), (128,), tuple(arguments))
        torch.cuda.synchronize()

    def play(self, games, seed, noted_of=4, slots=16):
        """Positions of games, two sets of discs each."""
        positions = torch.zeros((games * slots, 2), dtype=torch.int64, device="cuda")
        self.run("play", np.uint64(seed), np.int32(games), np.int32(noted_of), np.int32(slots), positions)
        positions = positions[positions.any(1)]
        empties = empty_counts(positions)
        chance = torch.rand(len(positions), device="cuda")
        return positions[(empties >= 9) & (empties <= 53) | (chance < 0.2)]

    def label(self, positions, depth, exact_from):
        """The values of searches in discs."""
        values = torch.zeros(len(positions), dtype=torch.int16, device="cuda")
        start = torch.zeros(1, dtype=torch.int32, device="cuda")
        numbers = np.int32(len(positions)), np.int32(depth), np.int32(exact_from)
        self.run("label", positions, *numbers, start, values)
        return values / UNIT

    def examples(self, count, depth, seed):
        """So many positions: the rows of their features, their empty squares, their labels in discs."""
        positions, labels = torch.zeros((0, 2), dtype=torch.int64, device="cuda"), torch.zeros(0, device="cuda")
        while len(labels) < count:
            more = self.play(GAMES, seed + len(labels))
            positions, labels = torch.cat([positions, more]), torch.cat([labels, self.label(more, depth, EXACT_FROM)])
        return self.rows(positions), empty_counts(positions), labels

    def rows(self, positions):
        rows = torch.zeros((len(positions), FEATURES), dtype=torch.int32, device="cuda")
        self.run("find_rows", positions, np.int32(len(positions)), rows)
        return torch.minimum(rows, torch.tensor(MIRRORED, dtype=torch.int32, device="cuda")[rows])


def empty_counts(positions):
    discs = positions[:, 0] | positions[:, 1]
    return 64 - sum(discs >> square & 1 for square in range(64))


class Fit(torch.nn.Module):
    """The network in real numbers."""

    ONE = SCALE * UNIT * 2 ** SHIFT

    def __init__(self, weights, units, random):
        super().__init__()
        scales = 0.5 * self.ONE / np.abs(weights.outputs[4:]).mean(0)
        scales[0] = self.ONE / np.abs(weights.outputs[4:, 0]).mean()
        more = max(units - len(scales), 0)
        rows = np.concatenate([weights.rows / scales, random.normal(0, 0.003, (ROWS, more))], 1)
        biases = np.pad(weights.biases / scales, ((0, 0), (0, more)))
        new_outputs = np.tile(random.normal(0, 0.3, more), (LAYERS, 1))
        outputs = np.concatenate([weights.outputs * scales / self.ONE, new_outputs], 1)
        constants = (weights.constants - 2 ** (SHIFT - 1)) / self.ONE
        self.rows, self.biases, self.outputs, self.constants = (
            torch.nn.Parameter(torch.tensor(numbers, dtype=torch.float32, device="cuda"))
            for numbers in (rows, biases, outputs, constants)
        )
        self.errors = weights.errors

    def forward(self, rows, empties):
        sums = torch.nn.functional.embedding_bag(rows, self.rows, mode="sum") + self.biases[empties]
        units = torch.cat([sums[:, :1], sums[:, 1:].relu()], 1)
        return (units * self.outputs[empties]).sum(1) + self.constants[empties]

    def learn(self, rows, empties, labels, rounds, rate):
        """Goes through the positions so many times."""
        optimizer = torch.optim.Adam(self.parameters(), lr=rate, eps=2e-6, fused=True)
        steps = int(rounds * len(rows) / BATCH)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, max(steps, 1))
        order = torch.randperm(len(rows), device=rows.device)
        for step in range(steps):
            start = step * BATCH % (len(rows) - BATCH + 1)
            chosen = order[start:start + BATCH]
            values = self(rows[chosen], empties[chosen])
            loss = torch.nn.functional.smooth_l1_loss(values, labels[chosen] / SCALE, beta=0.5)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()

    @torch.no_grad()
    def blend(self, other, share):
        for number, others in zip(self.parameters(), other.parameters()):
            number.lerp_(others, share)

    @torch.no_grad()
    def error(self, rows, empties, labels):
        parts = zip(rows.split(1 << 17), empties.split(1 << 17), labels.split(1 << 17))
        return sum((self(r, e) * SCALE - l).abs().sum().item() for r, e, l in parts) / len(rows)

    def weights(self):
        """The numbers of the file: those that do not fit become the nearest that do."""
        fitted = (self.rows, self.biases, self.outputs, self.constants)
        rows, biases, outputs, constants = (numbers.detach().cpu().double().numpy() for numbers in fitted)
        scales = 127 / np.quantile(np.abs(rows), 1 - 1 / 5000, axis=0)
        layers = [np.round(biases * scales), np.round(outputs * self.ONE / scales)]
        assert all(np.abs(numbers).max() < 2 ** 15 for numbers in layers)
        constants = np.round(constants * self.ONE) + 2 ** (SHIFT - 1)
        rows = np.clip(np.round(rows * scales), -128, 127)[np.minimum(MIRRORED, np.arange(ROWS))]
        biases, outputs, constants = (numbers.astype(int) for numbers in (*layers, constants))
        return Weights(rows.astype(np.int8), constants, biases, outputs, self.errors)


class Round(NamedTuple):
    positions: dict  # how many positions are searched to each depth, by the network of the round before
    earlier: int  # how many rounds before this one give their positions, too
    units: int  # at least
    rounds: float  # how often the fit goes through the positions
    rate: float
    kept: float  # the share of the network of the round before in the result, where both have as many units


ROUNDS = [
    Round({5: 25_000_000}, 0, 16, 4, 3e-3, 0),
    Round({6: 36_000_000}, 1, 32, 5.8, 3e-3, 0),
    Round({5: 14_700_000, 6: 6_200_000}, 0, 32, 4.8, 1e-3, 0.3),
]
STACK = 12288  # bytes for the recursion of a search
HELD_OUT = 100_000


def joined(examples):
    return [torch.cat(parts) for parts in zip(*examples)]


def main():
    weights, folder = Weights.read(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.zeros(1, device="cuda")
    ctypes.CDLL("libcuda.so.1").cuCtxSetLimit(0, ctypes.c_size_t(STACK))
    random = np.random.default_rng(1)
    made = []
    for number, step in enumerate(ROUNDS):
        card = Card(weights)
        seeds = (10 ** 12 * number + 10 ** 11 * depth for depth in step.positions)
        made.append(joined(card.examples(n, d, seed) for (d, n), seed in zip(step.positions.items(), seeds)))
        before, fit = Fit(weights, weights.rows.shape[1], random), Fit(weights, step.units, random)
        held_out, learnt = [x[-HELD_OUT:] for x in made[-1]], [x[:-HELD_OUT] for x in made[-1]]
        fit.learn(*joined([*made[number - step.earlier:number], learnt]), step.rounds, step.rate)
        if step.kept > 0:
            fit.blend(before, step.kept)
        errors = before.error(*held_out), fit.error(*held_out)
        print("round %d: error of %.3f discs, before %.3f" % (number, errors[1], errors[0]), flush=True)
        weights = fit.weights()
        weights.write(folder / f"round-{number}.bin")


if __name__ == "__main__":
    main()
