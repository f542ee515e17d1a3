## The title of the terminal's window.

# $subject (Text)
title = Othello: { $subject }, { $black }-{ $white }
# $subject (Text)
# $black (Word)
# $white (Word)
# $activity (Text)
title-with = Othello: { $subject }, { $black }-{ $white } ({ $activity })
viewed = after move { $ply } of { $last }
turn = move { $number }, { $name } to move
won = { $winner } wins
draw = draw

## What is going on besides the game.

question = question
paused = paused
help = help
record = record
progress = progress
why = why?
ideas = ideas
new-game = new game
saved-games = saved games
review = review
lines = lines
explorer = openings
comment = comment
save-as = save as
repairs = repairs
scoresheet = scoresheet
connection = connection
right = right
wrong = wrong
solution = solution
thinking = thinking
waiting = waiting
away = away
