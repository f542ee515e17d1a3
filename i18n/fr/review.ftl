## L’analyse d’une partie : ce que perd chaque coup, et les erreurs.

mode = Dans l’analyse
activity = analyse

review = chercher ce que perd chaque coup, les tournants et les pertes moyennes, ou arrêter de chercher
    .about = analyser analyse erreurs fautes pourquoi_j_ai_perdu pourquoi_ai_je_perdu où_est_mon_erreur qu_est_ce_que_j_ai_mal_fait revoir
    .usage = review ou review stop
    .key = analyse : la perte de chaque coup, les erreurs, les meilleurs coups
errors = lister les coups qui perdent deux pions ou plus, des deux joueurs ou d’un seul, ou les pires d’abord
    .about = erreurs fautes gaffes
    .usage = errors, errors black ou errors worst
    .key = lister les coups qui perdent deux pions ou plus
error = montrer la position avant l’erreur suivante, ou la précédente
    .about = erreur faute gaffe pire
    .usage = error ou error previous
    .key = erreur suivante, précédente, curseur sur le meilleur coup
    .hint = erreur
next =
    .key = analyser la partie ; puis l’erreur suivante, curseur sur le meilleur coup
    .hint = analyser
    .hint-instead = analyser
previous-error =
    .hint = précédente
whose =
    .key = les erreurs des deux joueurs, de Noir, de Blanc
    .hint = camps
order =
    .key = les pires d’abord, ou dans l’ordre des coups
    .hint = pires
deeper = approfondir l’analyse d’une partie, les erreurs d’abord : deux coups plus loin à chaque fois
    .about = approfondir profondeur
    .key = approfondir, les erreurs d’abord ; deux coups plus loin à chaque fois
stop-or-go-on = arrêter l’analyse, ou la continuer
    .key = arrêter l’analyse, ou la continuer
    .hint = arrêter

question = Analyser cette partie avant sa fin ?
    .title = Analyse
    .yes = Analyser
    .no = Continuer à jouer
proposal = Tapez review pour trouver les erreurs.

extent = { $all ->
    [one] { $done } coup sur { $all }
   *[other] { $done ->
        [one] { $done } coup sur { $all }
       *[other] { $done } coups sur { $all }
    }
}
under-way = Analyse : { $extent }. :review la montre.
    .short = Analyse : { $extent }.
started = Analyse : { $extent }. Tapez review stop pour l’arrêter.
ended = Analysé : { $extent }. :review montre l’analyse.
    .line = { $summary }

place = Coup { $number }, { $player } :
turning-point = Coup { $number }, { $player }, tournant :
at = { $place } :
for-player = { $value } pour { $player }

best = { $place } { $square } est le meilleur coup ({ $certainty }).
    .short = { $square } est le meilleur coup
loses = { $place } { $square } perd { $loss } ({ $certainty }). Mieux : { $line }.
    .short = { $square } perd { $loss } ; { $better } { $value }
loses-why = { $place } { $square } perd { $loss } ({ $certainty }) : { $reasons } Mieux : { $line }.
    .short = { $square } perd { $loss } : { $brief } ; { $better } { $value }
lesson = { $place } { $square } perd { $loss } ({ $certainty }).
no-reason = Aucun motif ne l’explique : comparez les suites.

errors-found = { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}
errors-of = { $player } : { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}
listed = { $errors }
    .line = { $errors }.{ $list }
none = Aucun coup ne perd deux pions ou plus.
none-yet = Pas encore d’erreur.
worst = La pire : { $number } { $square } { $loss }
lost = { $best ->
    [win] rate le gain
    [draw] rate la nulle
   *[lead] perd l’avantage
}
    .list = { $best ->
    [win] rate le gain
    [draw] rate la nulle
   *[lead] perd l’avantage
}
lost-why = { $lost } ; { $reason }

reviewed = { $moves ->
    [one] { $moves } coup analysé.
   *[other] { $moves } coups analysés.
}
reviewed-part = Analysé : { $extent } ; tapez review pour continuer.
no-turning-point = Aucun coup ne rate un gain ou une nulle, ni ne perd l’avantage.
mean = { $player } perd { $mean ->
    [one] { $mean } pion
   *[other] { $mean } pions
} par coup ; au total, { $phases }.
of-phase = { $loss } { $phase ->
    [opening] dans l’ouverture
    [midgame] en milieu de partie
   *[endgame] en finale
}
of-endgame = { $loss } en finale (en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
all-exact = Toutes les pertes sont exactes.
exact-from = Les pertes sont exactes à partir du coup { $move }, estimées avant.

reviewing = Analyse
done = { $done } sur { $all }
reviewing-extent = Analyse : { $extent }
reviewed-extent = Analysé : { $extent }
looking-deeper = À approfondir : encore { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
classes = Coups de { $player } par pions perdus : { $classes }.
loss-per-move = Perte par coup
loss-so-far = Perte/coup jusqu’ici
about-discs-lost = Perdus : ce que coûtent ensemble les coups d’un joueur, chacun comparé au meilleur coup à sa place. Chaque joueur en perd à chaque partie ; qui en perd le moins gagne.
phase = { $phase ->
    [opening] ouverture
    [midgame] milieu
   *[endgame] finale
}
all-moves = perdus
classes-heading = perte

going-deeper = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} à approfondir : jusqu’à la profondeur { $depth }, et exactement à partir de { $empties } cases vides.
    .line = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } à approfondir : jusqu’à la profondeur { $depth }, et exactement à partir de { $empties } cases vides. Tapez review stop pour arrêter.
not-complete = la partie n’est pas encore analysée
all-is-exact = toutes les pertes sont déjà exactes

only-stop = review n’accepte que stop comme argument
wrong-whose = il faut errors, errors black, errors white ou errors worst, pas { $found }
wrong-step = il faut error ou error previous, pas { $found }
nothing = il n’y a pas de coups à analyser
no-review = aucune analyse n’est en cours
not-reviewed = la partie n’est pas analysée
no-error = l’analyse n’a trouvé aucune erreur
no-error-of = l’analyse n’a trouvé aucune erreur de { $player }

key-line = à une erreur : sa suite, coup par coup ; ] passe à celle du meilleur coup
    .hint = suite
    .hint-instead = avancer
key-close = fermer ; l’analyse continue
    .hint = fermer
