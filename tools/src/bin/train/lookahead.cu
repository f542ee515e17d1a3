// Games of the network against itself, the values of its searches, and the contents of the patterns. A warp
// works on one position: each lane makes one move, and reads one or two features.

typedef unsigned long long Set;
typedef unsigned int Word;

const Word ALL = 0xffffffff;
const int UNIT = 8, SHIFT = 12, MOST = 64 * UNIT, INFINITE = MOST + UNIT, WINDOW = 10 * UNIT;
const Set CORNERS = 0x8100000000000081;

struct Network {
    const signed char *rows;         // HIDDEN numbers for each content of each pattern
    const int2 *layers;              // the bias and the output of each hidden unit, for each number of empty squares
    const int *constants;            // for each number of empty squares
    const Word (*contents)[256][32]; // what a row of discs adds to the contents of features lane and 32 + lane
    const int *offsets;              // the first row of the pattern of each feature
    const int *squares;              // the value of each square to play on
};

__device__ int lane() { return threadIdx.x & 31; }
__device__ int warp() { return (blockIdx.x * blockDim.x + threadIdx.x) / 32; }
__device__ int warps() { return gridDim.x * blockDim.x / 32; }
__device__ int empty_count(Set own, Set opp) { return 64 - __popcll(own | opp); }

__device__ Word contents(const Network &net, Set own, Set opp) {
    Word sum = 0;
    for (int row = 0; row < 8; row++) {
        sum += net.contents[row][own >> 8 * row & 0xff][lane()];
        sum += 2 * net.contents[row][opp >> 8 * row & 0xff][lane()];
    }
    return sum;
}

// Bytes are added up as numbers without sign, two in a word.
__device__ int evaluate(const Network &net, Set own, Set opp) {
    Word content = contents(net, own, opp);
    const Word *first = (const Word *)(net.rows + HIDDEN * (net.offsets[lane()] + (content & 0xffff)));
    const Word *second = (const Word *)(net.rows + HIDDEN * (net.offsets[32 + lane()] + (content >> 16)));
    Word has_second = lane() < 14 ? ALL : 0;
    int empties = empty_count(own, opp);
    const int2 *layer = net.layers + HIDDEN * empties;
    int value = net.constants[empties];
    for (int part = 0; part < HIDDEN / 4; part++) {
        Word one = first[part] ^ 0x80808080, other = (second[part] ^ 0x80808080) & has_second;
        Word even = __reduce_add_sync(ALL, (one & 0xff00ff) + (other & 0xff00ff));
        Word odd = __reduce_add_sync(ALL, (one >> 8 & 0xff00ff) + (other >> 8 & 0xff00ff));
        int sums[4] = {(int)(even & 0xffff), (int)(odd & 0xffff), (int)(even >> 16), (int)(odd >> 16)};
        for (int place = 0; place < 4; place++) {
            int unit = 4 * part + place;
            int sum = sums[place] - 46 * 128 + layer[unit].x;
            value += layer[unit].y * (unit == 0 ? sum : max(sum, 0));
        }
    }
    return max(-63 * UNIT, min(63 * UNIT, value >> SHIFT));
}

__device__ Set shifted(Set set, int direction) {
    const Set NOT_A = 0xfefefefefefefefe, NOT_H = 0x7f7f7f7f7f7f7f7f;
    switch (direction) {
        case 0: return set << 1 & NOT_A;
        case 1: return set >> 1 & NOT_H;
        case 2: return set << 8;
        case 3: return set >> 8;
        case 4: return set << 9 & NOT_A;
        case 5: return set >> 9 & NOT_H;
        case 6: return set << 7 & NOT_H;
        default: return set >> 7 & NOT_A;
    }
}

__device__ Set legal_moves(Set own, Set opp) {
    Set moves = 0;
#pragma unroll
    for (int direction = 0; direction < 8; direction++) {
        Set line = shifted(own, direction) & opp;
#pragma unroll
        for (int step = 0; step < 5; step++) line |= shifted(line, direction) & opp;
        moves |= shifted(line, direction);
    }
    return moves & ~(own | opp);
}

__device__ Set flips(Set own, Set opp, Set move) {
    Set all = 0;
#pragma unroll
    for (int direction = 0; direction < 8; direction++) {
        Set line = shifted(move, direction) & opp;
#pragma unroll
        for (int step = 0; step < 5; step++) line |= shifted(line, direction) & opp;
        if (shifted(line, direction) & own) all |= line;
    }
    return all;
}

__device__ int final_score(Set own, Set opp) {
    int lead = __popcll(own) - __popcll(opp);
    int empties = empty_count(own, opp);
    return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
}

// The move of this lane, and the position after it.
struct Child {
    Set own, opp;
    int square;
    bool is_move;
};

__device__ Child child_of_lane(Set own, Set opp, Set moves) {
    for (int index = 0; index < lane(); index++) moves &= moves - 1;
    Set move = moves & -moves, flipped = flips(own, opp, move);
    return {opp ^ flipped, own ^ flipped | move, __popcll(move - 1) & 63, move != 0};
}

__device__ Set of_lane(Set set, int source) { return __shfl_sync(ALL, set, source); }

// Returns the value at a depth if it lies between alpha and beta, or else a bound on the same side of it. Large
// depths give the exact score.
__device__ __noinline__ int search(const Network &net, Set own, Set opp, int alpha, int beta, int depth) {
    if (depth == 0) return evaluate(net, own, opp);
    Set moves = legal_moves(own, opp);
    int count = min(__popcll(moves), 32);
    if (count == 0) {
        if (legal_moves(opp, own) == 0) return UNIT * final_score(own, opp);
        return -search(net, opp, own, -beta, -alpha, depth);
    }
    Child child = child_of_lane(own, opp, moves);
    int key = 0;
    if (depth > 1) {
        Set replies = legal_moves(child.own, child.opp);
        int mobility = __popcll(replies) + __popcll(replies & CORNERS);
        bool is_evaluated = depth >= 3 && empty_count(own, opp) > depth;
        key = is_evaluated ? -48 * mobility : net.squares[child.square] - 8 * mobility;
        for (int index = 0; is_evaluated && index < count; index++) {
            int value = evaluate(net, of_lane(child.own, index), of_lane(child.opp, index));
            if (lane() == index) key -= 8 * value;
        }
    }
    key = child.is_move ? key * 32 + lane() : -(1 << 30);
    int best = -INFINITE;
    for (int index = 0; index < count; index++) {
        int next = __reduce_max_sync(ALL, key);
        if (key == next) key = -(1 << 30);
        int source = next & 31;
        Set child_own = of_lane(child.own, source), child_opp = of_lane(child.opp, source);
        int value = child_own == 0 ? MOST : -search(net, child_own, child_opp, -beta, -max(alpha, best), depth - 1);
        best = max(best, value);
        if (best >= beta) break;
    }
    return best;
}

__device__ Set mixed(Set number) {
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9;
    number = (number ^ number >> 27) * 0x94d049bb133111eb;
    return number ^ number >> 31;
}

__device__ float fraction(Set *state) {
    *state += 0x9e3779b97f4a7c15;
    return (mixed(*state) >> 40) / 16777216.0f;
}

// Plays games, whose moves are the less likely the more they lose by the evaluation, as people play, and notes one
// position of so many.
extern "C" __global__ void play(const Network *given, Set seed, int games, int noted_of, int slots, Set *positions) {
    Network net = *given;
    for (int game = warp(); game < games; game += warps()) {
        Set state = mixed(seed + game), own = 0x0000000810000000, opp = 0x0000001008000000;
        int kind = (int)(4 * fraction(&state));
        float temperature = kind == 0 ? 0.1f : kind == 1 ? 1 : kind == 2 ? 2 : 4;
        int opening = (int)(kind == 0 ? 4 + 24 * fraction(&state) : 11 * fraction(&state));
        int noted = 0;
        for (int ply = 0; ply < 60; ply++) {
            Set moves = legal_moves(own, opp);
            if (moves == 0) {
                Set passed = own;
                own = opp, opp = passed;
                moves = legal_moves(own, opp);
                if (moves == 0) break;
            }
            int count = min(__popcll(moves), 32);
            Child child = child_of_lane(own, opp, moves);
            float key = 0;
            if (ply >= opening) {
                if (fraction(&state) * noted_of < 1 && noted < slots) {
                    if (lane() == 0) {
                        positions[2ll * (game * slots + noted)] = own;
                        positions[2ll * (game * slots + noted) + 1] = opp;
                    }
                    noted++;
                }
                for (int index = 0; index < count; index++) {
                    int look = kind == 0 ? 1 : 0;
                    Set child_own = of_lane(child.own, index), child_opp = of_lane(child.opp, index);
                    int value = -search(net, child_own, child_opp, -INFINITE, INFINITE, look);
                    if (lane() == index) key = value / (UNIT * temperature);
                }
            }
            // The largest sum of such a number and a random one is chosen as often as its weight says (Gumbel).
            fraction(&state);
            Set own_state = state + lane() * 0xd1342543de82ef95;
            key -= logf(-logf(fraction(&own_state) + 1e-7f) + 1e-7f);
            int order = child.is_move ? (int)(key * 1024) * 32 + lane() : -(1 << 30);
            int chosen = __reduce_max_sync(ALL, order) & 31;
            own = of_lane(child.own, chosen), opp = of_lane(child.opp, chosen);
        }
    }
}

// Searches positions: to the end of the game with few empty squares, otherwise to a depth.
extern "C" __global__ void label(
    const Network *given, const Set *positions, int count, int depth, int exact_from, int *next, short *values) {
    Network net = *given;
    while (true) {
        int index = 0;
        if (lane() == 0) index = atomicAdd(next, 1);
        index = __shfl_sync(ALL, index, 0);
        if (index >= count) break;
        Set own = positions[2ll * index], opp = positions[2ll * index + 1];
        int plies = empty_count(own, opp) <= exact_from ? 64 : depth;
        int middle = evaluate(net, own, opp), alpha = middle - WINDOW, beta = middle + WINDOW;
        int value = search(net, own, opp, alpha, beta, plies);
        if (value <= alpha) value = search(net, own, opp, -INFINITE, value + 1, plies);
        else if (value >= beta) value = search(net, own, opp, value - 1, INFINITE, plies);
        if (lane() == 0) values[index] = value;
    }
}

// The rows of all features of positions.
extern "C" __global__ void find_rows(const Network *given, const Set *positions, int count, int *rows) {
    Network net = *given;
    for (int index = warp(); index < count; index += warps()) {
        Word content = contents(net, positions[2ll * index], positions[2ll * index + 1]);
        rows[46ll * index + lane()] = net.offsets[lane()] + (content & 0xffff);
        if (lane() < 14) rows[46ll * index + 32 + lane()] = net.offsets[32 + lane()] + (content >> 16);
    }
}
