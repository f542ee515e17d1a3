## Les coups, les passes et le trait.

flips = { $player } { $square } retourne { $discs }.
    .played = { $player } joue { $square } et retourne { $discs }.
places = { $player } pose un pion en { $square }.
    .played = { $player } joue { $square }.
chosen = { $ply }.
named = { $player } { $square }
named-choice = { $player } retourne { $square }
named-choice-of-none = { $player } ne retourne rien

pass = { $passed } ne peut pas jouer. { $other } rejoue.
pass-without-discs = { $passed } n’a plus de pions à jouer. { $other } rejoue.
had-to-pass = { $passed } a dû passer : { $other } a joué { $squares }.

mover = trait à { $mover }
to-move = Trait à { $player } : { $squares }.
to-choose = { $player } choisit le pion à retourner : { $discs }.
to-choose-or-none = { $player } choisit le pion à retourner : { $discs }, ou { $none } pour n’en retourner aucun.

turn-of = c’est à { $player } de jouer
over = impossible de jouer { $square } : la partie est terminée
occupied = { $square } est occupée
no-neighbour = { $color ->
    [black] { $square } n’a pas de pion noir à côté
   *[white] { $square } n’a pas de pion blanc à côté
}
no-flips = { $square } ne retourne aucun pion
not-centre = { $square } n’est pas une case libre du centre
not-a-choice = { $square } n’est pas l’un des pions au choix
in-move = coup { $number } : { $why }

no-moves = Aucun coup n’a été joué.
discs = Noir { $black }, Blanc { $white }, cases vides : { $empty }.
discs-and-hands = Noir { $black }, Blanc { $white }, cases vides : { $empty }. Pions restants : Noir { $black-left }, Blanc { $white-left }.
not-finished = En cours. { $discs }
would-flip = { $discs ->
    [one] { $square } retournerait { $discs } pion.
   *[other] { $square } retournerait { $discs } pions.
}
    .valued = { $discs ->
        [one] { $square } retournerait { $discs } pion : { $value }.
       *[other] { $square } retournerait { $discs } pions : { $value }.
    }
would-choose = { $square } retournerait { $chosen }.
    .valued = { $square } retournerait { $chosen } : { $value }.
would-flip-none = { $square } ne retournerait rien.
    .valued = { $square } ne retournerait rien : { $value }.
would-be-placed = { $square } est une case libre du centre.
    .valued = { $square } est une case libre du centre : { $value }.
valued = { $square } : { $value }.
