## La feuille de partie : les numéros d’une partie tels qu’ils sont sur le papier, tapés, vérifiés et enregistrés.

mode = Dans la feuille de partie
activity = feuille de partie
mode-heading = Dans l’en-tête de la feuille
mode-repairs = Aux réparations de la feuille

sheet = montrer la feuille de partie que l’on saisit, ou la changer ; help sheet dit tout
    .about = feuille partie papier transcription saisir
    .usage = sheet, sheet row 1 41 37 28 30 33 29 54 53 ou sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43 : les numéros de la ligne 3, avec - pour une case vide ; les lignes 4 et 5 en ont six, sans les pions du départ.
        sheet f5 1 : le numéro d’une case ; sheet f5 - l’efface, sheet clear les efface tous.
        sheet + f5, sheet - f5 : un de plus ou de moins pour le numéro de f5 et tous les plus grands.
        sheet faults : les numéros qui manquent ou sont en double, et le premier qui est illégal.
        sheet board : l’othellier tant que la feuille est légale.
        sheet undo, sheet redo : annule un changement, ou le rétablit.
        sheet black Ada, white, event, round, date, score : ce qui est écrit au-dessus des numéros.
        sheet save : enregistre la partie, et commence la feuille suivante du tournoi ; en cas d’erreur, propose des réparations.
        sheet repair 1 : prend la première réparation.
        sheet save anyway : enregistre les coups avant l’erreur.
    .key = feuille de partie : saisir une partie notée sur papier
undo =
    .key = annuler, rétablir un changement de la feuille
    .hint = annuler
redo = rétablir un changement de la feuille
save =
    .key = enregistrer la partie ; en cas d’erreur, des réparations sont proposées
    .hint = sauver
clear =
    .key = effacer tous les numéros
choose =
    .key = prendre la réparation, ou enregistrer les coups avant l’erreur
    .hint = prendre
more =
    .key = un de plus, un de moins pour ce numéro et tous les plus grands
less =
    .key = un de moins pour ce numéro et tous les plus grands

title = Feuille de partie
heading-title = Noms et tournoi

empty = Tapez chaque numéro là où il est sur le papier.
legal = Les { $moves } coups sont tous légaux : { $score }.
legal-as-stated = Les { $moves } coups sont tous légaux : { $score }, comme indiqué.
goes-on = { $moves ->
    [one] { $moves } coup est légal. La partie continue.
   *[other] { $moves } coups sont légaux. La partie continue.
}
fault = { $moves ->
    [0] { $fault }
    [one] { $moves } coup est légal. { $fault }
   *[other] { $moves } coups sont légaux. { $fault }
}
other-score = La partie finit par { $score }, et non { $stated } comme indiqué.
changed = { $state }
numbers = { $typed ->
    [one] { $typed } numéro
   *[other] { $typed } numéros
} sur { $all }.
missing = À trouver : { $numbers }.
twice = En double : { $numbers }.
too-large = Hors limite : { $numbers }.
many = { $count } numéros
place = { $number } est en { $squares }.
signs = = double, ! illégal, > hors limite
no-heading = n  noms, tournoi, date, score
round = ronde { $round }
about-field = { $field ->
    [Black] Qui joue Noir et commence.
    [White] Qui joue Blanc.
    [Event] Le tournoi. La feuille suivante a le même.
    [Round] La ronde. La feuille suivante a la même.
    [Date] Le jour, comme 2026.11.21. La feuille suivante a le même.
   *[Score] Le score officiel, comme 34-30. Les réparations qui y mènent viennent d’abord.
}

no-repairs = Aucune réparation trouvée : relisez le papier.
how-to-repair = Tapez sheet repair 1 pour prendre la première.
anyway = { $moves ->
    [one] enregistrer le coup avant l’erreur
   *[other] enregistrer les { $moves } coups avant l’erreur
}
    .line = { $moves ->
        [one] Tapez sheet save anyway pour enregistrer le coup avant l’erreur.
       *[other] Tapez sheet save anyway pour enregistrer les { $moves } coups avant l’erreur.
    }
anyway-with = l’enregistrer telle quelle, avec { $score }
    .line = Tapez sheet save anyway pour l’enregistrer telle quelle, avec { $score }.
repaired = Réparée. { $repair }.
    .line = Réparée. { $repair }. { $state }

saved = Feuille finie. :sheet commence la feuille suivante, j analyse cette partie.
    .short = Feuille finie. :sheet commence la suivante.
    .line = Feuille finie. Tapez sheet pour la suivante, review pour analyser cette partie.
finished = La feuille est finie, et sa partie est sur l’othellier. Tapez sheet pour la suivante.
saved-aside = Feuille finie. :sheet commence la feuille suivante.
    .line = Feuille finie. Tapez sheet pour la suivante.

disc = { $square } a un pion du départ
no-number = { $square } n’a pas de numéro
nothing-to-undo = rien n’a été changé sur la feuille
nothing-to-redo = aucun changement de la feuille n’a été annulé
no-numbers = la feuille n’a pas encore de numéros
only-repairs = { $repairs ->
    [0] aucune réparation n’est proposée pour cette feuille
    [one] il n’y a que { $repairs } réparation
   *[other] il n’y a que { $repairs } réparations
}
nothing-legal = aucun coup avant l’erreur ne peut se jouer
unknown = option inconnue de sheet : { $found } ; tapez help sheet
wrong-row = il faut le numéro d’une ligne, 1 à 8, pas { $found }
wrong-cells = il faut { $cells } numéros pour la ligne { $row }, avec - pour une case vide, pas { $found }
wrong-number = il faut un numéro de 1 à 99, ou - pour aucun, pas { $found }
wrong-square = il faut une case, comme f5, pas { $found }

key-digits = numéro de la case ; le deuxième chiffre passe à la suivante
key-move = aller à une autre case
key-next = case suivante
key-erase = effacer le dernier chiffre, le numéro
key-fault = erreur suivante, précédente : un numéro faux, ou absent
    .hint = erreur
key-names = noms, tournoi, ronde, date et score officiel
    .hint = noms
key-close = fermer ; la feuille est gardée
    .hint = fermer
key-next-line = ligne suivante ; après la dernière, les numéros
    .hint = suivante
key-numbers = retour aux numéros
    .hint = numéros
key-choice = choix précédent, suivant
