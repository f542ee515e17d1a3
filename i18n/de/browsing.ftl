## Blättern in der Partie.

list = die Züge mit Nummern auflisten, auch das Passen
    .about = Zugliste
    .key = die Züge mit ihren Nummern zeigen
back = einen Zug zurückblättern
    .about = zurück vorher früher voriger_Zug
    .key = in der Partie oder in der Zugfolge eines Fehlers blättern
    .hint = blättern
on = einen Zug weiterblättern, auch in einer Zugfolge (Fehler, Begründung, Tipp)
    .about = weiter vor später nächster_Zug
    .hint = Zugfolge
    .hint-instead = Schritt
start = zum Anfang der Partie
    .about = nachspielen Anfang
    .key = zum Anfang blättern oder zurück zum aktuellen Zug
end = zurück zur aktuellen Stellung
    .about = letzter_Zug aktuell jetzt
    .hint = aktuell
line = die Zugfolge zu einem Fehler, einer Begründung oder einem Tipp zeigen; auf Wunsch die, die mit dem genannten Zug beginnt
    .usage = line oder line d3
    .key = die Zugfolge zu einem Fehler, Grund oder Tipp sehen
at = die Stellung nach Zug 12 zeigen
    .about = Zug
    .usage = at 12
    .key = die Stellung nach dem Zug mit dieser Nummer sehen

listed = { $number }: { $ply }
valued = { $listed } Wert { $value }, { $certainty }.
at-start = Am Anfang: { $pass }
in-variation = Die letzten Züge sind eine Variante; up führt zurück zu ihrem Beginn.
rewound = { $plies ->
    [one] 1 Zug zurückgenommen. r wiederholt ihn.
   *[other] { $plies } Züge zurückgenommen. r wiederholt sie.
}
    .line = { $plies ->
    [one] 1 Zug zurückgenommen; redo wiederholt ihn.
   *[other] { $plies } Züge zurückgenommen; redo wiederholt sie.
}

line-of = Zugfolge nach { $square }: { $moves }.
line-step = Zugfolge nach { $square }: Zug { $number } von { $count }
end-of-line = die Zugfolge ist zu Ende
no-line = keine Zugfolge zu zeigen; wählen Sie in der Analyse einen Fehler, oder nutzen Sie why oder hint
no-such-line = erwartet wurde der erste Zug einer Zugfolge, { $moves }, nicht { $found }

no-earlier-move = es gibt keinen früheren Zug
no-later-move = es gibt keinen späteren Zug
no-such-move = { $moves ->
    [one] die Partie hat nur 1 Zug
   *[other] die Partie hat nur { $moves } Züge
}
not-browsing = zuerst zu einer früheren Stellung blättern
    .screen = zuerst zurückblättern (BildAuf), dann :practice
wrong-number = erwartet wurde die Nummer eines Zugs, etwa at 12, nicht { $found }

start-of-game = Anfang der Partie
at-move = Zug { $ply }
at-move-of = Zug { $ply } von { $last }
in-line = { $line }, Zug { $ply }
in-line-of = { $line }, Zug { $ply } von { $last }
viewed = { $place }. Ende führt zum aktuellen Zug.
    .short = { $place }. Ende führt zurück.
viewed-only = { $place }.
first-move = Pfeile, Klick oder { $square } tippen · ? Hilfe
first-move-alone = Pfeile, Klick oder { $square } tippen · :play gegen den Computer

## Was eine beendete Partie entschieden hat.

out-of-moves = { $player } gingen die Züge aus: { $passes }-mal Passen.
corners-taken = { $corners ->
    [3] { $player } hat drei der vier Ecken.
   *[other] { $player } hat alle vier Ecken.
}
led-from = { $player } lag ab Zug { $number } vorn.
