## Las cifras de una partida en el panel, cada una con su nombre.

empty = { $squares ->
    [one] { $squares } vacía
   *[other] { $squares } vacías
}
mobility = Jugadas legales
    .sides = Jugadas legales (Negras arriba, Blancas abajo)
in-hand = En mano
best-of = Al mejor de { $games }
discs-in-match = Total de fichas
balanced-opening = Apertura equilibrada
centre-opening = Apertura central
official = Resultado oficial
on-board = En el tablero
official-count = { $score } oficial
board-count = { $board } en tablero

next-game = n partida siguiente
new-game = n partida nueva
lesson = { $key } lección
review = j análisis

draw = empate
wins = victoria
thinking = pensando
to-choose = elegir ficha
to-move = turno
cannot-move = sin jugadas

errors = ?
disc-lead = Ventaja en fichas
    .sides = Ventaja en fichas (Negras arriba, Blancas abajo)
value-in-discs = Valor en fichas
    .sides = Valor en fichas (Negras arriba, Blancas abajo)
graphs = Gráficas
pass = pase
