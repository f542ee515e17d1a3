list = lister les coups numérotés, avec les passes
    .about = liste_des_coups
    .key = lister les coups numérotés
back = montrer la position un coup plus tôt
    .about = précédent reculer avant coup_précédent
    .key = parcourir la partie, ou la suite d’une erreur
    .hint = reculer
on = montrer la position un coup plus tard, ou le coup suivant de la suite d’une erreur, d’une raison ou d’un indice
    .about = suivant avancer après coup_suivant
    .hint = suite
    .hint-instead = avancer
start = montrer le début de la partie
    .about = revoir début
    .key = aller au début, ou revenir au coup actuel
end = revenir à la position actuelle
    .about = dernier_coup actuel
    .hint = retour
line = montrer la suite d’une erreur, d’une raison ou d’un indice ; s’il y en a plusieurs, indiquez son premier coup
    .usage = line ou line d3
    .key = voir la suite d’une erreur, d’une raison ou d’un indice
at = montrer la position après le coup 12
    .about = coup aller
    .usage = at 12
    .key = voir la position après un coup, par son numéro

listed = { $number } : { $ply }
valued = { $listed } Valeur { $value } ({ $certainty }).
at-start = Au début : { $pass }
in-variation = Les derniers coups sont une variante ; up revient là où elle commence.
rewound = { $plies ->
    [one] { $plies } coup annulé. r le rétablit.
   *[other] { $plies } coups annulés. r les rétablit.
}
    .line = { $plies ->
    [one] { $plies } coup annulé ; redo le rejoue.
   *[other] { $plies } coups annulés ; redo les rejoue.
}

line-of = Suite de { $square } : { $moves }.
line-step = Suite de { $square } : coup { $number } sur { $count }
end-of-line = la suite n’a plus de coups
no-line = aucune suite à montrer ; choisissez une erreur dans l’analyse, ou tapez why ou hint
no-such-line = il faut le premier coup d’une suite, { $moves }, pas { $found }

no-earlier-move = il n’y a pas de coup précédent
no-later-move = il n’y a pas de coup suivant
no-such-move = { $moves ->
    [one] la partie n’a que { $moves } coup
   *[other] la partie n’a que { $moves } coups
}
not-browsing = revenez d’abord à une position antérieure
    .screen = revenez en arrière (PgPréc), puis :practice
wrong-number = il faut le numéro d’un coup, comme at 12, pas { $found }

start-of-game = Début de la partie
at-move = Coup { $ply }
at-move-of = Coup { $ply } sur { $last }
in-line = { $line }, coup { $ply }
in-line-of = { $line }, coup { $ply } sur { $last }
viewed = { $place }. Fin revient au coup actuel.
    .short = { $place }. Fin revient.
viewed-only = { $place }.
first-move = Flèches, clic, ou tapez { $square } · ? aide
first-move-alone = Flèches, clic, ou tapez { $square } · :play contre l’ordinateur

## Ce qui a décidé d’une partie terminée.

out-of-moves = { $player } n’avait plus de coups et a dû passer { $passes } fois.
corners-taken = { $corners ->
    [3] { $player } a pris trois des quatre coins.
   *[other] { $player } a pris les quatre coins.
}
led-from = { $player } a mené à partir du coup { $number }.
