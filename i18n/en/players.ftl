## The players: people, the engine, other programs.

names = see who is playing, or name Black and then White
    .about = who_is_playing my_name who_am_i rename_players rename_player player_names change_name change_my_name nickname
    .usage = names, or names Anna Ben
    .key = see who is playing, or name Black and White
score = see the score of the match, or the discs of a single game
    .about = show_score show_the_score 64_0 official_score who_won who_has_won did_i_win final_score result the_result count_pieces count_discs
    .key = see the score of the match
swap = change seats: each player goes on with the other's discs and time
    .about = swap_sides switch_sides change_sides swap_colours swap_colors switch_colours switch_colors change_colours change_colors swap_seats trade_places swap_players other_side turn_the_tables flip_colors flip_colours switch_to_white switch_to_black play_the_other_side play_other_side
    .key = change seats: each player goes on with the other's discs
alike = two players without names: just swap places
step = play one move of a game between computers, and pause it
    .about = watch
    .key = play one move of a game between computers
now = have the computer play at once, after a short look
    .about = hurry hurry_up move_now play_now stop_thinking go_now just_move just_play force_move make_your_move your_move skip_thinking taking_too_long takes_too_long too_long come_on
    .key = have the computer play at once
cannot-hurry = another program cannot be hurried

play-on-alone = You play on without the engine.
# $color (Player)
thinking = { $color } is thinking.
# $color (Color)
# $name (Word)
named-thinking = { $color } ({ $name }) is thinking.
# $discs (Text)
no-match = { $discs } This is a single game, not a match.
# $score (Text)
match-so-far = { $score } { $games ->
    [one] 1 game
   *[other] { $games } games
} of a best of { $best-of } played, { $black }-{ $white } discs.
# $error (Word)
# $color (Color)
engine-failed = { $error } Ask it again? If not, you play { $color }.
    .title = Engine
    .yes = Ask again
    .no = Play on without it

person = a person
# $number (Word)
# $name (Text)
level = Level { $number }: { $name }
    .about = lvl_{ $number } level{ $number } { $number ->
        [1] easiest easy weak weakest kids child
        [2] easy beginner novice
        [5] medium regular intermediate
        [8] hard strong difficult expert
        [10] strongest best maximum max max_level max_strength impossible unbeatable perfect
        [3] learner
        [4] casual
        [6] club
        [9] master grandmaster
       *[other] {""}
    }
# $level (Number): from 1 to 10
level-name = { $level ->
    [1] Newcomer
    [2] Beginner
    [3] Learner
    [4] Casual player
    [5] Regular
    [6] Club player
    [7] Strong player
    [8] Expert
    [9] Master
   *[other] Full strength
}
# $level (Number)
level-errs = { $level ->
    [1] Has just learnt the rules, and likes to flip many discs.
    [2] Begins to value corners, and still likes to flip many discs.
    [3] Knows what a corner is worth, and still gives some away.
    [4] Makes as many mistakes as people in their first tournaments.
    [5] Makes fewer mistakes than people in their first tournaments.
    [6] Makes as many mistakes as tournament players.
    [7] Makes as few mistakes as champions.
    [8] Makes little more than half as many mistakes as champions.
    [9] Looks twelve moves ahead, and counts the last twenty.
   *[other] Plays its best in half a second a move, or in the time that a clock or you give it.
}
remote = a person on another machine
about-person = The arrows choose a person, here or on another machine, or a level of the engine, from 1 to 10.
# $sentence (Text)
# $strength (Word)
about-level = { $sentence } Elo { $strength }, with random play at 0.
about-program = Another program: { $command }
about-engine = The best move that the engine finds within this limit.
about-remote = Plays from another machine, with a browser or this program: Start shows the link to send.

not-watched = this is not a game between two computers
nobody-thinks = the computer is not thinking
two-names = expected two names, Black's and then White's; put a name with spaces in double quotes

# A computer that was given no name.
# $level (Number)
unnamed-level = Level { $level }
# $level (Number)
# $seconds (Word)
unnamed-timed-level = Level { $level }, { $seconds } s
