## Der Titel des Terminalfensters.

title = Othello: { $subject }, { $black }-{ $white }
title-with = Othello: { $subject }, { $black }-{ $white } ({ $activity })
viewed = nach Zug { $ply } von { $last }
turn = Zug { $number }, { $name } am Zug
won = { $winner } gewinnt
draw = Remis

## Was außer der Partie geschieht.

question = Frage
paused = Pause
help = Hilfe
record = Partiediagramm
progress = Fortschritt
why = warum?
ideas = Ideen
new-game = neue Partie
saved-games = gespeicherte Partien
review = Analyse
lines = Zugfolgen
explorer = Eröffnungen
comment = Kommentar
save-as = speichern unter
repairs = Korrekturen
scoresheet = Formular
connection = Verbindung
right = richtig
wrong = falsch
solution = Lösung
thinking = denkt nach
waiting = wartet
away = weg
