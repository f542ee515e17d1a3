## Games that are pasted or opened with a fault, and their repairs.

mode = In the list of repairs
activity = repairs

load = load a game from its moves, from a position, or from the file at a path
    .about = paste import file open_file load_file set_up_position setup_position set_up_a_position position_editor edit_position edit_board custom_position paste_position import_pgn import_game import_a_game import_transcript paste_transcript paste_fen load_fen fen_string import_fen enter_fen paste_a_game paste_a_position paste_moves
    .usage = load f5d6c3
    .key = load a game from its moves, or from a file
    .details = The saved games are in :games. A position is 64 characters for the squares from a1 to h8, X for Black, O for White, - for an empty one, and then X or O for whose turn it is. copy-position copies the one on the board.
opening = put an opening on the board, by its name
    .about = openings_by_name show_opening named_opening
    .usage = opening tiger
# $name (Word)
# $moves (Word)
# $words (Word): by which it is found
opening-choice = { $name }: { $moves }
    .about = { $words }
# $found (Word)
no-opening = no opening is called { $found }
repair = apply repair N to a game that loaded only up to an error; without N, list them
    .usage = repair, or repair 1
    .key = take the chosen repair
    .hint = repair

# On the screen it was pasted.
unreadable = { $why }
    .screen = Cannot load: { $why }
# Of several files that were dropped on the terminal, all but the first.
# $files (Number)
other-files = { $files ->
    [one] Only the first of the two files is opened.
   *[other] Only the first file is opened; { $files } others are not.
}
# What was typed.
# $found (Word)
neither = { $found } is neither moves nor a position nor the path of a file; :games has the saved games
doubtful = Most of this text is not a game. This may be one: { $moves }. Load it?
    .title = Load
    .yes = Load
    .no = Leave it
title = Repairs
# $fault (Word)
# $moves (Number)
fault = { $moves ->
    [0] { $fault } Nothing before it can be played.
    [one] { $fault } The move before it is loaded.
   *[other] { $fault } The { $moves } moves before it are loaded.
}
meant = What was meant?
choice = { $number }. { $repair }
how = Type repair 1 to take the first.
taken = Repaired. { $repair }.

none = no repairs are offered for this game
only = { $repairs ->
    [one] there is only 1 repair
   *[other] there are only { $repairs } repairs
}
wrong-number = expected the number of a repair, found { $found }

key-row = previous, next repair
key-keep = keep the game as it is, up to the fault
    .hint = keep

# $games (Number)
not-taken = { $games ->
    [one] 1 more game in the text is left out; paste it alone.
   *[other] { $games } more games in the text are left out; paste one alone.
}
