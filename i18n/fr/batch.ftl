game = partie { $number }
reviewed-before = partie { $number } : déjà analysée
reviewing = partie { $number } : { $done ->
    [one] { $done } coup analysé
   *[other] { $done } coups analysés
} sur { $moves }
evaluating = partie { $number } : évaluation
time-left = { $percent }, encore { $time }
signal = un signal met fin au programme
column-empty = vides
column-side = trait
column-score = score
column-search = calcul
column-nodes = nœuds
column-seconds = secondes
column-stated = indiqué
column-best-line = meilleur coup et suite
column-position = position
column-line = ligne
column-move = coup
column-player = joueur
column-played = joué
column-value = valeur
column-best = mieux
column-loss = perte
column-games = parties
column-share = part
column-draw = nulle
column-discs = pions
column-opening = ouverture
column-as = avec
column-after = position après
column-plays = joue, combien de fois et avec quelle perte
column-year = an
column-result = score
column-players = joueurs et tournoi
no-moves = Aucun coup n’a été joué.
reviewed-last = Arrêté : seuls les { $reviewed } derniers coups sur { $moves } ont été analysés.
turning-points = Tournants :
mean-loss = moyenne
whole-game = partie
phase = { $phase ->
    [opening] ouverture
    [midgame] milieu
   *[endgame] finale
}
searching-move = coup { $number } en cours de calcul
at-move = coup { $number } : { $player }
at-move-played = coup { $number } : { $player } joue { $square }
count = { $what } : { $count }
counted = { $counted ->
    [games] parties
    [passes] passes
    [early-ends] fins prématurées
    [wipe-outs] éliminations
    [unfinished] inachevées
    [disagreements] désaccords
   *[faults] erreurs
}
category = { $category ->
    [illegal-moves] coups illégaux
    [turns] coups ou passes hors tour
    [not-moves] mots qui ne sont pas des coups
    [positions] positions non valides
    [tags] champs d’en-tête non valides
    [formats] erreurs de format
    [inputs] entrées illisibles
   *[skipped] autres parties
}
repairs = { $status ->
    [correct] sans erreur
    [one] une réparation
    [several] plusieurs réparations
   *[none] aucune réparation
}
only-othello = seules les parties aux règles d’Othello peuvent être réparées
cannot-resume = impossible de continuer { $file } : { $why }
resumes-busy = une autre exécution y écrit
resumes-cut = sa dernière ligne n’est pas entière, et n’a pas été commencée par cette commande
resumes-unread = la ligne { $line } ne peut être lue
resumes-foreign = la ligne { $line } n’a pas été écrite par cette commande
resumes-changed = la ligne { $line } serait différente avec ces options ou cette version
resumes-no-game = la ligne { $line } ne concerne aucune partie de l’entrée
resumes-no-position = la ligne { $line } ne concerne aucune position des parties
resumes-other = la ligne { $line } ne concerne pas { $place }
base-changed = { $file } : la base a été modifiée entre-temps, et rien n’a été écrit
base-file-there = { $file } : le fichier existe déjà, et rien n’a été écrit
not-kept = le format { $format } ne conserve pas ceci : { $parts }
not-kept-in-all = le format { $format } ne conserve pas ceci : { $parts } ; { $items } en tout
of-games = { $games ->
    [one] { $games } partie : { $what }
   *[other] { $games } parties : { $what }
}
claim-agrees = { $score } juste
claim-differs = { $score } différent
pass = passe { $moves }
solving = { $place } : { $certainty } : { $value }, { $nodes } nœuds, { $seconds } s
solved = { $count ->
    [one] { $count } position résolue
   *[other] { $count } positions résolues
}
estimated = { $count ->
    [one] { $count } estimée
   *[other] { $count } estimées
}
solved-in = { $solved } ; { $speed }.
speed = { $nodes ->
    [1] { $nodes } nœud
   *[other] { $nodes } nœuds
} en { $seconds } s
rate = { $speed }, { $rate } par seconde
stated-scores = Scores du fichier : justes { $agreeing }, différents { $differing }.
unread = { $count ->
    [one] { $count } position illisible.
   *[other] { $count } positions illisibles.
}
habits = { $positions ->
    [one] { $player }, { $games } : la position la plus fréquente. Les pertes de toutes les parties sont additionnées.
   *[other] { $player }, { $games } : les { $positions } positions les plus fréquentes, les plus coûteuses d’abord. Les pertes de toutes les parties sont additionnées.
}
valuing = Évaluation des positions : { $done } sur { $all }
the-start = le début
best-reply = le meilleur
reply = { $square } { $games } fois { $loss }
better = { $replies } ; mieux : { $square }
heading = { $moves } : { $turn }.
to-move = trait à { $color }
other-rules = { $games ->
    [one] { $games } partie d’une autre variante n’est pas comptée
   *[other] { $games } parties d’autres variantes ne sont pas comptées
}
more-faults = { $games } autres parties sont illisibles
against = { $first } contre { $second }
of-most = { $games } sur { $most }
row-rules = règles
row-won = gagnées
row-drawn = nulles
row-lost = perdues
a-game = { $discs } par partie
elo-rather = { $one } plutôt que { $other } points Elo
elo-undecided = indécis entre { $one } et { $other } points Elo
sprt = { $decision } (logarithme du rapport de vraisemblance { $ratio }, bornes { $low } et { $high })
interval = { $middle } ({ $percent } : de { $low } à { $high })
match-took = { $games ->
    [one] { $games } partie en { $seconds } s, { $each } s chacune
   *[other] { $games } parties en { $seconds } s, { $each } s chacune
}
only-standard = { $player } ne joue qu’à l’Othello standard, pas à { $rules }
sprt-bounds = --sprt demande une différence Elo basse et une haute
no-opening = il faut une ouverture ; il n’y en a pas
finished-opening = il faut une ouverture ; c’est une partie terminée
opening-of-rules = il faut une partie de { $rules } ; c’en est une de { $found }
extensions = il faut un nom de fichier avec l’une des extensions { $names }
leaves = { $rate } millions de feuilles par seconde à la profondeur { $depth }
puzzle = Problème { $number }
puzzle-task = { $heading }. { $task }.
puzzles = { $puzzles ->
    [0] Aucun problème
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}
puzzles-in = { $puzzles } ({ $games }).
built-in-follow = Aucun problème dans les parties enregistrées : voici ceux du programme.
of-earlier-run = { $puzzles } d’une exécution précédente
so-far = { $place } : { $puzzles } jusqu’ici
no-puzzles-in = aucun problème ({ $games })
current-game = la partie en cours
saved-game = partie enregistrée { $number }
built-in-puzzle = problème intégré { $number }
before-move = avant le coup { $number }
no-such-game = aucune partie de ce genre ({ $games })
part = il faut le numéro d’une part du travail et le nombre de parts, comme 3/16
from-one = il faut un nombre à partir de 1
empties = il faut deux nombres de { $least } à { $most }, comme 8-14
day = il faut une date, comme 2026-11-22
percentage = il faut un pourcentage de 0 à 100
needs = { $option } demande { $other }
needs-player = { $option } demande un joueur
two-players = un joueur est nommé deux fois : PLAYER et --player
only-wthor = --output va avec --to wthor ; les autres formats vont sur la sortie standard
balanced = --balanced ne connaît que des ouvertures d’Othello, pas de { $rules }
no-own-games = aucune partie enregistrée : indiquez un joueur et des fichiers de parties
no-games = aucune partie de ce genre dans ces fichiers
no-files = aucun fichier de parties : indiquez-en, ou réglez games dans le fichier de réglages (voir othello config)
picture-on-terminal = une image ne peut pas s’afficher en texte ; écrivez-la dans un fichier, par exemple avec { $example }
one-picture = une image montre une partie, et une autre suit
no-comment = il n’y a pas de commentaire dans la partie

other-games = d’autres parties ne sont pas montrées : { $games }
even-number = il faut un nombre pair de 2 à { $most }
elo = il faut un nombre de points Elo de -{ $most } à { $most }
cannot-print = impossible d’écrire sur la sortie standard
only-rules-of-othello = il faut les règles d’Othello, pas { $rules }
