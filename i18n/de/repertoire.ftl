## Das Repertoire: die Eröffnungen, die ein Spieler spielen will.

repertoire = Ihr Repertoire: was es hier hat, Stellungen abfragen, alle oder ab hier, oder einen Zug aufnehmen.
    .usage = repertoire oder repertoire train, here, add, add d6
    .about = Repertoire Eröffnungen lernen
    .key = Ihre Eröffnungen: sehen, was sie hier haben, abfragen, einen Zug aufnehmen
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
called-wrong = Ihre Datei nennt { $square } falsch; sie bleibt, wie sie ist.
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
unknown = erwartet wurde train, here, add oder add d6, nicht { $found }
begin = { $moves ->
    [one] Sie haben noch kein Repertoire. Mit diesem Zug eines beginnen?
   *[other] Sie haben noch kein Repertoire. Mit diesen { $moves } Zügen eines beginnen?
}
    .title = Repertoire
    .yes = Beginnen
    .no = Nein
no-repertoire = Sie haben noch kein Repertoire; spielen Sie die Eröffnung, die Sie können wollen, dann tippen Sie :repertoire
no-repertoire-for = Sie haben kein Repertoire für { $color }; othello repertoire new legt eines an
not-there = Ihr Repertoire hat von dort an keinen Zug
no-move = es ist kein Zug aufzunehmen
other-rules = das Repertoire hat nur Partien nach den Regeln von Othello
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
