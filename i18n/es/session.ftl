## La partida y sus condiciones, para quienes no la ven.

greeting = Escribe una jugada, como d3, o help para ver todos los comandos.
rules = Reglas: { $rules }.
balanced = Apertura equilibrada { $opening }.
match-game = Partida { $game }, al mejor de { $games }.
clock = Reloj: { $control }.
nameless = Los jugadores no tienen nombre.
plays = { $name } juega con { $color }.
play = { $black } juega con Negras, { $white } con Blancas.
timed-turn = { $turn } Tiempo de { $color }: { $time }.
next-game = { $result } { $score } Escribe new para la partida siguiente.
match-over = { $result } { $score }
no-moves = Todavía no hay jugadas. { $turn }
before-moves = Antes de la jugada 1 de { $last }: { $turn }
after-move = Después de la jugada { $move } de { $last }: { $ply } { $turn }
in-variation = { $line }, después de la jugada { $move } de { $last }: { $ply } { $turn }
