## Des positions que l’on résout à la place de la partie : corrections, problèmes, séances.

mode = Dans une leçon ou un problème
mode-why = À la question pourquoi
activity-why = pourquoi ?

guess = deviner les coups de la partie, et comparer vos pertes à celles des joueurs
    .key = deviner les coups de cette partie
    .usage = guess, guess white ou guess black 21
undo = retirer la réponse
    .key = réessayer
    .hint = réessayer
solution = montrer le meilleur coup de la position à résoudre
    .key = montrer la solution
    .hint = solution
explain = après une réponse fausse, expliquer ce qui était meilleur et pourquoi, puis pourquoi le coup de la partie était mauvais
    .key = ce qui était meilleur, et pourquoi ; puis le coup de la partie
because = dire pourquoi votre bon coup est bon : une des quatre idées, par son numéro ou son nom
    .key = pourquoi le coup est bon
    .hint = pourquoi
    .usage = because 2 ou because corners
skip-why = apprendre la raison sans répondre
    .key = dire la raison
    .hint = raison
say-why = dire d’abord pourquoi un bon coup est bon, une idée sur quatre, ou ne plus le dire
    .about = raison idée d’abord choisir question
    .key = dire d’abord pourquoi un coup est bon
no-why = aucune raison n’est demandée
unknown-why = il faut un nombre de 1 à 4 ou une idée, comme corners, pas { $found }
offer-why = Nouveau : dire d’abord pourquoi un coup est bon (:say-why).
    .line = Nouveau : dire d’abord pourquoi un coup est bon (say-why).
why-title = Pourquoi ?
why-question = { $square } est le bon coup. Pourquoi ?
why-choice = { $number }  { $idea }
why-right = Oui : { $idea }.
why-other = C’est vrai aussi, mais ce qui compte le plus ici : { $idea }.
why-wrong = Non : { $idea }.
reply = jouer la meilleure défense contre votre bon coup, et continuer de là
    .key = jouer la meilleure défense, et continuer de là
next = passer à la position suivante
    .key = position suivante
    .hint = suivante
previous = revenir à la position précédente
    .key = position précédente
back = montrer un coup de moins de la suite après la réponse
    .key = parcourir les coups après la réponse
on = montrer un coup de plus de la suite après la réponse
    .hint = avancer
leave = quitter les positions à résoudre et revenir à la partie
    .key = quitter les positions et revenir à la partie

nth-of-lesson = Leçon, { $number } sur { $count }
nth-puzzle = Problème { $number }
nth-similar = Semblable, { $number } sur { $count }
nth-similar-by-motif = Semblable, { $number } sur { $count } : { $motif }
nth-of-training = Entraînement { $number } sur { $count }
nth-presented = Nouveau au répertoire : { $number } sur { $count }, demandé ensuite
nth-opening = Répertoire { $number } sur { $count }
nth-guess = Coup à deviner { $number } sur { $count }
problem = { $heading }. { $rest }

about-screen = Le grand othellier garde la position : ? est le coup joué ; après la réponse, ! est le meilleur. Les petits othelliers montrent la suite, à gauche après le coup, à droite après le meilleur, autant de coups plus tard qu’il en faut pour voir la différence. Les points sont les cases où peut jouer le joueur nommé sous l’othellier. ' est à côté des pions que le dernier coup a retournés. + marque les coups possibles sur un seul des deux othelliers, les cases vides à côté des pions tout juste retournés, ou la case dont il s’agit, un coin par exemple : la ligne sous les othelliers le dit. * est à côté du pion posé en dernier. PgSuiv avance dans les deux suites, PgPréc revient. Ce que coûte un coup est compté en pions à la fin de la partie, si chacun joue ensuite au mieux.
searching = Recherche d’un problème.
judging = Vérification du coup.
replying = Recherche de la meilleure défense.
left = Retour à la partie.
left-with-score = { $score } Retour à la partie.
lesson-kept = Retour à la partie. La leçon est gardée : Entrée ou t la continue.
    .line = Retour à la partie. La leçon est gardée : Entrée la continue.
lesson-over = La leçon est finie. Retour à la partie.
remember = À retenir : { $ideas }. Les positions reviennent demain. { $numbers }
    .short = À retenir : { $ideas }. Les positions reviennent demain.
remember-only = À retenir : { $ideas }. { $numbers }
    .short = À retenir : { $ideas }.
numbers = Les coûts sont comptés en pions à la fin, si chacun joue ensuite au mieux.
no-more-puzzles = Il n’y a plus de problèmes.
no-puzzles = Il n’y a pas de problèmes dans ces parties.

find-best-move = Trouvez le meilleur coup pour { $mover }.
what-would-you-play = Trait à { $mover } : que joueriez-vous ? Entrée seule montre la réponse.
    .line = Trait à { $mover } : que joueriez-vous ? Entrée montre la réponse.
what-would-you-play-there = Trait à { $mover } : que joueriez-vous ? Entrée joue { $square } ; s montre la réponse.
other-side = Ici vous jouez { $mover } : trouvez le meilleur coup.
recall = Que joue votre répertoire pour { $mover } ?
try-again = Entrée : réessayer ; s : la solution.
enter-answers = Entrée : la réponse.
lesson-wrong = Entrée : ce qui était meilleur, et pourquoi ; u : réessayer.
    .line = Entrée : ce qui était meilleur, et pourquoi ; undo : réessayer.
    .short = Entrée : pourquoi ; u : réessayer.
lesson-compared = Entrée : maintenant votre coup de la partie.
    .short = Entrée : votre coup de la partie.
lesson-wrong-puzzle = Entrée : la réponse ; u : réessayer.
    .line = Entrée : la réponse ; undo : réessayer.
lesson-similar = Entrée : semblables ; n : continuer ; Échap : quitter, la leçon est gardée.
    .line = Entrée : semblables ; next : continuer ; leave : retour à la partie, la leçon est gardée.
    .short = Entrée : semblables ; n : suite.
lesson-similar-last = Entrée : semblables ; n : terminer la leçon.
    .line = Entrée : semblables ; next : terminer la leçon.
    .short = Entrée : semblables ; n : fin.
lesson-end = Entrée termine la leçon.
lesson-next = Entrée continue.
play-on = Entrée joue la meilleure défense, n passe à la position suivante.
play-on-last = Entrée joue la meilleure défense, Échap revient à la partie.
go-on = Entrée passe à la position suivante.
solved-mistake = { $then ->
    [next] m propose deux problèmes semblables, Entrée passe à la position suivante.
    [last] m propose deux problèmes semblables, Entrée revient à la partie.
    [reply] m : deux problèmes semblables, Entrée : la meilleure défense, n : la suite.
   *[last-reply] m : deux problèmes semblables, Entrée : la meilleure défense, Échap : fin.
}
last-position = C’était la dernière position. Entrée revient à la partie.

mistake = Coup { $number } : { $square } a perdu { $loss } ({ $certainty }).
game-of = Partie du { $date }.
game-of-against = Partie du { $date } contre { $opponent }.
game-against = Partie contre { $opponent }.
guess-move = Coup { $number } : à { $player } de jouer.
one-move-wins = Un seul coup gagne.
one-move-leads = Un seul coup est nettement le meilleur.
first-move = Votre premier coup.
after-moves = Après { $moves }.
replied = { $player } répond { $square }.
passed = { $player } doit passer.
over = La partie est terminée : { $outcome }
over-then = { $over } Tapez { $way }.

solved = Solution : { $square } { $outcome } ({ $certainty }).
    .short = Solution : { $square }
presented = Nouveau : { $mover } joue { $square }.{ $comment }
    .short = Nouveau : { $square }
    .line = Nouveau : { $mover } joue { $square }.{ $comment } Tapez next.
only-shown = ce coup est seulement montré : next continue
solved-by-file = Solution : { $square }.{ $comment }
    .short = Solution : { $square }
known = { $count ->
    [0] { $square } est bon.{ $comment }
    [one] { $square } est bon, { $others } aussi.{ $comment }
   *[other] { $square } est bon, { $others } aussi.{ $comment }
}
    .short = { $square } est bon
refuted = { $square } est mauvais, selon votre fichier.{ $comment }
    .short = { $square } est mauvais
other-equal = { $square } vaut votre { $yours }, mais n’est pas dans votre répertoire ({ $certainty }).
    .short = { $square } est bon
other-close = { $square } n’est pas dans votre répertoire, mais ne perd que { $loss } par rapport à { $yours } ({ $certainty }).
    .short = { $square } est bon
other-worse = { $square } perd { $loss } par rapport à votre { $yours } ({ $certainty }).
    .short = { $square } perd { $number }
right = { $square } est le bon coup : il { $outcome } ({ $certainty }).
    .short = { $square } est bon
as-right = { $square } est bon aussi : il { $outcome } ({ $certainty }).
    .short = { $square } est bon
nearly-right = { $square } est bon : il ne perd que { $loss } ({ $certainty }).
    .short = { $square } est bon
undecided = { $square } paraît bon : une perte de { $loss } ne permet pas de trancher ({ $certainty }).
    .short = { $square } est bon
wrong = { $square } { $outcome } ; le meilleur coup { $best } ({ $certainty }).
    .short = { $square } perd { $number }
wrong-guess = { $square } perd { $loss } ; le meilleur coup est { $best } ({ $certainty }).
    .short = { $square } perd { $number }
played = { $player } a joué { $square }, qui perd { $loss }.
played-well = { $player } a joué { $square }, qui ne perd rien.
played-same = { $player } l’a joué aussi.
the-players = les joueurs
score = Vous avez perdu { $yours ->
    [one] { $yours } pion
   *[other] { $yours } pions
} en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, contre { $theirs } pour { $player }.
judged-guess = { $verdict } { $score } Tapez { $way }.
best-play = Meilleure suite : { $moves }.
refutation = Réfutation : { $moves }.
judged-right = { $verdict } Réussite : { $solved } sur { $count } ; tapez { $way }.
judged-solved = { $verdict } Réussite : { $solved } sur { $count } ; tapez { $way }, ou similar pour deux problèmes semblables.
judged-wrong = { $verdict } Tapez un autre coup, solution ou { $way }.
judged-lesson = { $verdict } { $then }
progress = Réussite : { $solved } sur { $count }
end = Réussite : { $solved } sur { $count }.
proposal = Entrée pour voir pourquoi vos coups les plus coûteux étaient mauvais.

solving = revenez d’abord à la partie
    .line = revenez d’abord à la partie ; tapez leave
not-solving = il n’y a pas de position à résoudre
    .line = il n’y a pas de position à résoudre ; tapez puzzle
not-solving-yet = il n’y a pas de position à résoudre
    .line = il n’y a pas de position à résoudre ; tapez lesson ou puzzle
not-reviewed = la partie n’est pas analysée
    .line = la partie n’est pas analysée ; tapez review
one-moment = Un instant : { $done } coups examinés sur { $all }. La leçon commence d’elle-même dans quelques secondes.
    .short = Un instant : { $done } coups sur { $all }.
no-mistakes = selon l’analyse, aucun de vos coups ne perd { $discs } pions ou plus
all-solved = vous avez corrigé tous vos plus mauvais coups
    .line = vous avez corrigé tous vos plus mauvais coups ; tapez lesson pour recommencer
    .screen = vous avez corrigé tous vos plus mauvais coups ; t recommence
no-problem-yet = le problème suivant n’est pas encore trouvé
choose-first = Choisissez une case (flèches, clic, nom) ; s montre la réponse.
no-answer = il n’y a pas de réponse à retirer
nothing-to-guess = il n’y a pas de coup à deviner à partir de là
unknown-guess = il faut black, white, both ou le numéro d’un coup, pas { $found }
one-answer = il faut un seul coup pour réponse
no-right-answer = la meilleure défense se joue contre une bonne réponse
no-line = la suite apparaît une fois votre réponse vérifiée
last-problem = c’est la dernière position
    .line = c’est la dernière position ; tapez leave pour revenir à la partie
first-problem = c’est la première position

earlier-puzzle = un problème antérieur
built-in-puzzle = problème { $number } du programme

key-square = répondre par cette case
key-play = répondre par la case du curseur ou du pointeur ; ensuite réessayer ou continuer
    .hint = jouer
    .hint-instead = continuer
key-legal = coup légal suivant, précédent
    .hint = case
key-leave = revenir à la partie
    .hint = retour
