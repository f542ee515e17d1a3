## Das Buch: Werte gesuchter Stellungen, die bleiben.

book = sagen, was Ihr Buch hier weiß, oder die Engine zehn Stellungen dafür berechnen lassen
    .screen = zeigen, was Ihr Buch hier weiß, oder die Engine im Hintergrund daran arbeiten lassen
    .about = Eröffnungsbuch Buch bekannte Werte Gedächtnis vertiefen
    .usage = book oder book deepen, deepen 2, stop, open
    .key = sehen, was Ihr Buch über diese Stellung weiß, oder es wachsen lassen
    .details = deepen sucht die beste Zugfolge von hier aus und Abweichungen, die höchstens einen Stein kosten oder so viele, wie Sie angeben; jede Stellung bleibt erhalten. Zeilen aus einer Pipe nutzen Ihr Buch erst nach „book open“
here = Ihr Buch: { $moves }. Am besten ist { $line }.
    .short = { $moves }.
nothing-known = Ihr Buch hat hier nichts; :book deepen lässt die Engine daran arbeiten.
begun = Die Engine arbeitet an Ihrem Buch; :book stop beendet es.
done = { $searched } berechnet, noch mindestens { $left }
done-of = { $searched } von { $most } berechnet
deepening = Ihr Buch: { $done }; { $found }. :book stop beendet es.
    .short = Ihr Buch: { $done }.
    .line = Ihr Buch: { $done }; { $found }.
waiting = Ihr Buch: { $searched } berechnet; weiter, sobald die Engine frei ist. :book stop beendet es.
    .short = Ihr Buch wartet auf die Engine.
stopped = Ihr Buch: { $searched ->
    [one] 1 Stellung
   *[other] { $searched } Stellungen
} berechnet.
failed = Ihr Buch: { $error }.
question = Einen Blick ins Buch werfen? Ihr Gegner sieht es auch.
no-book = hier ist kein Buch offen; „book open“ öffnet Ihres
unwanted = das Buch ist in den Einstellungen abgeschaltet (book = false)
opened = Ihr Buch ist offen: Ab jetzt zählen seine Werte, und was tief berechnet ist, bleibt erhalten.
not-deepening = die Engine arbeitet nicht am Buch
no-discs = erwartet wurde eine Zahl von Steinen (0 bis 64), nicht { $found }
unknown = erwartet wurde deepen, deepen 2, stop oder open, nicht { $found }
other-rules = das Buch kennt nur Stellungen nach den Regeln von Othello

off = das Buch ist in den Einstellungen abgeschaltet; --book nennt eines
contents = { $file }: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, { $size } KiB.
exact = { $positions } exakt
estimated = { $positions } mit Tiefe { $depth }
unsearched = { $positions } aus späteren Stellungen
after-moves = { $positions } nach { $from } bis { $to } Zügen
taking-in = { $positions ->
    [one] 1 Stellung gelesen
   *[other] { $positions } Stellungen gelesen
}
merged = { $file }: { $new ->
    [one] 1 neue Stellung
   *[other] { $new } neue Stellungen
}, { $deeper } tiefer berechnet als vorher.
passed = { $positions ->
    [one] 1 Stellung ohne Zug wurde ausgelassen.
   *[other] { $positions } Stellungen ohne Zug wurden ausgelassen.
}
exported = { $file }: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}.
exists = { $file } gibt es schon; --replace ersetzt die Datei
itself = { $file } ist das Buch selbst; eine andere Datei angeben
nothing-here = das Buch hat keinen Zug in dieser Stellung
nothing-at-start = das Buch hat keinen Zug in der Anfangsstellung; die Züge nennen, nach denen es beginnt: --moves f5d6c3
title = Zugfolgen des Buchs
comment = Wert { $value } für { $mover }, { $certainty }.
searching = { $done }; { $line }: { $value }, { $certainty }; Strg-C beendet es
deepened = { $searched ->
    [one] 1 Stellung
   *[other] { $searched } Stellungen
} berechnet.
best = Am besten ist { $line }: { $value }, { $certainty }.
