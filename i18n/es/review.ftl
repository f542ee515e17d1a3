## El análisis de una partida: lo que pierde cada jugada, y los errores.

mode = En el análisis
activity = análisis

review = averiguar cuánto perdió cada jugada, los momentos decisivos y las pérdidas medias, o dejar de buscar
    .about = analizar análisis errores fallos revisar repasar por_qué_perdí porqué_perdí qué_hice_mal dónde_fallé
    .usage = review, o review stop
    .key = encontrar los errores de la partida y las jugadas mejores
errors = listar las jugadas que pierden dos fichas o más, de los dos o de uno, o las peores primero
    .about = errores fallos pifias
    .usage = errors, o errors black, o errors worst
    .key = listar las jugadas que pierden dos fichas o más
error = ver la posición antes del error siguiente, o del anterior
    .about = error fallo pifia peor
    .usage = error, o error previous
    .key = error siguiente, anterior, con el cursor en la mejor jugada
    .hint = siguiente
next =
    .key = analizar la partida; luego el error siguiente, con el cursor en la mejor jugada
    .hint = análisis
    .hint-instead = análisis
previous-error =
    .hint = anterior
whose =
    .key = de quién son los errores: de los dos, de Negras, de Blancas
    .hint = lados
order =
    .key = los mayores errores primero, o en el orden de la partida
    .hint = mayores
deeper = mirar más a fondo las jugadas de una partida analizada, primero los errores: dos jugadas más cada vez
    .about = profundizar profundo fondo profundidad
    .key = mirar más a fondo, primero los errores; dos jugadas más cada vez
stop-or-go-on = detener el análisis, o continuarlo
    .key = detener el análisis, o continuarlo
    .hint = detener

question = ¿Analizar esta partida antes de que termine?
    .title = Análisis
    .yes = Analizarla
    .no = Seguir jugando
proposal = Escribe review para encontrar los errores.

extent = { $done } de { $all ->
    [one] { $all } jugada
   *[other] { $all } jugadas
}
under-way = Analizando: { $extent }. :review lo muestra.
    .short = Analizando: { $extent }.
started = Analizando: hechas { $extent }. Escribe review stop para detenerlo.
ended = Análisis: { $extent }. :review lo muestra.
    .line = { $summary }

place = Jugada { $number }, { $player }:
turning-point = Jugada { $number }, { $player }, momento decisivo:
at = { $place }:
for-player = { $value } para { $player }

best = { $place } { $square } es la mejor jugada ({ $certainty }).
    .short = { $square } es la mejor jugada
loses = { $place } { $square } pierde { $loss } ({ $certainty }). Mejor: { $line }.
    .short = { $square } pierde { $loss }; { $better } { $value }
loses-why = { $place } { $square } pierde { $loss } ({ $certainty }): { $reasons } Mejor: { $line }.
    .short = { $square } pierde { $loss }: { $brief }; { $better } { $value }
lesson = { $place } { $square } pierde { $loss } ({ $certainty }).
no-reason = Ningún motivo lo explica: compara las líneas.

errors-found = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}
errors-of = { $player }: { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}
listed = { $errors }
    .line = { $errors }.{ $list }
none = Ninguna jugada pierde dos fichas o más.
none-yet = Todavía no hay errores.
worst = La peor: { $number } { $square } { $loss }
lost = { $best ->
    [win] deja escapar la victoria
    [draw] deja escapar el empate
   *[lead] deja escapar la ventaja
}
    .list = { $best ->
    [win] pierde la victoria
    [draw] pierde el empate
   *[lead] pierde la ventaja
}
lost-why = { $lost }; { $reason }

reviewed = { $moves ->
    [one] { $moves } jugada analizada.
   *[other] { $moves } jugadas analizadas.
}
reviewed-part = Analizado: { $extent }; escribe review para continuar.
no-turning-point = Ninguna jugada deja escapar una victoria, un empate o una ventaja.
mean = Las { $player } pierden { $mean } fichas por jugada; en total, { $phases }.
of-phase = { $loss } en { $phase ->
    [opening] la apertura
    [midgame] el medio juego
   *[endgame] el final
}
of-endgame = { $loss } en el final (en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
})
all-exact = Todas las pérdidas son exactas.
exact-from = Las pérdidas son exactas desde la jugada { $move }, y estimadas antes.

reviewing = Analizando
done = { $done } de { $all }
reviewing-extent = Analizando: { $extent }
reviewed-extent = Analizado: { $extent }
looking-deeper = Mirando más a fondo: { $moves ->
    [one] falta { $moves } jugada
   *[other] faltan { $moves } jugadas
}
classes = Jugadas de las { $player } por fichas perdidas: { $classes }.
loss-per-move = Pérdida por jugada
loss-so-far = Pérdida/jugada hasta aquí
about-discs-lost = Perdidas: lo que cuestan juntas las jugadas de un bando, cada una frente a la mejor en su lugar. En cada partida pierden ambos; gana quien pierde menos.
phase = { $phase ->
    [opening] apertura
    [midgame] medio juego
   *[endgame] final
}
all-moves = perdidas
classes-heading = pierde

going-deeper = Mirando más a fondo { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}: hasta profundidad { $depth }, y con exactitud desde { $empties } casillas vacías.
    .line = Mirando más a fondo { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }: hasta profundidad { $depth }, y con exactitud desde { $empties } casillas vacías. Escribe review stop para detenerlo.
not-complete = la partida todavía no está analizada
all-is-exact = todas las pérdidas son ya exactas

only-stop = review no admite más argumento que stop
wrong-whose = se esperaba errors, errors black, errors white o errors worst, no { $found }
wrong-step = se esperaba error o error previous, no { $found }
nothing = no hay jugadas que analizar
no-review = no hay ningún análisis en marcha
not-reviewed = la partida no está analizada
no-error = el análisis no ha encontrado errores
no-error-of = el análisis no ha encontrado errores de las { $player }

key-line = en un error: su línea, jugada a jugada; ] pasa a la de la mejor jugada
    .hint = línea
    .hint-instead = avanzar
key-close = cerrar; el análisis continúa
    .hint = cerrar
