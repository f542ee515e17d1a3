## Positions that are solved in place of the game: retries, puzzles, lessons.

mode = In a lesson or a puzzle
mode-why = At the question why
activity-why = why?

guess = guess the moves of the game, and compare your losses with the players'
    .key = guess the moves of this game
    .usage = guess, or guess white, guess black 21
undo = take the answer back
    .key = try again
    .hint = again
solution = show the best move in a position that you are solving
    .key = show the solution
    .hint = solution
explain = after a wrong answer, see what was better and why, and then why the move of the game was bad
    .key = what was better, and why; then the move of the game
because = say why your right move is right: one of the four ideas, by its number or its name
    .key = why the move is right
    .hint = why
    .usage = because 2, or because corners
skip-why = be told the reason without answering
    .key = tell me why
    .hint = tell me
say-why = first say why a right move is right, one of four ideas, or stop doing so
    .about = reason idea first choose question
    .key = say first why a right move is right
no-why = you are not being asked why
# $found (Word)
unknown-why = expected a number from 1 to 4 or an idea, such as corners, found { $found }
offer-why = New: say first why a right move is right (:say-why).
    .line = New: say first why a right move is right (say-why).
why-title = Why?
# $square (Square)
why-question = { $square } is right. Why?
# $number (Word)
# $idea (Text)
why-choice = { $number }  { $idea }
# $idea (Text)
why-right = Yes: { $idea }.
# $idea (Text)
why-other = True as well, but what counts most here: { $idea }.
# $idea (Text)
why-wrong = No: { $idea }.
reply = play the toughest reply to your right answer, and go on from there
    .key = play the toughest reply, and go on from there
next = go on to the next position to solve
    .key = next position
    .hint = next
previous = go back to the position to solve before this one
    .key = previous position
back = go back one move in the line after the answer
    .key = step through the moves after the answer
on = go on one move in the line after the answer
    .hint = step
leave = return to the game from the positions to solve
    .key = leave the positions, and return to the game

# $number (Number)
# $count (Number)
nth-of-lesson = Lesson, { $number } of { $count }
# $number (Number)
nth-puzzle = Puzzle { $number }
# $number (Number)
# $count (Number)
nth-similar = Similar, { $number } of { $count }
# The same, with the motif.
# $motif (Text)
# $number (Number)
# $count (Number)
nth-similar-by-motif = Similar, { $number } of { $count }: { $motif }
# $number (Number)
# $count (Number)
nth-of-training = Training { $number } of { $count }
# $number (Number)
# $count (Number)
nth-presented = New in your repertoire: { $number } of { $count }; you will be asked afterwards
# $number (Number)
# $count (Number)
nth-opening = Repertoire { $number } of { $count }
# $number (Number)
# $count (Number)
nth-guess = Guess { $number } of { $count }
# $heading (Text)
# $rest (Word): more sentences
problem = { $heading }. { $rest }

# The lesson on the screen, in the help.
about-screen = The large board keeps the position: ? is the move that was played; once it is revealed, ! is the better one. The small boards show what comes of it, on the left after the move, on the right after the better one, as many moves later as it takes to see the difference. Dots are the squares where the player named under the board can play. ' stands beside the discs that the last move has flipped. + are moves that are possible on one board only, empty squares beside the discs just flipped, or the square in question, such as a corner: the line under the boards says which. * stands beside the disc that was placed last. PgDn goes on along both lines, PgUp back. What a move costs is counted in discs at the end of the game, if both play their best from there on.
searching = Looking for a puzzle.
judging = Checking the move.
replying = Looking for the toughest reply.
left = Back to the game.
# $score (Text)
left-with-score = { $score } Back to the game.
lesson-kept = Back to the game. The lesson is kept: Enter or t goes on with it.
    .line = Back to the game. The lesson is kept: Enter goes on with it.
lesson-over = That was the lesson. Back to the game.
# $ideas (Word): a list
# $numbers (Text): what the numbers mean
remember = Remember: { $ideas }. These positions come back tomorrow. { $numbers }
    .short = Remember: { $ideas }. These positions come back tomorrow.
# $ideas (Word): a list
# $numbers (Text): what the numbers mean
remember-only = Remember: { $ideas }. { $numbers }
    .short = Remember: { $ideas }.
# What the numbers of a lesson mean, at its end.
numbers = Costs are counted in discs at the end, if both play their best from there.
no-more-puzzles = There are no more puzzles.
no-puzzles = There are no puzzles in these games.

# $mover (Color)
find-best-move = Find the best move for { $mover }.
# $mover (Color)
what-would-you-play = { $mover } to move: what would you play? Enter alone shows the answer.
    .line = { $mover } to move: what would you play? Enter shows the answer.
# The same once a square is chosen.
# $mover (Color)
# $square (Square)
what-would-you-play-there = { $mover } to move: what would you play? Enter plays { $square }; s shows the answer.
# A puzzle like an error, in which the player has the other colour.
# $mover (Color)
other-side = You are { $mover } here: find the best move.
# $mover (Color)
recall = What does your repertoire play for { $mover }?
try-again = Enter tries again, s shows the solution.
# Under a position of a lesson that is asked, where there is little room.
enter-answers = Enter: the answer.
lesson-wrong = Enter: what was better, and why; u: try again.
    .line = Enter: what was better, and why; undo: try again.
    .short = Enter: see why; u: again.
lesson-compared = Enter: now your move in the game.
    .short = Enter: your move in the game.
lesson-wrong-puzzle = Enter: the answer; u: try again.
    .line = Enter: the answer; undo: try again.
lesson-similar = Enter: puzzles like it; n: go on without them; Esc: leave, the lesson is kept.
    .line = Enter: puzzles like it; next: go on without them; leave: back to the game, the lesson is kept.
    .short = Enter: puzzles like it; n: go on.
lesson-similar-last = Enter: puzzles like it; n: end the lesson.
    .line = Enter: puzzles like it; next: end the lesson.
    .short = Enter: puzzles like it; n: end.
lesson-end = Enter ends the lesson.
lesson-next = Enter goes on.
play-on = Enter plays the toughest reply, n goes on to the next position.
play-on-last = Enter plays the toughest reply, Esc returns to the game.
go-on = Enter goes on to the next position.
# $then (Word)
solved-mistake = { $then ->
    [next] m: two puzzles like it, Enter: next position.
    [last] m: two puzzles like it, Enter: back to the game.
    [reply] m: two puzzles like it, Enter: toughest reply, n: next position.
   *[last-reply] m: two puzzles like it, Enter: toughest reply, Esc: end.
}
last-position = This was the last position. Enter returns to the game.

# $number (Number)
# $square (Square)
mistake = Move { $number }, { $square }, lost { $loss }, { $certainty }.
game-of = Game of { $date }.
game-of-against = Game of { $date } against { $opponent }.
game-against = Game against { $opponent }.
# $number (Number)
# $player (Word)
guess-move = Move { $number }: { $player } to play.
one-move-wins = One move wins.
one-move-leads = One move is clearly best.
first-move = Your first move.
after-moves = After { $moves }.
# $player (Color)
# $square (Square)
replied = { $player } replies { $square }.
# $player (Color)
passed = { $player } has to pass.
# $outcome (Word): a sentence
over = The game is over: { $outcome }
# $over (Text)
# $way (Word): the command to type next
over-then = { $over } Type { $way }.

# $square (Square)
# $outcome (Word)
# $certainty (Word)
solved = Solution: { $square } { $outcome }, { $certainty }.
    .short = Solution: { $square }
# $mover (Color)
# $square (Square)
# $comment (Word)
presented = New: { $mover } plays { $square }.{ $comment } You will be asked about it later.
    .short = New: { $square }
    .line = New: { $mover } plays { $square }.{ $comment } Type next.
only-shown = this move is only shown: next goes on
# $square (Square)
# $comment (Word): a sentence with a blank before it, or nothing
solved-by-file = Solution: { $square }.{ $comment }
    .short = Solution: { $square }
# $square (Square)
# $others (Word)
# $count (Number): of the others
# $comment (Word)
known = { $count ->
    [0] { $square } is right.{ $comment }
    [one] { $square } is right, and so is { $others }.{ $comment }
   *[other] { $square } is right, and so are { $others }.{ $comment }
}
    .short = { $square } is right
# $square (Square)
# $comment (Word): a sentence with a blank before it, or nothing
refuted = { $square } is wrong, as your file says.{ $comment }
    .short = { $square } is wrong
# $square (Square)
# $yours (Square)
# $certainty (Word)
other-equal = { $square } is as good as your { $yours }, but not in your repertoire, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $loss (Word)
# $yours (Square)
# $certainty (Word)
other-close = { $square } is not in your repertoire, but loses only { $loss } compared with { $yours }, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $loss (Word)
# $yours (Square)
# $certainty (Word)
# $number (Word): the loss as a number
other-worse = { $square } loses { $loss } compared with your { $yours }, { $certainty }.
    .short = { $square } loses { $number }
# $square (Square)
# $outcome (Word)
# $certainty (Word)
right = { $square } is right: it { $outcome }, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $outcome (Word)
# $certainty (Word)
as-right = { $square } is right as well: it { $outcome }, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $loss (Word)
# $certainty (Word)
nearly-right = { $square } is right: it loses only { $loss }, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $loss (Word)
# $certainty (Word)
undecided = { $square } counts as right: { $loss } is too close to call, { $certainty }.
    .short = { $square } is right
# $square (Square)
# $outcome (Word)
# $best (Word): the outcome of the best move
# $certainty (Word)
# $number (Word): the loss as a number
wrong = { $square } { $outcome }; the best move { $best }, { $certainty }.
    .short = { $square } loses { $number }
# $square (Square)
# $loss (Word)
# $best (Square)
# $certainty (Word)
# $number (Word): the loss as a number
wrong-guess = { $square } loses { $loss }; { $best } is best, { $certainty }.
    .short = { $square } loses { $number }
# $player (Word)
# $square (Square)
# $loss (Word)
played = { $player } played { $square }, which loses { $loss }.
# $player (Word)
# $square (Square)
played-well = { $player } played { $square }, which loses nothing.
# $player (Word)
played-same = { $player } played it too.
the-players = the players
# $yours (Word)
# $moves (Number)
# $player (Word)
# $theirs (Word)
score = You lost { $yours ->
    [one] { $yours } disc
   *[other] { $yours } discs
} in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $player } { $theirs }.
# $verdict (Word): sentences
# $score (Text)
# $way (Word): the command to type next
judged-guess = { $verdict } { $score } Type { $way }.
best-play = Best play: { $moves }.
refutation = Refutation: { $moves }.
# $verdict (Word): sentences
# $solved (Number)
# $count (Number)
# $way (Word): the command to type next
judged-right = { $verdict } { $solved } of { $count } solved; type { $way }.
# $verdict (Word): sentences
# $solved (Number)
# $count (Number)
# $way (Word): the command to type next
judged-solved = { $verdict } { $solved } of { $count } solved; type { $way }, or similar for two puzzles like it.
# $verdict (Word)
# $way (Word)
judged-wrong = { $verdict } Type another move, solution, or { $way }.
# $verdict (Word): sentences
# $then (Text)
judged-lesson = { $verdict } { $then }
# $solved (Number)
# $count (Number)
progress = { $solved } of { $count } solved
# $solved (Number)
# $count (Number)
end = { $solved } of { $count } solved.
proposal = Press Enter to see why your costliest moves were bad.

solving = return to the game first
    .line = return to the game first; type leave
not-solving = there is no position to solve
    .line = there is no position to solve; type puzzle
not-solving-yet = there is no position to solve
    .line = there is no position to solve; type lesson or puzzle
not-reviewed = the game has not been reviewed
    .line = the game has not been reviewed; type review
# How many moves have been looked at so far, and all.
# $done (Number)
# $all (Number)
one-moment = One moment: { $done } of { $all } moves looked at. The lesson begins by itself, in a few seconds.
    .short = One moment: { $done } of { $all } moves.
no-mistakes = the review has found no move of yours that loses { $discs } discs or more
all-solved = you have solved all your worst moves
    .line = you have solved all your worst moves; type lesson to begin again
    .screen = you have solved all your worst moves; t begins again
no-problem-yet = still looking for the next puzzle
choose-first = Choose a square first, with the arrows, a click or its name; s shows the answer.
no-answer = there is no answer to take back
nothing-to-guess = there is no move to guess from there on
# $found (Word)
unknown-guess = expected black, white, both or the number of a move, found { $found }
one-answer = expected one move as the answer
no-right-answer = the reply comes only after a right answer
no-line = the line appears once your answer is checked
last-problem = this is the last position
    .line = this is the last position; type leave to return to the game
first-problem = this is the first position

earlier-puzzle = an earlier puzzle
built-in-puzzle = built-in puzzle { $number }

key-square = answer with that square
key-play = answer with the square under the cursor or the pointer; then try again or play on
    .hint = play
    .hint-instead = go on
key-legal = next, previous legal square
    .hint = next square
key-leave = back to the game
    .hint = back
