name = { $idea ->
    [corners] les coins
    [beside-corner] à côté d’un coin
    [moves] les coups : les vôtres et les siens
    [quiet] les coups tranquilles
    [both-need] la case que les deux veulent
    [early-edge] le bord trop tôt
    [plays-last] qui joue en dernier
   *[few-discs] peu de pions
}
rule = { $idea ->
    [corners] Un coin n’est jamais repris : n’en donnez pas.
    [beside-corner] Évitez les cases à côté d’un coin vide.
    [moves] Laissez peu de coups à l’adversaire, et gardez-en beaucoup.
    [quiet] Retournez des pions intérieurs, pas ceux qui touchent des cases vides.
    [both-need] Prenez d’abord la case dont l’adversaire a besoin aussi.
    [early-edge] Évitez les bords tant que le centre est ouvert.
    [plays-last] Vers la fin, jouez en dernier dans chaque région vide.
   *[few-discs] Peu de pions, c’est bien ; aucun, c’est la fin.
}
in-brief = { $idea ->
    [corners] les coins
    [beside-corner] les cases à côté des coins
    [moves] peu de coups pour lui, beaucoup pour vous
    [quiet] les coups tranquilles
    [both-need] la case que les deux veulent
    [early-edge] pas de bord trop tôt
    [plays-last] jouer en dernier
   *[few-discs] jamais sans pions
}
loses-all = { $who ->
    [you] Après { $played }, { $opponent } prend tous vos pions.
   *[other] Après { $played }, { $opponent } prend tous les pions de { $player }.
}
takes-all = { $best } mène à prendre tous les pions de { $opponent }.
gives-corner = { $played } laisse { $opponent } prendre le coin { $corner }, pas { $best }.
loses-corner = Après { $played }, { $opponent } obtient le coin { $corner }, pas après { $best }.
wins-corner = { $best } gagne le coin { $corner }, quoi que réponde { $opponent } ; pas { $played }.
beside-taken = { $played } est à côté du coin vide { $corner }, et { $opponent } l’obtient.
early-x = { $played } est une case X, à côté du coin vide { $corner } : si tôt, c’est dangereux.
passes = { $who ->
    [you] Après { $played }, vous { $later ->
        [0] n’avez aucun coup et devez passer.
       *[other] devrez passer plus tard.
    }
   *[other] Après { $played }, { $player } { $later ->
        [0] n’a aucun coup et doit passer.
       *[other] devra passer plus tard.
    }
}
forces-pass = Après { $best }, { $opponent } { $later ->
    [0] n’a aucun coup et doit passer.
   *[other] devra passer plus tard.
}
their-moves = Après { $played }, { $opponent } a le choix entre { $count ->
    [one] un coup
   *[other] { $count } coups
}, après { $best } entre { $other ->
    [one] un
   *[other] { $other }
}.
their-moves-later = Un tour plus tard, { $opponent } a le choix entre { $count } coups après { $played }, entre { $other } après { $best }.
your-moves = { $who ->
    [you] À votre prochain tour, vous avez { $count ->
        [one] un coup
       *[other] { $count } coups
    } après { $played }, { $other } après { $best }.
   *[other] Au prochain tour, { $player } a { $count ->
        [one] un coup
       *[other] { $count } coups
    } après { $played }, { $other } après { $best }.
}
your-moves-later = { $who ->
    [you] Dans deux tours, vous avez { $count ->
        [one] un coup
       *[other] { $count } coups
    } après { $played }, { $other } après { $best }.
   *[other] Dans deux tours, { $player } a { $count ->
        [one] un coup
       *[other] { $count } coups
    } après { $played }, { $other } après { $best }.
}
moves-later = { $who ->
    [you] Plus tard, vous avez { $own ->
        [one] { $own } coup
       *[other] { $own } coups
    } après { $played }, et { $opponent } { $theirs } ; après { $best }, { $own-then } et { $theirs-then }.
   *[other] Plus tard, { $player } a { $own ->
        [one] { $own } coup
       *[other] { $own } coups
    } après { $played }, et { $opponent } { $theirs } ; après { $best }, { $own-then } et { $theirs-then }.
}
takes-reply = Après { $played }, { $opponent } répond { $reply } ; { $best } lui enlève ce coup.
opens-reply = { $played } ouvre { $reply } à { $opponent } ; après { $best }, ce n’est pas possible.
turns-outward = { $played } retourne { $count ->
    [one] un pion qui touche des cases vides
   *[other] { $count } pions qui touchent des cases vides
}, et { $opponent } en profite ; { $best } n’en retourne { $other ->
    [0] que des intérieurs
    [one] qu’un
   *[other] que { $other }
}.
wall = { $who ->
    [you] Après { $played }, { $count } de vos pions touchent des cases vides où { $opponent } peut jouer, après { $best } { $other } seulement.
   *[other] Après { $played }, { $count } pions de { $player } touchent des cases vides où { $opponent } peut jouer, après { $best } { $other } seulement.
}
both-need = { $opponent } a besoin de { $best } aussi et y répond : prenez la case d’abord.
early-edge = { $played } est au bord, trop tôt : les pions y sont attaquables. { $best } reste à l’intérieur.
early-edge-wedge = { $played } est au bord, trop tôt : { $opponent } s’insère en { $wedge }. { $best } reste à l’intérieur.
last-move = { $who ->
    [you] Après { $played }, { $opponent } joue en dernier autour de { $square }, après { $best } c’est vous.
   *[other] Après { $played }, { $opponent } joue en dernier autour de { $square }, après { $best } c’est { $player }.
}
outcome = { $who ->
    [you] Après { $played }, { $opponent } répond { $reply }, et vous finissez { $stands } ; après { $best }, { $would }.
   *[other] Après { $played }, { $opponent } répond { $reply }, et { $player } finit { $stands } ; après { $best }, { $would }.
}
outcome-at-once = { $who ->
    [you] Après { $played }, vous finissez { $stands } ; après { $best }, { $would }.
   *[other] Après { $played }, { $player } finit { $stands } ; après { $best }, { $would }.
}
ahead = { $discs ->
    [one] avec { $discs } pion d’avance
   *[other] avec { $discs } pions d’avance
}
behind = { $discs ->
    [one] avec { $discs } pion de retard
   *[other] avec { $discs } pions de retard
}
even = à égalité
perhaps = Peut-être : { $why }
costs = { $played } coûte { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}. Meilleur : { $best }.
    .short = { $played } coûte { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    } ; { $best }
instead = { $who ->
    [you] Vous finiriez { $would } au lieu de finir { $stands }.
   *[other] { $player } finirait { $would } au lieu de finir { $stands }.
}
decided = { $game ->
    [won] La partie était gagnée malgré tout.
   *[lost] La partie était perdue de toute façon.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square } est le meilleur coup.
    .short = { $square } est le meilleur coup
in-full = Encore w : tout ce qui est vrai, en détail.
mistake = Coup { $number } : { $square } a coûté { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}.
wrong = { $square } coûte { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}.
    .short = { $square } coûte { $discs ->
        [one] { $discs } pion
       *[other] { $discs } pions
    }
right = { $square } est le bon coup : vous finissez { $stands }.
    .short = { $square } est le bon coup
close = { $square } est bon, presque aussi bon que le meilleur coup : vous finissez { $stands }.
    .short = { $square } est le bon coup
solution = Solution : { $square }. Vous finissez { $stands }.
    .short = Solution : { $square }
