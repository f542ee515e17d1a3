## Stellungen, die statt der Partie gelöst werden: Fehler, Aufgaben, Lektionen.

mode = In einer Lektion oder Aufgabe
mode-why = Bei der Frage nach dem Grund
activity-why = warum?

guess = die Züge der Partie erraten und sehen, was Ihre Wahl und die gespielten Züge kosten
    .key = die Züge dieser Partie erraten
    .usage = guess oder guess white, guess black 21
undo = die Antwort zurücknehmen
    .key = noch einmal versuchen
    .hint = nochmal
solution = den besten Zug der Stellung zeigen, die gelöst wird
    .key = die Lösung zeigen
    .hint = Lösung
explain = nach einer falschen Antwort erklären, was besser war und warum, und dann, warum der Zug der Partie schlecht war
    .key = was besser war und warum; dann der Zug der Partie
because = sagen, warum Ihr richtiger Zug richtig ist: eine der vier Ideen, mit Nummer oder Namen
    .key = warum der Zug richtig ist
    .hint = warum
    .usage = because 2 oder because corners
skip-why = den Grund ohne Antwort erfahren
    .key = den Grund zeigen
    .hint = Grund
say-why = bei richtigen Zügen zuerst den Grund nennen, eine von vier Ideen, oder nicht mehr
    .about = Grund Idee zuerst wählen Frage
    .key = zuerst sagen, warum ein Zug richtig ist
no-why = nach dem Grund wird nicht gefragt
unknown-why = erwartet wurde eine Zahl von 1 bis 4 oder eine Idee wie corners, nicht { $found }
offer-why = Neu: zuerst sagen, warum ein Zug richtig ist (:say-why).
    .line = Neu: zuerst sagen, warum ein Zug richtig ist (say-why).
why-title = Warum?
why-question = { $square } ist richtig. Warum?
why-choice = { $number }  { $idea }
why-right = Ja: { $idea }.
why-other = Auch das ist ein Grund; am meisten zählt aber: { $idea }.
why-wrong = Nein: { $idea }.
reply = nach einer richtigen Antwort den stärksten Gegenzug spielen lassen und dann weiterspielen
    .key = den stärksten Gegenzug spielen und dort weitermachen
next = weiter zur nächsten Stellung
    .key = nächste Stellung
    .hint = nächste
previous = zurück zur vorigen Stellung
    .key = vorige Stellung
back = in der Zugfolge nach der Antwort einen Zug zurück
    .key = durch die Züge nach der Antwort blättern
on = in der Zugfolge nach der Antwort einen Zug weiter
    .hint = Schritt
leave = zurück zur Partie
    .key = die Aufgaben verlassen und zur Partie zurückkehren

nth-of-lesson = Lektion, { $number } von { $count }
nth-puzzle = Aufgabe { $number }
nth-similar = Ähnlich, { $number } von { $count }
nth-similar-by-motif = Ähnlich, { $number } von { $count }: { $motif }
nth-of-training = Training { $number } von { $count }
nth-presented = Neu im Repertoire: { $number } von { $count }, wird danach abgefragt
nth-opening = Repertoire { $number } von { $count }
nth-guess = Zug raten, { $number } von { $count }
problem = { $heading }. { $rest }

about-screen = Das große Brett behält die Stellung: ? ist der gespielte Zug, nach der Auflösung ist ! der bessere. Die kleinen Bretter zeigen, was daraus wird, links nach dem Zug, rechts nach dem besseren, so viele Züge später, dass der Unterschied zu sehen ist. Punkte sind die Felder, auf denen der unter dem Brett genannte Spieler spielen kann. ' steht neben den Steinen, die der letzte Zug umgedreht hat. + sind Züge, die es nur auf einem der Bretter gibt, leere Felder neben eben umgedrehten Steinen oder das Feld, um das es geht, etwa eine Ecke: Die Zeile unter den Brettern sagt, was. * steht neben dem zuletzt gesetzten Stein. BildAb geht auf beiden Brettern weiter, BildAuf zurück. Was ein Zug kostet, ist in Steinen am Ende der Partie gezählt, wenn beide von da an ihr Bestes spielen.
searching = Eine Aufgabe wird gesucht.
judging = Der Zug wird geprüft.
replying = Der stärkste Gegenzug wird gesucht.
left = Zurück zur Partie.
left-with-score = { $score } Zurück zur Partie.
lesson-kept = Zurück zur Partie. Die Lektion bleibt: Enter oder t setzt sie fort.
    .line = Zurück zur Partie. Die Lektion bleibt: Enter setzt sie fort.
lesson-over = Das war die Lektion. Zurück zur Partie.
remember = Merken Sie sich: { $ideas }. Die Stellungen kommen morgen wieder. { $numbers }
    .short = Merken Sie sich: { $ideas }. Die Stellungen kommen morgen wieder.
remember-only = Merken Sie sich: { $ideas }. { $numbers }
    .short = Merken Sie sich: { $ideas }.
numbers = Gezählt sind Steine am Ende, wenn beide von da an ihr Bestes spielen.
no-more-puzzles = Es gibt keine weiteren Aufgaben.
no-puzzles = In diesen Partien gibt es keine Aufgaben.

find-best-move = Finden Sie den besten Zug für { $mover }.
what-would-you-play = Was würden Sie mit { $mover } spielen? Enter allein zeigt die Antwort.
    .line = Was würden Sie mit { $mover } spielen? Enter zeigt die Antwort.
what-would-you-play-there = Was würden Sie mit { $mover } spielen? Enter setzt auf { $square }; s zeigt die Antwort.
other-side = Hier spielen Sie { $mover }: Finden Sie den besten Zug.
recall = Was spielt Ihr Repertoire für { $mover }?
try-again = Enter: noch einmal; s: die Lösung.
enter-answers = Enter: die Antwort.
lesson-wrong = Enter: was besser war und warum; u: noch einmal.
    .line = Enter: was besser war und warum; undo: noch einmal.
    .short = Enter: warum; u: noch einmal.
lesson-compared = Enter: nun Ihr Zug der Partie.
    .short = Enter: Ihr Zug in der Partie.
lesson-wrong-puzzle = Enter: die Antwort; u: noch einmal.
    .line = Enter: die Antwort; undo: noch einmal.
lesson-similar = Enter: ähnliche Aufgaben; n: ohne sie weiter; Esc: beenden, die Lektion bleibt.
    .line = Enter: ähnliche Aufgaben; next: ohne sie weiter; leave: zurück zur Partie, die Lektion bleibt.
    .short = Enter: ähnliche Aufgaben; n: weiter.
lesson-similar-last = Enter: ähnliche Aufgaben; n: die Lektion beenden.
    .line = Enter: ähnliche Aufgaben; next: die Lektion beenden.
    .short = Enter: ähnliche Aufgaben; n: Ende.
lesson-end = Enter beendet die Lektion.
lesson-next = Weiter mit Enter.
play-on = Enter spielt den stärksten Gegenzug, n führt zur nächsten Stellung.
play-on-last = Enter spielt den stärksten Gegenzug, Esc führt zur Partie zurück.
go-on = Enter führt zur nächsten Stellung.
solved-mistake = { $then ->
    [next] m stellt zwei ähnliche Aufgaben, Enter führt zur nächsten Stellung.
    [last] m stellt zwei ähnliche Aufgaben, Enter führt zur Partie zurück.
    [reply] m stellt zwei ähnliche Aufgaben, Enter spielt den stärksten Gegenzug, n führt weiter.
   *[last-reply] m stellt zwei ähnliche Aufgaben, Enter spielt den stärksten Gegenzug, Esc beendet.
}
last-position = Das war die letzte Stellung. Enter führt zur Partie zurück.

mistake = Zug { $number }, { $square }, kostete { $loss }, { $certainty }.
game-of = Partie vom { $date }.
game-of-against = Partie vom { $date } gegen { $opponent }.
game-against = Partie gegen { $opponent }.
guess-move = Zug { $number }: { $player } ist am Zug.
one-move-wins = Ein Zug gewinnt.
one-move-leads = Ein Zug ist klar der beste.
first-move = Ihr erster Zug.
after-moves = Nach { $moves }.
replied = { $player } antwortet mit { $square }.
passed = { $player } muss passen.
over = Die Partie ist zu Ende: { $outcome }
over-then = { $over } Weiter mit { $way }.

solved = Lösung: { $square } { $outcome }, { $certainty }.
    .short = Lösung: { $square }
presented = Neu: { $mover } spielt { $square }.{ $comment }
    .short = Neu: { $square }
    .line = Neu: { $mover } spielt { $square }.{ $comment } Weiter mit next.
only-shown = dieser Zug wird nur gezeigt: next geht weiter
solved-by-file = Lösung: { $square }.{ $comment }
    .short = Lösung: { $square }
known = { $count ->
    [0] { $square } ist richtig.{ $comment }
    [one] { $square } ist richtig, ebenso { $others }.{ $comment }
   *[other] { $square } ist richtig, ebenso { $others }.{ $comment }
}
    .short = { $square } ist richtig
refuted = { $square } ist laut Ihrer Datei falsch.{ $comment }
    .short = { $square } ist falsch
other-equal = { $square } ist so gut wie Ihr { $yours }, steht aber nicht in Ihrem Repertoire, { $certainty }.
    .short = { $square } ist richtig
other-close = { $square } steht nicht in Ihrem Repertoire, kostet gegenüber { $yours } aber nur { $loss }, { $certainty }.
    .short = { $square } ist richtig
other-worse = { $square } kostet { $loss } gegenüber Ihrem { $yours }, { $certainty }.
    .short = { $square } kostet { $number }
right = { $square } ist richtig und { $outcome }, { $certainty }.
    .short = { $square } ist richtig
as-right = Auch { $square } ist richtig und { $outcome }, { $certainty }.
    .short = { $square } ist richtig
nearly-right = { $square } ist richtig und kostet nur { $loss }, { $certainty }.
    .short = { $square } ist richtig
undecided = { $square } ist wohl ebenso gut: Ein Verlust von { $loss } ist zu knapp für ein Urteil, { $certainty }.
    .short = { $square } ist richtig
wrong = { $square } { $outcome }; der beste Zug { $best }, { $certainty }.
    .short = { $square } kostet { $number }
wrong-guess = { $square } kostet { $loss }; am besten ist { $best }, { $certainty }.
    .short = { $square } kostet { $number }
played = { $player } hat { $square } gespielt und damit { $loss } verloren.
played-well = { $player } hat { $square } gespielt und damit nichts verloren.
played-same = { $player } hat das auch gespielt.
the-players = die Spieler
score = Verlust in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}: Sie { $yours ->
    [one] { $yours } Stein
   *[other] { $yours } Steine
}, { $player } { $theirs }.
judged-guess = { $verdict } { $score } Weiter mit { $way }.
best-play = Beste Zugfolge: { $moves }.
refutation = Widerlegung: { $moves }.
judged-right = { $verdict } { $solved } von { $count } gelöst; weiter mit { $way }.
judged-solved = { $verdict } { $solved } von { $count } gelöst; weiter mit { $way } oder mit similar zu zwei ähnlichen Aufgaben.
judged-wrong = { $verdict } Einen anderen Zug eingeben, solution oder { $way }.
judged-lesson = { $verdict } { $then }
progress = { $solved } von { $count } gelöst
end = { $solved } von { $count } gelöst.
proposal = Enter zeigt, warum Ihre teuersten Züge schlecht waren.

solving = zuerst zurück zur Partie
    .line = zuerst mit leave zurück zur Partie
not-solving = es ist keine Stellung zu lösen
    .line = es ist keine Stellung zu lösen; puzzle stellt eine
not-solving-yet = es ist keine Stellung zu lösen
    .line = es ist keine Stellung zu lösen; lesson oder puzzle stellt eine
not-reviewed = die Partie ist nicht analysiert
    .line = die Partie ist nicht analysiert; review analysiert sie
one-moment = Einen Moment: { $done } von { $all } Zügen angesehen. Die Lektion beginnt in einigen Sekunden von selbst.
    .short = Einen Moment: { $done } von { $all }.
no-mistakes = die Analyse hat keinen Zug von Ihnen gefunden, der { $discs } Steine oder mehr kostet
all-solved = Ihre schlechtesten Züge sind alle gelöst
    .line = Ihre schlechtesten Züge sind alle gelöst; lesson beginnt von vorn
    .screen = Ihre schlechtesten Züge sind alle gelöst; t beginnt von vorn
no-problem-yet = die nächste Aufgabe wird noch gesucht
choose-first = Zuerst ein Feld wählen (Pfeile, Klick, Name); s zeigt die Antwort.
no-answer = es ist keine Antwort zurückzunehmen
nothing-to-guess = ab dort ist kein Zug mehr zu erraten
unknown-guess = erwartet wurde black, white, both oder die Nummer eines Zugs, nicht { $found }
one-answer = erwartet wurde ein einziger Zug als Antwort
no-right-answer = der Gegenzug kommt nach einer richtigen Antwort
no-line = die Zugfolge erscheint, sobald Ihre Antwort geprüft ist
last-problem = das ist die letzte Stellung
    .line = das ist die letzte Stellung; leave führt zur Partie zurück
first-problem = das ist die erste Stellung

earlier-puzzle = eine frühere Aufgabe
built-in-puzzle = mitgelieferte Aufgabe { $number }

key-square = mit dem Feld antworten
key-play = mit dem Feld unter Cursor oder Zeiger antworten; danach noch einmal versuchen oder weiterspielen
    .hint = setzen
    .hint-instead = weiter
key-legal = nächstes, voriges spielbares Feld
    .hint = Feld
key-leave = zurück zur Partie
    .hint = zurück
