## Les règles de la famille : leurs axes (dans l’ordre du dialogue), les valeurs de chacun, et les systèmes de règles.

opening = Disposition des quatre premiers pions
    .label = Ouverture
opening-cross = Le départ d’Othello : Blanc d4 et e5, Noir e4 et d5.
    .phrase = départ croisé
opening-mirrored = Le départ d’Othello inversé : Noir d4 et e5, Blanc e4 et d5.
    .phrase = départ inversé
opening-parallel = Noir d4 et d5, Blanc e4 et e5.
    .phrase = départ parallèle
opening-centre = L’othellier est vide : Noir et Blanc posent tour à tour deux pions chacun sur les quatre cases centrales, sans rien retourner.
    .phrase = ouverture au centre

second-move = Effet du deuxième pion de Blanc dans une ouverture au centre
    .label = 2e coup
    .requirement = une règle du deuxième coup demande l’ouverture au centre, où Blanc pose un deuxième pion
second-move-place = Le deuxième pion de Blanc se pose comme les autres.
    .phrase = 2e pion seulement posé
second-move-may-flip = Le deuxième pion de Blanc peut aussi retourner l’un des deux noirs : nommez ce pion, ou le nouveau pour n’en retourner aucun.
    .phrase = 2e pion peut retourner
second-move-must-flip = Le deuxième pion de Blanc retourne aussi l’un des deux noirs : nommez ce pion.
    .phrase = 2e pion doit retourner

supply = Pions communs aux deux joueurs (pool), ou 32 pour chacun (own)
    .label = Pions
supply-pool = Les pions sont communs aux deux joueurs, et ne manquent jamais.
    .phrase = pions communs
supply-own = Chaque joueur a 32 pions, ceux de l’ouverture compris ; un joueur qui n’en a plus doit passer.
    .phrase = 32 pions chacun

on-pass = Quand un joueur ne peut pas jouer, la partie continue ou se termine
    .label = Passes
on-pass-continue = Un joueur qui ne peut pas jouer passe ; la partie se termine quand aucun des deux ne peut jouer.
    .phrase = passes permises
on-pass-end = La partie se termine dès que le joueur au trait n’a pas de coup légal.
    .phrase = fin à la première passe

goal = Le joueur qui a le plus ou le moins de pions gagne
    .label = But
goal-most = Le joueur qui a le plus de pions gagne, 64-0 si l’autre abandonne.
    .phrase = le plus de pions gagne
goal-fewest = Le joueur qui a le moins de pions gagne, 0-64 si l’autre abandonne.
    .phrase = le moins de pions gagne

count = Les cases vides comptent pour le joueur qui a le plus de pions (empties) ou pour personne (plain)
    .label = Décompte
count-empties = Les cases vides comptent pour le joueur qui a le plus de pions ; en cas de nulle, elles sont partagées.
    .phrase = cases vides à la majorité
count-plain = Seuls les pions sur l’othellier comptent.
    .phrase = pions seulement

handicap = Coins que Noir a dès le départ
    .label = Handicap
    .requirement = un handicap demande une ouverture fixe : avec l’ouverture au centre, l’othellier est vide au départ
handicap-0 = Sans handicap. Comme handicap, Noir peut avoir jusqu’à quatre coins au départ : a1, h8, h1, a8.
    .phrase = aucun
handicap-1 = Noir a le coin a1 au départ.
    .phrase = 1 coin
handicap-2 = Noir a les coins a1 et h8 au départ.
    .phrase = 2 coins
handicap-3 = Noir a les coins a1, h8 et h1 au départ.
    .phrase = 3 coins
handicap-4 = Noir a les quatre coins au départ.
    .phrase = 4 coins

othello = Encadrez en ligne droite des pions adverses pour les retourner ; on ne passe que si l’on ne peut pas jouer ; quand personne ne peut plus jouer, celui qui a le plus de pions gagne.
    .short = Encadrez des pions adverses pour les retourner ; on ne passe que faute de coup ; qui a le plus de pions gagne.
    .title = Othello
othello-mirrored = Les règles d’Othello, avec les quatre pions du départ inversés.
    .title = Othello, départ inversé
reversi = L’othellier est vide au départ : remplissez tour à tour les quatre cases centrales, puis jouez comme à Othello ; seuls les pions sur l’othellier comptent.
    .short = L’othellier est vide : d’abord le centre, tour à tour, puis comme à Othello ; seuls les pions comptent.
    .title = Reversi
reversi-32 = Reversi avec 32 pions chacun : un joueur qui n’en a plus doit passer, et l’adversaire continue à jouer.
    .title = Reversi, 32 pions chacun
reversi-first-pass = Reversi avec 32 pions chacun, et la partie se termine dès que le joueur au trait n’a pas de coup légal.
    .title = Reversi, fin à la 1re passe
reversi-may-flip = Reversi où le deuxième pion de Blanc peut aussi retourner un pion noir.
    .title = Reversi, 2e pion peut retourner
reversi-must-flip = Reversi où le deuxième pion de Blanc doit aussi retourner un pion noir.
    .title = Reversi, 2e pion doit retourner
anti = Les règles d’Othello, mais le joueur qui a le moins de pions gagne.
    .title = Anti-Othello

with = { $rules }, { $change }
listed = { $name } : { $about }
overrides = Options qui changent un système de règles :
to-play = Pour y jouer :       { $line }
with-a-change = Avec un changement : { $line }
