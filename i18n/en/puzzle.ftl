## Puzzles: the task, its difficulty, its solution.

# $mover (Color)
# $kind (Word)
task = { $mover } to move: one move { $kind ->
    [midgame] keeps the lead
   *[endgame] wins
}
of-day = Puzzle for { $day }
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
    [finds] the engine finds the right one looking { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead
   *[misses] the engine misses the right one looking { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead
}.
    .short = { $grade ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }: { $empties ->
        [one] 1 empty square
       *[other] { $empties } empty squares
    }, { $moves ->
        [one] 1 legal move
       *[other] { $moves } legal moves
    }.
# $square (Square)
# $outcome (Word)
# $line (Word)
solution = Solution: { $square } { $outcome }: { $line }.
# $square (Square)
# $outcome (Word)
# $loss (Word)
# $line (Word)
refutation = { $square } { $outcome } ({ $loss } worse): { $line }.
# $grade (Word)
grade = { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
