## Looks at earlier moments of the game.

list = list the moves with their numbers, and the passes
    .about = move_list my_moves_so_far game_moves moves_played
    .key = list the moves with their numbers
back = view the position one move earlier
    .about = go previous earlier backward step_back previous_move
    .key = browse the game, or the line of an error
    .hint = browse
on = view the position one move later, or the next move of the line for an error, a reason or a hint
    .about = forward next later go next_move step_through step_forward
    .hint = line
    .hint-instead = step
start = view the start of the game
    .about = replay play_through rewind first_move go_to_start back_to_the_start to_the_start back_to_start the_beginning beginning from_the_beginning go_back_to_the_start replay_game watch_replay replay_the_game show_replay
    .key = browse to the start, or return to the current move
end = return to the current position
    .about = last_move latest jump_to_end go_to_end
    .hint = return
line = see the line for an error, a reason or a hint; name its first move where there are several
    .usage = line, or line d3
    .key = see the line for an error, a reason or a hint
at = view the position after move 12
    .about = jump move go_to goto position
    .usage = at 12
    .key = view the position after a move, by its number

# $number (Word)
# $ply (Text)
listed = { $number }: { $ply }
# $listed (Text)
# $value (Word): for the player who has moved
# $certainty (Word)
valued = { $listed } Value { $value }, { $certainty }.
# $pass (Text)
at-start = At the start: { $pass }
in-variation = The last moves are a variation; up returns to where it begins.
rewound = { $plies ->
    [one] 1 move undone. r redoes it.
   *[other] { $plies } moves undone. r redoes them.
}
    .line = { $plies ->
    [one] 1 move undone; redo plays it again.
   *[other] { $plies } moves undone; redo plays them again.
}

# The moves of a line that the board shows.
# $square (Square)
# $moves (Word)
line-of = Line of { $square }: { $moves }.
# $square (Square)
# $number (Number)
# $count (Number)
line-step = Line of { $square }: move { $number } of { $count }
end-of-line = the line has no more moves
no-line = no line to show; select an error in the review, or use why or hint
# $moves (Word)
# $found (Word)
no-such-line = expected the first move of a line, { $moves }, found { $found }

no-earlier-move = there is no earlier move
no-later-move = there is no later move
no-such-move = { $moves ->
    [one] the game has only 1 move
   *[other] the game has only { $moves } moves
}
not-browsing = go back to an earlier position first
    .screen = browse back (PageUp), then :practice
wrong-number = expected the number of a move, such as at 12, found { $found }

# The place of the position in view: in the game, and out of how many moves.
start-of-game = Start of the game
at-move = Move { $ply }
at-move-of = Move { $ply } of { $last }
# $line (Word): as Variation at move 12
in-line = { $line }, move { $ply }
in-line-of = { $line }, move { $ply } of { $last }
# $place (Text)
viewed = { $place }. End returns to the current move.
    .short = { $place }. End returns.
# $place (Text)
viewed-only = { $place }.
# The ways to play the first move, and to an opponent where nobody has chosen the players.
# $square (Square)
first-move = Arrows, click, or type { $square } · ? help
# $square (Square)
first-move-alone = Arrows, click, or type { $square } · :play against the computer

## What decided a game that is over.

# $player (Player)
# $passes (Number)
out-of-moves = { $player } ran out of moves and had to pass { $passes } times.
# $player (Player)
# $corners (Number)
corners-taken = { $corners ->
    [3] { $player } took three of the four corners.
   *[other] { $player } took all four corners.
}
# $player (Player)
# $number (Number)
led-from = { $player } led from move { $number } on.
