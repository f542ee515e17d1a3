## El final de una partida y de un encuentro. En un resultado, el número de quien gana va primero.

won = { $fewer ->
    [yes] Victoria de { $winner } por { $margin } con menos fichas: { $score }.
   *[no] Victoria de { $winner } por { $margin }: { $score }.
}
    .brief = Victoria de { $winner }, { $score }.
    .briefest = Gana: { $winner } { $score }
    .panel = Victoria de { $winner } por { $margin }
won-officially = { $fewer ->
    [yes] Victoria de { $winner } por { $margin } con menos fichas: { $board } en el tablero, { $score } en el recuento oficial.
   *[no] Victoria de { $winner } por { $margin }: { $board } en el tablero, { $score } en el recuento oficial.
}
    .brief = Victoria de { $winner }, { $score } ({ $board } en el tablero).
    .briefest = Gana: { $winner } { $score } ({ $board })
    .panel = Victoria de { $winner } por { $margin }
drawn = Empate: { $score }.
    .brief = Empate, { $score }.
    .briefest = Empate { $score }
    .panel = Empate
drawn-officially = Empate: { $board } en el tablero, { $score } en el recuento oficial.
    .brief = Empate, { $score } ({ $board } en el tablero).
    .briefest = Empate { $score } ({ $board })
    .panel = Empate
won-by-resignation = Victoria de { $winner } por abandono (resultado oficial { $score }).
    .brief = Victoria de { $winner } por abandono, { $score }.
    .briefest = Gana: { $winner } { $score }
    .panel = Victoria de { $winner } por abandono
    .panel-brief = Victoria de { $winner }
    .way = por abandono
won-on-time = Victoria de { $winner } por tiempo (resultado oficial { $score }).
    .brief = Victoria de { $winner } por tiempo, { $score }.
    .briefest = Gana: { $winner } { $score }
    .panel = Victoria de { $winner } por tiempo
    .panel-brief = Victoria de { $winner }
    .way = por tiempo

full-board = El tablero está lleno.
no-discs = No quedan fichas de { $player } en el tablero.
first-pass = Sin jugadas para { $player }: el primer pase termina la partida.
no-supply = Sin más fichas que jugar para { $player }.
no-supply-and-no-move = Sin más fichas que jugar para { $player }, y sin jugadas para { $other }.
no-moves = Ninguno de los dos puede jugar.
resigned = Abandono de { $player }.
out-of-time = Tiempo agotado para { $player }.

match-won = Victoria de { $winner } en el encuentro, { $points } - { $against } (fichas: { $discs }-{ $others }).
    .brief = Victoria de { $winner } en el encuentro.
    .panel = Encuentro para { $winner }
match-drawn = El encuentro termina en empate, { $points } - { $points } (fichas: { $discs }-{ $others }).
    .brief = El encuentro termina en empate.
    .panel = Encuentro empatado
match-stands = Encuentro: { $black } { $black-points } - { $white-points } { $white }.
next-game = { $match } Pulsa n para la partida siguiente.
