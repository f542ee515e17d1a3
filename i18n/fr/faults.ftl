## Ce qui ne va pas : dans les parties collées ou ouvertes, les fichiers, ce que l’on tape. Des propositions, en minuscules et sans point.

one-of = il faut l’une de ces valeurs : { $names }
because = { $what } : { $why }

line = ligne { $line }
column = ligne { $line }, colonne { $column }
game = partie { $game }

mirrored-only = { $square } n’est un coup légal qu’avec le départ inversé
pass-not-forced = rien n’oblige à passer ici
out-of-turn = ce n’est pas à { $color } de jouer
no-choice = x n’a pas de sens ici : il n’y a pas de pion à choisir
off-board = { $text } est hors de l’othellier
row-first = { $text } donne la ligne avant la colonne
no-row = il faut une ligne après { $text }
not-a-move = { $text } n’est pas un coup
after-result = rien ne doit suivre le résultat, or il y a { $text }
number-expected = il faut le numéro { $expected }, et non { $found }

missing = il manque le numéro { $number }
doubled = { $number } apparaît en { $squares }
illegal-number = numéro { $number } : { $why }
too-large = { $number } en { $square } dépasse { $most }

no-discs = il faut des pions sur l’othellier ; il n’y en a pas
not-64 = il faut 64 caractères, de a1 à h8, pas { $found }
no-disc = il faut X, O ou - pour { $square }, pas { $found }
more-than-64 = il faut 64 cases, de a1 à h8, pas plus
no-side = il faut le trait, X ou O, après les 64 cases
wrong-side = il faut le trait, X ou O, pas { $found }
after-side = rien ne doit suivre le trait
doubtful-signs = il faut des signes qui distinguent les pions des cases vides, comme X, O et -
doubtful-bits = il faut 64 cases ; ces deux nombres ne disent pas par quel coin ils commencent

no-game = il faut une partie ; il n’y en a pas
no-moves = il faut des coups ou une position ; il n’y a ni l’un ni l’autre
several-games = il faut une seule partie, et rien après
not-text = il faut du texte, pas un octet nul
long-game = il faut une partie d’au plus 16 Mio
endless = il faut une partie d’au plus 16 Mio ; celle-ci n’a pas de fin, et la suite n’est pas lue
truncated = { $expected ->
    [one] il faut { $expected } partie
   *[other] il faut { $expected } parties
}, mais le fichier s’arrête après { $found }
expected = attendu : { $what }
skipped = omis : { $why }
another-game = un autre jeu, { $name }
another-variant = une autre variante, { $name }
another-board = un othellier de { $size }
by-other-rules = une partie selon d’autres règles : { $rules }
list-of-names = une liste de noms, pas des parties
solitaires = des solitaires, pas des parties
wrong-tag = { $name } : { $expected }
other-rules = { $format } ne peut pas contenir une partie selon les règles { $rules }
read-only = { $format } ne s’écrit pas comme texte
other-start = { $format } ne peut pas contenir une partie qui part d’une autre position
many-names = { $format } ne peut pas contenir plus de noms

part-rules = règles
part-moves = coups
part-hands = pions restants
part-undone = coups annulés
part-names = noms des joueurs
part-date = dates
part-result = forfaits et résultats arbitrés
part-clock = pendules
part-tags = champs d’en-tête
part-comments = commentaires
part-variations = variantes
part-marks = signes et marques
part-annotations = valeurs et temps des coups
part-properties = propriétés inconnues
part-characters = caractères illisibles
counted = { $part } ({ $count })

other-result = le résultat indiqué est { $claimed }, mais la partie finit par { $score }
unknown-tag = { $name } : valeur inconnue { $text }, gardée telle quelle
no-result = le résultat indiqué est { $claimed }, ce qui n’est pas un résultat
variation = la variante ({ $place }) est conservée sous forme de texte : { $fault }
variations = { $count ->
    [one] { $count } autre variante est conservée sous forme de texte
   *[other] { $count } autres variantes sont conservées sous forme de texte
}
rest = la partie n’est lue que jusqu’à l’erreur ({ $place }), et la suite est conservée sous forme de texte : { $fault }
cut-off = le texte s’arrête au milieu de la partie, qui est lue jusque-là
passes = { $count ->
    [one] { $count } passe ignorée après la fin de la partie
   *[other] { $count } passes ignorées après la fin de la partie
}
side = le trait n’est pas indiqué ; seul { $color } peut l’avoir
ambiguous = les coups peuvent se lire de plusieurs façons ; la partie la plus longue est retenue
left-out = { $count ->
    [one] une case qui ressemble à un coup est laissée de côté ({ $place })
   *[other] { $count } cases qui ressemblent à des coups sont laissées de côté (la première : { $place })
}
wrong-values = { $count ->
    [one] la valeur donnée pour le coup { $first } contredit la partie
   *[other] les valeurs données pour { $count } coups contredisent la partie, la première au coup { $first }
}
unreadable = { $count ->
    [one] un caractère du texte est illisible ({ $place })
   *[other] { $count } caractères du texte sont illisibles (le premier : { $place })
}
no-encoding = le texte n’indique pas son encodage et est lu en { $encoding }
other-encoding = le texte dit être en { $declared }, mais est lu en { $encoding }
other-end = la fin indiquée est { $claimed }, mais la partie s’est décidée sur l’othellier, { $score }

no-change = aucun changement
changes = { $change } ; { $next }
swapped = { $one } et { $other } échangés
moved = { $number } en { $to }, pas en { $from }
filled = { $number }, qui manque, en { $square }
read-as = { $number } lu comme { $square }
inserted = { $square } ajouté en numéro { $number }
removed = { $number } en { $square } supprimé
number-skipped = pas de { $number } : un de moins à partir de là
renumbered = { $square } est { $to }, pas { $from }
started = { $squares } en plus avant le premier coup
shifted = { $square } est { $number } : un de plus à partir de là
repair-goes-on = { $moves ->
    [one] { $changes } : { $moves } coup, la partie continue
   *[other] { $changes } : { $moves } coups, la partie continue
}
repair-ends = { $changes } : { $score }
    .as-stated = { $changes } : { $score }, comme indiqué
    .not-stated = { $changes } : { $score }, et non { $stated } comme indiqué

cannot-read = impossible de lire { $file }
cannot-write = impossible d’écrire { $file }
exists = { $file } existe déjà ; choisissez un autre nom
cannot-write-previous = impossible d’écrire la partie précédente dans { $file }
no-folder = il n’y a pas de dossier pour les parties enregistrées
no-such-folder = il n’y a pas de dossier { $folder }
no-saved-game = aucune partie enregistrée n’a le numéro { $number }
being-played = la partie { $number } est ouverte dans une autre fenêtre
not-a-file = il faut un fichier ordinaire
large-file = il faut un fichier d’au plus 16 Mio
long-saved-game = il faut une partie d’au plus 16 Mio une fois enregistrée, avec au plus 65536 variantes imbriquées
not-utf-8 = il faut du texte en UTF-8
no-sheet = il faut une feuille de partie : des lignes qui commencent par #, et une grille de huit lignes
not-annotated = il faut un fichier SGF ou PGN
written-elsewhere = une autre fenêtre est en train d’y écrire
would-lose = le fichier perdrait ceci : { $parts } ; ajoutez le coup dans un éditeur
no-home = { $name } n’est pas définie ; il faut votre dossier personnel
wrong-home = { $name } est { $found } ; il faut un chemin absolu
cannot-make-folder = impossible de créer le dossier { $folder }
cannot-open = impossible d’ouvrir { $file }
cannot-use-key = impossible d’utiliser la clé { $file }
no-random = pas de nombres aléatoires disponibles
game-unread = impossible de lire la partie
game-unwritten = impossible d’écrire la partie
open-elsewhere = cette partie est ouverte dans une autre fenêtre
not-hosted = vous n’hébergez aucune partie avec ce ticket
no-hosted-game = il faut le fichier d’une partie hébergée
cannot-listen = impossible d’écouter sur aucun port
cannot-listen-at = impossible d’écouter sur { $address }
ticket-unread = impossible de lire le ticket
input-unread = impossible de lire l’entrée standard
output-unwritten = impossible d’écrire sur la sortie standard
output-closed = la sortie standard est fermée
cannot-restart = impossible de relancer le programme
no-use-of-terminal = impossible d’utiliser le terminal
no-thread = impossible de lancer un thread
cannot-start = impossible de lancer { $program }
foreign-connection = la connexion n’est pas celle de cette partie
full-file = son fichier est plein ; commencez une autre partie
no-signals = impossible d’intercepter les signaux
no-date = l’horloge ne donne pas de date
tunnel = il faut cloudflared, tailscale, ssh, ssh:HOST, une commande avec { "{port}" } ou une adresse comme https://example.org/
line-count = il faut un nombre de suites de 1 à { $most }, ou all
color-name = il faut black ou white
no-games-here = ni un fichier ni un dossier de parties
no-list-nor-grid = il faut une liste de coups ou une grille de numéros
no-othello = il faut une partie selon les règles d’Othello
player-failed = { $side ->
    [first] le premier joueur a échoué
   *[second] le second joueur a échoué
}
no-book = impossible d’utiliser la bibliothèque { $file }
not-a-book = { $file } ne commence pas comme une bibliothèque d’othello (« othello book »), n’en contient aucun enregistrement entier, et reste tel quel
other-book-version = { $file } est, d’après son en-tête, une bibliothèque de version { $version } ; version attendue : { $expected } ; le fichier reste tel quel
damaged-book = { $records ->
    [0] l’en-tête est endommagé ou manque ; tous les enregistrements présents sont utilisés
    [one] { $records } enregistrement endommagé ou manquant, à l’octet { $at } ; tous les autres sont utilisés
   *[other] { $records } enregistrements endommagés ou manquants, le premier à l’octet { $at } ; tous les autres sont utilisés
}
kept-book = { $damage }, et le fichier endommagé est gardé à côté sous le nom { $file }

level = il faut un niveau de 1 à { $most }
level-before-time = seul le niveau { $most } admet un temps par coup
computer = il faut level:N (1 à { $levels }), depth:N, depth:N@POURCENT (sélectif), time:SECONDES, cmd:COMMANDE ou cmd@PROFONDEUR:COMMANDE (un moteur NBoard)
depth = il faut une profondeur de 1 à { $most }
selectivity = il faut une sélectivité de { $percents } %
time = il faut un temps supérieur à 0 et d’au plus { $most } secondes
no-command = il faut une commande ; il n’y en a pas
open-quote = un { $quote } de la commande n’est pas fermé
last-backslash = la commande finit par une barre oblique inverse
nul = la commande contient un caractère NUL
clock = il faut des minutes ou M:SS, et +S pour S secondes de plus par coup : 5, 0:30, 5+3
clock-main = il faut un temps de 0:01 à 1440 minutes (24 heures)
clock-increment = il faut au plus 3600 secondes par coup (une heure)
opening = il faut un numéro de 1 à { $most }, ou random
odd = il faut un nombre impair de 1 à 99
lines = il faut un nombre de suites de 1 à { $most }, ou all
seconds = il faut un temps de { $least } à { $most } secondes
number = il faut un nombre de 1 à { $most }
no-memory = { $mebibytes } Mio de mémoire ne sont pas disponibles
date = il faut une date comme 2026.11.21, avec ? pour ce qui est inconnu
score = il faut un score comme 34-30, les pions de Noir d’abord
blank-name = il faut un nom, pas seulement des espaces
hidden-letter = il faut un nom sans caractère invisible
open-double-quote = un guillemet double n’est pas fermé

not-started = impossible de lancer le moteur `{ $command }`
ended = le moteur `{ $command }` s’est arrêté ({ $status })
exit-status = code de sortie { $code }
closed = le moteur `{ $command }` a fermé son entrée ou sa sortie
no-answer = le moteur `{ $command }` n’a pas répondu en { $seconds } s
last-message = { $fault } ; son dernier message : { $line }
nonsense = le moteur `{ $command }` a écrit `{ $line }` ; attendu : une ligne comme `{ $expected }`
passed = le moteur `{ $command }` a passé alors qu’il pouvait jouer
illegal-choice = le moteur `{ $command }` a choisi un coup illégal : { $why }
only-othello = le moteur `{ $command }` ne joue qu’à l’Othello standard, pas à { $rules }
stopped = le moteur `{ $command }` a été arrêté

long-line = il faut une ligne d’au plus { $most } octets
unknown-line = il faut une ligne du protocole
malformed = ligne `{ $keyword }` mal formée
unexpected = une ligne est arrivée au mauvais moment
not-allowed = les règles ne le permettent pas : { $why }
move-out-of-turn = un coup a été joué hors de son tour
other-game = les deux programmes n’ont pas la même partie
wrong-number = un numéro n’est pas celui qui était attendu
two-questions = deux questions à la fois
not-begun = aucune partie n’a commencé
over = la partie est terminée
paused = la partie est en pause
not-paused = la partie n’est pas en pause
few-moves = il n’y a pas autant de coups à annuler
hints-already = l’aide du moteur est déjà permise
log-full = le journal de cette connexion est plein ; proposez une nouvelle partie avec host
no-connection = il n’y a pas de connexion
watching = seuls les deux joueurs peuvent le faire
not-your-turn = c’est à l’autre joueur de jouer
waiting = le dernier coup est en route
asked-already = l’autre joueur n’a pas encore répondu
not-away = l’autre joueur n’est pas absent depuis assez longtemps
not-saved = impossible d’écrire le fichier de la partie
no-seat = personne n’occupe cette place
ticket-letter = ce n’est pas un ticket : il contient { $letter }
ticket-mistyped = le ticket est mal tapé ou incomplet
ticket-other-version = le ticket vient d’une autre version de ce programme
connection-closed = la connexion a été fermée
no-such-file = ce fichier ou ce dossier n’existe pas
permission-denied = droits insuffisants
file-exists = le fichier existe déjà
is-a-folder = c’est un dossier
not-a-folder = ce n’est pas un dossier
no-file-name = aucun fichier ne peut porter ce nom
in-use = un autre programme l’a ouvert
disk-full = le disque est plein
a-device = il faut un fichier ; c’est un périphérique
read-only-folder = le système de fichiers est en lecture seule
address-in-use = l’adresse est déjà utilisée
address-elsewhere = cette machine n’a pas cette adresse
connection-refused = connexion refusée
timed-out = pas de réponse
unreachable = aucun chemin n’y mène depuis ce réseau
number-of-discs = il faut un nombre de pions de 0 à 64
games-there = { $games ->
    [one] il y a une partie
   *[other] il y a { $games } parties
}
years = il faut une année ou une période comme 1990-2005, 1990- ou -2005
encoding = il faut le nom d’un encodage, comme UTF-8, Shift_JIS, EUC-JP ou GB18030
book-text-position = il faut 64 cases (X, O ou -), puis X ou O pour le trait
book-text-level = il faut un niveau de 0 à 60 après la position
book-text-move = il faut un coup légal ou -- après le niveau
book-text-value = il faut une valeur de -64 à 64 après le coup
book-text-finding = il faut des coups, une valeur et une profondeur comme `d3c3 -1.25 21@87` à la fin
