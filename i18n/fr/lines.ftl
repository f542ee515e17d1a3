## Les meilleures suites d’une position, calculées de plus en plus profondément tant qu’on la regarde.

mode = Dans les suites
activity = suites

lines = calculer les meilleurs coups de la position montrée, et dire la valeur et la suite de chacun
    .screen = montrer les meilleurs coups de chaque position avec leurs valeurs et leurs suites, calculés plus profondément tant que vous regardez
    .about = suites meilleurs coups multi-pv variantes analyse moteur meilleurs_coups trois_meilleurs_coups résoudre_la_finale
    .usage = lines, lines 5, lines all, lines 5 depth 24, lines seconds 10, lines threads 2 ou lines memory 256
    .key = suites : les meilleurs coups de chaque position, calculés plus profondément tant que vous regardez
    .details = Vos choix restent : le nombre de suites, la profondeur en coups, les secondes par position, les threads, la mémoire en Mio. `any` enlève la limite de profondeur ou de temps. `keep 2` garde la deuxième suite comme variante avec sa valeur.
next-row =
    .key = suite suivante, précédente ; le curseur va sur son coup
    .hint = suivante
previous-row =
    .hint = précédente
more =
    .key = plus de suites : 1, 3, 5, toutes
    .hint = suites
keep = garder une suite avec sa valeur comme variante de la partie : celle choisie, ou celle d’un numéro ou d’un coup
    .usage = keep, keep 2 ou keep d3
    .key = garder la suite avec sa valeur comme variante
    .hint = garder
close =
    .key = fermer les suites
    .hint = fermer
key-line = la suite choisie, coup par coup
    .hint = suite
    .hint-instead = avancer

question = Montrer ce que le moteur pense des coups avant la fin de la partie ?
    .title = Suites
    .yes = Montrer
    .no = Continuer à jouer

not-shown = il n’y a pas encore de suites ; :lines les calcule
no-such = il n’y a pas de suite { $what }
wrong = { $what } : { $why }
no-moves = La partie est finie : il ne reste aucun coup à calculer. Revenez à une position précédente pour voir ses meilleures suites.
begins = Calcul des meilleurs coups.
waiting = en attente du moteur
taken = { $nodes } nœuds · { $speed }/s
    .short = { $nodes } · { $speed }/s
at-end = Après ces coups :
kept = { $square } ({ $value }) et sa suite gardés comme variante.

best = { $count ->
    [one] La meilleure suite
   *[other] Les { $count } meilleures suites
}
all = Une suite par coup
depth = jusqu’à la profondeur { $depth }
any-depth = sans limite de profondeur
seconds = { $seconds } s par position
any-time = tant que vous regardez
chosen = { $count }, { $depth }, { $time }, avec { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
} et { $memory } Mio.

head = { $mover } : { $count ->
    [one] la meilleure suite
   *[other] les { $count } meilleures suites
} sur { $moves } ({ $taken }).
so-far = { $certainty } : { $moves } ({ $taken })
line = { $square } { $value } ({ $certainty }) : { $moves }
