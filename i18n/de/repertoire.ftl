## Das Repertoire: die Eröffnungen, die ein Spieler spielen will.

repertoire = zeigen, was sich mit Ihren Eröffnungen tun lässt: abfragen, aus Partien oder Zug für Zug anlegen, einen Zug aufnehmen
    .usage = repertoire oder repertoire train, train black, here, games black, opening tiger, openings black, play black, add, add d6
    .about = Repertoire Eröffnung Eröffnungen lernen üben trainieren Eröffnungstraining
    .key = Ihre Eröffnungen üben: hier anlegen und abfragen
add-selected =
    .key = den gewählten Zug ins Repertoire aufnehmen
    .hint = aufnehmen

here = Ihr Repertoire für { $color }: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}. { $here }
ends-here = Es endet hier.
no-move-here = Es hat hier keinen Zug.
you-play = Sie spielen { $moves }.
has-answer = Es hat eine Antwort auf { $moves }.
commented = { $square } ({ $comment })
added = { $square } steht jetzt in Ihrem Repertoire für { $color }.
there-already = { $square } steht schon in Ihrem Repertoire für { $color }.
called-wrong = Laut Ihrer Datei ist { $square } falsch; sie bleibt, wie sie ist.
failed = Ihr Repertoire: { $error }.

you-left = Sie haben Ihr Repertoire bei Zug { $move } verlassen: { $square } (Ihr Zug: { $yours }) kostet { $loss ->
    [none] nichts
   *[some] { $loss }
}.
    .short = Verlassen bei { $move }: { $square } -{ $brief } ({ $yours }).
you-left-as = Mit { $color } haben Sie Ihr Repertoire bei Zug { $move } verlassen: { $square } (Ihr Zug: { $yours }) kostet { $loss ->
    [none] nichts
   *[some] { $loss }
}.
    .short = Verlassen bei { $move }: { $square } -{ $brief } ({ $yours }).
game-left = Die Partie verließ Ihr Repertoire bei Zug { $move } mit { $square }.
    .short = Verlassen bei { $move }: { $square }.
ended = Ihr Repertoire endete nach Zug { $move }.
    .short = Repertoire bis { $move }.

no-square = erwartet wurde ein Feld, nicht { $found }
unknown = erwartet wurde train, here, opening tiger, games, openings oder play mit einer Farbe, add oder add d6, nicht { $found }
none-yet = Sie haben noch kein Repertoire.
ways = „repertoire train“ fragt es ab; „repertoire games black“ macht eines aus Ihren Partien, „repertoire openings black“ aus dem, was ab hier gespielt wurde, „repertoire play black“ aus den Zügen, die Sie von jetzt an spielen.
choice-train = abfragen: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}
choice-color = { $color }: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}
choice-here = ab dieser Stellung abfragen
choice-opening = eine bekannte Eröffnung lernen
choice-games = eines aus Ihren gespeicherten Partien anlegen
choice-openings = eines aus dem anlegen, was ab dieser Stellung gespielt wurde
choice-play = eines Zug für Zug anlegen: was Sie spielen, wird aufgenommen
choice-play-ends = nicht mehr aufnehmen, was Sie spielen
choice-add = { $moves ->
    [one] den Zug auf dem Brett aufnehmen
   *[other] die { $moves } Züge auf dem Brett aufnehmen
}
choice-as = mit { $color }
being-made = Ihr Repertoire für { $color } entsteht …
merged = Ihr Repertoire für { $color } hat jetzt { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, { $new ->
    [0] keine davon neu
   *[other] { $new } davon neu
}, aus: { $games }. :repertoire train fragt sie ab.
opening-added = { $new ->
    [0] { $name }: ist schon ganz im Repertoire.
    [one] { $name }: 1 Stellung ist neu im Repertoire.
   *[other] { $name }: { $new } Stellungen sind neu im Repertoire.
}
no-own-games = Noch keine eigene Partie mit { $color }: die gegen eine Stufe zählen; :mine { $color ->
    [black] black
   *[white] white
} macht die auf dem Brett zur eigenen.
no-games-here = Keine der Partien kam in diese Stellung; :repertoire play legt ein Repertoire Zug für Zug an.
playing = Jeder Zug von { $color }, den Sie spielen, wird jetzt ins Repertoire aufgenommen; :repertoire play beendet das.
playing-ended = Was Sie spielen, wird nicht mehr ins Repertoire aufgenommen.
no-repertoire = Sie haben noch kein Repertoire; :repertoire legt eines an
no-repertoire-for = Sie haben noch kein Repertoire für { $color }; :repertoire legt eines an
not-there = Ihr Repertoire hat von dort an keinen Zug
no-move = es ist kein Zug aufzunehmen
other-rules = das Repertoire gilt nur für Othello nach den üblichen Regeln
contest = zwei Menschen spielen mit der Uhr gegeneinander

exists = { $file } gibt es schon; --replace ersetzt die Datei, --file nennt eine andere
making = Das Repertoire entsteht: Zug { $move }, { $done } von { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}
checking = Das Repertoire wird geprüft: { $done } von { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}
made = { $file }: { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
} mit einem Zug von { $color }.
no-frequencies = ohne Partien ist keine Antwort häufig: Partien angeben oder „games“ in der Einstellungsdatei setzen
at-start = Am Anfang
after = Nach { $line }
hole = { $place }: keine Antwort auf { $square }, von { $opponent } gespielt in { $games } von { $reached ->
    [one] 1 Partie
   *[other] { $reached } Partien
}.
unanswered = { $place }: keine Antwort.
unread = { $place }: eine unspielbare Variante.
loses = { $place }: Ihr { $square } kostet { $loss }; am besten ist { $best }.
conflict = { $place }: Ihr { $here }, aber { $there } in derselben Stellung nach { $other }.
checked = { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
}, { $findings ->
    [0] nichts zu melden.
   *[other] { $findings } anzusehen.
}
