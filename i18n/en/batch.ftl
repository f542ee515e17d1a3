## What commands over files print. Headings of columns have at most the width of their column in English.

# $number (Number)
game = game { $number }
# $number (Number)
reviewed-before = game { $number }: reviewed before
# $number (Number)
# $done (Number)
# $moves (Number)
reviewing = game { $number }: { $done } of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} reviewed
# $number (Number)
evaluating = game { $number }: evaluating
# $percent (Word)
# $time (Word)
time-left = { $percent }, { $time } left
signal = a signal ends the program

## Columns.

column-empty = empty
column-side = side
column-score = score
column-search = search
column-nodes = nodes
column-seconds = seconds
column-stated = stated
column-best-line = best move and line
column-position = position
column-line = line
column-move = move
column-player = player
column-played = played
column-value = value
column-best = best
column-loss = loss
column-games = games
column-share = share
column-draw = draw
column-discs = discs
column-opening = opening
column-as = as
column-after = position after
column-plays = plays, how often and with what loss
column-year = year
column-result = result
column-players = players and tournament

## othello analyze.

no-moves = No moves have been played.
# $reviewed (Number)
# $moves (Number)
reviewed-last = Stopped: reviewed only the last { $reviewed } of { $moves } moves.
turning-points = Turning points:
mean-loss = mean loss
whole-game = whole game
# $phase (Word)
phase = { $phase ->
    [opening] opening
    [midgame] midgame
   *[endgame] endgame
}
# $number (Number)
searching-move = searching move { $number }
# $number (Number)
# $player (Color)
at-move = move { $number }: { $player }
# $number (Number)
# $player (Color)
# $square (Square)
at-move-played = move { $number }: { $player } plays { $square }

## othello check, convert and repair.

# $what (Text)
# $count (Number)
count = { $what }: { $count }
# $counted (Word)
counted = { $counted ->
    [games] games
    [passes] passes
    [early-ends] early ends
    [wipe-outs] wipe-outs
    [unfinished] unfinished
    [disagreements] disagreements
   *[faults] faults
}
# $category (Word)
category = { $category ->
    [illegal-moves] illegal moves
    [turns] moves or passes out of turn
    [not-moves] words that are not moves
    [positions] invalid positions
    [tags] invalid tags
    [formats] format errors
    [inputs] unreadable inputs
   *[skipped] other games
}
# $status (Word)
repairs = { $status ->
    [correct] correct
    [one] one
    [several] several
   *[none] none
}
only-othello = only games by the rules of Othello can be repaired
# A file of lines that an earlier run has begun.
# $file (Word)
# $why (Text)
cannot-resume = cannot resume { $file }: { $why }
resumes-busy = another run is writing it
resumes-cut = its last line is not whole, and was not begun by this command
# $line (Number)
resumes-unread = line { $line } cannot be read
# $line (Number)
resumes-foreign = line { $line } was not written by this command
# $line (Number)
resumes-changed = line { $line } would be different with these options, or in this version
# $line (Number)
resumes-no-game = line { $line } is about no game of the input
# $line (Number)
resumes-no-position = line { $line } is about no position of the games
# $line (Number)
# $place (Word): a file and a line
resumes-other = line { $line } is not about { $place }
base-changed = { $file }: the database has changed meanwhile, and nothing was written
base-file-there = { $file }: the file is there already, and nothing was written
# $parts (Text)
# $format (Word)
not-kept = { $parts } are not kept in { $format } format
# $parts (Text)
# $format (Word)
# $items (Number)
not-kept-in-all = { $parts } are not kept in { $format } format, { $items } in all
# $games (Number)
# $what (Text)
of-games = { $games ->
    [one] 1 game: { $what }
   *[other] { $games } games: { $what }
}

## othello solve.

# $score (Word)
claim-agrees = { $score } agrees
# $score (Word)
claim-differs = { $score } differs
# $moves (Word)
pass = pass { $moves }
# $place (Word)
# $certainty (Word)
# $value (Word)
# $nodes (Word)
# $seconds (Word)
solving = { $place }: { $certainty }: { $value }, { $nodes ->
    [1] { $nodes } node
   *[other] { $nodes } nodes
}, { $seconds } s
# $count (Number)
solved = { $count ->
    [one] 1 position solved
   *[other] { $count } positions solved
}
# $count (Number)
estimated = { $count } estimated
# $solved (Word)
# $speed (Text)
solved-in = { $solved }; { $speed }.
# $nodes (Word)
# $seconds (Word)
speed = { $nodes ->
    [1] { $nodes } node
   *[other] { $nodes } nodes
} in { $seconds } s
# $speed (Text)
# $rate (Word)
rate = { $speed }, { $rate } a second
# $agreeing (Number)
# $differing (Number)
stated-scores = Scores in the file: { $agreeing } agree, { $differing } differ.
# $count (Number)
unread = { $count ->
    [one] 1 position could not be read.
   *[other] { $count } positions could not be read.
}

## othello explore.

# $player (Word)
# $games (Text)
# $positions (Number)
habits = { $positions ->
    [one] { $player }, { $games }: the position that came up most, the costliest first. The losses of all games are added up.
   *[other] { $player }, { $games }: the { $positions } positions that came up most, the costliest first. The losses of all games are added up.
}
# $done (Number)
# $all (Number)
valuing = Evaluating positions: { $done } of { $all }
the-start = the start
best-reply = best
# $square (Square)
# $games (Number)
# $loss (Word)
reply = { $square } { $games }x { $loss }
# $replies (Word)
# $square (Square)
better = { $replies }; best { $square }
# $moves (Word)
# $turn (Text)
heading = { $moves }: { $turn }.
# $color (Color)
to-move = { $color } to move
# $games (Number)
other-rules = { $games ->
    [one] 1 game by other rules is not counted
   *[other] { $games } games by other rules are not counted
}
# $games (Word)
more-faults = { $games } more games cannot be read

## othello match and perft.

# $first (Word)
# $second (Word)
against = { $first } against { $second }
# $games (Number)
# $most (Number)
of-most = { $games } of { $most }
row-rules = rules
row-won = won
row-drawn = drawn
row-lost = lost
# $discs (Word)
a-game = { $discs } a game
# $one (Word)
# $other (Word)
elo-rather = { $one } rather than { $other } Elo points
# $one (Word)
# $other (Word)
elo-undecided = undecided between { $one } and { $other } Elo points
# $decision (Text)
# $ratio (Word)
# $low (Word)
# $high (Word)
sprt = { $decision } (log-likelihood ratio { $ratio }, bounds { $low } and { $high })
# $middle (Word)
# $percent (Word)
# $low (Word)
# $high (Word)
interval = { $middle } ({ $percent }: { $low } to { $high })
# $games (Number)
# $seconds (Word)
# $each (Word)
match-took = { $games ->
    [one] 1 game in { $seconds } s, { $each } s each
   *[other] { $games } games in { $seconds } s, { $each } s each
}
# $player (Word)
# $rules (Word)
only-standard = { $player } plays standard Othello only, not { $rules }
sprt-bounds = --sprt takes a lower and a higher difference in Elo points
no-opening = expected an opening, found none
finished-opening = expected an opening, found a finished game
# $rules (Word)
# $found (Word)
opening-of-rules = expected a game of { $rules }, found one of { $found }
# $names (Word)
extensions = expected a file name with one of the extensions { $names }
# $rate (Word)
# $depth (Number)
leaves = { $rate } million leaves a second at depth { $depth }

## othello puzzles and guess.

# $number (Number)
puzzle = Puzzle { $number }
# $heading (Text)
# $task (Text)
puzzle-task = { $heading }. { $task }.
# $puzzles (Number)
puzzles = { $puzzles ->
    [0] No puzzles
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
# $puzzles (Text)
# $games (Text)
puzzles-in = { $puzzles } in { $games }.
built-in-follow = No puzzles in the saved games: built-in ones follow.
# $puzzles (Text)
of-earlier-run = { $puzzles } of an earlier run
# $place (Word)
# $puzzles (Text)
so-far = { $place }: { $puzzles } so far
# $games (Text)
no-puzzles-in = no puzzles in { $games }
current-game = the current game
# $number (Number)
saved-game = saved game { $number }
# $number (Number)
built-in-puzzle = built-in puzzle { $number }
# $number (Number)
before-move = before move { $number }
# $games (Text)
no-such-game = no such game among { $games }
part = expected the number of a part and how many there are, such as 3/16
from-one = expected a number of at least 1
# $least (Number)
# $most (Number)
empties = expected two numbers from { $least } to { $most }, such as 8-14
day = expected a date, such as 2026-11-22
percentage = expected a percentage from 0 to 100

## What options need: they are named as they are typed.

# $option (Word)
# $other (Word)
needs = { $option } needs { $other }
# $option (Word)
needs-player = { $option } needs a player
two-players = a player is named twice: as PLAYER and with --player
only-wthor = --output is for --to wthor; other formats go to standard output
# $rules (Word)
balanced = --balanced has openings for Othello, not for { $rules }
no-own-games = no saved games: name a player and files of games
no-games = no such games in these files
no-files = no files of games: name some, or set `games` in the settings file (see othello config)
# $example (Word)
picture-on-terminal = a picture cannot be shown as text; write it to a file, as in { $example }
one-picture = a picture shows one game, and another one follows
no-comment = there is no comment in the game

# $games (Number)
other-games = other games in it are not shown: { $games }
# $most (Word)
even-number = expected an even number from 2 to { $most }
# $most (Word)
elo = expected a number of Elo points from -{ $most } to { $most }
cannot-print = cannot write to standard output
# $rules (Word)
only-rules-of-othello = expected the rules of Othello, found { $rules }
