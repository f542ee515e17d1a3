## Values of moves, losses, and how certain they are.

exact = exact
estimated = estimated
evaluation = evaluation
# A player would take the percentage of a selective search for the chance to win.
# $depth (Word)
depth = depth { $depth }
# $depth (Word)
# $percent (Word)
selective = depth { $depth }, { $percent }%

discs = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}
# A number with a fraction.
# $discs (Word)
about-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
the-best-move = the best move
# $discs (Word)
loses = loses { $discs }

# $square (Square)
# $value (Word)
# $mover (Color)
# $certainty (Word)
best = Best: { $square }, { $value } for { $mover }, { $certainty }
    .short = { $square } { $value }, { $certainty }

# The best move and the one in focus, where there is room for a line.
# $best (Word)
# $square (Square)
# $loss (Text)
best-and-focus = { $best }; { $square }, { $loss }

# A move and what it is worth.
# $square (Square)
# $value (Word)
line = { $square } ({ $value })
# The same, and the moves that follow.
# $square (Square)
# $value (Word)
# $moves (Word)
line-on = { $square } ({ $value }), then { $moves }

draws = draws
is-ahead = is slightly ahead
is-behind = is slightly behind
is-even = is even
# $discs (Word)
wins-by = wins by { $discs }
# $discs (Word)
leads-by = leads by about { $discs }
# $discs (Word)
loses-by = loses by { $discs }
# $discs (Word)
trails-by = trails by about { $discs }

gives-away = { $best ->
    [win] gives away the win
    [draw] gives away the draw
    [even] gives the lead away for an even game
   *[lead] gives away the lead
}
# A turning point, with what it gives away as above.
# $number (Word)
# $player (Color)
# $square (Square)
# $value (Word)
# $gives-away (Text)
# $better (Square)
# $outcome (Word)
# $certainty (Word)
turning-point = Move { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome }.
    .certain = Move { $number }: { $player } { $square } ({ $value }) { $gives-away }; { $better } { $outcome }, { $certainty }.

fewer-win = Fewer discs win: +6 is a win with 6 discs fewer.
