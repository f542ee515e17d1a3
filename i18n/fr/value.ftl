## Les valeurs des coups, les pertes, et leur certitude.

exact = exact
estimated = estimé
evaluation = estimation
depth = prof. { $depth }
selective = prof. { $depth }, { $percent } %

discs = { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}
about-discs = { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}
the-best-move = le meilleur coup
loses = perd { $discs }

best = Meilleur coup : { $square }, { $value } pour { $mover } ({ $certainty })
    .short = { $square } { $value }, { $certainty }

best-and-focus = { $best } ; { $square }, { $loss }

line = { $square } ({ $value })
line-on = { $square } ({ $value }), puis { $moves }

draws = fait nulle
is-ahead = donne un léger avantage
is-behind = laisse un léger retard
is-even = donne l’égalité
wins-by = gagne de { $discs }
leads-by = { $discs ->
    [one] donne environ { $discs } pion d’avance
   *[other] donne environ { $discs } pions d’avance
}
loses-by = perd de { $discs }
trails-by = { $discs ->
    [one] laisse environ { $discs } pion de retard
   *[other] laisse environ { $discs } pions de retard
}

gives-away = { $best ->
    [win] rate le gain
    [draw] rate la nulle
    [even] laisse l’adversaire revenir à égalité
   *[lead] perd l’avantage
}
turning-point = Coup { $number } : { $player } { $square } ({ $value }) { $gives-away } ; { $better } { $outcome }.
    .certain = Coup { $number } : { $player } { $square } ({ $value }) { $gives-away } ; { $better } { $outcome } ({ $certainty }).

fewer-win = Le moins de pions gagne : +6 est un gain avec 6 pions de moins.
