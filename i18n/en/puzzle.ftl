## Puzzles: the task, its difficulty, its solution.

# $mover (Color)
task = { $mover } to move: one move wins
of-day = Puzzle of { $day }
# $grade (Word)
# $empties (Number)
# $moves (Number)
# $search (Word): what a search of that depth finds
# $depth (Number): in moves
difficulty = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}: { $empties ->
    [one] 1 empty square
   *[other] { $empties } empty squares
}, { $moves ->
    [one] 1 legal move
   *[other] { $moves } legal moves
}; { $search ->
    [at-once] the right one looks best at once
    [finds] the engine finds the right one { $depth } moves ahead
   *[misses] the engine misses the right one { $depth } moves ahead
}.
# $square (Square)
# $score (Number)
# $line (Word)
solution = Solution: { $square } wins by { $score }: { $line }.
# $square (Square)
# $verdict (Word)
# $score (Number)
# $loss (Number)
# $line (Word)
refutation = { $square } { $verdict ->
    [wins] wins by { $score }
    [draws] draws
   *[loses] loses by { $score }
} ({ $loss ->
    [one] 1 disc
   *[other] { $loss } discs
} worse): { $line }.
