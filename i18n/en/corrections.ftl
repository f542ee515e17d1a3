correct = goes on from an error over the board: another disc stood there, or the turn was another.
    .usage = correct e4 white
    .details =
        correct e4 white, black or empty: what stood on e4 after the last move.
        correct e4: the other colour.
        correct turn, or correct turn black: whose turn it was; a player has moved twice.
        correct off: what the rules give.
begin =
    .key = correct an error over the board
turn-typed =
    .key = turn the disc on that square
turn-disc =
    .key = turn the disc under the cursor or the pointer, then take it away
    .hint = turn disc
give-turn =
    .key = give the turn to the other player
    .hint = turn
restore =
    .key = back to what the rules give
    .hint = as the rules say
end =
    .key = done: play on from here
    .hint = done

guidance = An error over the board: Enter turns a disc, t changes the turn, Esc ends.
    .short = Enter turns a disc, t the turn.
# $by-name (Word)
corrected = { $by-name }
    .line = { $by-color }
as-ruled = The board is as the rules say.

browsing = only the current position can be corrected: undo the later moves first
followed = variations or notes follow this position: remove them first
contest = nothing is corrected against the clock
forfeited = a player has ended the game: undo that first
not-corrected = the board is as the rules say already

two-words = correct takes two words, found { $word } as well
no-color = expected black or white, found { $word }
no-disc = expected black, white or empty, found { $word }
no-square = expected a square, turn or off, found { $word }
