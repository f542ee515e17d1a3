## Lo que se jugó en una posición, por quién y cómo terminó.

mode = En el explorador
activity = aperturas
mode-filter = Al elegir partidas

openings = ver qué se jugó aquí, en cuántas partidas y cómo terminaron
    .screen = ver qué se jugó aquí, por quién y cómo terminó
    .about = aperturas estadísticas base datos explorador partidas jugado
    .usage = openings
    .key = ver qué se jugó aquí, por quién y cómo terminó
    .hint = aperturas
filter = elegir las partidas para openings: por jugador, color, años, resultado o torneo, o todas de nuevo
    .about = filtrar filtro elegir partidas jugador torneo años
    .usage = filter, o filter tastet black 1990-2005 won, o filter event:paris own
    .key = elegir partidas: por jugador, color, años, resultado, torneo
    .hint = filtrar
found = abrir una partida de la lista de openings, en esta posición
    .usage = found 3
    .key = abrir una partida de la lista de aperturas, en esta posición
spar = jugar desde aquí; el motor sigue tu repertorio y estas partidas mientras puede
    .about = sparring practicar entrenar jugar apertura rival
    .usage = spar, o spar 5
    .key = jugar desde aquí; el motor sigue tu repertorio y estas partidas mientras puede
    .hint = jugar aquí
next-row =
    .key = fila siguiente, anterior; el cursor va a su jugada
    .hint = siguiente
previous-row =
    .hint = anterior
open-game =
    .key = abrir la partida elegida, o la primera, en esta posición; la actual se conserva
    .hint = abrir
whose =
    .key = de quién: de personas, también de programas, las tuyas
    .hint = de quién

question = ¿Mostrar qué se jugó aquí, y qué piensa el motor, antes de que termine la partida?
    .title = Aperturas
    .yes = Mostrarlas
    .no = Seguir jugando

games = { $count ->
    [one] { $count } partida
   *[other] { $number } partidas
}
all-games = Partidas
choice = { $whose ->
    [people] Entre personas
    [everybody] De personas y programas
   *[own] Tuyas
}: { $games }.
choice-of = { $games } { $whose ->
    [people] entre personas
    [everybody] de personas y programas
   *[own] tuyas
}: { $filter }.
no-base = Todavía no hay partidas. :settings games indica archivos o carpetas de partidas.
partial = Solo el primer millón de partidas; othello explore las cuenta todas.
faults = { $fault } ({ $count } errores)
reading = Leyendo partidas: { $percent } %, { $games }
reading-games = Leyendo partidas: { $games }

label = Partidas de:
words = Nombre de un jugador; black o white; 1990-2005; won, lost, draw, black-wins; event:paris; programs; own.
title-games = veces
title-won = gana, %
title-discs = fichas
title-value = valor
latest = Últimas { $listed } de { $games }:
listed = Partidas:

nobody-here = Ninguna partida llegó aquí; las jugadas van por orden de valor.
over = La partida ha terminado: no queda ninguna jugada que buscar. Vuelve a una posición anterior para ver las partidas que pasaron por ella.
here = { $games } aquí.
here-ended = { $games } aquí: { $shares } %.
here-lead = { $games } aquí: { $shares } %, Negras { $lead }.
own-moves = Tu repertorio: { $moves }.
answers = Responde a { $moves }.

reached = { $games } de { $all }.
reached-ended = { $games } de { $all }: ganan Negras { $black } %, empates { $draws } %, ganan Blancas { $white } %.
reached-lead = { $games } de { $all }: ganan Negras { $black } %, empates { $draws } %, ganan Blancas { $white } %; ventaja media de Negras { $lead }.
row = { $square }: { $games }.
row-ended = { $square }: { $games }, ganan Negras { $black } %, empates { $draws } %, ganan Blancas { $white } %.
row-lead = { $square }: { $games }, ganan Negras { $black } %, empates { $draws } %, ganan Blancas { $white } %, ventaja media de Negras { $lead }.
no-games-go-on = Ninguna partida sigue desde aquí.
no-habits = Ninguna posición se repite en estas partidas.
game = Partida { $place }: { $game }.
values = El motor: { $values }; { $certainty }.

the-engine = El motor
by-itself = { $computer } juega por su cuenta: no se ha elegido ninguna partida.
by-games = { $computer } sigue { $games } mientras duran.
by-repertoire = { $computer } sigue tu repertorio mientras dura.
by-both = { $computer } sigue tu repertorio, y luego { $games }, mientras duran.

other-rules = el explorador solo abarca el Othello normal
not-shown = las aperturas no se están mostrando; muéstralas primero
no-game = no existe esa partida
no-rows = aquí no hay nada en la lista
wrong-number = se esperaba el número de una partida, no { $found }
wrong-level = spar { $level }: { $why }
two-colors = se esperaba un solo color
two-results = se esperaba un solo resultado
two-years = se esperaba un solo periodo de años
not-years = se esperaban años como 1990-2005
no-player = se esperaba el nombre del jugador que tiene ese color o ese resultado

close =
    .key = cerrar el explorador
    .hint = cerrar
key-count = contar las partidas que coinciden
    .hint = contar
