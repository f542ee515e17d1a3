## Der Titel des Terminalfensters.

title = Othello: { $subject }, { $black }-{ $white }
title-with = Othello: { $subject }, { $black }-{ $white } ({ $activity })
viewed = nach Zug { $ply } von { $last }
turn = Zug { $number }, { $name } am Zug
won = { $winner } gewinnt
draw = Remis

## Was außer der Partie geschieht.

question = Frage
record = Partiediagramm
right = richtig
wrong = falsch
solution = Lösung
thinking = denkt nach
waiting = wartet
away = weg
