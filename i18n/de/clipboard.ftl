transcript = die Mitschrift der Partie kopieren; hat sie keine Züge, die Anfangsstellung.
    .about = Export exportieren teilen
    .key = Mitschrift kopieren
position = die Stellung kopieren.

transcript-copied = Mitschrift kopiert: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
position-copied = Stellung kopiert.
no-moves = noch kein Zug zum Kopieren da
