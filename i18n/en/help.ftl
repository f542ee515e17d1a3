## The help: its keys, rules, marks, strategy.

mode = In the help
activity = help

play = Black moves first. Place a disc so that one or more of your opponent's discs lie in a straight line, in any of the eight directions, between it and another of your discs: every disc enclosed this way is flipped. If you can move, you must.
other-rules = Press n to play a variant.
# What people look for that no command does; said on the screen when it is chosen.
# $topic (Word)
topic = { $topic ->
    [version] which version of the program this is
    [turn] whose turn it is, and where they can play
    [opening] the name of the opening that has been played
    [illegal] a move has to enclose at least one disc of your opponent, in a straight line between it and another disc of yours; play a square where that is not so, and the line under the board says what it lacks
    [marks] a dot or a small square marks where you can play (:legal off hides them); ? and then 3 shows what every mark means
    [leave] Esc closes a window; q quits, and the game resumes next time
    [files] every game is saved as it is played: :games opens it again; :save with a path puts a copy where you want it
    [size] the board fills the window: make the window larger, or the letters of the terminal (often Ctrl + and Ctrl -)
    [draw] nobody offers a draw: the game is drawn if both have the same number of discs at the end
    [pass] a player without a legal move passes automatically; nobody can pass otherwise
    [chat] there is no chat: the players of a game over a link see only the moves
    [accounts] there are no accounts and no ratings: a friend needs only the link of :web; :report and :progress show how you are doing
    [coordinates] the letters and numbers of the squares always stand beside the board; :diagram and v number the moves
    [boards] the board is eight by eight squares; there is no other size
    [blindfold] the discs cannot be hidden; othello --plain goes on line by line, and draws the board only when you type board
    [reader] othello --plain says everything in lines, for screen readers and braille
    [keys] the keys cannot be changed: ? lists them, and everything they do has a name, too
   *[premoves] a move is played on your own turn, not before it
}
    .about = { $topic ->
        [version] version about license licence credits author bug bugs report_a_bug bug_report update who_made_this who_wrote_this made_this developer source_code website homepage
        [turn] whose_turn who_is_to_move who_moves turn_is_it my_turn is_it_my_turn who_is_next who_goes_first who_s_turn
        [opening] what_opening opening_is_this which_opening opening_name name_of_the_opening name_of_this_opening opening_called
        [illegal] illegal invalid forbidden not_allowed illegal_move invalid_move can_t_i_move can_t_i_play can_t_i_place can_t_i_put can_t_move_there can_t_play_there can_t_place cannot_move_there cannot_play_there why_not_there won_t_let_me wont_let_me not_possible doesn_t_let_me cant_move_there cant_play_there cant_i_move cant_i_play
        [marks] dots_mean dot_mean marks_mean mark_mean symbols legend little_squares small_squares what_are_the_dots what_are_these_dots colors_mean colours_mean numbers_mean number_mean last_move highlight_last_move show_last_move mark_the_last_move
        [leave] leave cancel close close_this close_window close_the_window close_game leave_game leave_the_game leave_room go_away get_me_out get_out main_menu back_to_the_menu back_to_menu escape dismiss
        [files] where_is_my_game where_are_my_files where_are_games_saved games_saved games_stored where_are_games_stored file_location save_location save_folder which_folder saved_where is_it_saved autosave auto_save
        [size] bigger pieces_bigger discs_bigger bigger_pieces bigger_discs smaller larger size zoom zoom_in zoom_out font text letters fullscreen full screen bigger_board larger_board big_board bigger_text larger_text text_bigger font_bigger font_size make_bigger larger_pieces larger_discs pieces_larger discs_larger big_pieces
        [draw] tie claim_a_draw claim_draw offer_draw draw_offer offer_a_draw agree_to_a_draw remis
        [pass] why_did_i_pass why_pass did_it_pass skip skip_turn skip_my_turn pass_my_turn pass_turn no_moves cannot_move can_not_move
        [chat] message messages talk say_something
        [accounts] account login log_in log_out logout password register sign_up sign_in profile leaderboard ranking achievements
        [coordinates] coordinates show_coordinates hide_coordinates board_coordinates square_names letters_and_numbers rows_and_columns labels show_labels axis_labels grid_labels
        [boards] board_size 6x6 6_by_6 4x4 10x10 10_by_10 12x12 smaller_board small_board bigger_boards other_boards size_of_the_board
        [blindfold] blindfold blind blindfolded hide_discs hide_pieces hide_the_board invisible_discs
        [reader] screen_reader screenreader braille voice speak read_aloud text_mode line_mode plain plain_text blind_player
        [keys] key_bindings keybindings change_keys remap rebind change_the_keys vim_keys vim emacs custom_keys hjkl
       *[premoves] premove pre_move move_in_advance
    }
# $version (Word)
version = Othello { $version }; for a bug report, othello doctor says what it knows about this terminal.
faq = answer a question that no command does: larger letters, the name of the opening, chat, accounts
    .about = question answer
    .usage = faq size
# $found (Word)
no-topic = no answer about { $found }; type faq for all
find =
    .key = show only what contains the words you type
    .hint = filter
key-keep = run or show what is marked, or keep the filter
    .hint = done
    .hint-instead = open
key-open = run or show what is marked (without a filter: close the page)
    .hint-instead = open
nothing-found = Nothing here contains those words; : finds every command, by similar words too.

# Marks of squares that are drawn as pictures, from characters, in one or two characters, in letters.
legal-square = Small square: a legal move.
legal-dot = Dot: a legal move.
legal-dots = Dots: a legal move.
cursor-corners = Bright corners: the cursor, with a pale disc where it can play.
cursor-brackets = Brackets or a lit square: the cursor, with a small disc where it can play.
cursor-bar = Bright bar or lit square: the cursor, with a small disc where it can play.
cursor-letters = Brackets, a bright bar or a lit square: the cursor, with small letters where it can play.
would-flip-dot = The other colour as a dot in a disc or around it: the move under the cursor would flip it.
would-flip-plus = + beside a disc: the move under the cursor would flip it.
last-dot = Red or orange dot in a disc, or square around it: the last move.
last-star = * beside a disc: the last move.
flipped-rim = Blue or purple rim or dot of a disc, or square around it: the last move flipped it.
flipped-quote = ' beside a disc: the last move flipped it.
clock = ! on both sides of a running clock: less than 20 seconds left.

learning-heading = Learning marks (:learning-marks)
special = # c x: special squares (see below).
special-tinted = # c x on tinted squares: special squares (see below).
stable = =: a stable disc (can never be flipped).
stable-tinted = Tinted square, blue or purple dot: a stable disc (can never be flipped).
replies = Numbers: your opponent's replies to the move under the cursor, and the discs they would flip.

values-heading = The engine's values of moves (z)
value-best = *: the best move.
value-number = A number: the discs it loses compared with the best one, or, with a sign, its value; = if exact.
value-digit = In the smallest squares a digit alone; + for 10 and more.

review-heading = Review (j), variations and comments
review-better = !: a better move than the one marked ?, which was played.
review-loss = A number beside a move in the panel: the discs that it loses; = if the loss is exact.
review-notes = + after a move: variations; ": a comment. ^ # o x in squares: marks.

squares-heading = Corners, C- and X-squares
corners = # corners: discs there can never be flipped.
c-squares = c C-squares: next to a corner, on the edge.
x-squares = x X-squares: next to a corner, on the diagonal.
edges = Edges are named by the compass: row 1 is north, row 8 south, column a west, column h east.

themes-heading = Themes
# $theme (Word)
looks = { $theme ->
    [classic] a green board
    [paper] grey paper, in picture files a printed diagram
    [contrast] a blue board, in colours that almost everyone can tell apart
    [slate] a grey-blue board for dark terminals
    [walnut] a wooden board
   *[mono] no colours
}
# $name (Word)
# $looks (Word)
theme = { $name }: { $looks }.

select-text = To select text with the mouse, type :mouse, or hold Shift (in some terminals Option) as you drag.
copy-and-paste = y copies the transcript. Paste a transcript or a position to load it.

## Advice, with its heading.

learning = The game in twenty minutes, on the board: :learn. One idea, shown on two boards: :idea and its name.

## The same where fewer discs win.

fewest-win = A disc that can never be flipped counts against you for good: corners, and the rows that grow from them, are what you leave to your opponent.
    .heading = Fewest discs win
moves-still-matter = Whoever has a choice need not take a corner. Keep safe moves in reserve, and leave your opponent only bad ones.
    .heading = Moves still matter
attack-beside-corners = An X-square or C-square offers your opponent a corner that must be taken if there is no other move: here that is an attack.
    .heading = Squares beside corners
the-end-of-few = The last moves flip the most discs and nobody flips them back: make your opponent play them, even if that means passing.
    .heading = The end

title = Help
keys = Keys
rules = Rules
marks = Marks
strategy = Strategy

# The first heading, where other keys count than in most positions.
now-browsing = At an earlier move
now-over = After the game
now-waiting = While you wait
two-players = Two players
everything = Everything else has a name: type : and what you want, such as learn, theme, saved or far away. Tab completes it, Enter runs it.

key-page = next page, page by its number
    .hint = next
