## Die Partie und ihre Bedingungen, für alle, die sie nicht sehen.

greeting = Einen Zug eingeben, etwa d3, oder help für alle Befehle.
rules = Regeln: { $rules }.
balanced = Ausgeglichene Eröffnung { $opening }.
match-game = Partie { $game }, Best of { $games }.
clock = Bedenkzeit: { $control }.
nameless = Die Spieler haben keine Namen.
plays = { $name } spielt { $color }.
play = { $black } spielt Schwarz, { $white } spielt Weiß.
timed-turn = { $turn } { $color } hat noch { $time }.
next-game = { $result } { $score } new beginnt die nächste Partie.
match-over = { $result } { $score }
no-moves = Noch kein Zug gespielt. { $turn }
before-moves = Vor Zug 1 von { $last }: { $turn }
after-move = Nach Zug { $move } von { $last }: { $ply } { $turn }
in-variation = { $line }, nach Zug { $move } von { $last }: { $ply } { $turn }
