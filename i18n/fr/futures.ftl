## Deux avenirs : de petits othelliers avec les positions qui montrent pourquoi un coup perd.

after = après { $square }
after-reply = { $square }, puis { $player } { $reply }
later = { $square }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} après
    .short = { $square }, { $plies } après
after-best = le meilleur coup
best-reply = mieux, { $player } { $reply }
best-later = meilleur, { $plies } après
moves = { $player } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
passes = { $player } doit passer
has-corner = { $player } a { $corner }
free = { $corner } est libre
beside = { $square }, près de { $corner }
not-beside = loin des coins
outward = { $discs ->
    [0] pions intérieurs
   *[other] { $discs } vers l’extérieur
}
outer = { $discs ->
    [one] { $discs } pion exposé
   *[other] { $discs } pions exposés
}
plays = { $player } a { $square }
cannot-play = { $square } impossible
wedges = { $player } s’insère { $square }
attacks = { $player } attaque { $square }
inside = reste dedans
plays-last = { $player } finit : { $square }
discs = { $player } : { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}
no-disc = { $player } : aucun pion
legend-moves = Points : coups de { $player }.
legend-outer = Marqués : pions près d’une case vide.
legend-square = Marquée : la case dont il s’agit.
said = { $after } : { $seen }.
