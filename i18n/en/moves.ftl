undo = undoes the last move, or a resignation or loss on time.
    .usage = undo
    .key = undo a move
    .hint = undo
