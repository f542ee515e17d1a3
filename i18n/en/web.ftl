## The page of a guest in a browser.

# The name of this language in a page.
lang = en
# Of the list to choose from.
language = Language
no-script = This page needs JavaScript.
wrong-host = This address does not open the page of the game. Open the link as it was sent, or ask the host to add --tunnel with the address that you use.
connecting = Connecting…
lost = Connection lost. Trying again…
lost-long = If this goes on, ask for the new link: the game and your seat are kept.
your-name = Your name
play = Play
watch = Watch
rules = Rules
board = Board
more = More
tap-again = Tap the square again to play there.
one-tap = Play with one tap, without showing first what it flips
sound = Play a sound when it is your turn
vibration = Vibrate when it is your turn
moves = Moves

# At the door, before the game.
# $other (Word)
invites = { $other } invites you to a game
# $time (Word)
# $increment (Number)
each-has = Each player has { $time } on the clock{ $increment ->
    [0] .
   *[other] , and { $increment } s more for each move.
}
elsewhere = The game is open in another tab.
play-here = Play here
# $at-start (Word)
# $other (Word)
host-left = { $at-start } has left. The game is kept, and goes on here when { $other } is back.

title = { $what } – Othello
no-game = The game has not begun.
paused = Paused
your-move = Your move
your-choice = Choose the disc to flip
# $player (Player)
to-move = { $player } to move
you = you
discs-left = { $discs ->
    [1] 1 disc left
   *[other] { $discs } discs left
}

# A square and what is on it, for a screen reader.
# $square (Square)
# $state (Word)
square = { $square }, { $state }
# $square (Square)
# $discs (Word)
playable = { $square }, legal move, flips { $discs }
hidden = hidden

# $other (Word)
not-answered = { $other } has not answered yet.
# $squares (Word)
undone = Undone: { $squares }.
nothing-to-undo = You have no move to undo.
left = You have left the game. The link brings you back.

undo = Undo
pause = Pause
resume = Resume
resign = Resign
rematch = Rematch
next-game = Next game
withdraw = Take back the request
leave = Leave
share = Invite to watch
shared = Watch this game of Othello
link-copied = The link for watching is copied. Send it to anybody you like.
ask-leave = Leave the game? The link brings you back.
    .yes = Leave
    .no = Stay
unknown-link = This link is incomplete or no longer valid. Check it, or ask for a new one.
