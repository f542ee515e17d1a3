hint = names the best move and its value.
    .usage = hint
evaluate = lists every legal move, the best first, with its value and what it loses.
    .usage = evaluate
values =
    .key = what the engine thinks of each legal move: losses, scores, nothing
    .hint = values

evaluating = Evaluating the moves.
    .short = Evaluating.
started = The engine is evaluating the moves.
hidden = The engine's values are hidden.
are-scores = The values are scores now: discs for the player to move.
wait = The values wait.
question = Show what the engine thinks of each move?
    .title = Engine
    .yes = Show it
    .no = Play on without it

# $mover (Color)
# $count (Number)
# $certainty (Word)
# $sign (Word)
head = { $mover } has { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves, the best first
}, { $certainty }.{ $sign }
# $square (Square)
# $value (Word)
# $mover (Color)
# $loss (Word)
move = { $square }: { $value } for { $mover }, { $loss }.

locked = the engine is locked for an honest game
busy = the engine is choosing a move; ask again when it has moved
failed = cannot evaluate the moves: { $error }
