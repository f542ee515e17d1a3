## The best lines of a position, searched more deeply for as long as it is viewed.

mode = In the lines
activity = lines

lines = see the best moves here, each with its value and what follows
    .screen = see the best moves of every position with their values and lines, searched more deeply for as long as you look
    .about = best moves multi-pv variations analyse analyze engine analyze_this_position analyse_this_position analyze_position analyse_position top_moves top_three_moves top_three top_3 best_three_moves three_best_moves best_five_moves candidate_moves candidates principal_variation endgame_solve endgame_solver solve_endgame solve_the_endgame solve_position solve_this_position solve_the_position solver perfect_play
    .usage = lines, lines 5, lines all, lines 5 depth 24, lines seconds 10, lines threads 2, or lines memory 256
    .key = see the best moves of every position, for as long as you look
    .details = What you choose stays: the number of lines, the depth in plies, seconds for a position, threads, memory in MiB. `any` lifts a limit of depth or time. `keep 2` keeps the second line as a variation with its value.
next-row =
    .key = next, previous line; the cursor goes to its move
    .hint = next line
previous-row =
    .hint = previous
more =
    .key = more lines: 1, 3, 5, all
    .hint = more lines
keep = keep a line with its value as a variation: the selected one, or one given by its number or move
    .usage = keep, keep 2, or keep d3
    .key = keep the line with its value as a variation
    .hint = keep
close =
    .key = close the lines
    .hint = close
key-line = the selected line, move by move
    .hint = line
    .hint-instead = step

question = Show what the engine thinks of the moves, before the game is over?
    .title = Lines
    .yes = Show it
    .no = Keep playing

not-shown = there are no lines yet; :lines searches them
# $what (Word)
no-such = there is no line { $what }
# $what (Word)
# $why (Word)
wrong = { $what }: { $why }
no-moves = The game is over: no move is left to search. Go back to an earlier position for its best lines.
begins = Searching the best moves.
waiting = waiting for the engine
# $nodes (Word)
# $speed (Word)
taken = { $nodes } positions · { $speed }/s
    .short = { $nodes } · { $speed }/s
# Above the board at the end of a line.
at-end = After this line:
# $square (Square)
# $value (Word)
kept = Kept { $square } ({ $value }) and its line as a variation.

# $count (Number)
best = { $count ->
    [one] The best line
   *[other] The { $count } best lines
}
all = A line for each move
# $depth (Word)
depth = to depth { $depth }
any-depth = to any depth
# $seconds (Word)
seconds = for { $seconds } s a position
any-time = for as long as you look
# $count (Text)
# $depth (Text)
# $time (Text)
# $threads (Number)
# $memory (Word)
chosen = { $count }, { $depth }, { $time }, with { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
} and { $memory } MiB.

# $mover (Color)
# $count (Number)
# $moves (Word)
# $taken (Text)
head = { $mover }: { $count ->
    [one] the best line
   *[other] the { $count } best lines
} of { $moves } ({ $taken }).
# $certainty (Word)
# $moves (Word): `d6 -0.4, f6 -1.2`
# $taken (Text)
so-far = { $certainty }: { $moves } ({ $taken })
# $square (Square)
# $value (Word)
# $certainty (Word)
# $moves (Word)
line = { $square } { $value } ({ $certainty }): { $moves }
