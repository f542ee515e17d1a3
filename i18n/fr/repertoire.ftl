## Le répertoire : les ouvertures qu’un joueur veut jouer.

repertoire = montrer ce qu’on peut faire de vos ouvertures : être interrogé, en faire un répertoire depuis des parties ou coup par coup, ajouter un coup
    .about = répertoire ouverture ouvertures apprendre entraîner réviser travailler
    .usage = repertoire, repertoire train, train black, here, games black, opening tiger, openings black, play black, add ou add d6
    .key = travailler vos ouvertures : les choisir ici, être interrogé
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
called-wrong = Votre fichier donne { $square } pour mauvais ; il reste tel quel.
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
game-left = La partie a quitté votre répertoire au coup { $move }, avec { $square }.
    .short = Quitté à { $move } : { $square }.
ended = Votre répertoire s’est arrêté après le coup { $move }.
    .short = Répertoire jusqu’à { $move }.

no-square = il faut une case, pas { $found }
unknown = il faut train, here, opening tiger, games, openings ou play avec une couleur, add ou add d6, pas { $found }
none-yet = Vous n’avez pas encore de répertoire.
ways = `repertoire train` vous interroge ; `repertoire games black` en crée un à partir de vos parties, `repertoire openings black` à partir de ce qui a été joué depuis cette position, `repertoire play black` à partir des coups que vous jouez désormais.
choice-train = être interrogé : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
choice-color = { $color } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
choice-here = être interrogé à partir de cette position
choice-opening = apprendre une ouverture connue
choice-games = en créer un à partir de vos parties enregistrées
choice-openings = en créer un à partir de ce qui a été joué depuis cette position
choice-play = en créer un coup par coup : ce que vous jouez est ajouté
choice-play-ends = ne plus ajouter ce que vous jouez
choice-add = { $moves ->
    [one] ajouter le coup joué
   *[other] ajouter les { $moves } coups joués
}
choice-as = avec { $color }
being-made = Création de votre répertoire pour { $color }…
merged = Votre répertoire pour { $color } a maintenant { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $new ->
    [0] aucune nouvelle
    [one] { $new } nouvelle
   *[other] { $new } nouvelles
}, d’après { $games }. :repertoire train vous interroge.
opening-added = { $new ->
    [0] { $name } : tout est déjà dans votre répertoire.
    [one] { $name } : 1 position est nouvelle dans votre répertoire.
   *[other] { $name } : { $new } positions sont nouvelles dans votre répertoire.
}
no-own-games = Aucune partie enregistrée n’est reconnue comme vôtre avec { $color }. Celles contre un niveau comptent ; :mine { $color ->
    [black] black
   *[white] white
} le dit pour la partie en cours.
no-games-here = Aucune des parties n’est arrivée à cette position ; :repertoire play crée un répertoire coup par coup.
playing = Chaque coup de { $color } que vous jouez est maintenant ajouté à votre répertoire ; :repertoire play y met fin.
playing-ended = Ce que vous jouez n’est plus ajouté à votre répertoire.
no-repertoire = vous n’avez pas encore de répertoire ; :repertoire en crée un
no-repertoire-for = vous n’avez pas encore de répertoire pour { $color } ; :repertoire en crée un
not-there = votre répertoire n’a pas de coup à partir de là
no-move = il n’y a pas de coup à ajouter
other-rules = le répertoire ne vaut que pour l’Othello standard
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
no-frequencies = il n’y a pas de parties pour dire quelles réponses sont fréquentes : indiquez-en, ou réglez `games` dans le fichier de réglages
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
