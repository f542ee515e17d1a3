## Le répertoire : les ouvertures qu’un joueur veut jouer.

repertoire = dit ce que votre répertoire a ici, interroge ses positions, toutes ou à partir d’ici, ou ajoute un coup.
    .about = répertoire ouvertures
    .usage = repertoire, repertoire train, here, add ou add d6
    .key = vos ouvertures : voir ce qu’elles ont ici, être interrogé, ajouter un coup
add-selected =
    .key = ajouter le coup choisi à votre répertoire
    .hint = ajouter

here = Votre répertoire pour { $color } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. { $here }
ends-here = Il s’arrête ici.
no-move-here = Il n’a pas de coup ici.
you-play = Vous jouez { $moves }.
has-answer = Il répond à { $moves }.
commented = { $square } ({ $comment })
added = { $square } est maintenant dans votre répertoire pour { $color }.
there-already = { $square } est déjà dans votre répertoire pour { $color }.
called-wrong = Votre fichier donne { $square } pour faux ; il reste tel quel.
failed = Votre répertoire : { $error }.

you-left = Vous avez quitté votre répertoire au coup { $move } : { $square } (le vôtre : { $yours }), qui { $loss ->
    [none] ne perd rien
   *[some] perd { $loss }
}.
    .short = Quitté à { $move } : { $square } -{ $brief } ({ $yours }).
you-left-as = Avec { $color }, vous avez quitté votre répertoire au coup { $move } : { $square } (le vôtre : { $yours }), qui { $loss ->
    [none] ne perd rien
   *[some] perd { $loss }
}.
    .short = Quitté à { $move } : { $square } -{ $brief } ({ $yours }).
game-left = La partie a quitté votre répertoire au coup { $move }, par { $square }.
    .short = Quitté à { $move } : { $square }.
ended = Votre répertoire s’est arrêté après le coup { $move }.
    .short = Répertoire jusqu’à { $move }.

no-square = il faut une case, pas { $found }
unknown = il faut train, here, add ou add d6, pas { $found }
begin = { $moves ->
    [one] Vous n’avez pas encore de répertoire. En commencer un avec ce coup ?
   *[other] Vous n’avez pas encore de répertoire. En commencer un avec ces { $moves } coups ?
}
    .title = Répertoire
    .yes = Commencer
    .no = Ne rien faire
no-repertoire = vous n’avez pas encore de répertoire ; jouez l’ouverture à apprendre, puis tapez :repertoire
no-repertoire-for = vous n’avez pas de répertoire pour { $color } ; othello repertoire new en fait un
not-there = votre répertoire n’a pas de coup à partir de là
no-move = il n’y a pas de coup à ajouter
other-rules = le répertoire n’a que des parties selon les règles d’Othello
contest = deux personnes jouent à la pendule

exists = { $file } existe déjà ; --replace le remplace, --file en nomme un autre
making = Création du répertoire : coup { $move }, { $done } sur { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
checking = Contrôle du répertoire : { $done } sur { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
made = { $file } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} avec un coup de { $color }.
no-frequencies = il n’y a pas de parties, donc aucune réponse n’est fréquente : nommez-en, ou réglez `games` dans le fichier des réglages
at-start = Au début
after = Après { $line }
hole = { $place } : pas de réponse à { $square }, que { $opponent } joue dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $reached }.
unanswered = { $place } : pas de réponse.
unread = { $place } : une variante qui ne peut pas se jouer.
loses = { $place } : votre { $square } perd { $loss } ; le meilleur coup est { $best }.
conflict = { $place } : votre { $here }, mais { $there } dans la même position après { $other }.
checked = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $findings ->
    [0] rien à signaler.
   *[other] { $findings } à revoir.
}
