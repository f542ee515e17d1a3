transcript = die Mitschrift der Partie kopieren oder, wenn sie keine Züge hat, die Stellung am Anfang.
    .about = Export exportieren teilen
    .key = Mitschrift kopieren
position = die Stellung kopieren.

transcript-copied = Mitschrift kopiert: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
position-copied = Stellung kopiert.
no-moves = es gibt noch keine Züge zu kopieren
