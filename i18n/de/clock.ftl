## Die Uhr und ihre Pause.

mode = In der Pause
activity = Pause

time = die Restzeit beider Spieler nennen
    .about = Uhr Bedenkzeit wie_viel_Zeit Restzeit
    .key = sehen, wie viel Zeit beide noch haben
pause = die Uhr anhalten oder die Computer, die gegeneinander spielen
    .about = Pause Uhr anhalten stoppen unterbrechen
    .key = die Uhr oder eine Partie zwischen Engines anhalten
    .hint = Pause
resume = fortsetzen
    .hint = weiter
    .button = Fortsetzen
continue = nach einer Pause fortsetzen oder alle Züge nach dem gezeigten zurücknehmen
    .usage = continue oder continue here
    .key = nach einer Pause oder von hier weiterspielen

times-left = Schwarz hat noch { $black }, Weiß noch { $white }.
no-clock = Diese Partie hat keine Uhr.
paused = Pause; continue setzt fort.
resumed = Fortgesetzt.
watched-paused = Pause. p setzt fort, Enter spielt einen Zug.
waiting = Die Uhr startet mit Ihrer nächsten Zeile.

is-paused = die Partie ist unterbrochen
    .line = die Partie ist unterbrochen; continue setzt sie fort
no-clock-to-pause = es läuft keine Uhr
    .screen = diese Partie hat keine Uhr zum Anhalten
already-paused = die Partie ist schon unterbrochen
not-paused = die Partie ist nicht unterbrochen
only-here = nach continue darf nur here stehen

title = Pause
head = Die Partie ist unterbrochen.
