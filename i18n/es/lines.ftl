## Las mejores líneas de una posición, analizadas cada vez más a fondo mientras se mira.

mode = En las líneas
activity = líneas

lines = ver las mejores jugadas de aquí, cada una con su valor y lo que sigue
    .screen = ver las mejores jugadas de cada posición con sus valores y sus líneas, analizadas más a fondo mientras miras
    .about = líneas mejores jugadas multi-pv variantes análisis analizar motor mejores_jugadas tres_mejores_jugadas resolver_el_final
    .usage = lines, lines 5, lines all, lines 5 depth 24, lines seconds 10, lines threads 2 o lines memory 256
    .key = ver las mejores jugadas de cada posición, mientras miras
    .details = Lo que eliges se conserva: cuántas líneas, una profundidad en jugadas, segundos por posición, hilos, memoria en MiB. `any` quita un límite de profundidad o de tiempo. `keep 2` guarda la segunda línea como variante con su valor.
next-row =
    .key = línea siguiente, anterior; el cursor va a su jugada
    .hint = siguiente
previous-row =
    .hint = anterior
more =
    .key = más líneas: 1, 3, 5, todas
    .hint = más líneas
keep = guardar una línea con su valor como variante: la elegida, o la de un número o una jugada
    .usage = keep, keep 2 o keep d3
    .key = guardar la línea con su valor como variante
    .hint = guardar
close =
    .key = cerrar las líneas
    .hint = cerrar
key-line = la línea elegida, jugada a jugada
    .hint = línea
    .hint-instead = avanzar

question = ¿Mostrar qué piensa el motor de las jugadas, antes de que termine la partida?
    .title = Líneas
    .yes = Mostrarlo
    .no = Seguir jugando

not-shown = todavía no hay líneas; :lines las busca
no-such = no hay ninguna línea { $what }
wrong = { $what }: { $why }
no-moves = La partida ha terminado: no queda ninguna jugada que analizar. Vuelve a una posición anterior para ver sus mejores líneas.
begins = Buscando las mejores jugadas.
waiting = esperando al motor
taken = { $nodes } nodos · { $speed }/s
    .short = { $nodes } · { $speed }/s
at-end = Tras estas jugadas:
kept = { $square } ({ $value }) y su línea, guardadas como variante.

best = { $count ->
    [one] La mejor línea
   *[other] Las { $count } mejores líneas
}
all = Una línea por jugada
depth = hasta profundidad { $depth }
any-depth = sin límite de profundidad
seconds = { $seconds } s por posición
any-time = mientras miras
chosen = { $count }, { $depth }, { $time }, con { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
} y { $memory } MiB.

head = { $mover }: { $count ->
    [one] la mejor línea
   *[other] las { $count } mejores líneas
} de { $moves } ({ $taken }).
so-far = { $certainty }: { $moves } ({ $taken })
line = { $square } { $value } ({ $certainty }): { $moves }
