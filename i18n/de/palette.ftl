mode = In der Liste der Befehle

title = Befehle
nothing = Kein Befehl passt. Züge wie d3c3 spielt Enter.
not-now = { $what } (jetzt nicht: { $why })
present = jetzt
applies = { $choice } (jetzt)

open = alle Befehle, nach Namen oder nach dem, was sie tun
    .hint = mehr
key-row = voriger, nächster Befehl; früher Ausgeführtes
key-complete = den Namen ergänzen oder was dahinter steht
    .hint = ergänzen
key-run = ausführen
    .hint = los
key-close = die Liste der Befehle schließen
    .hint = zu
