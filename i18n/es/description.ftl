## La posición y la partida, leídas en voz alta o impresas.

moves = decir de quién es el turno y dónde puede jugar
    .about = jugadas legales posibles turno
board = dibujar el tablero una vez, o después de cada jugada
    .about = tablero dibujar mostrar
    .usage = board, o board on, o board off
row = leer una fila del tablero, de la a a la h
    .about = fila leer
    .usage = row 4
column = leer una columna del tablero, del 1 al 8
    .about = columna leer
    .usage = column d
square = decir qué hay en una casilla, qué clase de casilla es y qué haría una jugada ahí
    .about = casilla leer
    .usage = square d4
rules = explicar las reglas de esta partida, u otras por su nombre
    .about = reglas instrucciones jugar aprender reversi objetivo
    .usage = rules, o rules anti
    .key = explicar las reglas de esta partida, u otras
    .short = explicar las reglas
stats = contar fichas, jugadas legales, fichas estables y esquinas, y nombrar la apertura
    .about = estadísticas contar fichas movilidad estables esquinas apertura
    .key = contar fichas, movilidad, fichas estables y esquinas
trend = leer las gráficas: fichas, jugadas legales y valores por jugada
    .about = gráficas tendencia curva
    .key = leer las gráficas en palabras
diagram = dibujar el tablero con el número de cada jugada en su casilla
    .about = imprimir diagrama números
    .key = dibujar el tablero con los números de las jugadas
position = mostrar el tablero como 64 caracteres de a1 a h8, y de quién es el turno
    .about = posición imprimir
    .key = mostrar el tablero como 64 caracteres
transcript = mostrar las jugadas como una sola palabra
    .about = transcripción imprimir jugadas
    .key = mostrar las jugadas como una sola palabra
page-title = { $page ->
    [answer] Respuesta
    [rules] Reglas
    [stats] La posición en cifras
    [trend] El curso de la partida
    [diagram] Diagrama
    [transcript] Jugadas
   *[position] Posición
}

only-on-or-off = board no admite más argumento que on u off
no-row = se esperaba una fila del 1 al 8, no { $found }
no-column = se esperaba una columna de la a a la h, no { $found }
no-square = se esperaba una casilla de a1 a h8, no { $found }
no-rules = reglas desconocidas { $found }: { $known }

board-on = El tablero se dibuja después de cada jugada.
board-off = El tablero solo se dibuja cuando escribes board.

row-read = Fila { $row }: { $squares }.
column-read = Columna { $column }: { $squares }.
empty = vacía
legal-move = jugada legal
can-be-flipped = { $color } (se puede voltear)
can-flip-none = { $color } (elígela para no voltear ninguna)
square-read = { $square }: { $facts }.
square-read-with-replies = { $square }: { $facts }. { $replies }
a-corner = una esquina
a-c-square = una casilla C
an-x-square = una casilla X
stable = estable
a-legal-move = una jugada legal
a-legal-move-that-flips = { $count ->
    [one] una jugada legal que voltea { $count } ficha, { $discs }
   *[other] una jugada legal que voltea { $count } fichas, { $discs }
}
not-legal = no es una jugada legal
would-pass = Pase obligado de { $player }.
replies = Respuestas de { $player }: { $replies }.
reply = { $square } voltea { $count }

counted-discs = Fichas: { $discs }
mobility = Movilidad (jugadas legales): Negras { $black }, Blancas { $white }.
frontier = Fichas exteriores (junto a una casilla vacía): Negras { $black }, Blancas { $white }.
stable-discs = Fichas estables (al menos): Negras { $black }, Blancas { $white }.
corners = Esquinas: Negras { $black }; Blancas { $white }.
no-corners = ninguna
opening = Apertura: { $name }.
no-opening = La apertura no tiene nombre.
lead = Ventaja en fichas: la de Negras sobre la línea, la de Blancas bajo ella; + cada 10 jugadas

discs-by-move = Fichas, Negras a Blancas: { $values }.
mobility-by-move = Movilidad, Negras a Blancas: { $values }.
values-by-move = Valores para Negras: { $values }.
no-values = Sin valores: la partida no está analizada; escribe review.
unknown = desconocido
both-colors = { $black } a { $white }
at-start = principio { $value }
after-move = jugada { $number }, { $value }
