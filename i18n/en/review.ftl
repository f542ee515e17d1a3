## The review of a game: what each move loses, and the errors.

mode = In the review
activity = review

review = find what every move has lost, the turning points and the average losses, or stop looking
    .about = analyze analyse analysis mistakes blunders errors blunder my_mistakes my_errors my_blunders where_did_i_go_wrong check_my_game what_did_i_do_wrong what_went_wrong why_did_i_lose what_was_wrong what_were_my_mistakes look_back rate_my_game accuracy disc_loss loss_per_move average_loss blunder_check analysis_board
    .usage = review, or review stop
    .key = find the errors of the game and the better moves
errors = list the moves that lose two discs or more, of both or of one, or the worst first
    .about = mistakes blunders
    .usage = errors, or errors black, or errors worst
    .key = list the moves that lose two discs or more
error = view the position before the next error, or before the previous one
    .about = mistake blunder worst
    .usage = error, or error previous
    .key = next, previous error, with the cursor on the best move
    .hint = next
next =
    .key = review the game; then the next error, with the cursor on the best move
    .hint = review
    .hint-instead = review
previous-error =
    .hint = previous
whose =
    .key = whose errors: of both players, of Black, of White
    .hint = sides
order =
    .key = largest errors first, or in the order of play
    .hint = largest
deeper = look deeper at the moves of a reviewed game, errors first: two moves further each time
    .key = look deeper, errors first; each time two moves further
stop-or-go-on = stop the review, or go on with it
    .key = stop the review, or go on with it
    .hint = stop

question = Review this game before it is over?
    .title = Review
    .yes = Review it
    .no = Keep playing
proposal = Type review to find the errors.

# $done (Word)
# $all (Number)
extent = { $done } of { $all ->
    [one] 1 move
   *[other] { $all } moves
}
# $extent (Text)
under-way = Reviewing: { $extent }. :review shows it.
    .short = Reviewing: { $extent }.
# $extent (Text)
started = Reviewing: { $extent } done. Type review stop to stop.
# $extent (Text)
# $summary (Word)
ended = Reviewed { $extent }. :review shows it.
    .line = { $summary }

# The place of a move in a game, before its judgement.
# $number (Word)
# $player (Color)
place = Move { $number }, { $player }:
# The same of a turning point.
# $number (Word)
# $player (Color)
turning-point = Move { $number }, { $player }, turning point:
# $place (Word)
at = { $place }:
# $value (Word)
# $player (Color)
for-player = { $value } for { $player }

# $place (Text)
# $square (Square)
# $certainty (Word)
best = { $place } { $square } is the best move, { $certainty }.
    .short = { $square } is the best move
# $place (Text)
# $square (Square)
# $loss (Word)
# $certainty (Word)
# $line (Text)
# $better (Square)
# $value (Word)
loses = { $place } { $square } loses { $loss }, { $certainty }. Better: { $line }.
    .short = { $square } loses { $loss }; { $better } { $value }
# $place (Text)
# $square (Square)
# $loss (Word)
# $certainty (Word)
# $reasons (Text)
# $line (Text)
# $brief (Word)
# $better (Square)
# $value (Word)
loses-why = { $place } { $square } loses { $loss }, { $certainty }: { $reasons } Better: { $line }.
    .short = { $square } loses { $loss }: { $brief }; { $better } { $value }
# The head of a lesson about an error.
# $place (Text)
# $square (Square)
# $loss (Word)
# $certainty (Word)
lesson = { $place } { $square } loses { $loss }, { $certainty }.
no-reason = No motif explains it: compare the lines.

errors-found = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}
# $player (Color)
# $errors (Number)
errors-of = { $player }: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}
# $errors (Text)
# $list (Word)
listed = { $errors }
    .line = { $errors }.{ $list }
none = No move loses two discs or more.
none-yet = No errors yet.
# $number (Word)
# $square (Square)
# $loss (Word)
worst = Worst: { $number } { $square } { $loss }
lost = { $best ->
    [win] loses the win
    [draw] loses the draw
   *[lead] loses the lead
}
    .list = { $best ->
    [win] loses the win
    [draw] loses the draw
   *[lead] loses the lead
}
# What is lost, and the reason.
# $lost (Text)
# $reason (Word)
lost-why = { $lost }; { $reason }

reviewed = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} reviewed.
# $extent (Text)
reviewed-part = { $extent } reviewed; type review to go on.
no-turning-point = No move gives away a win, a draw or a lead.
# $player (Color)
# $mean (Word)
# $phases (Word)
mean = { $player } loses { $mean } discs a move; in total, { $phases }.
# $loss (Word)
# $phase (Word)
of-phase = { $loss } in the { $phase ->
    [opening] opening
    [midgame] midgame
   *[endgame] endgame
}
# $loss (Word)
# $moves (Number)
of-endgame = { $loss } in the endgame (in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
all-exact = All losses are exact.
# $move (Word)
exact-from = The losses are exact from move { $move } on, and estimates before that.

# The panel.
reviewing = Reviewing
# $done (Word)
# $all (Word)
done = { $done } of { $all }
# $extent (Text)
reviewing-extent = Reviewing: { $extent }
# $extent (Text)
reviewed-extent = Reviewed: { $extent }
# $moves (Number)
looking-deeper = Looking deeper: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left
# The numbers of moves of a player by what they lose: `0-1: 22, 1-2: 3`.
# $player (Color)
# $classes (Word)
classes = Moves of { $player } by discs lost: { $classes }.
loss-per-move = Loss per move
loss-so-far = Loss per move so far
# What the sums in the table are, in the help.
about-discs-lost = Lost: the discs that a player's moves cost in all, each against the best move in its place. Both players lose some in every game; whoever loses fewer wins.
phase = { $phase ->
    [opening] opening
    [midgame] midgame
   *[endgame] endgame
}
# The discs that all moves have lost.
all-moves = lost
# Above the numbers of moves by what they lose.
classes-heading = lose

# $moves (Number)
# $depth (Word)
# $empties (Word)
going-deeper = Looking deeper at { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: to depth { $depth }, and exactly from { $empties } empty squares on.
    .line = Looking deeper at { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: to depth { $depth }, and exactly from { $empties } empty squares on. Type review stop to stop.
not-complete = the game is not reviewed yet
all-is-exact = every loss is exact already

only-stop = review takes no argument except stop
# $found (Word)
wrong-whose = expected errors, errors black, errors white or errors worst, found { $found }
# $found (Word)
wrong-step = expected error or error previous, found { $found }
nothing = there are no moves to review
no-review = no review is under way
not-reviewed = the game has not been reviewed
no-error = the review has found no errors
# $player (Color)
no-error-of = the review has found no errors by { $player }

key-line = at an error: its line, move by move; ] goes to that of the best move
    .hint = line
    .hint-instead = step
key-close = close; the review goes on
    .hint = close
