## Les chiffres d’une partie dans le panneau, chacun avec son nom.

empty = { $squares ->
    [one] { $squares } vide
   *[other] { $squares } vides
}
mobility = Coups légaux
    .sides = Coups légaux (Noir en haut, Blanc en bas)
in-hand = En main
best-of = Au meilleur des { $games }
discs-in-match = Total des pions
balanced-opening = Ouverture équilibrée
centre-opening = Ouverture au centre
official = Score officiel
on-board = Sur l’othellier
official-count = { $score } officiel
board-count = { $board } sur l’othellier

next-game = n partie suivante
new-game = n nouvelle partie
lesson = { $key } leçon
review = j analyser

draw = nulle
wins = gagne
thinking = réfléchit
to-choose = choisit un pion
to-move = a le trait
cannot-move = ne peut pas jouer

errors = ?
disc-lead = Avance en pions
    .sides = Avance en pions (Noir en haut, Blanc en bas)
value-in-discs = Valeur en pions
    .sides = Valeur en pions (Noir en haut, Blanc en bas)
graphs = Courbes
pass = passe
