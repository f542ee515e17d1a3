program = othello { $version } sur { $system }
program-of-developers = othello { $version } sur { $system }, compilé pour le développement
system = système : { $name }
processor = processeur : { $kernel }, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}

terminal = Terminal
look = Apparence
files = Fichiers
discs = Pions

set = définie
not-set = non définie
of-console = { $value }, car la console le permet
of-system = { $value }, d’après les réglages du système
empty = vide
a-terminal = un terminal
no-terminal = pas un terminal
standard-input = entrée standard : { $what }
standard-output = sortie standard : { $what }
size = taille : { $size }, cases de { $square } cellules
size-small = taille : { $size }, trop petite pour une partie
size-unknown = taille : inconnue

colours = couleurs : { $colours }, d’après { $why }
characters = caractères : { $characters }, d’après { $why }
theme = thème : { $theme }
language = langue : { $language }, d’après { $why }
no-locale = l’absence de locale
asked = votre choix
disc-width = la largeur d’un pion
none = aucune
true-colours = 24 bits
plays-lines = jeu : ligne par ligne, car { $reason }
plays-screen = jeu : à l’écran
plain-asked = l’option --plain est donnée
input-no-terminal = l’entrée standard n’est pas un terminal
output-no-terminal = la sortie standard n’est pas un terminal
dumb = TERM vaut dumb ou n’est pas définie
accessible = ACCESSIBLE est définie

not-asked = réponses du terminal : il n’est pas interrogé
answers = réponses du terminal : { $answers }
no-answers = aucune
is-dark = son fond est sombre ({ $color })
is-light = son fond est clair ({ $color })
has-colours = couleurs : { $colours }
pictures = images : { $protocol }
cell = une cellule a { $size } pixels
one-column = un pion prend une colonne
two-columns = un pion prend deux colonnes

settings = réglages : { $file }, { $state }
not-found = introuvable
valid = valide
with-errors = avec des erreurs :
set-by-file = définis par le fichier : { $names }
set-by-commands = définis par des commandes : { $names }
current-game = partie en cours : { $file }, { $state }
saved-games = parties enregistrées : { $file }, { $state }
your-level = votre niveau : { $file }, { $state }
level-about = environ { $level }
level-damaged = d’une version précédente, ou endommagé
crash-report = rapport de plantage : { $file }
writable = accessible en écriture
not-created = n’existe pas encore
not-writable = pas accessible en écriture ({ $error })
cannot-create = ne peut être créé ({ $error })
without-colours = sans couleurs, car la sortie standard n’est pas un terminal
