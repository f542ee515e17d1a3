mode = In den Ideen
activity = Ideen

name = { $idea ->
    [corners] Ecken
    [beside-corner] neben einer Ecke
    [moves] Züge zählen
    [quiet] ruhige Züge
    [both-need] umkämpftes Feld
    [early-edge] Kante zu früh
    [plays-last] wer zuletzt setzt
   *[few-discs] wenige Steine
}
    .about = { $idea ->
        [corners] Ecke
        [beside-corner] X_Feld C_Feld
        [moves] Mobilität
        [quiet] Front ruhig
        [both-need] Tempo
        [early-edge] Kante Kanten
        [plays-last] Parität letzter_Zug
       *[few-discs] Opfer ausgelöscht
    }
rule = { $idea ->
    [corners] Ein Stein in der Ecke wird nie mehr umgedreht. Prüfen Sie vor jedem Zug, ob der Gegner danach eine Ecke nehmen kann.
    [take-corners] Ein Stein in der Ecke wird nie mehr umgedreht und schützt die daneben: Nehmen Sie eine Ecke, wenn Sie können.
    [beside-corner] In der Ecke wird kein Stein umgedreht, und einer daneben hilft dem Gegner hinein: Spielen Sie möglichst anderswo.
    [moves] Lassen Sie dem Gegner wenige Züge: Bald muss er einen schlechten machen und eine Ecke hergeben. Zählen Sie seine Züge vorher.
    [your-moves] Mit wenigen Zügen müssen Sie bald einen schlechten machen und eine Ecke hergeben. Wählen Sie Züge, die Ihnen viele lassen.
    [safe-moves] Ein sicherer Zug gibt keine Ecke her. Lassen Sie dem Gegner wenige: Hat er keinen, muss er eine Ecke hergeben.
    [your-safe-moves] Ein sicherer Zug gibt keine Ecke her. Behalten Sie einige: Haben Sie keinen mehr, müssen Sie eine Ecke hergeben.
    [corner-waits] Eine Ecke, die der Gegner nicht nehmen kann, kann warten: Suchen Sie erst, was nicht warten kann.
    [reply] Fragen Sie sich vor jedem Zug, wohin der Gegner danach gern spielen würde, und verhindern Sie es.
    [quiet] Ein ruhiger Zug dreht Steine um, neben denen wenige Felder leer sind, denn auf den meisten davon kann der Gegner spielen: Zählen Sie sie vorher.
    [both-need] Fragen Sie sich, wohin der Gegner spielen würde, wenn er dran wäre: Bringt das dem anderen kaum neue Züge, spielen Sie zuerst dort.
    [early-edge] Früh in der Partie ist ein Stein an der Kante angreifbar: Spielen Sie zuerst innen.
    [plays-last] Was der letzte Zug in einem leeren Gebiet umdreht, dreht niemand mehr zurück.
   *[few-discs] Wer keinen Stein mehr hat, hat sofort verloren: Sehen Sie sich mit wenigen Steinen jede Antwort an.
}
    .short = { $idea ->
        [corners] Ecken werden nie mehr umgedreht.
        [take-corners] Nehmen Sie Ecken, wenn Sie können.
        [beside-corner] Meiden Sie Felder neben leeren Ecken.
        [moves] Mit wenigen Zügen gibt er bald eine Ecke her.
        [your-moves] Mit wenigen Zügen gibt man bald eine Ecke her.
        [safe-moves] Lassen Sie dem Gegner kaum sichere Züge.
        [your-safe-moves] Behalten Sie sichere Züge.
        [corner-waits] Diese Ecke kann warten.
        [reply] Verhindern Sie die beste Antwort.
        [quiet] Ruhige Züge bringen ihm kaum neue Züge.
        [both-need] Nehmen Sie zuerst, was beide brauchen.
        [early-edge] Frühe Kanten sind angreifbar.
        [plays-last] Spielen Sie in jedem Gebiet zuletzt.
       *[few-discs] Bleiben Sie nie ohne Steine.
    }
in-brief = { $idea ->
    [corners] Ecken
    [beside-corner] kein Stein neben einer leeren Ecke
    [moves] wenige Züge für den Gegner, viele für Sie
    [quiet] ruhige Züge
    [both-need] das Feld, das beide brauchen
    [early-edge] nicht früh an die Kante
    [plays-last] zuletzt setzen
   *[few-discs] nie ohne Steine
}
loses-all = { $who ->
    [you] Nach { $played } kann { $opponent } alle Ihre Steine nehmen.
   *[other] Nach { $played } kann { $opponent } alle Steine von { $player } nehmen.
}
takes-all = { $best } führt dazu, dass { $opponent } alle Steine verliert.
gives-corner = { $played } lässt { $opponent } die Ecke { $corner } nehmen, { $best } nicht.
corner-threatened = { $opponent } kann die Ecke { $corner } schon nehmen: { $best } verhindert das, { $played } nicht.
opens-corner = Nach { $played } kommt { $opponent } in die Ecke { $corner } und dreht dabei { $over } um; nach { $best } nicht.
loses-corner = Nach { $played } bekommt { $opponent } die Ecke { $corner } { $later ->
    [one] sofort
    [3] mit dem zweiten Zug
   *[other] { $later } Züge später
}{ $sure ->
    [all] , wie auch geantwortet wird
   *[some] {""}
}; { $best } vermeidet das.
leaves-corner = Die Ecke { $corner } war frei. Nach { $played } nimmt { $opponent } sie.
takes-free-corner = { $who ->
    [you] Sie hätten die Ecke { $corner } nehmen können. { $played } lässt sie liegen.
   *[other] { $player } hätte die Ecke { $corner } nehmen können. { $played } lässt sie liegen.
}
wins-corner = Nach { $best } { $who ->
    [you] nehmen Sie
   *[other] nimmt { $player }
} { $later ->
    [1] mit dem nächsten Zug
    [2] mit dem nächsten Zug
   *[other] { $later } Züge später
} die Ecke { $corner }{ $sure ->
    [all] , was { $opponent } auch antwortet
    [reply] , wenn { $opponent } mit { $reply } antwortet
   *[later] {""}
}; nach { $played } geht das nicht.
beside-taken = { $played } liegt neben der leeren Ecke { $corner }, und { $opponent } nimmt sie { $later ->
    [one] sofort
    [3] mit dem zweiten Zug
   *[other] { $later } Züge später
}.
early-x = { $played } liegt neben der leeren Ecke { $corner }: Sobald auf der Diagonale dahinter ein Stein von { $opponent } liegt, kann { $opponent } die Ecke nehmen.
passes = Nach { $played } { $who ->
    [you] haben Sie { $later ->
        [one] nach { $reply } von { $opponent }
       *[other] { $later } Züge später
    } keinen Zug und müssen passen.
   *[other] hat { $player } { $later ->
        [one] nach { $reply } von { $opponent }
       *[other] { $later } Züge später
    } keinen Zug und muss passen.
}
forces-pass = Nach { $best } hat { $opponent } { $later ->
    [0] keinen Zug
   *[other] { $later } Züge später keinen Zug
} und muss passen: { $who ->
    [you] Sie ziehen
   *[other] { $player } zieht
} zweimal.
their-moves = Nach { $played } kann { $opponent } unter { $count } Zügen wählen, nach { $best } { $other ->
    [0] gibt es keinen
    [one] nur unter einem
   *[other] nur unter { $other }
}.
your-moves = Nach { $played } und { $reply } von { $opponent } { $who ->
    [you] haben Sie { $count ->
        [one] nur noch einen Zug, { $left }
        [2] nur noch zwei Züge, { $left }
       *[other] nur { $count } Züge
    }; mit { $best } hätten Sie { $other }{ $stay ->
        [0] {""}
       *[other] , und { $kept } blieben Ihnen
    }.
   *[other] hat { $player } { $count ->
        [one] nur noch einen Zug, { $left }
        [2] nur noch zwei Züge, { $left }
       *[other] nur { $count } Züge
    }; mit { $best } wären es { $other }{ $stay ->
        [0] {""}
       *[other] , und { $kept } blieben
    }.
}
their-safe-moves = Nach { $played } hat { $opponent } { $count } sichere Züge, die keine Ecke hergeben; nach { $best } { $other ->
    [0] keinen: { $opponent } muss eine hergeben
    [one] nur einen
   *[other] nur { $other }
}.
your-safe-moves = Nach { $played } und { $reply } von { $opponent } { $who ->
    [you] haben Sie { $count ->
        [0] keinen sicheren Zug: Jeder gibt eine Ecke her
        [one] nur einen sicheren Zug: Jeder andere gibt eine Ecke her
       *[other] nur { $count } sichere Züge, die keine Ecke hergeben
    }; mit { $best } hätten Sie { $other }.
   *[other] hat { $player } { $count ->
        [0] keinen sicheren Zug: Jeder gibt eine Ecke her
        [one] nur einen sicheren Zug: Jeder andere gibt eine Ecke her
       *[other] nur { $count } sichere Züge, die keine Ecke hergeben
    }; mit { $best } wären es { $other }.
}
outer-discs = { $played } dreht { $count ->
    [one] einen äußeren Stein um, einen neben einem leeren Feld
   *[other] { $count } äußere Steine um, solche neben leeren Feldern
}; { $best } { $other ->
    [0] keinen
    [one] nur einen
   *[other] nur { $other }
}. Nach { $played } hat { $opponent } { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} statt { $fewer }.
open = { $played } dreht Steine neben { $count ->
    [one] einem leeren Feld
   *[other] { $count } leeren Feldern
} um ({ $opponent } kann auf { $on ->
    [all] allen
   *[some] { $playable }
} davon spielen), { $best } neben { $other ->
    [0] keinem
    [one] nur einem
   *[other] nur { $other }
}.
new-moves = { $played } gibt { $opponent } { $count } neue Züge: { $squares }. { $best } gibt { $other ->
    [0] keinen
   *[other] nur { $others }
}.
takes-reply = Nach { $played } spielt { $opponent } { $reply }, die beste Antwort; { $best } nimmt ihm diesen Zug.
opens-reply = { $played } lässt { $opponent } { $reply } spielen, was jetzt der beste Zug ist; nach { $best } geht das nicht.
both-need = { $opens ->
    [little] Wer { $best } spielt, dreht Steine mit kaum einem leeren Feld daneben um: für beide ein gutes Feld. Nach { $played } nimmt es { $opponent }: Spielen Sie zuerst dort.
   *[more] { $best } ist für beide ein gutes Feld. Nach { $played } nimmt es { $opponent }: Spielen Sie zuerst dort.
}
opens-needed = { $played } lässt { $opponent } auf { $best } spielen, ein gutes Feld für beide: Spielen Sie zuerst dort.
early-edge = { $played } liegt früh an der Kante, und { $opponent } dreht den Stein mit { $square } wieder um. { $best } bleibt innen.
early-edge-wedge = { $played } liegt früh an der Kante, und { $opponent } setzt auf { $wedge } zwischen die Steine, wo er kaum noch umgedreht wird. { $best } bleibt innen.
last-move = { $who ->
    [you] Nach { $played } setzt { $opponent } rund um { $square } zuletzt, nach { $best } Sie.
   *[other] Nach { $played } setzt { $opponent } rund um { $square } zuletzt, nach { $best } { $player }.
}
takes-corner = Nach { $played } nimmt { $opponent } { $later ->
    [one] mit dem nächsten Zug
   *[other] { $later } Züge später
} die Ecke { $corner }; { $best } vermeidet das.
gains-corner = Nach { $best } { $who ->
    [you] nehmen Sie
   *[other] nimmt { $player }
} { $later ->
    [one] 1 Zug
   *[other] { $later } Züge
} später die Ecke { $corner }, nach { $played } nicht.
ends = Am Ende der Partie { $who ->
    [you] haben Sie
   *[other] hat { $player }
} nach { $played } { $own } Steine, nach { $best } { $other }.
few-later = Nach { $played } { $who ->
    [you] haben Sie bald nur noch
   *[other] hat { $player } bald nur noch
} { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zur Wahl, nach { $best } { $other }.
many-later = Nach { $played } kann { $opponent } bald unter { $count } Zügen wählen, nach { $best } { $other ->
    [0] gibt es keinen
    [one] nur unter einem
   *[other] nur unter { $other }
}.
corner-can-wait = Die Ecke { $corner } konnte warten: Nach { $best }, das mehr wert ist, kann { $opponent } sie nicht nehmen.
safe-theirs = { $later } Züge nach { $played } hat { $opponent } { $count } sichere Steine, die niemand mehr umdrehen kann; nach { $best } { $other ->
    [0] keinen
    [one] nur einen
   *[other] nur { $other }
}.
safe-own = { $later } Züge nach { $best } { $who ->
    [you] haben Sie
   *[other] hat { $player }
} { $other } sichere Steine, die niemand mehr umdrehen kann; nach { $played } { $count ->
    [0] keinen
    [one] nur einen
   *[other] nur { $count }
}.
flips-many = Nach { $played } dreht { $opponent }{ $later ->
    [one] {""}
   *[other] { " " }{ $later } Züge später
} mit { $square } { $count } Steine auf einmal um; nach { $best } dreht kein Zug so viele um.
choice = Zu sehen ist: { $later ->
    [one] Nach { $played } und der Antwort
   *[other] { $later } Züge nach { $played }
} { $who ->
    [you] haben Sie
   *[other] hat { $player }
} { $own ->
    [one] 1 Zug
   *[other] { $own } Züge
} zur Wahl und { $opponent } hätte { $opp }; nach { $best } sind es { $other-own } und { $other-opp }.
answers = { $same ->
    [same] { $opponent } antwortet auf beide Züge { $reply }; was { $played } kostet, zeigt sich erst später.
   *[other] { $opponent } antwortet auf { $played } { $reply }, auf { $best } { $other }; was { $played } kostet, zeigt sich erst später.
}
small = Das allein erklärt den Verlust nicht.

came-corner = In der Partie hat { $opponent } { $corner } wirklich genommen, mit Zug { $number }.
came-own-corner = In der Partie hat { $opponent } das übersehen: { $who ->
    [you] Sie haben { $corner } selbst genommen
   *[other] { $player } hat { $corner } genommen
}, mit Zug { $number }.
came-no-corner = In der Partie hat { $opponent } das übersehen und { $corner } nie genommen.
came-other-corner = In der Partie hat { $opponent } mit Zug { $number } die Ecke { $corner } genommen.
came-pass = So kam es auch: Nach Zug { $number } { $who ->
    [you] mussten Sie
   *[other] musste { $player }
} passen.
came-other-pass = In der Partie { $who ->
    [you] mussten Sie
   *[other] musste { $player }
} nach Zug { $number } passen.
came-played = So kam es auch: { $opponent } hat mit Zug { $number } auf { $square } gesetzt.
came-missed = In der Partie hat { $opponent } das übersehen und { $square } gespielt.
came-last = So kam es auch: { $opponent } hat dort zuletzt gesetzt, auf { $square } mit Zug { $number }.
came-own-last = In der Partie hat { $opponent } das übersehen: { $who ->
    [you] Sie haben
   *[other] { $player } hat
} dort zuletzt gesetzt, auf { $square } mit Zug { $number }.
came-none-left = So kam es auch: Mit Zug { $number } wurde { $who ->
    [you] Ihr letzter Stein
   *[other] der letzte Stein von { $player }
} umgedreht.
came-some-left = In der Partie hat { $opponent } das übersehen.
came-few = In der Partie { $who ->
    [you] hatten Sie
   *[other] hatte { $player }
} bei Zug { $number } nur noch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
no-reason = Ein einfacher Grund ist nicht zu sehen.
ahead = { $discs ->
    [one] mit 1 Stein vorn
   *[other] mit { $discs } Steinen vorn
}
behind = { $discs ->
    [one] mit 1 Stein zurück
   *[other] mit { $discs } Steinen zurück
}
behind-at-best = { $discs ->
    [one] mit 1 Stein
   *[other] mit { $discs } Steinen
} zurück, wenn beide bestmöglich spielen
even = gleichauf
perhaps = { $why } Das könnte der Grund sein.
costs = { $played } kostet { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}. Besser: { $best }.
    .short = { $played } kostet { $discs }; besser: { $best }
instead = { $who ->
    [you] Am Ende lägen Sie { $would } statt { $stands }.
   *[other] Am Ende läge { $player } { $would } statt { $stands }.
}
decided = { $game ->
    [won] Die Partie war trotzdem gewonnen.
   *[lost] Die Partie war schon fast verloren: Auch mit dem besten Zug läge man am Ende mit { $discs } Steinen zurück.
}
error = { $place } { $costs } { $why }
    .short = { $costs }
best = { $place } { $square } ist der beste Zug.
    .short = { $square } ist der beste Zug
as-good = { $place } { $square } ist so gut wie der beste Zug.
    .short = { $square } ist so gut wie der beste Zug
in-full = Noch einmal w: alle Gründe, ausführlich.
mistake = Zug { $number }, { $square }, kostete bis zum Ende der Partie { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}.
    .short = { $square } kostete { $discs }
wrong = { $square } kostet { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
}.
    .short = { $square } kostet { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    }
saves = { $square } ist richtig: Das spart { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
} gegenüber { $played }.
    .panel = { $square } ist richtig: Das spart { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    }.
    .short = { $square } ist richtig
solution-saves = Lösung: { $square }. Das spart { $discs ->
    [one] 1 Stein
   *[other] { $discs } Steine
} gegenüber { $played }.
    .panel = Lösung: { $square }. Das spart { $discs ->
        [one] 1 Stein
       *[other] { $discs } Steine
    }.
    .short = Lösung: { $square }
right = { $square } ist richtig: Am Ende liegen Sie { $stands }.
    .short = { $square } ist richtig
close = { $square } ist richtig, etwa so gut wie der beste Zug: Am Ende liegen Sie { $stands }.
    .short = { $square } ist richtig
solution = Lösung: { $square }. Am Ende liegen Sie { $stands }.
    .short = Lösung: { $square }

## Die Seiten der Ideen.

idea = erklären, nach welcher Idee gute Spieler ihre Züge wählen, mit zwei Brettern; ohne Namen alle acht aufzählen
    .key = die acht Ideen des Spiels, jede mit zwei Brettern
    .usage = idea oder idea Ecken, idea wenige Steine
    .about = strategie rat tipps erklären lektion warum ecke kante mobilität parität grenze
key-page = nächste Idee, Idee nach Nummer
    .hint = weiter
title = Die acht Ideen
all = Acht Ideen entscheiden die meisten Partien. Jede hat eine Seite: ihre Nummer, oder :idea und ihr Name.
numbered = { $number } { $item }
item = { $name }: { $rule }
heading = Idee: { $name }
unknown = unbekannte Idee { $name }; idea nennt alle acht
holds = Beispiel
does-not-hold = Ausnahme
about = { $idea ->
    [corners] Ein Stein in der Ecke ist nie mehr umzudrehen, denn keine Linie führt über ihn hinaus. Auch Ihre Steine an der Kante, die mit ihm verbunden sind, sind sicher. Der Gegner kann eine leere Ecke nehmen, wenn von einem seiner Steine eine Linie Ihrer Steine zu ihr führt. Sehen Sie also vor jedem Zug nach, ob er dem Gegner eine solche Linie gibt. Und sehen Sie nach, ob Sie selbst eine Ecke nehmen können: Das ist fast immer richtig. Sie kann warten, solange der Gegner sie weder nehmen noch Ihnen verwehren kann.
    [beside-corner] Drei Felder berühren jede Ecke: zwei C-Felder auf der Kante und das X-Feld auf der Diagonale. Ihr Stein dort ist die Stufe, über die der Gegner in die Ecke kommt. Das X-Feld gibt die Ecke meist sofort her, ein C-Feld oft etwas später. Spielen Sie anderswo, solange die Ecke leer ist und Sie können. Ist die Ecke besetzt, sind es Felder wie alle anderen. Richtig sind sie, wenn der Gegner sie nicht nutzen kann oder alles andere mehr kostet.
    [moves] Sehen Sie vor dem Zug auf den Stein, den Sie setzen würden, und auf die, die er umdreht. Fast alle neuen Züge des Gegners liegen auf leeren Feldern neben diesen Steinen. Von zwei Zügen lässt also der mit weniger solchen Feldern weniger Züge. Wer keinen guten Zug hat, muss einen schlechten machen, und wer gar keinen hat, muss passen. Für eigene Züge brauchen Sie gegnerische Steine neben leeren Feldern: Sehen Sie nach, welche ein Zug beendet, und heben Sie sich einige auf. Die Zahl ist nicht alles: Zehn schlechte Züge sind weniger wert als ein guter.
    [quiet] Ein Stein mit einem leeren Feld daneben ist ein äußerer Stein, jeder andere ein innerer. Zählen Sie die leeren Felder neben den Steinen, die ein Zug umdrehen würde: Auf drei von vieren kann der Gegner sofort spielen. Ein ruhiger Zug dreht nur innere Steine um, dann gibt es keines. Eine lange Reihe äußerer Steine ist eine Mauer: Der Gegner kann überall an ihr entlang setzen, Sie nicht. Drehen Sie also wenige Steine um, und zwar innere. Äußere Steine schaden nicht, wo der Gegner daneben nicht setzen kann.
    [both-need] Fragen Sie sich vor dem Zug, wohin der Gegner spielen würde, wenn er dran wäre. Suchen Sie ein Feld, von dem aus man wenige Steine mit kaum einem leeren Feld daneben umdreht: Wer dort spielt, gibt dem anderen nichts. Können Sie auch dorthin, nehmen Sie es zuerst. Dann haben Sie einen guten Zug mehr und der Gegner einen weniger. Ein Feld, das der Gegner nicht nutzen kann, läuft nicht weg. Heben Sie sich solche Felder auf: Sie sind Ihre Reserve.
    [early-edge] Ein Stein an der Kante ist nur an ihr entlang umzudrehen und sieht deshalb sicher aus. Aber früh in der Partie ist Zeit, ihn von beiden Seiten anzugreifen. Am schlimmsten sind zwei eigene Steine mit einer Lücke: Ein Stein, den der Gegner hineinsetzt, ein Keil, bleibt oft für immer. Ein Zug an die Kante öffnet auch die Mitte, denn er dreht Steine dahinter um. Spielen Sie also zuerst innen und heben Sie sich die Kanten auf. Früh ist so ein Zug nur richtig, wo er nichts öffnet.
    [plays-last] Gegen Ende liegen die leeren Felder in mehreren getrennten Gebieten. Wer in einem Gebiet zuletzt spielt, dreht Steine um, die niemand mehr zurückdreht. Hat ein Gebiet eine ungerade Zahl von Feldern, spielt dort zuletzt, wer anfängt, wenn beide abwechselnd setzen. Fangen Sie also da an, wo die Zahl ungerade ist, und lassen Sie die geraden dem Gegner. Wo der Gegner nicht setzen kann, haben Sie Zeit: Dort zählt die Zahl nicht. Rechnen Sie die letzten zehn Felder bis zum Ende durch, ehe Sie wählen.
   *[few-discs] Gezählt werden die Steine am Ende, und erst dann. Bis zu den letzten zwölf Zügen ist es gut, wenige zu haben: Der Gegner findet wenig umzudrehen und hat wenige Züge. Wer mit jedem Zug möglichst viele umdreht, hat bald nur noch schlechte Züge. Wer aber keinen Stein mehr hat, hat sofort verloren. Haben Sie sehr wenige, sehen Sie sich vor dem Zug jede Antwort an. Behalten Sie Steine an mehr als einer Stelle, damit kein Zug alle umdreht.
}
so = { $idea ->
    [corners] Schwarz: g4, nicht c8. Nach c8 nimmt Weiß die Ecke a8.
    [beside-corner] Weiß: e1, nicht g2. g2 ist ein X-Feld, und Schwarz nimmt h1.
    [moves] Schwarz: h3, nicht e1. Nach h3 hat Weiß 11 Züge, nach e1 14: auch c8, d1 und f1.
    [quiet] Schwarz: f6, nicht e8. f6 dreht einen inneren Stein um, e8 drei äußere: Daneben sind d7, d8, f7 und f8 leer.
    [both-need] Schwarz: c3, nicht c8. Sonst spielt Weiß c3.
    [early-edge] Weiß: d7, nicht h4. Jeder Zug an die Kante ist hier schlechter.
    [plays-last] Weiß: a2, nicht a8. Schwarz muss b8 nehmen, und Weiß endet mit a8.
   *[few-discs] Weiß: e6, nicht h6. Nach h6 hat Weiß bald keinen Stein mehr.
}
not-so = { $idea ->
    [corners] Weiß: g2, nicht h1. Schwarz kann h1 nicht nehmen: Es kann warten.
    [beside-corner] Schwarz: b7, nicht c2. b7 gibt a8 her, doch alles andere kostet mehr.
    [moves] Weiß: h6, nicht h3, obwohl Schwarz dann 14 Züge hat und nach h3 nur 11.
    [quiet] Weiß: d7, nicht g6, obwohl d7 äußere Steine umdreht und g6 nur einen inneren.
    [both-need] Schwarz: h5, nicht a4. Weiß kann a4 nicht spielen: Es kann warten.
    [early-edge] Schwarz: c8, nicht c5. c8 öffnet nichts, c5 gibt Weiß drei Züge.
    [plays-last] Weiß: g2, nicht b2. Dort sind zwei Felder frei, aber Schwarz kann h1 nicht spielen.
   *[few-discs] Schwarz: f3, nicht h6. f3 dreht einen Stein um, h6 vier.
}
