## The rules of the family: their axes (in the order of the dialog), the values of each, and the rule systems.

# .label: at most 9 columns
opening = The arrangement of the first four discs
    .label = Opening
opening-cross = The Othello start: White d4 and e5, Black e4 and d5.
    .phrase = cross start
opening-mirrored = The Othello start mirrored: Black d4 and e5, White e4 and d5.
    .phrase = mirrored start
opening-parallel = Black d4 and d5, White e4 and e5.
    .phrase = parallel start
opening-centre = The board is empty: Black and White alternately place two discs each on the four centre squares; none is flipped.
    .phrase = centre opening

# .label: at most 9 columns
second-move = The effect of White's second disc in a centre opening
    .label = 2nd move
    .requirement = a second-move rule needs the centre opening, in which White places a second disc
second-move-place = White's second disc is placed like the others.
    .phrase = second disc only placed
second-move-may-flip = White's second disc may also flip one of the two black ones: name the disc, or the new one to flip none.
    .phrase = second disc may flip
second-move-must-flip = White's second disc also flips one of the two black ones: name that disc.
    .phrase = second disc must flip

# .label: at most 9 columns
supply = Both players share one supply of discs (pool), or have 32 each (own)
    .label = Discs
supply-pool = Both players share one supply of discs, which never runs out.
    .phrase = shared discs
supply-own = Each player has 32 discs, those of the opening included; a player with none left must pass.
    .phrase = own 32 discs

# .label: at most 9 columns
on-pass = When a player cannot move, the game continues or ends
    .label = Passes
on-pass-continue = A player who cannot move passes; the game ends when neither can move.
    .phrase = passes allowed
on-pass-end = The game ends as soon as the player to move has no legal move.
    .phrase = first pass ends

# .label: at most 9 columns
goal = The player with the most or the fewest discs wins
    .label = Goal
goal-most = The player with more discs wins, 64-0 if the other resigns.
    .phrase = most discs win
goal-fewest = The player with fewer discs wins, 0-64 if the other resigns.
    .phrase = fewest discs win

# .label: at most 9 columns
count = Empty squares count for the player with more discs (empties) or for neither (plain)
    .label = Count
count-empties = Empty squares count for the player with more discs; in a draw they are shared.
    .phrase = the majority gets the empty squares
count-plain = Only discs on the board count.
    .phrase = plain count

# .label: at most 9 columns
handicap = Corners that Black owns from the start
    .label = Handicap
    .requirement = handicap corners need a fixed opening: in the centre opening the board starts empty
handicap-0 = No handicap. Black can be given up to four corners: a1, h8, h1, a8.
    .phrase = none
handicap-1 = Black starts with the corner a1.
    .phrase = 1 corner
handicap-2 = Black starts with the corners a1 and h8.
    .phrase = 2 corners
handicap-3 = Black starts with the corners a1, h8 and h1.
    .phrase = 3 corners
handicap-4 = Black starts with all four corners.
    .phrase = 4 corners

# .short: three lines of 36 columns
othello = Enclose a straight line of the opponent's discs to flip them; pass only when you cannot move; when neither player can, most discs win.
    .short = Enclose the opponent's discs in a line to flip them; pass only if you cannot move; most discs win.
    .title = Othello
othello-mirrored = Othello rules, with the four starting discs swapped.
    .title = Othello, mirrored start
# .short: three lines of 36 columns
reversi = The board starts empty: take turns to fill the four centre squares, then play as in Othello; only discs on the board count.
    .short = The board starts empty: fill the centre squares in turn, then play as in Othello; only discs count.
    .title = Reversi
reversi-32 = Reversi with 32 discs each: a player who has used them up must pass while the opponent plays on.
    .title = Reversi, 32 discs each
reversi-first-pass = Reversi with 32 discs each, and the game ends as soon as the player to move has no legal move.
    .title = Reversi, first pass ends
reversi-may-flip = Reversi in which White's second disc may also flip one black disc.
    .title = Reversi, 2nd disc may flip
reversi-must-flip = Reversi in which White's second disc must also flip one black disc.
    .title = Reversi, 2nd disc must flip
anti = Othello rules, but the player with fewer discs wins.
    .title = Anti-Othello

# $rules (Text)
# $change (Text)
with = { $rules }, { $change }
# A rule system, as the command line names it.
# $name (Word)
# $about (Text)
listed = { $name }: { $about }
overrides = Overrides to a rule system:
to-play = To play it:    { $line }
with-a-change = With a change: { $line }
