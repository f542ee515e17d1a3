## Deux avenirs : de petits othelliers avec les positions qui montrent pourquoi un coup perd.

after = après { $square }
after-reply = { $square }, puis { $player } { $reply }
later = { $square }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} après
    .short = { $square }, { $plies } après
moves = { $player } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
new-moves = { $player } : { $moves ->
    [0] aucun nouveau
    [one] { $moves } nouveau
   *[other] { $moves } nouveaux
}
choice = { $player } { $own }, { $opponent } { $opp } coups
outer = { $discs ->
    [0] aucun extérieur
    [one] { $discs } pion extérieur
   *[other] { $discs } extérieurs
}, { $player } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
open = { $squares ->
    [0] aucune case vide
    [one] { $squares } case vide, { $player } sur { $moves }
   *[other] { $squares } cases vides, { $player } sur { $moves }
}
passes = { $player } doit passer
has-corner = { $player } tient { $corner }
free = { $corner } est libre
beside = { $square }, à côté de { $corner }
not-beside = pas près de { $corner }
plays = { $player } a le coup { $square }
cannot-play = { $square } impossible
wedges = { $player } s’insère { $square }
flips-back = { $player } retourne : { $square }
inside = reste dedans
plays-last = { $player } finit : { $square }
discs = { $player } : { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}
flips = { $player } retourne { $discs }
safe = { $player } : { $discs ->
    [one] { $discs } sûr
   *[other] { $discs } sûrs
}
safe-moves = { $moves ->
    [0] aucun coup sûr
    [one] 1 coup sûr
   *[other] { $moves } coups sûrs
}
no-disc = { $player } : aucun pion
legend-moves = Points : coups de { $player }.
legend-moves-only-here = Coups de { $player } ; + : sur un seul.
legend-safe-moves = Coups de { $player } : + ne donne aucun coin.
legend-new-moves = + : nouveaux coups de { $player }.
legend-open = + : vides près des pions retournés.
legend-square = + : la case dont il s’agit.
legend-corner = + : le coin.
legend-safe = + : pions sûrs, jamais retournés.
legend-flipped = Marqués : retournés.

legend-outer = Marqués : retournés près d’un vide.
legend-wall = Marqués : à côté de cases vides.
said = { $after } : { $seen }.
followed = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} plus loin, si les deux jouent au mieux. PgPréc revient à la raison.
followed-back = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} avant. PgSuiv avance jusqu’à la raison.
