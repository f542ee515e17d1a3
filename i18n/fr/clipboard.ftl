transcript = copier le transcript de la partie, ou la position de départ s’il n’y a pas encore de coups
    .about = exporter partager presse-papiers copier
    .key = copier le transcript
position = copier la position
    .about = fen
    .key = copier la position

transcript-copied = Transcript de { $moves ->
    [one] { $moves } coup copié
   *[other] { $moves } coups copié
}.
position-copied = Position copiée.
no-moves = il n’y a pas encore de coups à copier
if-allowed = À coller, si votre terminal laisse les programmes copier.
in-tmux = Dans tmux, collez avec le préfixe et ].
not-in-tmux = tmux n’a pas accepté le texte.
