## El título de la ventana del terminal.

title = Othello: { $subject }, { $black }-{ $white }
title-with = Othello: { $subject }, { $black }-{ $white } ({ $activity })
viewed = después de la jugada { $ply } de { $last }
turn = jugada { $number }, turno de { $name }
won = victoria de { $winner }
draw = empate

## Lo que pasa además de la partida.

question = pregunta
record = diagrama
right = correcto
wrong = error
solution = solución
thinking = pensando
waiting = esperando
away = ausente
