## The report: how many games ended, and what their moves have cost.

report = see how your saved games ended and what your moves have cost, by colour, part of the game, opening and opponent
    .key = see what your games have cost, in tables
    .about = statistics weaknesses results my_rating rating ranking record win_rate my_best_game best_game worst_game my_results
title = Report on your games
# $error (Word)
unavailable = There is no report: { $error }.
no-games = There are no games to report on.

# $count (Number)
# $games (Word)
# $won (Word)
# $drawn (Word)
# $lost (Word)
own = { $count ->
    [one] Your game
   *[other] Your { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost.
# $count (Number)
# $games (Word)
# $player (Word)
# $won (Word)
# $drawn (Word)
# $lost (Word)
of-player = { $count ->
    [one] 1 game
   *[other] { $games } games
} of { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
# $count (Number)
# $games (Word)
# $black (Word): the games that Black has won
# $drawn (Word)
# $white (Word)
all = { $count ->
    [one] 1 game
   *[other] { $games } games
}: Black won { $black }, { $drawn } drawn, White won { $white }.
# $moves (Word)
no-values = None of the { $moves } moves has a value yet: a review gives them values, and so does othello report --depth 10.
# $moves (Word)
# $mean (Word)
# $errors (Word): moves that lose two discs or more
all-valued = A move loses { $mean } discs on average; { $errors } of { $moves } lose two or more.
# $valued (Word): the moves with a value
# $moves (Word)
# $games (Word): the games that lack some values
# $mean (Word)
# $errors (Word)
some-valued = A move loses { $mean } discs on average; { $errors } of { $valued } lose two or more. Only { $valued } of { $moves } moves have values; some are missing in { $games } of the games. othello report --depth 10 works them out.
# $wins (Number)
# $draws (Number)
# $leads (Number)
outcomes = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} and { $leads ->
    [one] 1 lead
   *[other] { $leads } leads
}
nothing = nothing
# $given (Word)
own-given = Given away: { $given }. The opponents gave away nothing.
# $given (Word): wins, draws and leads
# $offered (Word): their number
# $taken (Word)
turning-points = Given away: { $given }. Chances that the opponents took: { $taken } of { $offered }.
# $given (Word)
# $offered (Word): wins, draws and leads
# $taken (Word)
own-turning-points = Given away: { $given }. Opponents gave away { $offered }; { $taken } of these were taken.
# $games (Number)
lost-on-time = { $games ->
    [one] 1 game was lost on time.
   *[other] { $games } games were lost on time.
}
# $games (Number)
other-rules = { $games ->
    [one] 1 game by other rules does not count.
   *[other] { $games } games by other rules do not count.
}

## The tables: their headings, the heads of the columns, and their rows.

by-color = By colour
by-phase = By part of the game
by-empties = By empty squares
by-idea = By idea
by-repertoire = Your repertoire
by-known = Known games
by-time = By time left
# $openings (Number)
by-opening = By opening ({ $openings })
# $openings (Number)
by-opening-of-black = By opening, Black ({ $openings })
costliest = Costliest openings
# $players (Number)
by-player = By player ({ $players })
# $players (Number)
by-opponent = By opponent ({ $players })
games = games
won = won
drawn = drawn
lost = lost
lead = discs
loss = loss
moves = moves
errors = errors
discs-lost = discs lost
# The part that an idea has in what all errors cost, and in that of the last games.
share = share
# $games (Number)
lately = last { $games }
black = Black
white = White
# $from (Number)
# $to (Number)
empties = { $from } to { $to }
in-repertoire = within it
after-repertoire = after leaving it
in-known = within them
after-known = after leaving them
time-half = over 50%
time-quarter = 25 to 50%
time-tenth = 10 to 25%
time-less = 10% or less
no-name = no name
