transcript = die Mitschrift kopieren; ohne Züge die Stellung
    .about = Export exportieren teilen
    .key = Mitschrift kopieren
position = die Stellung kopieren
    .about = fen Diagramm
    .key = die Stellung kopieren

transcript-copied = Mitschrift kopiert: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
position-copied = Stellung kopiert.
no-moves = noch kein Zug zum Kopieren da
if-allowed = Einfügen geht, wenn Ihr Terminal das Kopieren erlaubt.
in-tmux = tmux fügt es mit Präfix und ] ein.
not-in-tmux = tmux hat den Text nicht angenommen.
