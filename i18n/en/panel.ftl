## The figures of a game in the panel, each a label and a number.

empty = { $squares } empty
mobility = Legal moves
    .sides = Legal moves (Black above, White below)
in-hand = In hand
best-of = Best of { $games }
discs-in-match = Total discs
balanced-opening = Balanced opening
centre-opening = Centre opening
official = Official score
on-board = On the board
# The same in one cell, behind the winner's name and the reason.
official-count = { $score } official
board-count = { $board } on the board

next-game = n next game
new-game = n new game
# $key (Word)
lesson = { $key } lesson
review = j review

# The state of a player, beside their name.
draw = draw
wins = wins
thinking = thinking
to-choose = to choose a flip
to-move = to move
cannot-move = cannot move

# The graphs, with what is above and below the axis where there is room for it.
# The row of errors under a graph.
# At most 4 columns
errors = ?
disc-lead = Disc lead
    .sides = Disc lead (Black above, White below)
value-in-discs = Value in discs
    .sides = Value in discs (Black above, White below)
graphs = Graphs
# In the list of moves, `--` where it is wider than its column.
pass = pass
