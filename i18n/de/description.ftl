## Stellung und Partie, vorgelesen oder gedruckt.

moves = sagen, wer am Zug ist, und die spielbaren Felder auflisten
board = das Brett zeichnen, einmal oder nach jedem Zug
    .usage = board oder board on, board off
row = eine Reihe des Bretts vorlesen, von a bis h
    .usage = row 4
column = eine Spalte des Bretts vorlesen, von 1 bis 8
    .usage = column d
square = sagen, was auf einem Feld liegt, was für ein Feld es ist und was ein Zug dort täte
    .usage = square d4
rules = die Regeln dieser Partie erklären oder andere
    .about = Regeln Anleitung Spielregeln Ziel wie_gewinnt_man wie_gewinne_ich
    .usage = rules oder rules anti
    .key = die Regeln dieser Partie oder andere erklären
    .short = die Regeln erklären
stats = Steine, Mobilität, äußere Steine, stabile Steine und Ecken zählen und die Eröffnung nennen
    .about = Steine zählen wie_viele_Steine Zählung Steine_zählen Steinzahl
    .key = Steine, Mobilität, stabile Steine und Ecken zählen
trend = die Kurven vorlesen: Steine, Mobilität und Werte nach Zügen
    .key = die Kurven in Worten vorlesen
diagram = das Brett mit den Nummern der Züge zeichnen
    .about = drucken Diagramm
    .key = das Brett mit den Nummern der Züge zeichnen
position = die Stellung als 64 Zeichen von a1 bis h8 ausgeben und sagen, wer am Zug ist
    .key = das Brett als 64 Zeichen ausgeben
transcript = die Züge als ein Wort ausgeben
    .key = die Züge als ein Wort ausgeben

# $page (Word)
page-title = { $page ->
    [answer] Antwort
    [rules] Regeln
    [stats] Die Stellung in Zahlen
    [trend] Der Verlauf der Partie
    [diagram] Diagramm
    [transcript] Züge
   *[position] Stellung
}
only-on-or-off = nach board darf nur on oder off stehen
no-row = erwartet wurde eine Reihe von 1 bis 8, nicht { $found }
no-column = erwartet wurde eine Spalte von a bis h, nicht { $found }
no-square = erwartet wurde ein Feld von a1 bis h8, nicht { $found }
no-rules = unbekannte Regeln { $found }: { $known }

board-on = Das Brett wird nach jedem Zug gezeichnet.
board-off = Das Brett wird nur gezeichnet, wenn Sie board eingeben.

row-read = Reihe { $row }: { $squares }.
column-read = Spalte { $column }: { $squares }.
empty = leer
legal-move = gültiger Zug
can-be-flipped = { $color } (umdrehbar)
can-flip-none = { $color } (wählen, um keinen umzudrehen)
square-read = { $square }: { $facts }.
square-read-with-replies = { $square }: { $facts }. { $replies }
a-corner = eine Ecke
a-c-square = ein C-Feld
an-x-square = ein X-Feld
stable = stabil
a-legal-move = ein gültiger Zug
a-legal-move-that-flips = { $count ->
    [one] ein gültiger Zug, der 1 Stein umdreht, { $discs }
   *[other] ein gültiger Zug, der { $count } Steine umdreht, { $discs }
}
not-legal = kein gültiger Zug
would-pass = { $player } müsste passen.
replies = Antworten von { $player }: { $replies }.
reply = { $square } dreht { $count } um

counted-discs = Steine: { $discs }
mobility = Mobilität (gültige Züge): Schwarz { $black }, Weiß { $white }.
frontier = Äußere Steine (neben einem leeren Feld): Schwarz { $black }, Weiß { $white }.
stable-discs = Stabile Steine (mindestens): Schwarz { $black }, Weiß { $white }.
corners = Ecken: Schwarz { $black }; Weiß { $white }.
no-corners = keine
opening = Eröffnung: { $name }.
no-opening = Die Eröffnung hat keinen Namen.
lead = Steinvorsprung: der von Schwarz über der Linie, der von Weiß darunter; + alle 10 Züge

discs-by-move = Steine, Schwarz zu Weiß: { $values }.
mobility-by-move = Mobilität, Schwarz zu Weiß: { $values }.
values-by-move = Werte für Schwarz: { $values }.
no-values = Werte: keine, die Partie ist nicht analysiert; review analysiert sie.
unknown = unbekannt
both-colors = { $black } zu { $white }
at-start = Anfang { $value }
after-move = Zug { $number }, { $value }
