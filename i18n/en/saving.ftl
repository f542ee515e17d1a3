## The saving of the current game, and the saved games.

mode = In the list of saved games
activity = saved games
mode-rename = While renaming
mode-save-as = In the save dialog
activity-save-as = save as

games = list the saved games, or those with these words
    .about = open load saved my history archive delete remove old load_game previous find_a_game open_a_saved_game last_game continue_last_game my_saved_games resume_game recent continue_game continue_a_game continue_the_game resume_a_game
    .usage = games, or games Anna tiger
    .key = open a saved game
    .hint = open
# $words (Word)
games-with = look for "{ $words }" in the saved games
filter =
    .key = filter the games by names, opening, moves, day, result
    .hint = filter
open = open the saved game with that number, or the file at that path
    .about = e edit
    .usage = open 2
    .key = open the chosen game
    .hint = open
rename = give the saved game with that number another name
    .usage = rename 2 final
    .key = rename the chosen game
    .hint = rename
delete = delete the saved game with that number, after asking
    .about = erase
    .usage = delete 2, or delete 2 yes
    .key = delete it (asks)
    .hint = delete
save = save a copy of the game, under that name or at that path if you give one; .sgf and .ggf choose the format, .svg, .png and .gif make pictures
    .about = export share file pgn store write w backup save_as share_game export_game save_game email mail_game email_game email_this_game send_game
    .usage = save, or save final.sgf
    .key = save a copy under a name
    .details = A name alone goes into the folder of the saved games, and a picture into that of the pictures; a path such as ~/final.png goes where it says.
# $form (Word): of a file
save-choice = { $form ->
    [png] a picture of the position
    [gif] a moving picture of the game
    [svg] a picture of the position for print, sharp at any size
    [sgf] a game for other programs for board games
    [ggf] a game as GGS servers write it
   *[pgn] a game as the saved games are written
}
    .about = { $form ->
        [png] picture image screenshot photo jpg jpeg webp
        [gif] picture image animation animated movie video mp4
        [svg] picture image vector drawing print printer pdf
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

# A picture, which takes a while.
# $file (Word)
saving = Saving { $file }…
# $ending (Word): of a file, with its dot
not-drawn = pictures are saved as .png, .gif or .svg, not as { $ending }
# $ending (Word): of a file, with its dot
not-written = games are saved as .pgn, .sgf or .ggf, not as { $ending }
# $file (Word): with its folder
# $name (Word): without it
saved-as = Saved as { $file }.
    .short = Saved as { $name }.
# In a format that does not keep everything.
# $file (Word)
# $parts (Word)
saved-without = Saved as { $file }, without { $parts }.
renamed = Renamed to { $file }.
deleted = Deleted.
works-again = Saving works again.
not-saved-as = Not saved: { $why }.
not-saved = Cannot save this game ({ $why }). You can keep playing.
    .short = Not saved.
not-kept = Cannot save the previous game yet ({ $why }).
    .short = Not saved.
sheet-not-kept = Cannot keep this sheet yet ({ $why }). You can go on typing.
still-saving = The last change is still being saved.
unavailable = This game will not be saved: { $why }.
unreadable = New game: { $why }.
damaged-game = New game. The saved one is damaged and was set aside: { $why }.
left-sheet = The scoresheet of a closed window opens in a second window.
damaged-sheet = Cannot read the last scoresheet: { $why }.
# $games (Number)
moved = { $games ->
    [one] The game of a closed window is among the saved games.
   *[other] The games of { $games } closed windows are among the saved games.
}
resumed = Resumed at move { $move }.
cut-off = The end of the saved game is missing, perhaps with moves. The damaged file is kept beside the new one.

# $faults (Number)
more-faults = { $faults ->
    [one] othello show names 1 more fault of the file.
   *[other] othello show names { $faults } more faults of the file.
}
lost = The saved game will lack parts of the file: { $parts }.
# $moves (Number)
stated = { $moves ->
    [one] The exact value of a move comes from the file; a review will replace it.
   *[other] The exact values of { $moves } moves come from the file; a review will replace them.
}
# $games (Number)
more-games = { $games ->
    [one] 1 more game follows in the file; `othello open FILE 2` opens the second.
   *[other] { $games } more games follow in the file; `othello open FILE 2` opens the second.
}
many-games = More than { $games } games follow in the file.

no-games = No saved games yet.
no-other-games = No other games yet. This one is saved as you play, and from its fourth move on it is listed once you start another.
    .short = No other games yet.
nothing-found = No saved game matches.
found = { $found } of { $games }
cannot-rename = cannot rename the game: { $why }
cannot-delete = cannot delete the game: { $why }
wrong-number = expected the number of a saved game, found { $found }; games lists them
# $name (Word)
no-path = { $name } is a path; a saved game has a name, and stays in its folder
no-name = rename needs a number and a name, as in: rename 2 final
with-number = with number { $number }
delete-question = Delete the saved game { $game }? This cannot be undone.
    .title = Delete
    .yes = Delete
    .no = Keep it

damaged = damaged
damaged-because = damaged: { $why }
# In place of a number before a row of `othello games`: the current game, and one over a link. Four columns.
current-row = now
linked-row = link
no-date = no date
won = { $name } won { $score }
draw = draw { $score }
at-move = move { $move }
at = at { $state }
saved-at = saved { $time }
resume-with = resume with: { $command }
open-elsewhere = open in another window

title = Saved games
column = { $column ->
    [name] Name
    [players] Players
    [game] Game
    [opening] Opening
    [result] Result
   *[saved] Saved
}
new-name = New name:
filter-label = Filter:
save-as-title = Save as
save-as = Save a copy of this game as:
without-name = Without a name: { $name }
pictures = In another format: .sgf or .ggf; as a picture: .png, .svg or .gif
only-at-terminal = saved games are available only at a terminal

key-row = previous, next game
key-close = clear the filter, or close
    .hint = close
    .hint-instead = clear
key-keep = keep the filter, and use the keys of the list again
    .hint = done
key-clear = clear the filter
    .hint = clear
key-name = rename
    .hint = rename
key-save = save
    .hint = save
key-leap = ten games further; first, last game
other-window = Your saved game is open in another window. The game in this one is saved separately.
# $resumed (Word)
resumed-on-screen = { $resumed } Press n for a new game.
# What stands in the terminal after the end.
# $command (Word)
saved-resume = Game saved. Resume with: { $command }
# $command (Word)
saved-among-others = Game saved. It will be among the saved games: { $command }
# The settings file has faults.
# $first (Word)
# $more (Number)
more-settings = { $first } othello config lists { $more } more.
# A game, as text, follows.
in-no-file = this game is in no file:
