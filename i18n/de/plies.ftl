## Züge und wer am Zug ist.

flips = { $player } { $square } dreht { $discs } um.
    .played = { $player } hat { $square } gespielt und { $discs } umgedreht.
places = { $player } setzt auf { $square }.
    .played = { $player } hat auf { $square } gesetzt.
chosen = { $ply }.
named = { $player } { $square }
named-choice = { $player } dreht { $square } um
named-choice-of-none = { $player } dreht keinen Stein um

pass = { $passed } kann nicht ziehen. { $other } ist noch einmal am Zug.
pass-without-discs = { $passed } hat keine Steine mehr. { $other } ist noch einmal am Zug.
had-to-pass = { $passed } musste passen: { $other } hat { $squares } gespielt.

mover = { $mover } am Zug
to-move = { $player } am Zug: { $squares }.
to-choose = { $player } wählt den Stein, der umgedreht wird: { $discs }.
to-choose-or-none = { $player } wählt den Stein, der umgedreht wird: { $discs }; oder { $none } für keinen.

turn-of = { $player } ist am Zug
over = { $square } geht nicht: die Partie ist zu Ende
occupied = { $square } ist besetzt
no-neighbour = { $color ->
    [black] neben { $square } liegt kein schwarzer Stein
   *[white] neben { $square } liegt kein weißer Stein
}
no-flips = { $square } dreht keinen Stein um
not-centre = { $square } ist kein freies Feld der Mitte
not-a-choice = { $square } steht nicht zur Wahl
in-move = Zug { $number }: { $why }

no-moves = Noch kein Zug gespielt.
discs = Schwarz { $black }, Weiß { $white }, { $empty } leer.
discs-and-hands = Schwarz { $black }, Weiß { $white }, { $empty } leer. Noch im Vorrat: Schwarz { $black-left }, Weiß { $white-left }.
not-finished = Nicht beendet. { $discs }
would-flip = { $discs ->
    [one] { $square } würde 1 Stein umdrehen.
   *[other] { $square } würde { $discs } Steine umdrehen.
}
    .valued = { $discs ->
        [one] { $square } würde 1 Stein umdrehen: { $value }.
       *[other] { $square } würde { $discs } Steine umdrehen: { $value }.
    }
would-choose = { $square } würde { $chosen } umdrehen.
    .valued = { $square } würde { $chosen } umdrehen: { $value }.
would-flip-none = { $square } würde keinen Stein umdrehen.
    .valued = { $square } würde keinen Stein umdrehen: { $value }.
would-be-placed = { $square } ist ein freies Feld der Mitte.
    .valued = { $square } ist ein freies Feld der Mitte: { $value }.
valued = { $square }: { $value }.
