## Die Seite eines Gasts im Browser.

lang = de
language = Sprache
no-script = Diese Seite braucht JavaScript.
wrong-host = Unter diesem Namen ist dieser Rechner hier nicht bekannt. Öffnen Sie den Link so, wie er geschickt wurde; oder der Gastgeber fügt --tunnel und die Adresse hinzu, die Sie benutzen.
connecting = Verbinden …
lost = Verbindung abgerissen. Neuer Versuch …
lost-long = Dauert es an, bitten Sie um den neuen Link: Die Partie und Ihr Platz bleiben.
your-name = Ihr Name
play = Spielen
watch = Zuschauen
rules = Regeln
board = Brett
more = Mehr
tap-again = Noch einmal auf das Feld tippen, um dort zu setzen.
one-tap = Mit einmaligem Tippen setzen, ohne vorher zu zeigen, was umgedreht wird
sound = Ton, wenn Sie am Zug sind
vibration = Vibrieren, wenn Sie am Zug sind
moves = Züge

invites = { $other } lädt Sie zu einer Partie ein
each-has = Beide haben { $time } auf der Uhr{ $increment ->
    [0] .
   *[other] , dazu { $increment } s für jeden Zug.
}
elsewhere = Die Partie ist in einem anderen Tab geöffnet.
play-here = Hier spielen
host-left = { $at-start } ist gegangen. Die Partie ist gespeichert und geht hier weiter, sobald { $other } zurück ist.

title = { $what } – Othello
no-game = Die Partie hat noch nicht begonnen.
paused = Pause
your-move = Sie sind am Zug
your-choice = Stein zum Umdrehen wählen
to-move = { $player } am Zug
you = Sie
discs-left = { $discs ->
    [1] noch 1 Stein
   *[other] noch { $discs } Steine
}

square = { $square }, { $state }
playable = { $square }, gültiger Zug, dreht { $discs } um
hidden = verdeckt

not-answered = { $other } hat noch nicht geantwortet.
undone = Zurückgenommen: { $squares }.
nothing-to-undo = Sie haben keinen Zug zum Zurücknehmen.
left = Sie haben die Partie verlassen. Der Link führt Sie zurück.

undo = Zurücknehmen
pause = Pause
resume = Fortsetzen
resign = Aufgeben
rematch = Revanche
next-game = Nächste Partie
withdraw = Anfrage zurückziehen
leave = Verlassen
share = Zum Zuschauen einladen
shared = Bei dieser Partie Othello zuschauen
link-copied = Der Link zum Zuschauen ist kopiert. Schicken Sie ihn, wem Sie möchten.
ask-leave = Die Partie verlassen? Der Link führt Sie zurück.
    .yes = Verlassen
    .no = Bleiben
unknown-link = Dieser Link ist unvollständig oder gilt nicht mehr. Prüfen Sie ihn, oder bitten Sie um einen neuen.
