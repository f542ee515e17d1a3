## The position and the game, read aloud or printed.

moves = says whose turn it is and lists the legal squares.
board = draws the board once, or after each move.
    .usage = board, or board on, or board off
row = reads a row of the board, from a to h.
    .usage = row 4
column = reads a column of the board, from 1 to 8.
    .usage = column d
square = says what is on a square, what kind of square it is, and what a move there would do.
    .usage = square d4
rules = explains the rules of this game, or others by name.
    .usage = rules, or rules anti
stats = counts discs, mobility, frontier, stable discs and corners, and names the opening.
trend = reads the graphs: discs, mobility and values by move.
diagram = draws the board with the number of each move in its square.
position = prints the board as 64 characters from a1 to h8, and the side to move.
transcript = prints the moves as one word.

only-on-or-off = board takes no argument except on or off
no-row = expected a row from 1 to 8, found { $found }
no-column = expected a column from a to h, found { $found }
no-square = expected a square from a1 to h8, found { $found }
# $found (Word)
# $known (Word)
no-rules = unknown rules { $found }: { $known }
