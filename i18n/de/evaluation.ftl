hint = Tipp: wo man hinsehen sollte; noch einmal: der beste Zug; noch einmal: was jeder Zug kostet
    .about = Tipp Hilfe Rat bester_Zug Vorschlag
    .usage = hint
    .key = Tipp: wo man hinsehen sollte, dann der beste Zug, dann, was jeder Zug kostet
    .hint = Tipp
evaluate = alle gültigen Züge auflisten, den besten zuerst, mit Wert und Verlust
    .about = wer führt gewinnt Werte Bewertung wer_führt wer_gewinnt wer_liegt_vorn Stellungsbewertung
    .screen = in jeder Stellung zeigen, was jeder gültige Zug kostet
    .usage = evaluate
    .key = den Wert jedes gültigen Zugs sehen

evaluating = Die Züge werden bewertet.
    .short = Bewertung läuft.
started = Die Engine bewertet die Züge.
hidden = Die Werte der Engine sind ausgeblendet.
are-scores = Die Felder zeigen jetzt Werte: Steine für den Spieler am Zug.
wait = Die Werte kommen, sobald die Engine frei ist.
question = Zeigen, was die Engine von jedem Zug hält?
    .title = Engine
    .yes = Zeigen
    .no = Ohne sie weiterspielen

only-move = Es gibt nur einen gültigen Zug.
all-good = { $moves ->
    [2] Beide Züge sind etwa gleich gut.
   *[other] Alle { $moves } Züge sind etwa gleich gut.
}
some-good = { $good ->
    [one] Ein Zug ist besser als die anderen.
   *[other] { $good } der { $legal } Züge sind etwa gleich gut.
}
look = { $where ->
    [corners] Achten Sie auf die Ecken.
    [top] Achten Sie auf die obere Kante.
    [bottom] Achten Sie auf die untere Kante.
    [left] Achten Sie auf die linke Kante.
    [right] Achten Sie auf die rechte Kante.
    [upper-left] Suchen Sie links oben.
    [upper-right] Suchen Sie rechts oben.
    [lower-left] Suchen Sie links unten.
    [lower-right] Suchen Sie rechts unten.
    [upper-half] Suchen Sie in der oberen Hälfte.
    [lower-half] Suchen Sie in der unteren Hälfte.
    [left-half] Suchen Sie in der linken Hälfte.
   *[right-half] Suchen Sie in der rechten Hälfte.
}

head = { $mover } hat { $count ->
    [one] 1 gültigen Zug
   *[other] { $count } gültige Züge, der beste zuerst
}, { $certainty }.{ $sign }
move = { $square }: { $value } für { $mover }, { $loss }.

locked = die Engine ist gesperrt, damit die Partie fair bleibt
busy = die Engine sucht gerade einen Zug; danach noch einmal fragen
failed = die Züge konnten nicht bewertet werden: { $error }
