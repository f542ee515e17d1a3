## Le titre de la fenêtre du terminal.

title = Othello : { $subject }, { $black }-{ $white }
title-with = Othello : { $subject }, { $black }-{ $white } ({ $activity })
viewed = après le coup { $ply } sur { $last }
turn = coup { $number }, trait à { $name }
won = { $winner } gagne
draw = nulle

## Ce qui se passe à côté de la partie.

question = question
record = diagramme
right = juste
wrong = faux
solution = solution
thinking = réfléchit
waiting = attente
away = absent
