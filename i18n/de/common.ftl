color = { $color ->
    [black] Schwarz
   *[white] Weiß
}
raw = { $text }
game-over = die Partie ist zu Ende
game-ended = die Partie ist zu Ende
    .line = die Partie ist zu Ende; undo setzt sie fort
both = { $first } { $second }
takes-no-argument = nach { $command } darf nichts stehen
needs-argument = nach { $command } fehlt eine Angabe, etwa: { $usage }
only-yes = nach { $command } darf nur yes stehen
not-understood = { $line } ist weder Zug noch Befehl; help zeigt alle Befehle
and = { $before } und { $last }
longest-line = eine Zeile darf höchstens { $bytes } Bytes haben
and-more = { $sentence } (und { $more } weitere)
or = { $before } oder { $last }
comma = { ", " }
gap = { " " }
sentence = { $clause }.
explained = { $what }: { $text }
semicolon = { "; " }
quoted = „{ $text }“
