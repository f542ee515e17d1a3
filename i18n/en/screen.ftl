## What only a front end can do: looks, pages, help, quitting.

record = show the moves of the game as numbers in their squares, with comments and variations
    .about = notation kifu
    .key = see the moves as numbers on the board
    .hint = record
graphs = show the graphs of discs and legal moves
    .about = chart curve plot
    .key = see the graphs of discs and legal moves
    .hint = graphs
legal = show the legal moves on the board, or hide them
    .about = possible moves dots where_can_i_play where_can_i_go what_are_my_moves my_moves where_to_play where_can_i_move show_moves valid_moves dot hints_on_board
    .key = show or hide the legal moves
learn = mark what beginners learn to see: special squares, stable discs, replies
    .usage = learning-marks, or learning-marks stable
    .key = mark special squares, stable discs or replies
# $marks (Word)
learning-choice = { $marks ->
    [special] corners, and the C and X squares beside them
    [stable] discs that can never be flipped
    [replies] where the opponent could answer, and how many discs that flips
   *[off] none
}
    .about = { $marks ->
        [stable] stable stability stable_discs
       *[other] { "" }
    }
turn = turn the board round, or show it from one side: white is half a turn
    .about = rotate flip orientation side 180 flip_the_board rotate_the_board upside_down mirror perspective viewpoint
    .usage = turn, or turn white
    .key = turn the board round
theme = choose the colours of the board
    .about = color colour colors colours appearance mode colorscheme colourscheme look skin palette style board_colours change_colours change_colors red purple pink orange yellow transparent background terminal_colors terminal_colours piece_colors piece_colours disc_colors disc_colours
    .usage = theme, or theme paper
    .key = choose the colours of the board
# $theme (Word)
theme-choice = { $theme ->
    [classic] a green board
    [paper] grey paper, as in print
    [contrast] a blue board, in colours that almost everyone can tell apart
    [slate] a grey-blue board for dark terminals
    [walnut] a wooden board
   *[mono] no colours
}
    .about = { $theme ->
        [classic] green default
        [paper] light bright white day grey light_board white_board
        [contrast] blue daltonism colour_blind color_blind colourblind colorblind accessible accessibility high_contrast
        [slate] dark black night dark_mode dark_board black_board
        [walnut] wood brown wooden_board wooden
       *[mono] black and white monochrome colourless colorless no_colours no_colors without_colours without_colors greyscale grayscale
    }
language = choose the language
    .about = translation sprache langue 言語 语言
    .usage = language, or language de
    .key = choose the language
# $name (Word): in itself
# $words (Word): by which it is found
language-choice = { $name }
    .about = { $words }
# $name (Word): in itself
language-chosen = Language: { $name }.
mouse = leave the mouse to the terminal, to select text, or take it back
    .about = click select_text
    .key = release the mouse to select text, or capture it
yes = answer yes to a question
no = answer no to a question; if your own line caused it, any other command or move does the same
no-question = there is no question to answer
cancelled = Cancelled.
# $found (Word)
# $question (Word)
no-answer = expected yes or no, found { $found }: { $question }
# $question (Text)
with-answers = { $question } Answer yes or no.
help = list all commands, or explain one
    .about = keys shortcuts manual how commands keyboard hotkeys bindings what_can_i_do h menu home cheat_sheet
    .usage = help, or help new
    .key = show the help
    .hint = help
commands = list all commands, or those that match some words
    .usage = commands, or commands saved game
quit = quit; at a terminal, the game is saved
    .about = bye exit wq qa x zz without_saving program stop_playing exit_game quit_game exit_program save_and_quit save_and_exit quit_the_program leave_the_program leave_othello ctrl_c ctrl_q ctrl_d ctrl_x exit_to_shell back_to_shell
    .key = quit; the game resumes next time
    .button = Quit
    .hint = quit

unknown-command = unknown command { $found }; type help
did-you-mean = unknown command { $found }; did you mean { $known }?
no-command-about = no command is about { $words }; type help
only-on-screen = { $command } works on the screen only
# $name (Text)
# $commands (Word)
group = { $name }: { $commands }
moves-help = Type a move, such as d3, or several, such as f5d6c3; or one of these:
more-help = Type help new to learn about one of them, or commands saved game for those about saved games.
record-title = Game record
# $key (Word)
# $command (Word)
old-key = { $key } is no longer used; type :{ $command }.

# $lines (Number): those that came with one that asked something or was refused.
lines-dropped = { $lines ->
    [one] The line that came with it was not read.
   *[other] The { $lines } lines that came with it were not read.
}
# $needed (Word): as 24×12
# $there (Word)
too-small = Needs at least { $needed }; this terminal is { $there }.
    .short = Needs { $needed }.
# The lines of a window that are in sight.
# $first (Word)
# $last (Word)
# $total (Word)
part = { $first }-{ $last } of { $total }
    .short = { $last }/{ $total }
column-first = Which column is that row in? Type its letter first: d{ $row }.
# $letter (Word): the letter that was typed, as ж
unread-key = { $letter } is not a key here. Switch the keyboard to Latin letters, or use arrows and Enter.
column-typed = Column { $column }: press 1-8 (Esc cancels)
# The number of the move that is to be played, or of the last one before the position in view.
next-move = Move { $number }
after-move = After move { $number }
    .short = After { $number }
at-start = Start
event-and-round = { $event }, round { $round }
round = Round { $round }
official-score = Official score: { $score }

special-squares = # corners; beside them, c C-squares on the edge, x X-squares on the diagonal (:learning-marks off hides them)
    .short = # corners, c C-squares, x X-squares
stable-discs = Marked: stable discs (can never be flipped)
replies = Numbers: replies to the move, and the discs they would flip
mouse-selects = The mouse now selects text. Type :mouse to play with it.
# Behind the name of a theme.
colors-unseen = This terminal, or NO_COLOR, shows no colours now.
