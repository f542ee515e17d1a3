## La position et la partie, lues à voix haute ou imprimées.

moves = dire à qui est le trait et lister les coups légaux
board = dessiner l’othellier une fois, ou après chaque coup
    .usage = board, board on ou board off
row = lire une ligne de l’othellier, de a à h
    .usage = row 4
column = lire une colonne de l’othellier, de 1 à 8
    .usage = column d
square = dire ce qu’il y a sur une case, quelle case c’est, et ce qu’y ferait un coup
    .usage = square d4
rules = expliquer les règles de cette partie, ou d’autres par leur nom
    .about = règles tutoriel apprendre gagner comment_gagner but_du_jeu règles_du_jeu
    .usage = rules ou rules anti
    .key = expliquer les règles de cette partie, ou d’autres
    .short = expliquer les règles
stats = compter les pions, la mobilité, la frontière, les pions définitifs et les coins, et nommer l’ouverture
    .about = pions combien_de_pions compter
    .key = compter les pions, la mobilité, les pions définitifs et les coins
trend = lire les courbes : pions, mobilité et valeurs coup par coup
    .key = lire les courbes en mots
diagram = dessiner l’othellier avec le numéro de chaque coup dans sa case
    .about = imprimer diagramme
    .key = dessiner l’othellier avec les numéros des coups
position = afficher l’othellier en 64 caractères de a1 à h8, et le trait
    .key = afficher l’othellier en 64 caractères
transcript = afficher les coups en un seul mot
    .key = afficher les coups en un seul mot

# $page (Word)
page-title = { $page ->
    [answer] Réponse
    [rules] Règles
    [stats] La position en chiffres
    [trend] Le fil de la partie
    [diagram] Diagramme
    [transcript] Coups
   *[position] Position
}
only-on-or-off = board n’accepte que on ou off comme argument
no-row = il faut une ligne de 1 à 8, pas { $found }
no-column = il faut une colonne de a à h, pas { $found }
no-square = il faut une case de a1 à h8, pas { $found }
no-rules = règles inconnues { $found } : { $known }

board-on = L’othellier est dessiné après chaque coup.
board-off = L’othellier n’est dessiné que si vous tapez board.

row-read = Ligne { $row } : { $squares }.
column-read = Colonne { $column } : { $squares }.
empty = vide
legal-move = coup légal
can-be-flipped = { $color } (peut être retourné)
can-flip-none = { $color } (le choisir n’en retourne aucun)
square-read = { $square } : { $facts }.
square-read-with-replies = { $square } : { $facts }. { $replies }
a-corner = un coin
a-c-square = une case C
an-x-square = une case X
stable = définitif
a-legal-move = un coup légal
a-legal-move-that-flips = { $count ->
    [one] un coup légal qui retourne { $count } pion, { $discs }
   *[other] un coup légal qui retourne { $count } pions, { $discs }
}
not-legal = pas un coup légal
would-pass = Passe forcée pour { $player }.
replies = Réponses de { $player } : { $replies }.
reply = { $square } retourne { $count }

counted-discs = Pions : { $discs }
mobility = Mobilité (coups légaux) : Noir { $black }, Blanc { $white }.
frontier = Frontière (pions à côté d’une case vide) : Noir { $black }, Blanc { $white }.
stable-discs = Pions définitifs (au moins) : Noir { $black }, Blanc { $white }.
corners = Coins : Noir { $black } ; Blanc { $white }.
no-corners = aucun
opening = Ouverture : { $name }.
no-opening = L’ouverture n’a pas de nom.
lead = Avance en pions : celle de Noir au-dessus de la ligne, celle de Blanc au-dessous ; + tous les 10 coups

discs-by-move = Pions, Noir à Blanc : { $values }.
mobility-by-move = Mobilité, Noir à Blanc : { $values }.
values-by-move = Valeurs pour Noir : { $values }.
no-values = Pas de valeurs : la partie n’est pas analysée ; tapez review.
unknown = inconnue
both-colors = { $black } à { $white }
at-start = début { $value }
after-move = coup { $number }, { $value }
