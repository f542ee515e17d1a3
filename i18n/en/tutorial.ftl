## The first lesson of all: the rules and the ideas of the game, by moves that the learner makes.

mode = In the lesson

learn = see how the game is played, in ten short lessons on the board; it continues where you left off
    .key = learn the game in twenty minutes, on the board
    .usage = learn, or learn 3
    .details = Learning marks on the board are chosen by :learning-marks.
    .about = how_to_play how_do_i_play tutorial lesson beginner rules how to play teach first steps introduction teach_me lessons explain_the_game what_is_othello never_played how_do_i_start new_here
    .short = learn the game
next = go on to the next step of the lesson
    .key = next step
    .hint = go on
back = take your answer back, or see the step before
    .key = back: answer again, or the step before
    .hint = back
show = see an answer to the question of the lesson
    .key = show an answer
    .hint = show me
leave = leave the lesson; learn continues where you left off
    .key = leave the lesson
key-play = answer with the square under the cursor or the pointer; then go on
    .hint = play
    .hint-instead = go on
key-leave = leave the lesson; :learn continues where you left off
    .hint = leave

offer = New to the game? :learn shows it in twenty minutes.
    .short = New? :learn shows it
left = You have left the lesson. :learn continues where you left off.
    .short = :learn goes on here
    .line = You have left the lesson. Type learn to go on where you were.
not-kept = your place in the lesson is not being saved
# $word (Word)
# $count (Number)
unknown-lesson = unknown lesson { $word }; there are lessons 1 to { $count }, and learning-marks chooses the marks on the board
under-way = a lesson is under way; leave it first (Esc)
    .line = a lesson is under way; type leave to leave it
not-under-way = no lesson is under way; type learn
read-on = nothing is asked here: go on with Enter
    .line = nothing is asked here: type next
answer-first = answer first, or let s show you
    .line = answer first, or type solution
first-step = this is the first step

# $number (Word)
# $count (Word)
# $title (Text)
lesson = Lesson { $number } of { $count }: { $title }
    .short = { $number }/{ $count }: { $title }
# $number (Word)
title = { $number ->
    [1] flips and corners
    [2] when a corner falls
    [3] beside a corner
    [4] count White's moves
    [5] count your own moves
    [6] inner and outer discs
    [7] edges, and few discs
    [8] the square both need
    [9] who plays last
   *[10] a whole game
}
your-move = Your move: click, use the arrows and Enter, or type d3.
    .short = Your move
go-on = Enter: go on
try-again = Enter: try again
next-by-line = Type next.
try-again-by-line = Type undo, or another move.

## The steps: what is said or asked, and what is said of a right answer.

start = You are Black; the dots show where you can play. Play d3: the white disc between d3 and a black one is flipped.
start-right = It is black now. That is the game: enclose discs in a line, and they are yours.
five = Lines go in all eight directions, and one move can flip several. Find the move that flips five discs.
five-right = Five discs in three lines at once.
corner = A disc in a corner is safe: no line goes past it. Take the corner a1.
corner-right = Nobody can ever flip it, nor the discs on the edge that are joined to it.
counting = If you can move, you must. If you cannot, you pass. When nobody can move, whoever has more discs wins.
falls = White can take a corner if a line of black discs leads there from a white one. Find a move that gives White no corner.
falls-right = Good: White gets no corner.
waits = Only you can take h1: it will not run away. White wants g2. Which comes first?
waits-right = Now you have g2, and h1 still waits for you.
names = The squares beside a corner have names: X on the diagonal, C on the edge. A disc there helps the opponent into the corner.
beside = Stay off the X- and C-squares, and give White no corner.
beside-right = Good: White gets no corner.
right-x = Sometimes an X-square is right: after g7 no line leads White to h8. Play g7.
right-x-right = So check each time whether the corner can really be taken.
count = Count where White could play after your move: the fewer, the better. Find the move that leaves White just two moves.
count-right = Two, marked ^. After any other move White has more.
safe = A safe move gives no corner away. Whoever has none left must give a corner: that is why few moves are bad. Leave White no safe move.
safe-right = White has four moves (^), and each gives you a corner.
own-moves = Your own moves count as well: do not run out of them. Which move leaves you the most?
own-moves-right = Six moves next time, marked ^. After d2 it would have been just one.
pass = Whoever has no move must pass. Find a move that leaves White none.
pass-right = White must pass, and you move again.
inner = The marked discs are inner ones: no empty square is beside them. The other black discs are outer ones: White gets moves beside them.
quiet = A quiet move flips inner discs only, so that White gets few new moves. Find one.
quiet-right = Quiet: the disc you flipped is inside, and White gets few new moves.
wall = A long row of outer discs is a wall: White can play all along it (^), and you cannot.
edge = Early in the game a disc on the edge is easily attacked, and gives White moves in the middle. Stay inside, and leave White few moves.
edge-right = Good. After h4, on the edge, White would have 16 moves instead of 11.
few = Discs count only at the end. Until then, fewer is better: White finds little to flip. Flip only one.
few-right = Good: few discs for you, few moves for White.
none = But whoever has no discs left has lost. Find the move that takes all five white ones.
none-right = No white discs are left: the game is over, and you win.
both = White wants one square here. Try a move and see which, then take that square first.
both-right = White has lost a good move, and you have gained one.
keep = White cannot play a4: keep it for later. White could play h5, so take that now.
keep-right = Now h5 is yours, and a4 still waits for you.
last = Two regions are left: one square at a2, two at a8 and b8. Begin where the number is odd, to play last there.
last-right = White must play b8, and you play last, at a8.
game = The lessons end with a whole game against level 1, which has just learnt the rules. You get a hint when it matters.

## What other answers do.

# $square (Square)
# $count (Number)
flips = { $square } flips { $count ->
    [one] one disc
   *[other] { $count } discs
}. Another move does it better.
# $square (Square)
# $count (Number)
outer = { $square } flips { $count ->
    [one] an outer disc
   *[other] { $count } outer discs
} (^), next to empty squares.
# $square (Square)
# $count (Number)
moves = After { $square } White has { $count ->
    [one] one move
   *[other] { $count } moves
} (^).
# $square (Square)
# $count (Number)
safe-moves = After { $square } White has { $count ->
    [one] one safe move
   *[other] { $count } safe moves
} (^).
# $square (Square)
# $answer (Square)
# $count (Number)
own = After { $square } White plays { $answer }, and you have { $count ->
    [0] no move
    [one] one move
   *[other] { $count } moves
} (^).
# $square (Square)
# $corner (Square)
corner-falls = After { $square } White takes the corner { $corner }.
# $square (Square)
# $corner (Square)
stands-beside = { $square } is beside the empty corner { $corner }. Find a move farther away.
# $square (Square)
# $answer (Square)
answered = After { $square } White plays { $answer }.
# $square (Square)
other = { $square } is possible, but there is a better move.

## A word in the game at the end.

# $corner (Square)
guide-corner = The corner { $corner } is free: you can take it.
guide-passed = White had no move and had to pass: you move again.
# $square (Square)
# $corner (Square)
guide-beside = Careful with { $square }: it is beside the empty corner { $corner }.
guide-end = The last ten squares: who plays last in each region?
# $count (Number)
guide-few = You have { $count ->
    [one] one move
   *[other] { $count } moves
} left. Which keeps more for the next turn?
