## La toute première leçon : les règles et les idées du jeu, par des coups que joue celui qui apprend.

mode = Dans la leçon

learn = voir comment on joue, en dix courtes leçons sur l’othellier, reprises là où vous en étiez
    .key = apprendre le jeu en vingt minutes, sur l’othellier
    .usage = learn ou learn 3
    .details = Les repères sur l’othellier se choisissent par :learning-marks.
    .about = tutoriel leçon débutant règles apprendre jouer premiers pas introduction comment_jouer débuter
    .short = apprendre le jeu
next = passer à l’étape suivante de la leçon
    .key = étape suivante
    .hint = suite
back = retirer votre réponse, ou revoir l’étape précédente
    .key = en arrière : répondre encore, ou l’étape précédente
    .hint = retour
show = voir une réponse à la question de la leçon
    .key = montrer une réponse
    .hint = montrer
leave = quitter la leçon ; learn reprend là où vous en étiez
    .key = quitter la leçon
key-play = répondre par la case du curseur ou du pointeur ; puis continuer
    .hint = jouer
    .hint-instead = suite
key-leave = quitter la leçon ; :learn reprend où vous en étiez
    .hint = quitter

offer = Vous débutez ? :learn montre le jeu en vingt minutes.
    .short = Débutant ? :learn
left = Vous avez quitté la leçon. :learn reprend où vous en étiez.
    .short = :learn reprend ici
    .line = Vous avez quitté la leçon. Tapez learn pour reprendre où vous en étiez.
not-kept = l’endroit où vous en êtes dans la leçon n’est pas enregistré
unknown-lesson = leçon inconnue { $word } ; il y a les leçons 1 à { $count }, et learning-marks choisit les repères sur l’othellier
under-way = une leçon est en cours ; quittez-la d’abord (Échap)
    .line = une leçon est en cours ; tapez leave pour la quitter
not-under-way = aucune leçon n’est en cours ; tapez learn
read-on = rien n’est demandé ici : continuez avec Entrée
    .line = rien n’est demandé ici : tapez next
answer-first = répondez d’abord, ou tapez s pour voir une réponse
    .line = répondez d’abord, ou tapez solution
first-step = c’est la première étape

lesson = Leçon { $number } sur { $count } : { $title }
    .short = { $number }/{ $count } : { $title }
title = { $number ->
    [1] retournements et coins
    [2] quand un coin tombe
    [3] à côté d’un coin
    [4] comptez les coups de Blanc
    [5] comptez vos coups
    [6] l’intérieur et l’extérieur
    [7] les bords, et peu de pions
    [8] la case disputée
    [9] jouer en dernier
   *[10] une partie entière
}
your-move = À vous : un clic, les flèches et Entrée, ou d3 au clavier.
    .short = À vous
go-on = Entrée : continuer
try-again = Entrée : réessayer
next-by-line = Tapez next.
try-again-by-line = Tapez undo, ou un autre coup.

start = Vous jouez Noir ; les points montrent où vous pouvez jouer. Jouez d3 : le pion blanc entre d3 et un pion noir est retourné.
start-right = Le voilà noir. C’est tout le jeu : encadrez des pions sur une ligne, ils sont à vous.
five = Les lignes vont dans les huit directions, et un coup peut retourner plusieurs pions. Trouvez celui qui en retourne cinq.
five-right = Cinq pions, sur trois lignes à la fois.
corner = Un pion dans un coin est sûr : aucune ligne ne passe au-delà. Prenez le coin a1.
corner-right = Personne ne pourra le retourner, ni les pions du bord qui y sont reliés.
counting = Qui peut jouer doit jouer ; sinon, on passe. Quand personne ne peut plus jouer, qui a le plus de pions gagne.
falls = Blanc peut prendre un coin si une ligne de pions noirs y mène depuis un pion blanc. Trouvez un coup qui ne lui donne pas de coin.
falls-right = Bien : Blanc n’entre dans aucun coin.
waits = Vous seul pouvez prendre h1 : il ne s’envole pas. Blanc veut g2. Que jouer d’abord ?
waits-right = Vous avez g2, et h1 vous attend encore.
names = Les cases à côté d’un coin ont un nom : X sur la diagonale, C sur le bord. Un pion y aide l’adversaire à prendre le coin.
beside = Ne jouez sur aucune case X ou C, et ne donnez pas de coin à Blanc.
beside-right = Bien : Blanc n’entre dans aucun coin.
right-x = Une case X est parfois bonne : après g7, aucune ligne ne mène Blanc à h8. Jouez g7.
right-x-right = Regardez donc à chaque fois si le coin peut vraiment être pris.
count = Comptez les cases où Blanc pourrait jouer après votre coup : moins il y en a, mieux c’est. Trouvez le coup qui ne lui en laisse que deux.
count-right = Deux, marquées ^. Après tout autre coup, Blanc en a davantage.
safe = Un coup sûr ne donne aucun coin. Qui n’en a plus doit donner un coin : avoir peu de coups est donc mauvais. Ne laissez à Blanc aucun coup sûr.
safe-right = Blanc a quatre coups (^), et chacun vous donne un coin.
own-moves = Vos propres coups comptent aussi : gardez-en. Quel coup vous en laisse le plus ?
own-moves-right = Six coups au tour suivant, marqués ^. Après d2, un seul.
pass = Qui n’a aucun coup doit passer. Trouvez un coup qui n’en laisse aucun à Blanc.
pass-right = Blanc doit passer, et vous rejouez.
inner = Les pions marqués sont intérieurs : aucune case vide à côté. Les autres pions noirs sont extérieurs : Blanc gagne des coups à côté.
quiet = Un coup tranquille ne retourne que des pions intérieurs : Blanc n’y gagne guère de coups. Trouvez-en un.
quiet-right = Tranquille : le pion retourné est à l’intérieur, et Blanc n’y gagne guère de coups.
wall = Une longue rangée de pions extérieurs est un mur : Blanc peut jouer tout le long (^), et pas vous.
edge = Au début, un pion du bord est facile à attaquer et donne à Blanc des coups au centre. Restez à l’intérieur, et laissez-lui peu de coups.
edge-right = Bien. Après h4, au bord, Blanc aurait 16 coups au lieu de 11.
few = Les pions ne comptent qu’à la fin. D’ici là, mieux vaut en avoir peu : Blanc trouve peu à retourner. N’en retournez qu’un.
few-right = Bien : peu de pions à vous, peu de coups pour Blanc.
none = Mais qui n’a plus de pion a perdu. Trouvez le coup qui prend les cinq pions blancs.
none-right = Plus un pion blanc : la partie est finie, et vous gagnez.
both = Blanc veut une certaine case. Essayez un coup pour voir laquelle, puis prenez-la avant lui.
both-right = Blanc a perdu un bon coup, et vous en avez gagné un.
keep = Blanc ne peut pas jouer a4 : gardez-le. Il pourrait jouer h5 : prenez-le maintenant.
keep-right = h5 est à vous, et a4 vous attend encore.
last = Il reste deux régions : une case en a2, deux en a8 et b8. Commencez là où le nombre est impair, pour y jouer en dernier.
last-right = Blanc doit jouer b8, et vous jouez en dernier, en a8.
game = Pour finir, une partie entière contre le niveau 1, qui vient d’apprendre les règles. Un mot vous aidera au bon moment.

flips = { $square } retourne { $count ->
    [one] un pion
   *[other] { $count } pions
}. Un autre coup fait mieux.
outer = { $square } retourne { $count ->
    [one] un pion extérieur
   *[other] { $count } pions extérieurs
} (^) : il y a une case vide à côté.
moves = Après { $square }, Blanc a { $count ->
    [one] un coup
   *[other] { $count } coups
} (^).
safe-moves = Après { $square }, Blanc a { $count ->
    [one] un coup sûr
   *[other] { $count } coups sûrs
} (^).
own = Après { $square }, Blanc joue { $answer }, et vous { $count ->
    [0] n’avez aucun coup
    [one] avez un coup
   *[other] avez { $count } coups
} (^).
corner-falls = Après { $square }, Blanc prend le coin { $corner }.
stands-beside = { $square } est à côté du coin vide { $corner }. Trouvez un coup plus loin.
answered = Après { $square }, Blanc joue { $answer }.
other = { $square } est possible, mais il y a mieux.

guide-corner = Le coin { $corner } est libre : vous pouvez le prendre.
guide-passed = Blanc n’avait aucun coup et a dû passer : vous rejouez.
guide-beside = Attention à { $square } : c’est à côté du coin vide { $corner }.
guide-end = Les dix dernières cases : qui joue en dernier dans chaque région ?
guide-few = Il vous reste { $count ->
    [one] un coup
   *[other] { $count } coups
}. Lequel vous en garde le plus pour la suite ?
