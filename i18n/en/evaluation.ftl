hint = get a hint: where to look; again, the best move; again, what each move loses
    .about = hints tip tips best move help cheat advice what should i me suggest suggestion what_should_i_do_now what_now what_should_i_play best_move the_best_move show_me_the_best_move stuck i_m_stuck im_stuck no_idea give_me_a_hint clue give_me_a_clue
    .usage = hint
    .key = get a hint: where to look, then the best move, then what each move loses
    .hint = hint
evaluate = list every move, the best first, with its value and what it loses
    .about = who is winning score values ahead evaluation eval who_leads who_is_ahead who_is_better am_i_winning am_i_losing evaluation_bar eval_bar show_evaluation show_eval winning_chances position_value
    .screen = see what each legal move loses, in every position
    .usage = evaluate
    .key = see the value of every legal move

evaluating = Evaluating the moves.
    .short = Evaluating.
started = The engine is evaluating the moves.
hidden = The engine's values are hidden.
are-scores = Each value is now the expected disc lead of the player to move.
wait = Values will appear when the engine is free.
question = Show what the engine thinks of each move?
    .title = Engine
    .yes = Show it
    .no = Play on without it

only-move = There is only one legal move.
# $moves (Number)
all-good = All { $moves } moves are about equally good.
# $good (Number)
# $legal (Number)
some-good = { $good ->
    [one] One move is better than the others.
   *[other] { $good } of the { $legal } moves are about equally good.
}
# $where (Word)
look = { $where ->
    [corners] Look at the corners.
    [top] Look along the top edge.
    [bottom] Look along the bottom edge.
    [left] Look along the left edge.
    [right] Look along the right edge.
    [upper-left] Look in the upper left.
    [upper-right] Look in the upper right.
    [lower-left] Look in the lower left.
    [lower-right] Look in the lower right.
    [upper-half] Look in the upper half.
    [lower-half] Look in the lower half.
    [left-half] Look in the left half.
   *[right-half] Look in the right half.
}

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
