mode = In der Liste der Befehle

title = Befehle
nothing = Kein passender Befehl. Enter spielt Züge wie d3c3.
not-now = { $what } (jetzt nicht: { $why })
present = jetzt
applies = { $choice } (jetzt)

enter-does-it = Enter führt es aus. Esc lässt alles, wie es ist.

open = alle Befehle, nach Namen oder nach dem, was sie tun
    .about = Palette Befehlsliste Befehle Doppelpunkt
    .hint = mehr
key-row = voriger, nächster Befehl; zuletzt ausgeführte
key-complete = den Befehl oder sein Argument ergänzen
    .hint = ergänzen
key-run = ausführen
    .hint = los
key-close = die Liste der Befehle schließen
    .hint = zu

fill-words = als am ändern wechseln an auf aus bei bin bitte da dann das dem den der des die dies ein eine einem einen einer es für gegen habe hat ich im in ist kann machen man mein meine meinen mich mir mit möchte nach oder sich sie und von was wer wie wo will zu zum zur
