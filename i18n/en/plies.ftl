## Plies, passes and turns.

# $player (Player)
# $square (Square)
# $discs (Word)
flips = { $player } { $square } flips { $discs }.
    .played = { $player } played { $square }, flipping { $discs }.
# $player (Player)
# $square (Square)
places = { $player } plays { $square }.
    .played = { $player } played { $square }.
# $ply (Text)
chosen = { $ply }.
# $player (Player)
# $square (Square)
named = { $player } { $square }
# $player (Player)
# $square (Square)
named-choice = { $player } flips { $square }
# $player (Player)
named-choice-of-none = { $player } flips none

# $passed (Player)
# $other (Player)
pass = { $passed } cannot move. { $other } plays again.
# $passed (Player)
# $other (Player)
pass-without-discs = { $passed } has no discs left to play. { $other } plays again.
# $passed (Player)
# $other (Player)
# $squares (Word)
had-to-pass = { $passed } had to pass: { $other } played { $squares }.

# $mover (Color)
mover = { $mover } to move
# $player (Player)
# $squares (Word)
to-move = { $player } to move: { $squares }.
# $player (Player)
# $discs (Word)
to-choose = { $player } to choose the disc to flip: { $discs }.
# $player (Player)
# $discs (Word)
# $none (Square)
to-choose-or-none = { $player } to choose the disc to flip: { $discs }, or { $none } to flip none.

# $player (Player)
turn-of = it is { $player }'s turn
# $square (Square)
over = { $square } cannot be played: the game is over
# $square (Square)
occupied = { $square } is occupied
# $square (Square)
# $color (Color)
no-neighbour = { $color ->
    [black] { $square } has no black disc next to it
   *[white] { $square } has no white disc next to it
}
# $square (Square)
no-flips = { $square } flips no discs
# $square (Square)
not-centre = { $square } is not one of the free centre squares
# $square (Square)
not-a-choice = { $square } is not one of the discs to choose from
# One of several moves that were typed.
# $number (Number)
# $why (Text)
in-move = move { $number }: { $why }

no-moves = No moves have been played.
discs = Black { $black }, White { $white }, { $empty } empty.
discs-and-hands = Black { $black }, White { $white }, { $empty } empty. Left to play: Black { $black-left }, White { $white-left }.
# $discs (Text)
not-finished = Not finished. { $discs }
# The move in focus: what it would do, and its value where the values are shown.
# $square (Square)
# $discs (Number)
# $value (Word)
would-flip = { $discs ->
    [one] { $square } would flip 1 disc.
   *[other] { $square } would flip { $discs } discs.
}
    .valued = { $discs ->
        [one] { $square } would flip 1 disc: { $value }.
       *[other] { $square } would flip { $discs } discs: { $value }.
    }
# The choice of the disc that a move flips, or of none.
# $square (Square)
# $chosen (Square)
# $value (Word)
would-choose = { $square } would flip { $chosen }.
    .valued = { $square } would flip { $chosen }: { $value }.
# $square (Square)
# $value (Word)
would-flip-none = { $square } would flip none.
    .valued = { $square } would flip none: { $value }.
# A free square of the centre, in the opening.
# $square (Square)
# $value (Word)
would-be-placed = { $square } is a free centre square.
    .valued = { $square } is a free centre square: { $value }.
# What a move is worth where nobody can play it now.
# $square (Square)
# $value (Text)
valued = { $square }: { $value }.
