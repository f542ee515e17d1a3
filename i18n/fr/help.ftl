## L’aide : les touches, les règles, les repères, la stratégie.

play = Noir commence. Posez un pion de façon à encadrer, en ligne droite et dans l’une des huit directions, un ou plusieurs pions adverses entre lui et un autre de vos pions : tous les pions ainsi encadrés sont retournés. Qui peut jouer doit jouer.
other-rules = Tapez n pour une autre variante.
find =
    .key = ne montrer que ce qui contient des mots
    .hint = filtrer
key-keep = garder le filtre et lire ce qui est trouvé
    .hint = terminer
nothing-found = Rien ici ne contient ces mots.

legal-square = Petit carré : un coup légal.
legal-dot = Point : un coup légal.
legal-dots = Points : un coup légal.
cursor-corners = Angles clairs : le curseur, avec un pion pâle là où il peut jouer.
cursor-brackets = Crochets ou case éclairée : le curseur, avec un petit pion là où il peut jouer.
cursor-bar = Barre claire ou case éclairée : le curseur, avec un petit pion là où il peut jouer.
cursor-letters = Crochets, barre claire ou case éclairée : le curseur, avec de petites lettres là où il peut jouer.
would-flip-dot = L’autre couleur, en point dans un pion ou autour de lui : le coup sous le curseur le retournerait.
would-flip-plus = + à côté d’un pion : le coup sous le curseur le retournerait.
last-dot = Point rouge ou orange dans un pion, ou case de cette couleur : le dernier coup.
last-star = * à côté d’un pion : le dernier coup.
flipped-rim = Bord ou point bleu ou violet d’un pion, ou case de cette couleur : le dernier coup l’a retourné.
flipped-quote = ' à côté d’un pion : le dernier coup l’a retourné.
clock = ! des deux côtés d’une pendule qui tourne : moins de 20 secondes.

learning-heading = Repères pour apprendre (:learning-marks)
special = # c x : cases particulières (voir plus bas).
special-tinted = # c x sur des cases teintées : cases particulières (voir plus bas).
stable = = : un pion définitif (jamais retourné).
stable-tinted = Case teintée, point bleu ou violet : un pion définitif (jamais retourné).
replies = Nombres : les réponses adverses au coup sous le curseur, et les pions qu’elles retourneraient.

values-heading = Les valeurs du moteur (z)
value-best = * : le meilleur coup.
value-number = Un nombre : les pions perdus par rapport au meilleur coup, ou avec un signe la valeur du coup ; = si elle est exacte.
value-digit = Dans les plus petites cases, un seul chiffre ; + pour 10 et plus.

review-heading = Analyse (j), variantes et commentaires
review-better = ! : un coup meilleur que celui qui a été joué ici, marqué ?.
review-loss = Un nombre à côté d’un coup dans le panneau : les pions qu’il perd ; = si la perte est exacte.
review-notes = + derrière un coup : des variantes ; " : un commentaire. ^ # o x dans les cases : des marques.

corners = # coins : les pions n’y sont jamais retournés.
c-squares = c cases C : à côté d’un coin, sur le bord.
x-squares = x cases X : à côté d’un coin, sur la diagonale.
edges = Les bords ont le nom des points cardinaux : nord la ligne 1, sud la ligne 8, ouest la colonne a, est la colonne h.

themes-heading = Thèmes
theme = { $name } : { $looks }.

select-text = Pour sélectionner du texte à la souris, tapez :mouse, ou maintenez Shift (Option sur certains terminaux) en glissant.
copy-and-paste = y copie le transcript. Collez un transcript ou une position pour les charger.

## Des conseils, avec leur titre.

moves-before-discs = Jusqu’à la dernière douzaine de coups, mieux vaut peu de pions que beaucoup. Comptez plutôt les coups : gardez les vôtres, enlevez ceux de l’adversaire. Qui n’a plus de coup sûr doit donner un coin.
    .heading = La mobilité d’abord
quiet-moves = Les pions qui touchent une case vide forment la frontière : ils donnent des coups à l’adversaire. Jouez des coups qui retournent peu de pions, dans une seule direction, à l’intérieur.
    .heading = Coups tranquilles
take-corners = Un pion dans un coin est définitif, comme la rangée continue de vos pions qui en part. Ne le payez pas pour autant de tous vos bons coups.
    .heading = Coins
beside-corners = Tant que le coin est vide, la case X (b2) le donne le plus souvent, la case C (a2, b1) souvent. N’y jouez que si l’adversaire ne peut pas en profiter, ou le paie plus cher que vous.
    .heading = Cases à côté des coins
balanced-edges = Six de vos pions entre deux coins vides sont solides : un bord de six. Cinq, ou des pions avec un trou d’une case, laissent l’adversaire s’insérer pour de bon. Ne vous jetez pas sur les bords : les coups sûrs y sont votre réserve.
    .heading = Bords
parity = Vers la fin, les cases vides se partagent en zones. Laissez à l’adversaire des zones paires, et jouez le dernier coup de chacune. Blanc joue le dernier coup de la partie si personne ne passe : Noir veut une zone où Blanc ne peut pas entrer.
    .heading = Parité
the-end = Maintenant, les pions comptent. Calculez les dix dernières cases jusqu’au bout, dans tous les ordres : cela décide plus de parties que n’importe quel coin.
    .heading = La finale

fewest-win = Un pion définitif compte contre vous pour toujours : les coins, et les rangées qui en partent, sont à laisser à l’adversaire.
    .heading = Le moins de pions gagne
moves-still-matter = Qui a le choix n’est pas obligé de prendre un coin. Gardez des coups sûrs en réserve, et n’en laissez que de mauvais à l’adversaire.
    .heading = Encore la mobilité
attack-beside-corners = Une case X ou C offre à l’adversaire un coin qu’il doit prendre s’il n’a pas d’autre coup : ici, c’est une attaque.
    .heading = Cases à côté des coins
the-end-of-few = Les derniers coups retournent le plus de pions, et personne ne les retourne plus : faites que l’adversaire les joue, même en passant vous-même.
    .heading = La finale

title = Aide
keys = Touches
rules = Règles
marks = Repères
strategy = Conseils

now-browsing = Sur un coup antérieur
now-over = Après la partie
now-waiting = Pendant l’attente
two-players = Deux joueurs
everything = Tout le reste a un nom : tapez : et ce que vous cherchez, comme thème, enregistrer ou à distance. Tab le complète, Enter le lance.

key-page = page suivante, page par son numéro
    .hint = suivante
looks = { $theme ->
    [classic] un othellier vert
    [paper] du papier gris, un diagramme imprimé dans les fichiers d’images
    [contrast] un othellier bleu, aux couleurs que presque tout le monde distingue
    [slate] un othellier gris-bleu pour terminaux sombres
    [walnut] un othellier en bois
   *[mono] sans couleurs
}
