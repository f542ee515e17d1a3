## Der Bericht: wie Partien ausgingen, und was ihre Züge gekostet haben.

report = Bericht: wie Ihre gespeicherten Partien ausgingen und was Ihre Züge kosteten, nach Farbe, Phase, Eröffnung und Gegner
    .key = ein Bericht über Ihre Partien
    .about = Statistik Schwächen Ergebnisse Bericht Wertung meine_Ergebnisse Erfolge
title = Bericht über Ihre Partien
unavailable = Es gibt keinen Bericht: { $error }.
no-games = Es gibt keine Partien für einen Bericht.

own = { $count ->
    [one] Ihre Partie
   *[other] Ihre { $games } Partien
}: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
of-player = { $count ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $player }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
all = { $count ->
    [one] 1 Partie
   *[other] { $games } Partien
}: Schwarz gewann { $black }, { $drawn } remis, Weiß gewann { $white }.
no-values = Noch keiner der { $moves } Züge hat einen Wert: Eine Analyse gibt ihnen Werte, ebenso othello report --depth 10.
all-valued = Ein Zug kostet im Mittel { $mean } Steine; { $errors } von { $moves } kosten zwei oder mehr.
some-valued = Ein Zug kostet im Mittel { $mean } Steine; { $errors } von { $valued } kosten zwei oder mehr. Nur { $valued } von { $moves } Zügen haben Werte (Partien mit Lücken: { $games }). othello report --depth 10 berechnet die fehlenden.
outcomes = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $draws } Remis und { $leads ->
    [one] 1 Vorsprung
   *[other] { $leads } Vorsprünge
}
nothing = nichts
own-given = Verschenkt: { $given }. Die Gegner haben nichts verschenkt.
turning-points = Verschenkt: { $given }. Von den Gegnern genutzt: { $taken } von { $offered }.
own-turning-points = Verschenkt: { $given }. Von den Gegnern: { $offered }; davon { $taken } genutzt.
lost-on-time = { $games ->
    [one] 1 Partie ging durch Zeitüberschreitung verloren.
   *[other] { $games } Partien gingen durch Zeitüberschreitung verloren.
}
other-rules = { $games ->
    [one] 1 Partie nach anderen Regeln zählt nicht.
   *[other] { $games } Partien nach anderen Regeln zählen nicht.
}

## Die Tabellen: Überschriften, Spaltenköpfe und Zeilen.

by-color = Nach Farbe
by-phase = Nach Phase
by-empties = Nach Leerfeldern
by-idea = Nach Idee
by-repertoire = Ihr Repertoire
by-known = Bekannte Partien
by-time = Nach Restzeit
by-opening = Nach Eröffnung ({ $openings })
by-opening-of-black = Nach Eröffnung, Schwarz ({ $openings })
costliest = Teure Eröffnungen
by-player = Nach Spieler ({ $players })
by-opponent = Nach Gegner ({ $players })
games = Partien
won = gew.
drawn = remis
lost = verl.
lead = Steine
loss = je Zug
moves = Züge
errors = Fehler
discs-lost = Verlust
share = Anteil
lately = letzte { $games }
black = Schwarz
white = Weiß
empties = { $from } bis { $to }
in-repertoire = darin
after-repertoire = danach
in-known = darin
after-known = danach
time-half = über 50 %
time-quarter = 25 bis 50 %
time-tenth = 10 bis 25 %
time-less = höchstens 10 %
no-name = ohne Namen
