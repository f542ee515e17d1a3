## Pourquoi un coup perd, et ce qui était meilleur.

why = dire pourquoi le coup montré, ou sinon le dernier, est bon ou mauvais, et ce qui était meilleur
    .about = expliquer_ce_coup
    .usage = why
    .key = pourquoi le coup montré est bon ou mauvais
    .hint = pourquoi

end =
    .key = fermer l’explication
    .hint = fermer
later = montrer les deux positions de la leçon un coup plus tard : après le coup, et après le meilleur
    .hint = plus tard
earlier = montrer les deux positions de la leçon un coup plus tôt
key-futures = les deux positions un coup plus tard, plus tôt
no-futures = il n’y a pas de leçon avec deux positions

looking = Recherche de la raison.
question = Expliquer ce coup avant la fin de la partie ?
    .title = Pourquoi
    .yes = Expliquer
    .no = Continuer à jouer
no-move = il n’y a pas de coup à expliquer

best = { $mover } { $square } est le meilleur coup ({ $certainty }).
    .short = { $square } est le meilleur coup
explained = { $mover } { $square } perd { $discs } ({ $certainty }) : { $reasons } Mieux : { $line }.
    .short = { $square } perd { $discs } : { $brief }. Mieux : { $better }.
    .line = { $mover } { $square } perd { $discs } ({ $certainty }) : { $all } Joué : { $played }. Mieux : { $line }.
unexplained = { $mover } { $square } perd { $discs } ({ $certainty }). Mieux : { $line }.
    .short = { $square } perd { $discs }. Mieux : { $better }.
    .line = { $mover } { $square } perd { $discs } ({ $certainty }). Joué : { $played }. Mieux : { $line }.

reasons = { $reasons }.
and = { $reason } ; { $next }

## Les raisons : chacune derrière le coup dont elle parle, la forme courte sans lui.

gives-corner = { $subject } donne { $count ->
    [one] le coin { $corners }
   *[other] les coins { $corners }
} à { $opponent }
    .short = donne { $corners } à { $opponent }
    .list = donne { $corners }
leaves-corner = { $subject } laisse { $count ->
    [one] le coin { $corners }
   *[other] les coins { $corners }
} à { $opponent }
    .short = laisse { $corners } à { $opponent }
    .list = laisse { $corners }
wins-corner = { $subject } gagne { $count ->
    [one] le coin { $corners }
   *[other] les coins { $corners }
}
    .short = { $best } gagne { $corners }
loses-corner = { $subject } laisse { $opponent } prendre { $count ->
    [one] le coin { $corners }
   *[other] les coins { $corners }
} plus tard
    .short = perd { $corners }
passes = { $subject } oblige { $player } à passer
    .short = { $player } doit passer
    .list = doit passer
passes-later = { $subject } fera passer { $player } plus tard
    .short = { $player } passera plus tard
    .list = passera plus tard
forces-pass = { $subject } oblige { $opponent } à passer
    .short = { $best } fait passer { $opponent }
    .list = { $best } fait passer
forces-pass-later = { $subject } fera passer { $opponent } plus tard
    .short = { $best } fera passer { $opponent } plus tard
    .list = { $best } fera passer
runs-out = { $subject } laisse { $player } sans coup sûr
    .short = laisse { $player } sans coup sûr
    .list = sans coup sûr
loses-access = { $subject } laisse les cases autour de { $best } à { $opponent }
    .short = laisse { $best } à { $opponent }
    .list = laisse { $best }
loses-last-move = { $subject } laisse à { $opponent } le dernier coup en { $squares }
    .short = laisse le dernier coup à { $opponent }
    .list = dernier coup { $squares }
opens-wide = { $subject } retourne { $count ->
    [one] un pion entouré
   *[other] des pions entourés
} de beaucoup de cases vides
    .short = ouvre la position
    .list = ouvre la position
gives-up-moves = { $subject } prive { $player } de { $squares }
    .short = renonce à { $squares }
    .list = perd des coups
drives-beside = { $subject } ne laisse à { $opponent } rien de mieux que { $reply }, à côté d’un coin vide
    .short = { $best } pousse { $opponent } en { $reply }
    .list = { $best } pousse en { $reply }
driven-beside = { $subject } ne laisse à { $player } rien de mieux que { $next }, à côté d’un coin vide
    .short = pousse { $player } en { $next }
    .list = pousse en { $next }
wall = { $subject } construit un mur, avec { $played } pions de { $player } à la frontière, { $better } après { $best }
    .short = construit un mur
    .list = fait un mur
out-of-order = { $subject } est bon, mais trop tôt, car { $reply } de { $opponent } empêche { $best }
    .short = trop tôt, { $best } d’abord
    .list = { $best } d’abord
spoils = { $subject } est bon, mais trop tôt, car il rend { $best } impossible
    .short = trop tôt, { $best } d’abord
    .list = { $best } d’abord
taken-first = { $subject } est bon, mais trop tôt, car { $opponent } prend { $best } avant
    .short = trop tôt, { $best } d’abord
    .list = { $best } d’abord
contested = { $subject } laisse { $best } à { $opponent }, qui en a besoin aussi
    .short = laisse { $best } à { $opponent }
    .list = laisse { $best }
only-now = { $subject } laisse { $opponent } empêcher { $best } par { $reply }
    .short = { $best }, maintenant ou jamais
    .list = { $best } maintenant
takes-reply = { $subject } enlève { $reply } à { $opponent }
    .short = { $best } empêche { $reply }
takes-moves = { $subject } enlève { $squares } à { $opponent }
    .short = { $best } empêche { $squares }
    .list = { $best } ôte des coups
fewer-moves = { $subject } laisse { $played ->
    [0] aucun coup
    [one] un seul coup
   *[other] { $played } coups
} à { $player }, { $best } { $better }
    .short = laisse peu de coups à { $player }
    .list = peu de coups
more-moves = { $subject } laisse { $played ->
    [one] un coup
   *[other] { $played } coups
} à { $opponent }, { $best } { $better ->
    [0] aucun
    [one] un seul
   *[other] { $better }
}
    .short = laisse plus de coups à { $opponent }
    .list = plus de réponses
quiet = { $subject } est tranquille, car aucun pion retourné ne touche une case vide
    .short = { $best } est tranquille
fewer-safe-moves = { $subject } laisse { $played ->
    [0] aucun coup sûr
    [one] un seul coup sûr
   *[other] { $played } coups sûrs
} à { $player }, { $best } { $better }
    .short = laisse peu de coups sûrs à { $player }
    .list = peu de coups sûrs
quiet-reply = { $subject } permet à { $opponent } la réponse tranquille { $reply }
    .short = permet { $reply }, tranquille
    .list = { $reply } tranquille
quiet-moves = { $subject } laisse { $count ->
    [one] le coup tranquille { $squares }
   *[other] les coups tranquilles { $squares }
} à { $opponent }, { $best } aucun
    .short = laisse { $squares }, tranquille
    .list = coups tranquilles
has-to-open = { $subject } oblige { $player } à ouvrir, car rien ne vaut mieux que { $next }
    .short = { $player } doit ouvrir
    .list = doit ouvrir
lets-wedge = { $subject } laisse { $opponent } s’insérer en { $squares }
    .short = permet l’insertion { $squares }
    .list = insertion { $squares }
leaves-square = { $subject } laisse { $squares } à { $opponent }
    .short = laisse { $squares } à { $opponent }
    .list = laisse { $squares }
can-wait = { $subject } peut attendre, pas { $best } : { $opponent } peut y jouer
    .short = pouvait attendre
beside-corner = { $subject } touche le coin vide { $corners }, que { $opponent } { $when ->
    [reply] prend
   *[later] prendra plus tard
}
    .short = touche le coin vide { $corners }
    .list = à côté de { $corners }
beside-empty = { $subject } touche le coin vide { $corners }
    .short = touche le coin vide { $corners }
    .list = à côté de { $corners }
safe-beside = { $subject } est sûr : { $opponent } ne peut pas prendre { $corners }
    .short = { $best } est sûr
makes-open = { $subject } oblige { $opponent } à ouvrir, car rien ne vaut mieux que { $reply }
    .short = { $best } fait ouvrir { $opponent }
    .list = { $best } fait ouvrir
opens-moves = { $subject } ouvre { $squares } à { $opponent }, qui y joue
    .short = ouvre { $squares }
    .list = ouvre des coups
gives-up-move = { $subject } renonce à { $square }
    .short = renonce à { $square }

