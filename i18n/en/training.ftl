## Training: what games have cost, the errors that come back until they are known, puzzles that fit.

mode = Progress
activity = progress

lesson = begin the lesson about the moves of this game that cost you most, or go on with it; without a reviewed game, what is due
    .about = retry train mistakes errors practise practice me coach teacher
    .key = the lesson: your worst moves; or what is due
    .hint = lesson
lesson-reviewed =
    .key = the lesson: your worst moves
    .hint = lesson
# The moves of a game that is over which are costly and teach most, three at most. $who is `you` if they are of one player.
# $who (Word)
# $count (Number)
# $moves (Word): a list
# $others (Word): a sentence behind it, or nothing
worst = { $who ->
    [you] { $count ->
        [one] A move of yours worth a look
        [2] Two moves of yours worth a look
       *[other] Three moves of yours worth a look
    }
   *[both] { $count ->
        [one] A move worth a look
        [2] Two moves worth a look
       *[other] Three moves worth a look
    }
}: { $moves }. Enter: see why; n: another game.{ $others }
    .line = { $who ->
        [you] Moves of yours worth a look
       *[both] Moves worth a look
    }: { $moves }. Press Enter to see why.{ $others }
    .short = Worth a look: { $moves }. Enter: see why.{ $others }
    .bare = Worth a look: { $moves }. Enter: see why.
    .brief = Enter: lesson.
# One of them; the unit is only said of the first.
# $square (Square)
# $discs (Number)
# $unit (Word)
costly = { $unit ->
    [discs] { $square } ({ $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    })
   *[other] { $square } ({ $discs })
}
# Behind the moves worth a look: those that cost more and are not among them, one or two.
# $moves (Word): a list
# $count (Number)
costlier = { $moves } cost more, but { $count ->
    [one] teaches less
   *[other] teach less
} (:review).
no-errors = No move of yours cost two discs or more.
lesson-left = The lesson is waiting: Enter goes on with it; n: another game.
    .line = The lesson is waiting: Enter goes on with it.
    .short = Enter: on with the lesson.
    .brief = Enter: lesson.
# Enter at the end of a game whose lesson is over.
lesson-done = You have been through the lesson about this game. t: once more; n: another game.
    .line = You have been through the lesson about this game. Type lesson to go through it once more.
    .short = t: the lesson again; n: another game.
puzzle = solve puzzles that suit you: endgames in which one move wins, midgames in which one keeps the lead
    .about = quiz exercise exercises problems tactics solve task tasks test_me test practice practise endgames endgame endgame_training puzzle_of_the_day mate win_in_one
    .key = solve puzzles: one move wins, or keeps the lead
    .hint = puzzles
    .usage = puzzles, or puzzles moves, puzzles corners, puzzles endgame plays-last
    .details = an idea, such as moves, quiet, corners or beside-corner, chooses those that are about it, and so does a motif, such as parity or wall; endgame or midgame chooses a kind.
    .short = solve puzzles
similar = solve two puzzles like the error that you have solved, about the same idea
    .about = same motif idea mistake more practise
    .key = solve two puzzles like this error
    .hint = two like it
train = practise what is due: your errors, puzzles that you have failed, and new ones that suit you
    .about = due flashcards
    .key = train what is due: your errors, and puzzles
progress = see what your games have cost, what you know, and what is due
    .about = stats how_am_i_doing my_rating rating progress achievements how_good_am_i how_strong_am_i am_i_getting_better am_i_improving
    .key = see your progress, and what is due
next-own = name the next side as yours: Black, White, both, neither
    .key = whose moves are yours
mine = say whose moves are yours, so that their errors come back
    .usage = mine, or mine black, white, both or nobody
    .key = say whose moves are yours, so that their errors come back

none-similar = there are no puzzles like this error
nothing-similar = solve an error of a game first; then there are puzzles like it


# $answers (Number)
all-right = { $answers ->
    [one] 1 position, correct.
   *[other] { $answers } positions, all correct.
}
not-known = Not known yet: it comes back tomorrow.
# $right (Number)
# $answers (Number)
# $wrong (Number)
some-right = { $wrong ->
    [one] { $right } of { $answers } right; the other one comes back tomorrow.
   *[other] { $right } of { $answers } right; the others come back tomorrow.
}
# $number (Number)
# $unit (Word)
next-due = The next position is due in { $unit ->
    [hours] { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
   *[days] { $number ->
        [one] 1 day
       *[other] { $number } days
    }
}.
nothing-due = Nothing is due.
# $next (Text): when something is
nothing-due-until = Nothing is due. { $next }
nothing-at-all = Nothing is due. Reviewed games and puzzles fill the next lesson.
openings-known = Nothing in this repertoire is due.
# $next (Text)
openings-known-until = Nothing in this repertoire is due. { $next }

nobody-named = Neither side is yours: no error of this game comes back.
    .short = Neither side is yours.
# $color (Color)
# $errors (Number)
one-named = { $errors ->
    [0] { $color }'s moves are yours.
    [one] { $color }'s moves are yours: 1 error comes back in training.
   *[other] { $color }'s moves are yours: { $errors } errors come back in training.
}
    .short = { $color } is yours: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }.
# $errors (Number)
both-named = { $errors ->
    [0] The moves of both sides are yours.
    [one] The moves of both sides are yours: 1 error comes back in training.
   *[other] The moves of both sides are yours: { $errors } errors come back in training.
}
    .short = Both are yours: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }.
nobody = Neither side of this game is yours.
# $color (Color)
one = { $color }'s moves are yours in this game.
both = The moves of both sides are yours in this game.
unknown-side = expected black, white, both or nobody, found { $found }

# $file (Word)
# $lines (Number)
# $first (Number)
damaged = { $file }: { $lines ->
    [one] line { $first } is damaged
   *[other] { $lines } lines are damaged, the first is line { $first }
}; all lines are kept.
# $file (Word)
# $lines (Number)
foreign = { $file }: { $lines ->
    [one] 1 line is from another version
   *[other] { $lines } lines are from another version
}; all lines are kept.
# $file (Word)
# $lines (Number)
# $first (Number)
# $foreign (Number)
damaged-and-foreign = { $file }: { $lines ->
    [one] line { $first } is damaged
   *[other] { $lines } lines are damaged, the first is line { $first }
}, and { $foreign ->
    [one] 1 line is from another version
   *[other] { $foreign } lines are from another version
}; all lines are kept.
unavailable = Cannot read your progress: { $error }.
not-kept = Your answers are not being saved: { $error }.

# $found (Word)
unknown-puzzles = expected endgame, midgame, an idea, such as moves or corners, or a motif, such as parity, found { $found }
no-such-puzzles = no built-in puzzle matches
title = Your progress
no-progress = There is no progress yet. It begins with your first reviewed game, or your first puzzle.
# The idea that errors cost most by.
# $idea (Text)
# $percent (Number)
costs-most = What costs you most is "{ $idea }": { $percent }% of all that you lose.
# The same, and what it was in the games before.
# $idea (Text)
# $percent (Number)
# $before (Number)
costs-most-since = What costs you most is "{ $idea }": { $percent }% of all that you lose, { $before }% in the games before.
# $ideas (Word)
other-ideas = After that: { $ideas }.
# $idea (Text)
# $percent (Number)
idea-share = { $idea } { $percent }%
# Great losses, in a hundred moves of each quarter of the game, and the quarter with most of them.
# $quarters (Word)
# $most (Number)
# $from (Number)
# $to (Number)
great-losses = Of every 100 of your moves, this many lose six discs or more: { $quarters }. { $most ->
    [0] None at all.
   *[other] You lose most in moves { $from } to { $to }.
}
# $from (Number)
# $to (Number)
# $count (Number)
quarter = { $count } in moves { $from } to { $to }
# How often it was known why a move is right.
# $asked (Number)
# $right (Number)
# $other (Number)
whys = You knew why a move was right in { $right } of { $asked } cases{ $other ->
    [0] {""}
   *[other] , and gave another true reason in { $other }
}.
# $games (Number)
# $discs (Word)
# $phases (Word): what the parts of the game cost
last-games-cost = { $games ->
    [one] Your last reviewed game cost you { $discs } discs: { $phases }.
   *[other] Your last { $games } reviewed games cost you { $discs } discs each: { $phases }.
}
# $games (Number)
# $discs (Word)
# $phases (Word)
games-before-cost = { $games ->
    [one] The one before cost you { $discs } discs: { $phases }.
   *[other] The { $games } before cost you { $discs } discs each: { $phases }.
}
# $game (Text)
# $result (Word)
# $discs (Number)
# $cost (Word)
game-cost = { $game }: { $result ->
    [unknown] it cost you { $cost ->
        [one] { $cost } disc
       *[other] { $cost } discs
    }.
    [draw] a draw; it cost you { $cost ->
        [one] { $cost } disc
       *[other] { $cost } discs
    }.
    [won] won by { $discs }; it cost you { $cost ->
        [one] { $cost } disc
       *[other] { $cost } discs
    }.
   *[lost] lost by { $discs }; it cost you { $cost ->
        [one] { $cost } disc
       *[other] { $cost } discs
    }.
}
# $games (Number)
graphs-cost = { $games ->
    [one] Discs lost in your last game
   *[other] Discs lost per game in your last { $games } games
}
# $discs (Word)
about-bars = Each bar is a game, the latest on the right; a full one is { $discs } discs a move.
# $games (Number)
# $mean (Word)
# $phases (Word): the means of the parts of the game
last-games = { $games ->
    [one] In your last reviewed game you lost { $mean } discs a move: { $phases }.
   *[other] In your last { $games } reviewed games you lost { $mean } discs a move: { $phases }.
}
# $games (Number)
# $mean (Word)
# $phases (Word)
games-before = { $games ->
    [one] In the one before
   *[other] In the { $games } before
}, { $mean } discs a move: { $phases }.
phase-mean = { $mean } in the { $phase }
game-of-day = { $date }
# $opponent (Word)
game-against = { $date } against { $opponent }
a-game = A game
# $opponent (Word)
a-game-against = A game against { $opponent }
# $game (Text)
# $result (Word)
# $discs (Number)
# $mean (Word)
game = { $game }: { $result ->
    [unknown] you lost { $mean } discs a move.
    [draw] a draw; you lost { $mean } discs a move.
    [won] won by { $discs }; you lost { $mean } discs a move.
   *[lost] lost by { $discs }; you lost { $mean } discs a move.
}
# $errors (Number)
# $known (Number)
own-errors = { $errors ->
    [one] 1 of your errors
   *[other] { $errors } of your errors
}, { $known ->
    [0] none mastered yet
   *[other] { $known } of them mastered
}.
# $errors (Number)
due-errors = Due now: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}.
# $puzzles (Number)
due-puzzles = Due now: { $puzzles ->
    [one] 1 failed puzzle
   *[other] { $puzzles } failed puzzles
}.
# $errors (Number)
# $puzzles (Number)
due-both = Due now: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
} and { $puzzles ->
    [one] 1 failed puzzle
   *[other] { $puzzles } failed puzzles
}.
# $asked (Number)
# $known (Number)
# $due (Number)
openings = Repertoire: { $asked ->
    [one] 1 position
   *[other] { $asked } positions
} asked, { $known } known, { $due ->
    [0] nothing due
   *[other] { $due } due (othello repertoire train)
}.
puzzles-solved = Puzzles solved: { $results }.
puzzles-at-once = Puzzles solved on the first try
# $right (Number)
# $answers (Number)
ratio = { $right } of { $answers }
# $days (Number)
# $answers (Number)
# $active (Number)
# $right (Number)
days = In the last { $days } days you answered { $answers ->
    [one] 1 position
   *[other] { $answers } positions
} on { $active ->
    [one] 1 day
   *[other] { $active } days
}, { $right } right.
whole-game = game
# $games (Number)
graphs = Discs lost per move in your last { $games ->
    [one] game
   *[other] { $games } games
}
only-at-terminal = what you know is remembered only at a terminal and by othello train
