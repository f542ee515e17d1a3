## The heading of a game: players, event, round, date and official score.

mode = In the heading of a game

tags = see the players, the event, the round, the date and the official score, or write one of them
    .usage = tags, or tags event Paris Open, or tags score -
    .details =
        tags black Ada, white, event, round: text, which may have spaces; - for none.
        tags date 2026.11.21: the day, or 2026.11, or 2026.
        tags score 34-30: the official score, Black's discs first, if it is not that of the board.
    .key = edit the players, the event, the round, the date and the score
    .hint = edit

written = Written into the game.
    .line = Written into the game. { $heading }
nothing = Nothing is known about the game.
# $field (Word)
# $value (Word)
line = { $field }: { $value }
title = Heading
about-field = { $field ->
    [Black] Who plays Black.
    [White] Who plays White.
    [Event] The tournament.
    [Round] The round.
    [Date] The day, such as 2026.11.21, 2026.11 or 2026.
   *[Score] The official score, such as 34-30, if it is not that of the board.
}
wrong-date = date: { $error }
wrong-score = score: { $error }
wrong-field = expected { $fields }, found { $found }
no-text = tags { $field } needs text, or - for none

key-done = write it, and keep it with the game
    .hint = done
# $field (Word)
field = { $field ->
    [Black] Black
    [White] White
    [Event] Event
    [Round] Round
    [Date] Date
   *[Score] Score
}
