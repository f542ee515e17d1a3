## Dos futuros: tableros pequeños con las posiciones que muestran por qué pierde una jugada.

after = tras { $square }
after-reply = { $square }; { $player } { $reply }
later = { $square }, { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
} más tarde
    .short = { $square }, { $plies } más
after-best = la mejor jugada
best-reply = mejor; { $player } { $reply }
best-later = mejor, { $plies } después
moves = { $player } { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
passes = pasan { $player }
has-corner = { $player } tienen { $corner }
free = { $corner } está libre
beside = { $square }, junto a { $corner }
not-beside = lejos de esquinas
outward = { $discs ->
    [0] solo interiores
    [one] { $discs } hacia afuera
   *[other] { $discs } hacia afuera
}
outer = { $discs ->
    [one] { $discs } exterior
   *[other] { $discs } exteriores
}
plays = { $player } tienen { $square }
cannot-play = { $player } sin { $square }
wedges = { $player }: cuña { $square }
attacks = { $player } atacan { $square }
inside = queda dentro
plays-last = última: { $player } { $square }
discs = { $player } { $discs ->
    [one] { $discs } ficha
   *[other] { $discs } fichas
}
no-disc = { $player } sin fichas
legend-moves = Puntos: jugadas de { $player }.
legend-outer = Marcadas: junto a casilla vacía.
legend-square = Marcada: la casilla en cuestión.
said = { $after }: { $seen }.
