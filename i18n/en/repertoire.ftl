## The repertoire: the openings that a player wants to play.

repertoire = see what can be done with your openings: be quizzed, make them from games or move by move, add a move
    .usage = repertoire, or repertoire train, train black, here, games black, opening tiger, openings black, play black, add, add d6
    .about = train learn opening openings practice practise drill study memorize memorise prepare theory opening_trainer joseki
    .key = train your openings: make them here, and be quizzed
add-selected =
    .key = add the selected move to your repertoire
    .hint = add

# $color (Color)
# $positions (Number)
# $here (Text)
here = Your repertoire for { $color }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}. { $here }
ends-here = It ends here.
no-move-here = It has no move here.
you-play = You play { $moves }.
has-answer = It has an answer to { $moves }.
# $square (Square)
commented = { $square } ({ $comment })
# $square (Square)
# $color (Color)
added = { $square } is in your repertoire for { $color } now.
# $square (Square)
# $color (Color)
there-already = { $square } is in your repertoire for { $color } already.
# $square (Square)
called-wrong = Your file calls { $square } wrong; it stays as it is.
failed = Your repertoire: { $error }.

# $move (Number)
# $square (Square)
# $yours (Word)
# $loss (Word)
# $brief (Word): the loss, 0.0 for none
you-left = You left your repertoire at move { $move }: { $square } (yours: { $yours }), which loses { $loss ->
    [none] nothing
   *[some] { $loss }
}.
    .short = Left at { $move }: { $square } -{ $brief } ({ $yours }).
# $color (Color)
# $move (Number)
# $square (Square)
# $yours (Word)
# $loss (Word)
# $brief (Word)
you-left-as = As { $color } you left your repertoire at move { $move }: { $square } (yours: { $yours }), which loses { $loss ->
    [none] nothing
   *[some] { $loss }
}.
    .short = Left at { $move }: { $square } -{ $brief } ({ $yours }).
# $move (Number)
# $square (Square)
game-left = The game left your repertoire at move { $move }, with { $square }.
    .short = Left at { $move }: { $square }.
# $move (Number)
ended = Your repertoire ended after move { $move }.
    .short = Repertoire to { $move }.

no-square = expected a square, found { $found }
unknown = expected train, here, opening tiger, games, openings or play with a colour, add or add d6, found { $found }
none-yet = You have no repertoire yet.
ways = `repertoire train` quizzes you on it; `repertoire games black` makes one from your games, `repertoire openings black` from what was played from here on, `repertoire play black` from the moves that you play from now on.
# $positions (Number)
choice-train = be quizzed: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}
# $color (Color)
# $positions (Number)
choice-color = { $color }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}
choice-here = be quizzed from this position on
choice-opening = learn a popular opening
choice-games = make one from your saved games
choice-openings = make one from what was played from this position on
choice-play = make one move by move: what you play is added
choice-play-ends = stop adding what you play
# $moves (Number)
choice-add = { $moves ->
    [one] add the move on the board
   *[other] add the { $moves } moves on the board
}
# $color (Color)
choice-as = as { $color }
# $color (Color)
being-made = Making your repertoire for { $color }…
# $color (Color)
# $positions (Number)
# $new (Number)
# $games (Text)
merged = Your repertoire for { $color } has { $positions ->
    [one] 1 position
   *[other] { $positions } positions
} now, { $new ->
    [0] none of them new
   *[other] { $new } of them new
}, from { $games }. :repertoire train quizzes you on them.
# $name (Word)
# $new (Number)
opening-added = { $new ->
    [0] { $name }: all of it is in your repertoire already.
    [one] { $name }: 1 position is new in your repertoire.
   *[other] { $name }: { $new } positions are new in your repertoire.
}
# $color (Color)
no-own-games = No saved game is known to be yours as { $color }. Games against a level count; :mine { $color ->
    [black] black
   *[white] white
} says so for the one on the board.
no-games-here = None of the games reached this position; :repertoire play makes a repertoire move by move.
# $color (Color)
playing = Each move that you play as { $color } is now added to your repertoire; :repertoire play ends that.
playing-ended = What you play is no longer added to your repertoire.
no-repertoire = you have no repertoire yet; :repertoire makes one
# $color (Color)
no-repertoire-for = you have no repertoire for { $color } yet; :repertoire makes one
not-there = your repertoire has no move from there on
no-move = there is no move to add
other-rules = the repertoire covers standard Othello only
contest = two people are playing against the clock

exists = { $file } already exists; --replace overwrites it, --file names another one
# $move (Number)
# $done (Number)
# $positions (Number)
making = Making the repertoire: move { $move }, { $done } of { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}
# $done (Number)
# $positions (Number)
checking = Checking the repertoire: { $done } of { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}
# $file (Word)
# $positions (Number)
# $color (Color)
made = { $file }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
} with a move for { $color }.
no-frequencies = there are no games to say which replies are frequent: name some, or set `games` in the settings file
at-start = At the start
after = After { $line }
# $place (Text)
# $square (Square)
# $opponent (Color)
# $games (Number)
# $reached (Number)
hole = { $place }: no answer to { $square }, which { $opponent } plays in { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $reached }.
# $place (Text)
unanswered = { $place }: no answer.
# $place (Text)
unread = { $place }: a variation that cannot be played.
# $place (Text)
# $square (Square)
# $loss (Word)
# $best (Square)
loses = { $place }: your { $square } loses { $loss }; { $best } is best.
# $place (Text)
# $here (Word)
# $there (Word)
# $other (Word)
conflict = { $place }: your { $here }, but { $there } in the same position after { $other }.
# $positions (Number)
# $findings (Number)
checked = { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $findings ->
    [0] nothing to report.
   *[other] { $findings } to check.
}
