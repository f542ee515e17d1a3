## The keys: their names, the headings over them, and what they do in several places.

# $key (Word)
name = { $key }
with-ctrl = Ctrl-{ $key }
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
mode-question = At a question
mode-filter = While filtering
mode-text = Reading

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
no = no (to a question that came on its own: only n)
    .hint = no
escape = close the open window, or cancel a typed column; never quits
at-once = quit at once, suspend, redraw
at-once-without-jobs = quit at once, redraw
browse = browse the game
    .hint = browse
ends = to the start, to the current move
pages = game record, graphs
