## Les touches : leurs noms, les titres au-dessus d’elles, et ce qu’elles font en plusieurs endroits.

name = { $key ->
    [Enter] Entrée
    [Esc] Échap
    [Space] Espace
    [Backspace] RetArr
    [Delete] Suppr
    [Left] Gauche
    [Right] Droite
    [Up] Haut
    [Down] Bas
    [Home] Début
    [End] Fin
    [PageUp] PagePréc
    [PageDown] PageSuiv
    [PgUp] PgPréc
    [PgDn] PgSuiv
    [Shift-Tab] Maj-Tab
   *[other] { $key }
}
with-ctrl = Ctrl-{ $key }
arrows = flèches
click = clic
wheel = molette
any-of = une de { $keys }
then = puis { $keys }

group-play = Jouer
group-browse = Parcourir
group-study = Étudier
group-games = Parties
group-read = Lire
group-screen = Écran

mode-board = Sur l’othellier
mode-any = Partout
mode-record = Dans le diagramme et les courbes
mode-question = À une question
mode-filter = Pendant le filtrage
mode-text = Dans un texte

cursor = déplacer le curseur
line = ligne précédente, suivante
erase = effacer un caractère ; Ctrl-W un mot, Ctrl-U tout
cancel = annuler
    .hint = annuler
close = fermer
    .hint = fermer
scroll = défiler
    .hint = défiler
yes = oui (pour abandonner, supprimer ou répondre à l’autre joueur : y uniquement)
    .hint = oui
no = non (à une question que vous n’avez pas provoquée : n uniquement)
    .hint = non
escape = fermer la fenêtre, ou oublier la colonne tapée ; ne quitte jamais
at-once = quitter aussitôt, suspendre, redessiner
at-once-without-jobs = quitter aussitôt, redessiner
browse = parcourir la partie
    .hint = parcourir
ends = au début, au coup actuel
pages = diagramme, courbes
