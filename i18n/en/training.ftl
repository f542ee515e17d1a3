## Training: what games have cost, the errors that come back until they are known, puzzles that fit.

retry = begins to solve the positions before your worst moves; without a review, what is due.
    .key = retry your worst moves, or train what is due
    .hint = retry
retry-reviewed =
    .key = retry your worst moves
    .hint = retry
puzzle = begins to solve puzzles that fit: endgames in which one move wins.
    .key = puzzles: endgames in which one move wins
    .hint = puzzles
