## Variantes, commentaires, signes et marques.

mode-comment = Dans un commentaire
activity-comment = commentaire

variation = lister les variantes d’ici, ou en montrer une
    .about = variante
    .usage = variation ou variation 2
    .key = lister les variantes d’ici, ou en voir une
up = revenir d’une variante là où elle commence
    .key = revenir d’une variante là où elle commence
comment = lire le commentaire du coup montré, ou l’écrire ; comment - l’enlève
    .about = commentaire commenter noter
    .usage = comment ou comment Une erreur.
    .key = commenter le coup montré
    .hint = commenter
    .hint-instead = tout lire
marks = lire les marques des cases, ou donner à une case la marque suivante, celle que vous indiquez (triangle, square, circle, cross) ou une étiquette ; marks d3 - l’enlève
    .about = marques triangle carré cercle croix
    .usage = marks, marks d3, marks d3 cross ou marks d3 A
    .key = mettre une marque sur une case
sign = donner au coup montré le suivant des signes ! ? !! ?? !? ?!, ou celui que vous indiquez ; sign - l’enlève
    .about = signe
    .usage = sign ou sign !?
    .key = donner au coup montré le signe suivant
promote = mettre la variante montrée avant la suite d’où elle part
    .key = mettre la variante en premier ; l’enlever
    .hint = promouvoir
remove = enlever la variante à partir du coup montré ; undo la ramène
    .about = enlever supprimer
previous =
    .key = coup précédent, suivant essayé ici
next =
    .hint = variante
    .hint-instead = autre suite

promoted = La variante vient maintenant en premier.
made-main = Cette variante est maintenant la partie ; les coups qu’elle remplace sont une variante.
removed = Variante enlevée.
    .screen = Variante enlevée. u la ramène.
restored = La variante est de retour.
commented = Commentaire ajouté.
uncommented = Commentaire enlevé.
too-long = Le commentaire est trop long pour être modifié ici.
breaks-line = Ctrl-J va à la ligne.
breaks-line-and-cancels = Ctrl-J va à la ligne, Échap annule.
nothing-marked = Rien n’est marqué.
no-comment = Il n’y a pas de commentaire ici.
no-square-marked = Aucune case n’est marquée ici.
marked = Marques : { $marks }.
label = étiquette { $label } en { $square }
shape = { $shape ->
    [triangle] triangle
    [square] carré
    [circle] cercle
   *[cross] croix
} en { $square }
signed = Le coup est marqué { $signs }.
comment-read = Commentaire : { $comment }
unread = { $count ->
    [one] Une variante illégale est gardée comme texte.
   *[other] { $count } variantes illégales sont gardées comme texte.
}
varied = { $line } : { $ply } { $turn }
start = Début
place = { $is-side ->
    [yes] Variante, coup { $plies } : { $square }{ $signs }
   *[no] Coup { $plies } : { $square }{ $signs }
}
list = Variante { $number }, coup { $before } : { $squares }.
list-with-value = Variante { $number }, coup { $before } : { $squares } ({ $value } pour { $player }, { $certainty }).
line = Variante au coup { $move }
none = Il n’y a pas de variantes.
none-here = Il n’y a pas de variantes ici, mais il y en a { $places }.
at-start = au début
after-move = après le coup { $move }

no-sibling = aucun autre coup n’a été essayé ici
no-such = { $variations ->
    [0] il n’y a pas de variante ici
    [one] il n’y a que { $variations } variante ici
   *[other] il n’y a que { $variations } variantes ici
}
not-yet = d’autres coups s’essaient ici une fois la partie terminée
no-variation = c’est la partie elle-même, pas une variante
wrong-number = il faut le numéro d’une variante, comme variation 1, pas { $found }
wrong-square = il faut une case, comme marks d3, pas { $found }
wrong-sign = il faut l’un des signes ! ? !! ?? !? ?!, pas { $found }

comment-on-game = Commentaire de la partie
comment-on-move = Commentaire du coup { $move }

key-keep = enregistrer le commentaire ; vide, il est enlevé
    .hint = garder
key-new-line = nouvelle ligne
    .hint = à la ligne
key-move = se déplacer dans le texte
key-erase = effacer la lettre avant, après le curseur
key-cancel = laisser le commentaire inchangé
    .hint = annuler
