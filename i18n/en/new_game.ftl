## New games and matches, and games that come from a file, a paste or a position.

mode = In the new game dialog
activity = new game

# $systems (Word)
# $axes (Word)
# $players (Word)
new = start the next game of the match, the same game again, or the one you describe
    .about = setup restart two players people human 2_players start_over start_again new_game new begin reset hotseat pass_and_play same_keyboard against_myself end_game abort next_game pvp local_game one_keyboard human_vs_human vs_friend reset_board clear_board play_again another_game against_my_brother against_my_friend my_brother my_sister my_wife my_husband my_kid my_son my_daughter
    .usage = new, or new reversi-32 clock 5+3 black Anna white Ben best-of 3
    .key = start a new game, on the same terms or on others
    .details =
        A rule system: { $systems }.
        { $axes }
        clock: minutes or M:SS, and +S for S seconds more per move, such as 5, 0:30 or 5+3; or none.
        black and white: { $players }; in double quotes if it has spaces.
        level: a level of the engine, which plays against you; after 10 its time for a move, such as 5s.
        best-of: an odd number of games, which begins a new match.
        balanced: the number of a balanced opening of eight moves, or random; or none.
        Settings that you do not give stay as they are.
play = start a new game against the computer, at a level
    .usage = play 3, or play 10 5s
    .about = level computer opponent alone ai bot engine machine robot difficulty stronger weaker easier harder vs versus against white black elo rating strength edax zebra ntest too_hard too_easy too_strong too_weak too_good too_bad my_level max_level single_player one_player singleplayer solo challenge challenge_me stockfish leela computer_strength egaroucid nboard another_program external_engine own_engine other_engine use_an_engine wzebra
    .key = play against the computer, at a level
    .short = play the computer
choose-opponent = choose the opponent in the new game window
rematch = play the same game again, with the colours swapped
    .about = again revenge swap switch change sides colours colors play_again one_more_game once_more good_game gg well_played
    .key = the same game again, with the colours swapped
    .hint = rematch
not-over = a rematch comes after the end of this game; new begins another one now
# $color (Color)
choice-player = who plays { $color }: a name, human or a level
choice-level = against a level, 1 to 10
# $color (Color)
choice-color = you play { $color } against the computer
    .about = { $color ->
        [black] i_want_black i_want_to_be_black play_black play_as_black be_black take_black black_against
       *[white] i_want_white i_want_to_be_white play_white play_as_white be_white take_white white_against
    }
choice-both = watch the computer play against itself
    .about = engine_match engine_matches engine_against_engine engine_vs_engine watch_computer_play computer_against_computer computer_against_itself computer_vs_computer computer_versus_computer cpu_vs_cpu bot_vs_bot bots_play bot_battle ai_vs_ai ai_against_ai two_engines two_computers two_bots both_sides both_computers exhibition watch_a_game watch_two_computers watch_computers engines self_play autoplay auto_play demo demo_game simulate simulation play_itself plays_itself against_itself
# $level (Word)
# $seconds (Number)
choice-time = level { $level }, { $seconds } s for a move
    .about = { $seconds ->
        [1] fast faster slow quicker speed thinking time
       *[other] think longer slower thinking time
    }
# $minutes (Number)
# $seconds (Number)
choice-clock-with-more = a new game with a clock: { $minutes } min for each, and { $seconds } s more for each move
    .about = { $minutes }_{ $seconds } increment fischer bonus
choice-clocks = with a clock
    .about = add_a_clock add_a_timer add_a_chess_clock with_a_clock with_a_timer play_with_a_clock set_a_clock set_a_timer use_a_clock time_limit_per_player sudden_death
choice-matches = as a match of several games
choice-balanced = a new game from a balanced opening of eight moves, chosen at random
    .about = xot random_opening balanced_opening random balanced
# $minutes (Number)
choice-clock = a new game with a clock: { $minutes } min for each
    .about = { $minutes }_min { $minutes }_minutes { $minutes }_minute { $minutes }min blitz_{ $minutes } { $minutes ->
        [2] two_minutes
        [3] three_minutes
        [15] fifteen_minutes quarter_of_an_hour
        [20] twenty_minutes
        [1] bullet one_minute
        [5] blitz fast_game quick_game speed_game five_minutes
        [10] rapid ten_minutes
        [30] long_game slow_game half_an_hour thirty_minutes
       *[other] { "" }
    }
# $games (Number)
choice-match = a match: best of { $games } games
    .about = match tournament tourney championship series league competition best_of_{ $games } { $games }_games { $games ->
        [3] best_of_three
        [5] best_of_five
       *[other] best_of_seven
    }
practice = start a new game against the computer from the position you are viewing
    .about = play_from_here play_on_from_here continue_from_here from_here from_this_position play_this_position take_over from_there
    .usage = practice, or practice 4
    .key = play on from an earlier position against the engine, as a new game
    .hint = play on
dialog =
    .key = new game, or the next game of the match
    .hint = new
about-dialog = Who plays Black and White: type a name for a person, or choose the computer, a level or a person far away with the arrows. Below are the rules, the clock and how many games make a match. Enter starts the game.

began = New game.
# Few moves of another game, which is not kept.
# $moves (Word): such as d3c3
gone = New game. Type { $moves } to play the earlier moves again.
# $terms (Word)
began-on = New game. { $terms }
# $opening (Word)
# $terms (Word)
began-with = Balanced opening { $opening }, of eight moves.
    .line = New game. { $terms }
# $ply (Number)
# $you (Color)
# $opponent (Word)
began-from = { $ply ->
    [0] New game from the start: you play { $you } against { $opponent }.
   *[other] New game from move { $ply }: you play { $you } against { $opponent }.
}
# The game that is pasted is the one on the board and more moves.
# $moves (Number)
go-on = { $moves ->
    [one] Play the next move of this game?
   *[other] Play the next { $moves } moves of this game?
}
    .title = Play on
    .yes = Play on
    .no = Leave it
# Of pasted moves; line mode tells them one by one.
# $moves (Number)
extended = { $moves ->
    [one] Added 1 pasted move.
   *[other] Added { $moves } pasted moves.
}
    .line = { "" }
# $moves (Number)
# $lacks (Word)
# $described (Word)
loaded = { $moves ->
    [0] Loaded a position
    [one] Loaded 1 move
   *[other] Loaded { $moves } moves
}{ $lacks ->
    [names-and-clock] , without names or a clock.
    [names] , without names.
    [clock] , without a clock.
   *[nothing] .
}{ $moves ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }PageUp and Home browse them.
}
    .short = { $moves ->
        [0] Loaded a position
        [one] Loaded 1 move
       *[other] Loaded { $moves } moves
    }{ $lacks ->
        [names-and-clock] , without names or a clock.
        [names] , without names.
        [clock] , without a clock.
       *[nothing] .
    }
    .line = Loaded. { $described }

# What becomes of the game on the board when another one takes its place.
# $fate (Word)
becomes = { $fate ->
    [none] { "" }
    [saved] { " " }The game on the board will be saved.
    [short] { " " }The few moves on the board will be gone.
   *[unsaved] { " " }The game on the board cannot be saved just now.
}
# $black (Word)
# $white (Word)
# $terms (Word)
# $becomes (Text)
replace = Start another game, { $black } against { $white }?{ $terms }{ $becomes }
    .title = New game
    .yes = Start it
    .no = Keep playing
# $becomes (Text)
restart = This game of the match is not over. Restart it?{ $becomes }
    .title = New game
    .yes = Restart
    .no = Keep playing
# $becomes (Text)
abandon = The match is not over. Abandon it for a new one?{ $becomes }
    .title = New match
    .yes = Abandon
    .no = Keep playing
# $moves (Number)
# $becomes (Text)
load = { $moves ->
    [0] Load this position?{ $becomes }
   *[other] Load this { $moves }-move game?{ $becomes }
}
    .title = Load
    .yes = Load
    .no = Keep playing

nothing-new = the game on the board already has all of these moves
unknown-setting = unknown setting `{ $setting }`; see `help new`
no-value = `{ $setting }` needs a value; see `help new`
wrong-value = { $setting } { $value }: { $why }
no-balanced-opening = there are balanced openings for Othello, not for { $rules }

# The title of the window.
title = New game
next-title = Game { $game } of { $games }
label = { $field ->
    [name] { "  " }Name
    [clock] Clock
    [match] Match
    [opening] Opening
   *[rules] Rules
}
no-clock = no clock
    .about = no_timer untimed without_clock without_a_clock remove_clock remove_timer unlimited_time no_time_limit unlimited no_time
minutes = { $minutes } min
meaningless = not in this opening
one-game = one game
best-of = best of { $games }
fewer-rules = - Fewer rules
more-rules = + More rules
start = Start the game
you = You
opening = { $entered ->
    [free] free
    [random] balanced, random
   *[other] balanced { $entered }
}
about-clock = Minutes for each: 5, 0:30, or 5+3 with 3 seconds more per move. Type, or use the arrows.
about-opening = Free, or a balanced XOT opening of eight moves: arrows for a random one, or type its number, 1 to { $last }.
about-name = Type a name, or leave it empty.
longest-name = A name has at most { $letters } letters.
about-match = In a match the players swap colours after each game.
about-fewer-rules = Enter hides the details of the rules.
about-more-rules = Enter shows opening, passes, count, handicap and others.

key-change = change the value
key-start = start the game (on More: show the other rules)
    .hint = start
    .hint-instead = show or hide
# What stands for a player in a line.
players = a name, human, level:5 (1 to 10; level:10@5 thinks for 5 s), engine (the same as level:10), or cmd:COMMAND (another program that speaks NBoard)
