## The keys: their names, the headings over them, and what they do in several places.

# $key (Word)
name = { $key }
arrows = arrows
click = click
wheel = wheel
# $keys (Word)
any-of = any of { $keys }
then = then { $keys }

group-play = Play
group-browse = Browse
group-study = Study
group-games = Games
group-read = Read
group-screen = Screen

mode-board = On the board
mode-any = Anywhere
mode-record = In the record and the graphs
mode-progress = Progress
mode-why = In the question why
mode-ideas = In the ideas
mode-review = In the review
mode-lines = In the lines
mode-explorer = In the explorer
mode-games-filter = While choosing games
mode-exercise = In a lesson or a puzzle
mode-tutorial = In the lesson
mode-help = In the help
mode-question = At a question
mode-new-game = In the new game dialog
mode-saved-games = In the list of saved games
mode-filter = While filtering
mode-rename = While renaming
mode-comment = In a comment
mode-save-as = In the save dialog
mode-repairs = In the list of repairs
mode-heading = In the heading of a game
mode-scoresheet = In the scoresheet
mode-sheet-heading = In the heading of a scoresheet
mode-sheet-repairs = At the repairs of a scoresheet
mode-join = While a ticket is typed
mode-link = Connection
mode-pause = While paused
mode-text = Reading
mode-settings = In the settings
mode-palette = In the list of commands

cursor = move the cursor
line = previous, next line
erase = erase a letter; Ctrl-W a word, Ctrl-U all
cancel = cancel
    .hint = cancel
close = close
    .hint = close
scroll = scroll
    .hint = scroll
yes = yes (to resign, delete or answer the other player: only y)
    .hint = yes
no = no; only n to a question that you did not cause
    .hint = no
escape = close the open window, or cancel a typed column; never quits
at-once = quit at once, suspend, redraw
browse = browse the game
    .hint = browse
ends = to the start, to the current move
pages = game record, graphs
