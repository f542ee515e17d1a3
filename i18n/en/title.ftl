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
record = record
right = right
wrong = wrong
solution = solution
thinking = thinking
waiting = waiting
away = away
