## The figures of a game in the panel, each a label and a number.

empty = { $squares } empty
game-over = Game over
mobility = Mobility
in-hand = In hand
best-of = Best of { $games }
discs-in-match = Discs in all games
balanced-opening = Balanced opening
centre-opening = Centre opening
official = Official score
on-board = On the board
# The same in one cell, behind the winner's name and the reason.
official-count = { $score } official
board-count = { $board } on the board

next-game = n next game
new-game = n new game
retry = T retry
review = R review
