## What was played in a position, by whom and how it ended.

mode = In the explorer
activity = openings
mode-filter = While choosing games

openings = see what was played here, in how many games, and how they ended
    .about = opening_book database master_games thor_database tournament_games games_of_experts opening_explorer explorer thor
    .screen = see what was played here, by whom and how it ended
    .usage = openings
    .key = see what was played here, by whom and how it ended
    .hint = openings
filter = choose the games for openings: by player, colour, years, result, tournament, or all again
    .usage = filter, or filter tastet black 1990-2005 won, or filter event:paris own
    .key = choose games: by player, colour, years, result, tournament
    .hint = filter
found = open a game listed by openings, at this position
    .usage = found 3
    .key = open a game from the list of openings, at this position
spar = play from here; the engine follows your repertoire and these games while it can
    .usage = spar, or spar 5
    .key = play from here; the engine follows your repertoire and these games while it can
    .hint = play on
next-row =
    .key = next, previous row; the cursor goes to its move
    .hint = next row
previous-row =
    .hint = previous
open-game =
    .key = open the selected game, or the first one, at this position; the current one is kept
    .hint = open game
whose =
    .key = whose games: people's, programs' too, or your own
    .hint = whose games

question = Show what was played here, and what the engine thinks, before the game is over?
    .title = Openings
    .yes = Show them
    .no = Keep playing

# A number of games; large ones have commas.
# $count (Number)
# $number (Word)
games = { $count ->
    [one] 1 game
   *[other] { $number } games
}
all-games = Games
# $games (Text)
# $whose (Word)
choice = { $whose ->
    [people] Played by people
    [everybody] Played by people and programs
   *[own] Your own
}: { $games }.
# $games (Text)
# $whose (Word)
# $filter (Word)
choice-of = { $games } { $whose ->
    [people] by people
    [everybody] by people and programs
   *[own] of your own
}: { $filter }.
no-base = There are no games yet. Set files or folders of games with :settings games.
partial = First million games only; othello explore counts them all.
# $fault (Word)
# $count (Word)
faults = { $fault } ({ $count } faults)
# $percent (Word)
# $games (Text)
reading = Reading games: { $percent }%, { $games }
# $games (Text)
reading-games = Reading games: { $games }

label = Games of:
words = A player's name; black or white; 1990-2005; won, lost, draw, black-wins; event:paris; programs; own.
title-games = games
title-won = won, %
title-discs = discs
title-value = value
# $listed (Word)
# $games (Text)
latest = Latest { $listed } of { $games }:
listed = Games:

nobody-here = No game reached this position; the moves are listed by value.
over = The game is over: there are no moves to look up. Go back to an earlier position for the games that reached it.
# $games (Word)
here = { $games } here.
# $games (Word)
# $shares (Word)
here-ended = { $games } here: { $shares }%.
# $games (Word)
# $shares (Word)
# $lead (Word)
here-lead = { $games } here: { $shares }%, Black { $lead }.
# $moves (Word)
own-moves = Your repertoire: { $moves }.
# $moves (Word)
answers = It answers { $moves }.

# $games (Word)
# $all (Text)
reached = { $games } of { $all }.
# $games (Word)
# $all (Text)
# $black (Word)
# $draws (Word)
# $white (Word)
reached-ended = { $games } of { $all }: Black won { $black }%, drawn { $draws }%, White won { $white }%.
# $games (Word)
# $all (Text)
# $black (Word)
# $draws (Word)
# $white (Word)
# $lead (Word)
reached-lead = { $games } of { $all }: Black won { $black }%, drawn { $draws }%, White won { $white }%; Black's average lead { $lead }.
# $square (Square)
# $games (Text)
row = { $square }: { $games }.
# $square (Square)
# $games (Text)
# $black (Word)
# $draws (Word)
# $white (Word)
row-ended = { $square }: { $games }, Black won { $black }%, drawn { $draws }%, White won { $white }%.
# $square (Square)
# $games (Text)
# $black (Word)
# $draws (Word)
# $white (Word)
# $lead (Word)
row-lead = { $square }: { $games }, Black won { $black }%, drawn { $draws }%, White won { $white }%, Black's average lead { $lead }.
no-games-go-on = No game goes on from here.
no-habits = No position came up twice in these games.
# $place (Word)
# $game (Word)
game = Game { $place }: { $game }.
# $values (Word)
# $certainty (Word)
values = The engine: { $values }; { $certainty }.

the-engine = The engine
# $computer (Word)
by-itself = { $computer } plays on its own: no game was chosen.
# $computer (Word)
# $games (Text)
by-games = { $computer } follows { $games } as long as they last.
# $computer (Word)
by-repertoire = { $computer } follows your repertoire as long as it lasts.
# $computer (Word)
# $games (Text)
by-both = { $computer } follows your repertoire, and then { $games }, as long as they last.

other-rules = the explorer covers standard Othello only
not-shown = openings are not shown; show them first
no-game = there is no such game
no-rows = nothing is listed here
# $found (Word)
wrong-number = expected the number of a game, found { $found }
# $level (Word)
# $why (Word)
wrong-level = spar { $level }: { $why }
two-colors = expected one colour
two-results = expected one result
two-years = expected one span of years
not-years = expected years, such as 1990-2005
no-player = expected the name of the player who has that colour or result

close =
    .key = close the explorer
    .hint = close
key-count = count the games that match
    .hint = count
