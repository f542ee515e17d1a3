## Two futures: small boards with the positions that show why a move loses. Headings and captions have 18 columns, or twice ten.

# $square (Square)
after = after { $square }
# $square (Square)
# $player (Color): who answers
# $reply (Square)
after-reply = { $square }, then { $player } { $reply }
# $square (Square)
# $plies (Number)
later = { $square }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
} later
    .short = { $square }, { $plies } later
# $player (Color)
# $moves (Number)
moves = { $player }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# Discs that a move has flipped beside empty squares, and the moves that the opponent has then.
# $discs (Number)
# $player (Color)
# $moves (Number)
outer = { $discs ->
    [0] no outer disc
    [one] 1 outer disc
   *[other] { $discs } outer discs
}, { $player }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# Empty squares beside the discs that a move has flipped, and on how many of them a player can play.
# $squares (Number)
# $player (Color)
# $moves (Number)
open = { $squares ->
    [0] no empty square
    [one] 1 empty square, { $player } plays on { $moves }
   *[other] { $squares } empty squares, { $player } plays on { $moves }
}
# $player (Color)
passes = { $player } must pass
# $player (Color)
# $corner (Square)
has-corner = { $player } has { $corner }
# $corner (Square)
free = { $corner } is empty
# $square (Square)
# $corner (Square)
beside = { $square }, beside { $corner }
# $corner (Square)
not-beside = not beside { $corner }
# $player (Color)
# $moves (Number)
new-moves = { $player }: { $moves ->
    [0] no new move
    [one] 1 new move
   *[other] { $moves } new moves
}
# The moves that both players have, or would have.
# $player (Color)
# $own (Number)
# $opponent (Color)
# $opp (Number)
choice = { $player } { $own }, { $opponent } { $opp } moves
# $player (Color)
# $square (Square)
plays = { $player } has { $square }
# $player (Color)
# $square (Square)
cannot-play = { $player } has no { $square }
# $player (Color)
# $square (Square)
wedges = { $player } wedges at { $square }
# $player (Color)
# $square (Square)
flips-back = { $player } flips it: { $square }
inside = stays inside
# $player (Color)
# $square (Square)
plays-last = { $player } last: { $square }
# $player (Color)
# $discs (Number)
discs = { $player }: { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}
# $player (Color)
# $discs (Number)
flips = { $player } flips { $discs }
# Discs that can never be flipped.
# $player (Color)
# $discs (Number)
safe = { $player }: { $discs } safe
# Moves that give no corner away.
# $moves (Number)
safe-moves = { $moves ->
    [0] no safe move
    [one] 1 safe move
   *[other] { $moves } safe moves
}
# $player (Color)
no-disc = { $player }: no discs
# What the marks on the boards mean.
# $player (Color)
legend-moves = Dots: { $player }'s moves.
# Those that are possible on one of both boards alone have a sign of their own.
# $player (Color)
legend-moves-only-here = { $player }'s moves; +: on one board only.
# $player (Color)
legend-safe-moves = { $player }'s moves: + gives no corner away.
# $player (Color)
legend-new-moves = +: { $player }'s new moves.
legend-open = +: empty squares beside discs just flipped.
legend-square = +: the square in question.
legend-corner = +: the corner.
legend-safe = +: discs that can never be flipped.
# The signs beside discs that the last move has flipped: all of them, those beside empty squares, or all discs beside such.
legend-flipped = Marked: just flipped.
legend-outer = Marked: flipped beside empty squares.
legend-wall = Marked: discs beside empty squares.
# A future for those who do not see it.
# $after (Text)
# $seen (Text)
said = { $after }: { $seen }.
# In place of the sentence, where the boards show moves behind those that it is about, or before them.
# $moves (Number)
followed = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} further on, if both play their best. PgUp goes back to the reason.
# $moves (Number)
followed-back = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} before that. PgDn goes on to the reason.
