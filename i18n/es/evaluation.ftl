hint = dar una pista: dónde mirar; otra vez, la mejor jugada; otra vez, cuánto pierde cada jugada
    .about = pista pistas ayuda consejo sugerencia sugerir mejor jugada
    .usage = hint
    .key = pista: dónde mirar, luego la mejor jugada, luego cuánto pierde cada una
    .hint = pista
evaluate = listar todas las jugadas, la mejor primero, con su valor y lo que pierden
    .about = quién gana valor valores puntuación ventaja evaluar evaluación quién_va_ganando quién_gana quién_lleva_ventaja
    .screen = ver cuánto pierde cada jugada legal, en todas las posiciones
    .usage = evaluate
    .key = ver el valor de cada jugada legal

evaluating = Evaluando las jugadas.
    .short = Evaluando.
started = El motor está evaluando las jugadas.
hidden = Los valores del motor están ocultos.
are-scores = Ahora los valores cuentan fichas para quien tiene el turno.
wait = Los valores aparecerán cuando el motor esté libre.
question = ¿Mostrar qué piensa el motor de cada jugada?
    .title = Motor
    .yes = Mostrarlo
    .no = Seguir sin él

only-move = Solo hay una jugada legal.
all-good = Las { $moves } jugadas son más o menos igual de buenas.
some-good = { $good ->
    [one] Una jugada es mejor que las demás.
   *[other] { $good } de las { $legal } jugadas son más o menos igual de buenas.
}
look = { $where ->
    [corners] Mira las esquinas.
    [top] Mira el borde superior.
    [bottom] Mira el borde inferior.
    [left] Mira el borde izquierdo.
    [right] Mira el borde derecho.
    [upper-left] Mira arriba a la izquierda.
    [upper-right] Mira arriba a la derecha.
    [lower-left] Mira abajo a la izquierda.
    [lower-right] Mira abajo a la derecha.
    [upper-half] Mira la mitad superior.
    [lower-half] Mira la mitad inferior.
    [left-half] Mira la mitad izquierda.
   *[right-half] Mira la mitad derecha.
}

head = Las { $mover } tienen { $count ->
    [one] { $count } jugada legal
   *[other] { $count } jugadas legales, la mejor primero
} ({ $certainty }).{ $sign }
move = { $square }: { $value } para { $mover }, { $loss }.

locked = el motor está bloqueado para jugar sin ayuda
busy = el motor está eligiendo una jugada; pregunta de nuevo cuando haya jugado
failed = no se pueden evaluar las jugadas: { $error }
