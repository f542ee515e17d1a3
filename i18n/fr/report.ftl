## Le bilan : combien de parties se sont terminées, et ce que leurs coups ont coûté.

report = montrer comment vos parties enregistrées se sont terminées et ce que vos coups ont coûté, par couleur, phase de la partie, ouverture et adversaire
    .key = un bilan de vos parties
    .about = bilan statistiques faiblesses résultats mon_niveau mon_classement
title = Bilan de vos parties
unavailable = Pas de bilan : { $error }.
no-games = Aucune partie pour un bilan.

own = { $count ->
    [one] Votre partie
   *[other] Vos { $games } parties
} : gains { $won }, nulles { $drawn }, défaites { $lost }.
of-player = { $player }, { $count ->
    [one] { $count } partie
   *[other] { $games } parties
} : gains { $won }, nulles { $drawn }, défaites { $lost }.
all = { $count ->
    [one] { $count } partie
   *[other] { $games } parties
} : gains de Noir { $black }, nulles { $drawn }, gains de Blanc { $white }.
no-values = Aucun des { $moves } coups n’a encore de valeur : une analyse leur en donne une, othello report --depth 10 aussi.
all-valued = Un coup perd { $mean ->
    [one] { $mean } pion
   *[other] { $mean } pions
} en moyenne ; { $errors } sur { $moves } en perdent deux ou plus.
some-valued = Un coup perd { $mean ->
    [one] { $mean } pion
   *[other] { $mean } pions
} en moyenne ; { $errors } sur { $valued } en perdent deux ou plus. Seuls { $valued } des { $moves } coups ont une valeur (parties incomplètes : { $games }). othello report --depth 10 calcule les autres.
outcomes = { $wins ->
    [one] { $wins } gain
   *[other] { $wins } gains
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
} et { $leads ->
    [one] { $leads } avantage
   *[other] { $leads } avantages
}
nothing = rien
own-given = Laissé échapper : { $given }. Les adversaires n’ont rien laissé échapper.
turning-points = Laissé échapper : { $given }. Occasions saisies par les adversaires : { $taken } sur { $offered }.
own-turning-points = Laissé échapper : { $given }. Par les adversaires : { $offered } ; occasions saisies : { $taken }.
lost-on-time = { $games ->
    [one] { $games } partie perdue au temps.
   *[other] { $games } parties perdues au temps.
}
other-rules = { $games ->
    [one] { $games } partie selon d’autres règles ne compte pas.
   *[other] { $games } parties selon d’autres règles ne comptent pas.
}

## Les tableaux : leurs titres, les têtes des colonnes, et leurs lignes.

by-color = Par couleur
by-phase = Par phase
by-empties = Par cases vides
by-idea = Par idée
by-repertoire = Votre répertoire
by-known = Parties connues
by-time = Par temps restant
by-opening = Par ouverture ({ $openings })
by-opening-of-black = Par ouverture, Noir ({ $openings })
costliest = Pires ouvertures
by-player = Par joueur ({ $players })
by-opponent = Par adversaire ({ $players })
games = parties
won = gains
drawn = nulles
lost = déf.
lead = pions
loss = perte
moves = coups
errors = erreurs
discs-lost = perdus
share = part
lately = { $games } dern.
black = Noir
white = Blanc
empties = { $from } à { $to }
in-repertoire = dedans
after-repertoire = ensuite
in-known = dedans
after-known = ensuite
time-half = plus de la moitié
time-quarter = du quart à la moitié
time-tenth = du dixième au quart
time-less = un dixième ou moins
no-name = sans nom
