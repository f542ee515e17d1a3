## Die Regeln der Familie: die einzelnen Regeln (in der Reihenfolge des Dialogs), ihre Werte und die Regelwerke.

opening = Die Anordnung der ersten vier Steine
    .label = Eröffnung
opening-cross = Der Othello-Start: Weiß d4 und e5, Schwarz e4 und d5.
    .phrase = gekreuzter Start
opening-mirrored = Der Othello-Start gespiegelt: Schwarz d4 und e5, Weiß e4 und d5.
    .phrase = gespiegelter Start
opening-parallel = Schwarz d4 und d5, Weiß e4 und e5.
    .phrase = paralleler Start
opening-centre = Das Brett ist leer: Schwarz und Weiß setzen abwechselnd je zwei Steine auf die vier Felder der Mitte; keiner wird umgedreht.
    .phrase = leere Mitte

second-move = Die Wirkung des zweiten Steins von Weiß, wenn die Mitte anfangs leer ist
    .label = 2. Stein
    .requirement = eine Regel zum zweiten Stein braucht den Start mit leerer Mitte, bei dem Weiß einen zweiten Stein setzt
second-move-place = Der zweite Stein von Weiß wird gesetzt wie die anderen.
    .phrase = zweiter Stein nur gesetzt
second-move-may-flip = Der zweite Stein von Weiß darf auch einen der beiden schwarzen umdrehen: diesen Stein angeben, oder den neuen, um keinen umzudrehen.
    .phrase = zweiter Stein darf umdrehen
second-move-must-flip = Der zweite Stein von Weiß dreht auch einen der beiden schwarzen um: diesen Stein angeben.
    .phrase = zweiter Stein muss umdrehen

supply = Beide Spieler teilen sich einen Vorrat an Steinen (pool) oder haben je 32 (own)
    .label = Steine
supply-pool = Beide Spieler teilen sich einen Vorrat an Steinen, der nie ausgeht.
    .phrase = gemeinsamer Vorrat
supply-own = Jeder Spieler hat 32 Steine, die der Eröffnung mitgezählt; wer keinen mehr hat, muss passen.
    .phrase = je 32 Steine

on-pass = Wenn ein Spieler nicht ziehen kann, geht die Partie weiter oder endet
    .label = Passen
on-pass-continue = Wer nicht ziehen kann, passt; die Partie endet, wenn keiner mehr ziehen kann.
    .phrase = Passen erlaubt
on-pass-end = Die Partie endet, sobald der Spieler am Zug keinen gültigen Zug hat.
    .phrase = Ende beim ersten Passen

goal = Es gewinnt, wer die meisten oder die wenigsten Steine hat
    .label = Ziel
goal-most = Wer mehr Steine hat, gewinnt; gibt der andere auf, 64-0.
    .phrase = mehr Steine gewinnen
goal-fewest = Wer weniger Steine hat, gewinnt; gibt der andere auf, 0-64.
    .phrase = weniger Steine gewinnen

count = Leere Felder zählen für den Spieler mit mehr Steinen (empties) oder für keinen (plain)
    .label = Zählweise
count-empties = Leere Felder zählen für den Spieler mit mehr Steinen; bei einem Remis werden sie geteilt.
    .phrase = leere Felder zählen mit
count-plain = Nur die Steine auf dem Brett zählen.
    .phrase = nur Steine zählen

handicap = Ecken, die Schwarz von Anfang an besitzt
    .label = Vorgabe
    .requirement = Vorgabe-Ecken brauchen einen Start mit festen Steinen: bei leerer Mitte ist das Brett anfangs leer
handicap-0 = Keine Vorgabe. Schwarz kann als Vorgabe bis zu vier Ecken haben: a1, h8, h1, a8.
    .phrase = keine
handicap-1 = Schwarz beginnt mit der Ecke a1.
    .phrase = 1 Ecke
handicap-2 = Schwarz beginnt mit den Ecken a1 und h8.
    .phrase = 2 Ecken
handicap-3 = Schwarz beginnt mit den Ecken a1, h8 und h1.
    .phrase = 3 Ecken
handicap-4 = Schwarz beginnt mit allen vier Ecken.
    .phrase = 4 Ecken

othello = Wer gegnerische Steine in gerader Linie einschließt, dreht sie um; passen darf nur, wer nicht ziehen kann; kann keiner mehr ziehen, gewinnt, wer die meisten Steine hat.
    .short = Steine des Gegners in gerader Linie einschließen und umdrehen; passen nur ohne Zug; mehr Steine gewinnen.
    .title = Othello
othello-mirrored = Regeln von Othello, die vier Ausgangssteine vertauscht.
    .title = Othello, gespiegelter Start
reversi = Das Brett ist anfangs leer: abwechselnd die vier Felder der Mitte besetzen, dann weiter wie in Othello; nur die Steine auf dem Brett zählen.
    .short = Das Brett ist anfangs leer: erst die vier Mittelfelder im Wechsel, dann wie Othello; nur Steine zählen.
    .title = Reversi
reversi-32 = Reversi mit je 32 Steinen: Wer sie aufgebraucht hat, muss passen, während der Gegner weiterspielt.
    .title = Reversi, je 32 Steine
reversi-first-pass = Reversi mit je 32 Steinen, und die Partie endet, sobald der Spieler am Zug keinen gültigen Zug hat.
    .title = Reversi, Ende beim ersten Passen
reversi-may-flip = Reversi, bei dem der zweite Stein von Weiß auch einen schwarzen umdrehen darf.
    .title = Reversi, 2. Stein darf umdrehen
reversi-must-flip = Reversi, bei dem der zweite Stein von Weiß auch einen schwarzen umdrehen muss.
    .title = Reversi, 2. Stein muss umdrehen
anti = Regeln von Othello, aber wer weniger Steine hat, gewinnt.
    .title = Anti-Othello

with = { $rules }, { $change }
listed = { $name }: { $about }
overrides = Abweichungen von einem Regelwerk:
to-play = Zum Spielen:        { $line }
with-a-change = Mit einer Änderung: { $line }
