## Ver momentos anteriores de la partida.

list = listar las jugadas con sus números, y los pases
    .about = lista jugadas movimientos números
    .key = listar las jugadas con sus números
back = ver la posición una jugada antes
    .about = anterior atrás retroceder antes jugada_anterior
    .key = recorrer la partida, o la línea de un error
    .hint = recorrer
on = ver la posición una jugada después, o la jugada siguiente de la línea de un error, un motivo o una pista
    .about = siguiente adelante avanzar después jugada_siguiente
    .hint = línea
    .hint-instead = avanzar
start = ver el principio de la partida
    .about = inicio principio comienzo primera
    .key = ir al principio, o volver a la jugada actual
end = volver a la posición actual
    .about = final actual última volver
    .hint = volver
line = ver la línea de un error, un motivo o una pista; si hay varias, indica su primera jugada
    .usage = line, o line d3
    .about = línea variante continuación
    .key = ver la línea de un error, un motivo o una pista
at = ver la posición después de la jugada 12
    .about = ir jugada número posición
    .usage = at 12
    .key = ver la posición después de una jugada, por su número

listed = { $number }: { $ply }
valued = { $listed } Valor { $value } ({ $certainty }).
at-start = Al principio: { $pass }
in-variation = Las últimas jugadas son una variante; up vuelve a donde empieza.
rewound = { $plies ->
    [one] { $plies } jugada deshecha. r la rehace.
   *[other] { $plies } jugadas deshechas. r las rehace.
}
    .line = { $plies ->
    [one] { $plies } jugada deshecha; redo la vuelve a jugar.
   *[other] { $plies } jugadas deshechas; redo las vuelve a jugar.
}

line-of = Línea de { $square }: { $moves }.
line-step = Línea de { $square }: jugada { $number } de { $count }
end-of-line = la línea no tiene más jugadas
no-line = no hay ninguna línea que mostrar; elige un error en el análisis, o usa why o hint
no-such-line = se esperaba la primera jugada de una línea, { $moves }, no { $found }

no-earlier-move = no hay ninguna jugada anterior
no-later-move = no hay ninguna jugada posterior
no-such-move = { $moves ->
    [one] la partida solo tiene { $moves } jugada
   *[other] la partida solo tiene { $moves } jugadas
}
not-browsing = vuelve primero a una posición anterior
    .screen = retrocede (RePág) y luego escribe :practice
wrong-number = se esperaba el número de una jugada, como at 12, no { $found }

start-of-game = Principio de la partida
at-move = Jugada { $ply }
at-move-of = Jugada { $ply } de { $last }
in-line = { $line }, jugada { $ply }
in-line-of = { $line }, jugada { $ply } de { $last }
viewed = { $place }. Fin vuelve a la jugada actual.
    .short = { $place }. Fin vuelve.
viewed-only = { $place }.
first-move = Flechas, clic o escribe { $square } · ? ayuda
first-move-alone = Flechas, clic o escribe { $square } · :play contra el ordenador

## Lo que decidió una partida terminada.

out-of-moves = Falta de jugadas: { $passes } pases obligados de { $player }.
corners-taken = { $corners ->
    [3] Tres de las cuatro esquinas fueron para { $player }.
   *[other] Las cuatro esquinas fueron para { $player }.
}
led-from = Ventaja de { $player } desde la jugada { $number }.
