name = { $idea ->
    [corners] Ecken
    [beside-corner] neben einer Ecke
    [moves] Züge: Ihre und die anderen
    [quiet] ruhige Züge
    [both-need] das Feld, das beide brauchen
    [early-edge] zu früh an die Kante
    [plays-last] wer zuletzt setzt
   *[few-discs] wenige Steine
}
rule = { $idea ->
    [corners] Ecken werden nie mehr umgedreht: Geben Sie keine her.
    [beside-corner] Meiden Sie die Felder neben einer leeren Ecke.
    [moves] Lassen Sie dem Gegner wenige Züge, und behalten Sie selbst viele.
    [quiet] Drehen Sie innere Steine um, nicht solche mit leeren Feldern daneben.
    [both-need] Nehmen Sie ein Feld zuerst, das auch der Gegner braucht.
    [early-edge] Meiden Sie die Kanten, solange die Mitte offen ist.
    [plays-last] Setzen Sie gegen Ende in jedem leeren Gebiet möglichst zuletzt.
   *[few-discs] Wenige Steine sind gut, keiner ist das Ende.
}
in-brief = { $idea ->
    [corners] Ecken
    [beside-corner] die Felder neben Ecken
    [moves] wenige Züge für den Gegner, viele für Sie
    [quiet] ruhige Züge
    [both-need] das Feld, das beide brauchen
    [early-edge] nicht früh an die Kante
    [plays-last] zuletzt setzen
   *[few-discs] nie ohne Steine
}
loses-all = { $who ->
    [you] Nach { $played } nimmt { $opponent } alle Ihre Steine.
   *[other] Nach { $played } nimmt { $opponent } alle Steine von { $player }.
}
takes-all = { $best } führt dazu, dass { $opponent } alle Steine verliert.
gives-corner = { $played } lässt { $opponent } die Ecke { $corner } nehmen, { $best } nicht.
loses-corner = Nach { $played } bekommt { $opponent } die Ecke { $corner }, nach { $best } nicht.
wins-corner = { $best } gewinnt die Ecke { $corner }, was { $opponent } auch antwortet; { $played } nicht.
beside-taken = { $played } liegt neben der leeren Ecke { $corner }, und { $opponent } bekommt sie.
early-x = { $played } ist ein X-Feld neben der leeren Ecke { $corner }: So früh ist das gefährlich.
passes = { $who ->
    [you] Nach { $played } { $later ->
        [0] haben Sie keinen Zug und müssen passen.
       *[other] müssen Sie später passen.
    }
   *[other] Nach { $played } { $later ->
        [0] hat { $player } keinen Zug und muss passen.
       *[other] muss { $player } später passen.
    }
}
forces-pass = Nach { $best } { $later ->
    [0] hat { $opponent } keinen Zug und muss passen.
   *[other] muss { $opponent } später passen.
}
their-moves = Nach { $played } kann { $opponent } unter { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} wählen, nach { $best } unter { $other ->
    [one] einem
   *[other] { $other }
}.
their-moves-later = Einen Zug später kann { $opponent } nach { $played } unter { $count } Zügen wählen, nach { $best } unter { $other }.
your-moves = { $who ->
    [you] Bei Ihrem nächsten Zug haben Sie nach { $played } { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }, nach { $best } { $other }.
   *[other] Beim nächsten Zug hat { $player } nach { $played } { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }, nach { $best } { $other }.
}
your-moves-later = { $who ->
    [you] Beim übernächsten Zug haben Sie nach { $played } { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }, nach { $best } { $other }.
   *[other] Beim übernächsten Zug hat { $player } nach { $played } { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }, nach { $best } { $other }.
}
moves-later = { $who ->
    [you] Später haben Sie nach { $played } { $own ->
        [one] 1 Zug
       *[other] { $own } Züge
    } und { $opponent } { $theirs }, nach { $best } { $own-then } und { $theirs-then }.
   *[other] Später hat { $player } nach { $played } { $own ->
        [one] 1 Zug
       *[other] { $own } Züge
    } und { $opponent } { $theirs }, nach { $best } { $own-then } und { $theirs-then }.
}
takes-reply = Nach { $played } antwortet { $opponent } { $reply }; { $best } nimmt ihm diesen Zug.
opens-reply = { $played } öffnet { $opponent } das Feld { $reply }; nach { $best } geht das nicht.
turns-outward = { $played } dreht { $count ->
    [one] einen Stein mit leeren Feldern daneben um, den
   *[other] { $count } Steine mit leeren Feldern daneben um, die
} { $opponent } nutzen kann; { $best } dreht { $other ->
    [0] nur innere
    [one] nur einen
   *[other] nur { $other }
} um.
wall = { $who ->
    [you] Nach { $played } haben { $count } Ihrer Steine leere Felder neben sich, auf die { $opponent } setzen kann, nach { $best } nur { $other }.
   *[other] Nach { $played } haben { $count } Steine von { $player } leere Felder neben sich, auf die { $opponent } setzen kann, nach { $best } nur { $other }.
}
both-need = { $opponent } braucht { $best } auch und antwortet dort: Nehmen Sie es zuerst.
early-edge = { $played } liegt an der Kante, und das ist zu früh: Steine dort sind angreifbar. { $best } bleibt innen.
early-edge-wedge = { $played } liegt an der Kante, und das ist zu früh: { $opponent } setzt sich bei { $wedge } dazwischen. { $best } bleibt innen.
last-move = { $who ->
    [you] Nach { $played } setzt { $opponent } um { $square } zuletzt, nach { $best } Sie.
   *[other] Nach { $played } setzt { $opponent } um { $square } zuletzt, nach { $best } { $player }.
}
outcome = { $who ->
    [you] Nach { $played } antwortet { $opponent } { $reply }, und Sie enden { $stands }; nach { $best } { $would }.
   *[other] Nach { $played } antwortet { $opponent } { $reply }, und { $player } endet { $stands }; nach { $best } { $would }.
}
outcome-at-once = { $who ->
    [you] Nach { $played } enden Sie { $stands }; nach { $best } { $would }.
   *[other] Nach { $played } endet { $player } { $stands }; nach { $best } { $would }.
}
ahead = { $discs ->
    [one] mit 1 Stein vorn
   *[other] mit { $discs } Steinen vorn
}
behind = { $discs ->
    [one] mit 1 Stein zurück
   *[other] mit { $discs } Steinen zurück
}
even = gleichauf
perhaps = Vielleicht: { $why }
costs = { $played } kostet { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}. Besser: { $best }.
    .short = { $played } kostet { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    }; { $best }
instead = { $who ->
    [you] Sie würden { $would } statt { $stands } enden.
   *[other] { $player } würde { $would } statt { $stands } enden.
}
decided = { $game ->
    [won] Die Partie war trotzdem gewonnen.
   *[lost] Die Partie war ohnehin verloren.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square } ist der beste Zug.
    .short = { $square } ist der beste Zug
in-full = Noch einmal w: alles, was zutrifft.
mistake = Zug { $number }, { $square }, kostete { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}.
wrong = { $square } kostet { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}.
    .short = { $square } kostet { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    }
right = { $square } ist richtig: Sie enden { $stands }.
    .short = { $square } ist richtig
close = { $square } ist richtig, etwa so gut wie der beste Zug: Sie enden { $stands }.
    .short = { $square } ist richtig
solution = Lösung: { $square }. Sie enden { $stands }.
    .short = Lösung: { $square }
