## L’enregistrement de la partie en cours, et les parties enregistrées.

mode = Dans la liste des parties
activity = parties enregistrées
mode-rename = En renommant
mode-save-as = Pendant l’enregistrement
activity-save-as = enregistrer sous

games = lister les parties enregistrées, ou celles qui contiennent ces mots
    .about = charger parties enregistrées ouvrir anciennes dernière_partie mes_parties où_sont_mes_parties parties_enregistrées reprendre_la_partie continuer_la_partie
    .usage = games ou games Anna tiger
    .key = ouvrir une partie enregistrée
    .hint = ouvrir
    .short = ouvrir une partie
games-with = chercher « { $words } » dans les parties enregistrées
filter =
    .key = filtrer les parties par noms, ouverture, coups, jour, résultat
    .hint = filtrer
open = ouvrir la partie enregistrée qui a ce numéro, ou le fichier à ce chemin
    .about = ouvrir
    .usage = open 2
    .key = ouvrir la partie choisie
    .hint = ouvrir
rename = donner un autre nom à la partie enregistrée qui a ce numéro
    .about = renommer
    .usage = rename 2 finale
    .key = renommer la partie choisie
    .hint = renommer
delete = supprimer la partie enregistrée qui a ce numéro, après confirmation
    .about = supprimer effacer
    .usage = delete 2 ou delete 2 yes
    .key = supprimer la partie choisie (avec confirmation)
    .hint = supprimer
save = enregistrer une copie de la partie, sous ce nom ou à ce chemin si vous en donnez un ; .sgf et .ggf choisissent le format, .svg, .png et .gif donnent des images
    .about = enregistrer sauvegarder copie exporter partager fichier sauver enregistrer_sous enregistrer_la_partie sauvegarder_la_partie sauver_la_partie
    .usage = save ou save finale.sgf
    .key = enregistrer une copie sous un nom
    .details = Un nom seul va dans le dossier des parties enregistrées, une image dans celui des images ; un chemin comme ~/final.png est suivi tel quel.
save-choice = { $form ->
    [png] une image de la position
    [gif] une image animée de la partie
    [svg] une image de la position pour l’impression, nette à toute taille
    [sgf] une partie pour d’autres logiciels de jeux de plateau
    [ggf] une partie comme l’écrivent les serveurs GGS
   *[pgn] une partie comme les parties enregistrées
}
    .about = { $form ->
        [png] image photo capture
        [gif] image animation film
        [svg] image dessin
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saving = Enregistrement de { $file }…
not-drawn = les images s’enregistrent en .png, .gif ou .svg, pas en { $ending }
not-written = les parties s’enregistrent en .pgn, .sgf ou .ggf, pas en { $ending }
saved-as = Enregistré : { $file }.
    .short = Enregistré : { $name }.
saved-without = Enregistré : { $file }, sans { $parts }.
renamed = Nouveau nom : { $file }.
deleted = Supprimée.
works-again = L’enregistrement marche à nouveau.
not-saved-as = Pas enregistré : { $why }.
not-saved = Impossible d’enregistrer cette partie ({ $why }). Vous pouvez continuer.
    .short = Pas enregistrée.
not-kept = La partie précédente n’est pas encore enregistrée ({ $why }).
    .short = Pas enregistrée.
sheet-not-kept = Cette feuille n’est pas encore gardée ({ $why }). Vous pouvez continuer.
still-saving = Le dernier changement s’enregistre encore.
unavailable = Cette partie ne sera pas enregistrée : { $why }.
unreadable = Nouvelle partie : { $why }.
damaged-game = Nouvelle partie. Celle qui était enregistrée est endommagée et a été mise de côté : { $why }.
damaged-sheet = La dernière feuille de partie est illisible : { $why }.
left-sheet = La feuille de partie d’une fenêtre fermée s’ouvre dans une deuxième fenêtre.
moved = { $games ->
    [one] La partie d’une fenêtre fermée est parmi les parties enregistrées.
   *[other] Les parties de { $games } fenêtres fermées sont parmi les parties enregistrées.
}
resumed = Reprise au coup { $move }.
cut-off = La fin de la partie enregistrée manque, peut-être avec des coups. Le fichier endommagé est gardé à côté du nouveau.

more-faults = { $faults ->
    [one] othello show signale encore { $faults } erreur du fichier.
   *[other] othello show signale encore { $faults } erreurs du fichier.
}
lost = La partie enregistrée n’aura pas ces éléments du fichier : { $parts }.
stated = { $moves ->
    [one] La valeur exacte d’un coup vient du fichier ; une analyse la remplace.
   *[other] Les valeurs exactes de { $moves } coups viennent du fichier ; une analyse les remplace.
}
more-games = { $games ->
    [one] { $games } autre partie suit dans le fichier ; `othello open FICHIER 2` ouvre la deuxième.
   *[other] { $games } autres parties suivent dans le fichier ; `othello open FICHIER 2` ouvre la deuxième.
}
many-games = Plus de { $games } parties suivent dans le fichier.

no-games = Aucune partie enregistrée.
no-other-games = Pas d’autre partie. Celle-ci s’enregistre pendant le jeu ; dès le quatrième coup, elle sera dans la liste quand vous en commencerez une autre.
    .short = Pas d’autre partie.
nothing-found = Aucune partie ne convient.
found = { $found } sur { $games }
cannot-rename = impossible de renommer la partie : { $why }
cannot-delete = impossible de supprimer la partie : { $why }
wrong-number = il faut le numéro d’une partie enregistrée, pas { $found } ; games les liste
no-path = { $name } est un chemin ; une partie enregistrée a un nom et reste dans son dossier
no-name = rename demande un numéro et un nom, par exemple : rename 2 finale
with-number = numéro { $number }
delete-question = Supprimer la partie enregistrée { $game } ? C’est définitif.
    .title = Supprimer
    .yes = Supprimer
    .no = Garder

damaged = endommagée
damaged-because = endommagée : { $why }
current-row = act.
linked-row = lien
no-date = sans date
won = { $name } gagne { $score }
draw = nulle { $score }
at-move = coup { $move }
at = au { $state }
saved-at = enregistrée { $time }
resume-with = pour la reprendre : { $command }
open-elsewhere = ouverte dans une autre fenêtre

title = Parties enregistrées
column = { $column ->
    [name] Nom
    [players] Joueurs
    [game] Partie
    [opening] Ouverture
    [result] Score
   *[saved] Date
}
new-name = Nouveau nom :
filter-label = Filtre :
save-as-title = Enregistrer sous
save-as = Enregistrer une copie sous :
without-name = Sans nom : { $name }
pictures = Autre format : .sgf ou .ggf ; image : .png, .svg ou .gif
only-at-terminal = il n’y a de parties enregistrées que dans un terminal

key-row = partie précédente, suivante
key-close = vider le filtre, ou fermer
    .hint = fermer
    .hint-instead = vider
key-keep = garder le filtre, et revenir aux touches de la liste
    .hint = terminer
key-clear = vider le filtre
    .hint = vider
key-name = renommer
    .hint = renommer
key-save = enregistrer
    .hint = enregistrer
key-leap = dix parties plus loin, première, dernière partie
other-window = Votre partie enregistrée est ouverte dans une autre fenêtre. Celle d’ici s’enregistre à part.
resumed-on-screen = { $resumed } Tapez n pour une nouvelle partie.
saved-resume = Partie enregistrée. Pour la reprendre : { $command }
saved-among-others = Partie enregistrée. Elle sera parmi les parties enregistrées : { $command }
more-settings = { $first } othello config en signale encore { $more }.
in-no-file = cette partie n’est dans aucun fichier :
