## Die Zahlen der Partie im Seitenfeld, jede mit Bezeichnung.

empty = { $squares } leer
mobility = Gültige Züge
    .sides = Gültige Züge (Schwarz oben, Weiß unten)
in-hand = Vorrat
best-of = Best of { $games }
discs-in-match = Steine gesamt
balanced-opening = Ausgeglichen
centre-opening = Leere Mitte
official = Offiziell
on-board = Auf dem Brett
official-count = { $score } offiziell
board-count = { $board } auf dem Brett

next-game = n nächste Partie
new-game = n neue Partie
lesson = { $key } Lektion
review = j Analyse

draw = Remis
wins = gewinnt
thinking = denkt
to-choose = wählt den Stein
to-move = am Zug
cannot-move = muss passen

errors = ?
disc-lead = Steinvorsprung
    .sides = Steinvorsprung (Schwarz oben, Weiß unten)
value-in-discs = Wert in Steinen
    .sides = Wert in Steinen (Schwarz oben, Weiß unten)
graphs = Kurven
pass = pass
