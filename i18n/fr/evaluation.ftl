hint = donner un indice : où regarder ; ensuite le meilleur coup ; ensuite la perte de chaque coup
    .about = conseil suggestion indice meilleur coup aide
    .usage = hint
    .key = indice : où regarder, puis le meilleur coup, puis la perte de chaque coup
    .hint = indice
evaluate = lister les coups légaux, le meilleur d’abord, avec leur valeur et ce qu’ils perdent
    .about = qui gagne valeurs avance qui_mène qui_gagne qui_est_devant
    .screen = montrer ce que perd chaque coup légal, dans toutes les positions
    .usage = evaluate
    .key = voir la valeur de chaque coup légal

evaluating = Évaluation des coups.
    .short = Évaluation.
started = Le moteur évalue les coups.
hidden = Les valeurs du moteur sont cachées.
are-scores = Les valeurs sont maintenant en pions, pour le joueur qui a le trait.
wait = Les valeurs viendront quand le moteur sera libre.
question = Montrer ce que le moteur pense de chaque coup ?
    .title = Moteur
    .yes = Montrer
    .no = Continuer sans

only-move = Il n’y a qu’un coup légal.
all-good = Les { $moves } coups se valent à peu près.
some-good = { $good ->
    [one] Un coup est meilleur que les autres.
   *[other] Les { $good } meilleurs des { $legal } coups se valent à peu près.
}
look = { $where ->
    [corners] Regardez les coins.
    [top] Regardez le bord du haut.
    [bottom] Regardez le bord du bas.
    [left] Regardez le bord gauche.
    [right] Regardez le bord droit.
    [upper-left] Regardez en haut à gauche.
    [upper-right] Regardez en haut à droite.
    [lower-left] Regardez en bas à gauche.
    [lower-right] Regardez en bas à droite.
    [upper-half] Regardez la moitié haute.
    [lower-half] Regardez la moitié basse.
    [left-half] Regardez la moitié gauche.
   *[right-half] Regardez la moitié droite.
}

head = { $mover } a { $count ->
    [one] { $count } coup légal
   *[other] { $count } coups légaux, le meilleur d’abord
} ({ $certainty }).{ $sign }
move = { $square } : { $value } pour { $mover }, { $loss }.

locked = le moteur est verrouillé, pour une partie sans aide
busy = le moteur choisit un coup ; redemandez quand il aura joué
failed = impossible d’évaluer les coups : { $error }
