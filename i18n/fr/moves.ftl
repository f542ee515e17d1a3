undo = annuler le dernier coup, ou un abandon ou une perte au temps
    .about = annuler reprendre erreur reprendre_un_coup retour revenir_en_arrière reprendre_mon_coup reprendre_le_coup défaire
    .usage = undo
    .key = annuler un coup
    .hint = annuler
redo = rejouer le dernier coup annulé
    .about = rétablir rejouer
    .key = rétablir un coup
    .hint = rétablir
resign = abandonner pour le joueur qui a le trait
    .about = abandonner perdu j_abandonne abandon je_me_rends
    .usage = resign
    .key = abandonner
    .hint = abandonner

redone = Rétabli : { $ply }
    .line = Rétabli : { $named }.
undone = Annulé : { $ply }.
goes-on = Annulé. La partie continue.
returned = Retour au coup actuel. Tapez encore u pour l’annuler.
    .line = Retour au coup actuel. Tapez encore undo pour l’annuler.

ask-undo = { $plies ->
    [one] Annuler le dernier coup ? Le temps passé n’est pas rendu.
   *[other] Annuler les { $plies } derniers coups ? Le temps passé n’est pas rendu.
}
    .title = Annuler
    .yes = Annuler
    .no = Garder
ask-resign = Abandonner pour { $name } ?
    .title = Abandon
    .yes = Abandonner
    .no = Continuer à jouer
ask-replace = Remplacer le dernier coup par { $square } ? Le temps passé n’est pas rendu.
    .title = Autre coup
    .yes = Remplacer
    .no = Annuler
ask-branch = Jouer { $square } ici ?{ $fate ->
    [saved] { " " }La partie avec { $later ->
        [one] le coup suivant
       *[other] les { $later } coups suivants
    } sera enregistrée.
   *[unsaved] { " " }{ $later ->
        [one] Le coup suivant ne peut pas être enregistré
       *[other] Les { $later } coups suivants ne peuvent pas être enregistrés
    } pour le moment.
}
    .title = Autre coup
    .yes = Jouer
    .no = Annuler
ask-variation = C’est une position antérieure. Essayer { $square } ici, comme variante ? La partie elle-même reste au coup { $played }.
    .title = Variante
    .yes = Essayer
    .no = Annuler

nothing-to-undo = il n’y a pas de coup à annuler
nothing-to-redo = il n’y a pas de coup à rétablir
nobody-here = personne à ce clavier ne joue dans cette partie

key-square = jouer cette case : d3
play-focus = jouer la case sous le curseur ou le pointeur
key-play = jouer la case sous le curseur ou le pointeur
    .hint = jouer
    .hint-instead = leçon
key-legal = coup légal suivant, précédent
    .hint = suivant
