## Jugadas, pases y turnos.

flips = { $player } { $square }, que voltea { $discs }.
    .played = { $player }: { $square }, que voltea { $discs }.
places = { $player }: ficha en { $square }.
    .played = { $player }: ficha en { $square }.
chosen = { $ply }.
named = { $player } { $square }
named-choice = { $player }: voltea { $square }
named-choice-of-none = { $player }: no voltea nada

pass = Pase de { $passed }: sin jugadas. Turno otra vez de { $other }.
pass-without-discs = Pase de { $passed }: sin más fichas. Turno otra vez de { $other }.
had-to-pass = Pase obligado de { $passed }; { $other }: { $squares }.

mover = turno de { $mover }
to-move = Turno de { $player }: { $squares }.
to-choose = Turno de { $player } para elegir la ficha que se voltea: { $discs }.
to-choose-or-none = Turno de { $player } para elegir la ficha que se voltea: { $discs }, o { $none } para no voltear ninguna.

turn-of = es el turno de { $player }
over = no se puede jugar { $square }: la partida ha terminado
occupied = { $square } está ocupada
no-neighbour = { $color ->
    [black] { $square } no tiene ninguna ficha negra al lado
   *[white] { $square } no tiene ninguna ficha blanca al lado
}
no-flips = { $square } no voltea ninguna ficha
not-centre = { $square } no es una de las casillas libres del centro
not-a-choice = { $square } no es una de las fichas que se pueden elegir
in-move = jugada { $number }: { $why }

no-moves = Todavía no hay jugadas.
discs = Negras { $black }, Blancas { $white }, casillas vacías: { $empty }.
discs-and-hands = Negras { $black }, Blancas { $white }, casillas vacías: { $empty }. Por jugar: Negras { $black-left }, Blancas { $white-left }.
not-finished = Sin terminar. { $discs }
would-flip = { $discs ->
    [one] { $square } voltearía { $discs } ficha.
   *[other] { $square } voltearía { $discs } fichas.
}
    .valued = { $discs ->
        [one] { $square } voltearía { $discs } ficha: { $value }.
       *[other] { $square } voltearía { $discs } fichas: { $value }.
    }
would-choose = { $square } voltearía { $chosen }.
    .valued = { $square } voltearía { $chosen }: { $value }.
would-flip-none = { $square } no voltearía nada.
    .valued = { $square } no voltearía nada: { $value }.
would-be-placed = { $square } es una casilla libre del centro.
    .valued = { $square } es una casilla libre del centro: { $value }.
valued = { $square }: { $value }.
