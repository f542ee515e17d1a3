## Dos futuros: tableros pequeños con las posiciones que muestran por qué pierde una jugada.

after = tras { $square }
after-reply = { $square }; { $player } { $reply }
later = { $square }, { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
} más
    .short = { $square }, { $plies } después
moves = { $player } { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
new-moves = { $player }: { $moves ->
    [0] ninguna nueva
    [one] { $moves } nueva
   *[other] { $moves } nuevas
}
choice = { $player } { $own }, { $opponent } { $opp } jugadas
outer = { $discs ->
    [0] ninguna exterior
    [one] { $discs } ficha exterior
   *[other] { $discs } exteriores
}; { $player } { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
open = { $squares ->
    [0] ninguna vacía
    [one] { $squares } casilla vacía, { $player } en { $moves }
   *[other] { $squares } vacías, { $player } en { $moves }
}
passes = pasan { $player }
has-corner = { $player } tienen { $corner }
free = { $corner } está libre
beside = { $square }, junto a { $corner }
not-beside = no junto a { $corner }
plays = { $player } tienen { $square }
cannot-play = { $player } sin { $square }
wedges = { $player }: cuña { $square }
flips-back = { $player } la voltean: { $square }
inside = queda dentro
plays-last = última: { $player } { $square }
discs = { $player } { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}
flips = { $player } voltean { $discs }
safe = { $player }: { $discs ->
    [one] { $discs } segura
   *[other] { $discs } seguras
}
safe-moves = { $moves ->
    [0] ninguna segura
    [one] 1 jugada segura
   *[other] { $moves } seguras
}
no-disc = { $player } sin fichas
legend-moves = Puntos: jugadas de { $player }.
legend-moves-only-here = Jugadas de { $player }; +: solo en uno.
legend-safe-moves = Jugadas de { $player }: + no entrega esquina.
legend-new-moves = +: jugadas nuevas de { $player }.
legend-open = +: vacías junto a las volteadas.
legend-square = +: la casilla en cuestión.
legend-corner = +: la esquina.
legend-safe = +: fichas que ya no se voltean.
legend-flipped = Marcadas: volteadas.
legend-outer = Marcadas: volteadas junto a vacías.
legend-wall = Marcadas: junto a casillas vacías.
said = { $after }: { $seen }.
followed = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} más adelante, si ambos juegan lo mejor posible. RePág vuelve al motivo.
followed-back = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} antes. AvPág avanza hasta el motivo.
