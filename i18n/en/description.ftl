## The position and the game, read aloud or printed.

moves = say whose turn it is, and where they can play
board = draw the board once, or after each move
    .usage = board, or board on, or board off
row = read a row of the board, from a to h
    .usage = row 4
column = read a column of the board, from 1 to 8
    .usage = column d
square = say what is on a square, what kind of square it is, and what a move there would do
    .usage = square d4
rules = explain the rules of this game, or others by name
    .about = tutorial how to play learn reversi teach win goal aim winning_condition instructions how_does_it_end how_does_it_work how_do_you_play variants
    .usage = rules, or rules anti
    .key = explain the rules of this game, or others
    .short = explain the rules
stats = count discs, legal moves, stable discs and corners, and name the opening
    .about = discs pieces how_many_discs count_discs counts count how_many
    .key = count discs, legal moves, stable discs and corners
trend = read the graphs: discs, legal moves and values by move
    .key = read the graphs in words
diagram = draw the board with the number of each move in its square
    .about = numbers numbered
    .key = draw the board with the numbers of the moves
position = print the board as 64 characters from a1 to h8, and the side to move
    .key = print the board as 64 characters
transcript = print the moves as one word
    .key = print the moves as one word

# $page (Word)
page-title = { $page ->
    [answer] Answer
    [rules] Rules
    [stats] The position in figures
    [trend] The course of the game
    [diagram] Diagram
    [transcript] Moves
   *[position] Position
}
only-on-or-off = board takes no argument except on or off
no-row = expected a row from 1 to 8, found { $found }
no-column = expected a column from a to h, found { $found }
no-square = expected a square from a1 to h8, found { $found }
# $found (Word)
# $known (Word)
no-rules = unknown rules { $found }: { $known }

board-on = The board is drawn after each move.
board-off = The board is drawn only when you type board.

row-read = Row { $row }: { $squares }.
column-read = Column { $column }: { $squares }.
empty = empty
legal-move = legal move
# $color (Color)
can-be-flipped = { $color } (can be flipped)
# $color (Color)
can-flip-none = { $color } (choose it to flip none)
# $square (Square)
# $facts (Word): such as: empty, a corner
square-read = { $square }: { $facts }.
# $square (Square)
# $facts (Word)
# $replies (Text)
square-read-with-replies = { $square }: { $facts }. { $replies }
a-corner = a corner
a-c-square = a C-square
an-x-square = an X-square
stable = stable
a-legal-move = a legal move
# $count (Number)
# $discs (Word)
a-legal-move-that-flips = { $count ->
    [one] a legal move that flips 1 disc, { $discs }
   *[other] a legal move that flips { $count } discs, { $discs }
}
not-legal = not a legal move
# $player (Player)
would-pass = { $player } would have to pass.
# $player (Player)
# $replies (Word)
replies = { $player }'s replies: { $replies }.
# $square (Square)
# $count (Word)
reply = { $square } flips { $count }

# $discs (Text)
counted-discs = Discs: { $discs }
mobility = Mobility (legal moves): Black { $black }, White { $white }.
frontier = Frontier discs (next to an empty square): Black { $black }, White { $white }.
stable-discs = Stable discs (at least): Black { $black }, White { $white }.
corners = Corners: Black { $black }; White { $white }.
no-corners = none
opening = Opening: { $name }.
no-opening = The opening has no name.
lead = Disc lead: Black's above the line, White's below; + every 10 moves

discs-by-move = Discs, Black to White: { $values }.
mobility-by-move = Mobility, Black to White: { $values }.
values-by-move = Values for Black: { $values }.
no-values = Values: none, the game is not reviewed; type review.
unknown = unknown
both-colors = { $black } to { $white }
at-start = start { $value }
after-move = move { $number }, { $value }
