## Die Hilfe: Tasten, Regeln, Zeichen, Strategie.

mode = In der Hilfe
activity = Hilfe

play = Schwarz beginnt. Setzen Sie einen Stein so, dass ein oder mehrere gegnerische Steine in gerader Linie, in einer der acht Richtungen, zwischen ihm und einem anderen Ihrer Steine liegen: Alle so eingeschlossenen Steine werden umgedreht. Wer ziehen kann, muss ziehen.
other-rules = n beginnt eine Partie nach anderen Regeln.
topic = { $topic ->
    [version] welche Version des Programms das ist
    [turn] wer am Zug ist und wohin er setzen kann
    [opening] wie die gespielte Eröffnung heißt
    [illegal] ein Zug muss mindestens einen gegnerischen Stein in gerader Linie zwischen sich und einem anderen eigenen Stein einschließen; setzen Sie auf ein Feld, wo das nicht so ist, und die Zeile unter dem Brett sagt, was fehlt
    [marks] ein Punkt oder kleines Quadrat zeigt, wo Sie setzen können (:legal off blendet sie aus); ? und dann 3 zeigt, was jede Markierung bedeutet
    [leave] Esc schließt ein Fenster; q beendet das Programm, und die Partie geht beim nächsten Mal weiter
    [files] jede Partie wird gespeichert, während sie gespielt wird: :games öffnet sie wieder; :save mit einem Pfad legt eine Kopie ab, wo Sie wollen
    [size] das Brett füllt das Fenster: vergrößern Sie das Fenster oder die Schrift des Terminals (oft Strg + und Strg -)
    [draw] ein Remis wird nicht angeboten: die Partie endet unentschieden, wenn am Ende beide gleich viele Steine haben
    [pass] gepasst wird automatisch, wenn kein Zug möglich ist, und sonst nie
    [chat] in einer Partie über das Netz gibt es keinen Chat: beide sehen die Züge
    [accounts] es gibt keine Konten und keine Wertungszahl: wer mitspielt, braucht nur den Link von :web; :report und :progress sagen, wo Sie stehen
    [coordinates] die Buchstaben und Zahlen der Felder stehen immer neben dem Brett; :diagram und v nummerieren die Züge
    [boards] das Brett hat acht mal acht Felder; eine andere Größe gibt es nicht
    [blindfold] die Steine lassen sich nicht verbergen; othello --plain spielt Zeile für Zeile und zeichnet das Brett nur auf board hin
    [reader] othello --plain sagt alles in Zeilen, für Screenreader und Braille
    [keys] die Tasten lassen sich nicht ändern: ? nennt sie alle, und alles, was sie tun, hat auch einen Namen
   *[premoves] gezogen wird, wenn man am Zug ist, nicht vorher
}
    .about = { $topic ->
        [version] Version Lizenz Autor Fehler_melden Fehlerbericht Update
        [turn] wer_ist_dran wer_ist_am_Zug wessen_Zug bin_ich_dran am_Zug wer_beginnt
        [opening] welche_Eröffnung Eröffnung_ist_das Name_der_Eröffnung Eröffnungsname heißt_die_Eröffnung heißt_diese_Eröffnung
        [illegal] ungültig verboten ungültiger_Zug nicht_erlaubt warum_geht_das_nicht warum_kann_ich_da_nicht warum_darf_ich_da_nicht darf_ich_da_nicht kann_ich_da_nicht kann_ich_dort_nicht kann_da_nicht_setzen kann_dort_nicht_setzen warum_nicht_dort regelwidrig
        [marks] Punkte_bedeuten bedeuten_die_Punkte bedeuten_die_Zeichen bedeuten_die_Markierungen bedeuten_die_Zahlen was_sind_die_Punkte Legende Symbole
        [leave] verlassen Partie_abbrechen Spiel_abbrechen schließen abbrechen weg_hier raus raus_hier Hauptmenü Fenster_schließen Spiel_verlassen
        [files] wo_ist_meine_Partie wo_wird_gespeichert wo_gespeichert gespeichert_wo Speicherort automatisch_speichern wird_gespeichert
        [size] größer kleiner groß Größe vergrößern Zoom Schrift Schriftgröße Schrift_größer größeres_Brett Vollbild Brett Text Bildschirm größere_Steine Steine_größer
        [draw] unentschieden Remis Remis_anbieten Gleichstand
        [pass] passen aussetzen Zug_auslassen kein_Zug
        [chat] chatten Nachricht Nachrichten schreiben
        [accounts] Konto anmelden einloggen Passwort registrieren Profil Rangliste Benutzerkonto
        [coordinates] Koordinaten Feldbezeichnungen Feldbezeichnung Koordinaten_anzeigen Beschriftung Feldnamen Buchstaben_und_Zahlen
        [boards] Brettgröße 6x6 kleines_Brett anderes_Brett 10x10
        [blindfold] blind Blindspiel Steine_verbergen Steine_ausblenden
        [reader] Screenreader Vorlesen Sprachausgabe Braille blind_spielen Textmodus
        [keys] Tasten_ändern Tasten_umbelegen vim
       *[premoves] vorausziehen Zug_vorgeben
    }
version = Othello { $version }; für einen Fehlerbericht sagt othello doctor, was es von diesem Terminal weiß.
faq = eine Frage beantworten, für die es keinen Befehl gibt: größere Schrift, Name der Eröffnung, Chat, Konten
    .about = Frage Antwort
    .usage = faq size
no-topic = keine Antwort zu { $found }; faq zeigt alle
find =
    .key = nur zeigen, was bestimmte Wörter enthält
    .hint = Filter
key-keep = das Markierte ausführen oder zeigen, sonst den Filter behalten
    .hint = fertig
    .hint-instead = öffnen
key-open = das Markierte ausführen oder zeigen (ohne Filter: die Seite schließen)
    .hint-instead = öffnen
nothing-found = Diese Wörter kommen hier nicht vor; : findet jeden Befehl, auch mit anderen Worten.

legal-square = Kleines Quadrat: ein gültiger Zug.
legal-dot = Punkt: ein gültiger Zug.
legal-dots = Punkte: ein gültiger Zug.
cursor-corners = Helle Ecken: der Cursor, mit blassem Stein, wo er setzen kann.
cursor-brackets = Klammern oder helles Feld: der Cursor, mit kleinem Stein, wo er setzen kann.
cursor-bar = Heller Balken oder helles Feld: der Cursor, mit kleinem Stein, wo er setzen kann.
cursor-letters = Klammern, heller Balken oder helles Feld: der Cursor, mit kleinen Buchstaben, wo er setzen kann.
would-flip-dot = Die andere Farbe als Punkt in einem Stein oder um ihn: Der Zug unter dem Cursor würde ihn umdrehen.
would-flip-plus = + neben einem Stein: Der Zug unter dem Cursor würde ihn umdrehen.
last-dot = Punkt in einem Stein oder Feld um ihn, rot oder orange: der letzte Zug.
last-star = * neben einem Stein: der letzte Zug.
flipped-rim = Rand oder Punkt eines Steins oder Feld um ihn, blau oder violett: Der letzte Zug hat ihn umgedreht.
flipped-quote = ' neben einem Stein: Der letzte Zug hat ihn umgedreht.
clock = ! zu beiden Seiten einer laufenden Uhr: weniger als 20 Sekunden.

learning-heading = Lernzeichen (:learning-marks)
special = # c x: besondere Felder (siehe unten).
special-tinted = # c x auf getönten Feldern: besondere Felder (siehe unten).
stable = =: ein stabiler Stein (nie mehr umzudrehen).
stable-tinted = Getöntes Feld, blauer oder violetter Punkt: ein stabiler Stein (nie mehr umzudrehen).
replies = Zahlen: Antworten des Gegners auf den Zug unter dem Cursor und wie viele Steine sie umdrehen.

values-heading = Die Werte der Engine (z)
value-best = *: der beste Zug.
value-number = Zahl: So viele Steine kostet der Zug gegenüber dem besten; mit Vorzeichen sein Wert; = exakt.
value-digit = In den kleinsten Feldern nur eine Ziffer; + ab 10.

review-heading = Analyse (j), Varianten und Kommentare
review-better = !: ein besserer Zug als ?, der hier gespielt wurde.
review-loss = Zahl neben einem Zug in der Zugliste: So viele Steine kostet er; = exakt.
review-notes = + hinter einem Zug: Varianten; ": ein Kommentar. ^ # o x in Feldern: Markierungen.

squares-heading = Ecken, C- und X-Felder
corners = # Ecken: Steine dort sind nie mehr umzudrehen.
c-squares = c C-Felder: neben einer Ecke, auf der Kante.
x-squares = x X-Felder: neben einer Ecke, auf der Diagonale.
edges = Kanten heißen nach Himmelsrichtungen: Reihe 1 Nord, Reihe 8 Süd, Spalte a West, Spalte h Ost.

themes-heading = Farbschemata
theme = { $name }: { $looks }.

select-text = Zum Markieren von Text mit der Maus :mouse eingeben oder beim Ziehen Umschalt (in manchen Terminals Option) halten.
copy-and-paste = y kopiert die Mitschrift. Eine Mitschrift oder Stellung wird durch Einfügen geladen.

## Ratschläge mit ihren Überschriften.

learning = Das Spiel in zwanzig Minuten, auf dem Brett: :learn. Eine Idee mit zwei Brettern: :idea und ihr Name.

## Dasselbe, wo weniger Steine gewinnen.

fewest-win = Ein Stein, der nie mehr umzudrehen ist, zählt für immer gegen Sie: Ecken und die Reihen, die von ihnen ausgehen, überlassen Sie dem Gegner.
    .heading = Weniger Steine gewinnen
moves-still-matter = Wer die Wahl hat, muss keine Ecke nehmen. Halten Sie sichere Züge in Reserve und lassen Sie dem Gegner nur schlechte.
    .heading = Züge zählen trotzdem
attack-beside-corners = Ein X-Feld oder C-Feld bietet dem Gegner eine Ecke an, die er nehmen muss, wenn er keinen anderen Zug hat: Hier ist das ein Angriff.
    .heading = Felder neben Ecken
the-end-of-few = Die letzten Züge drehen die meisten Steine um, und niemand dreht sie zurück: Sorgen Sie dafür, dass der Gegner sie macht, notfalls durch Passen.
    .heading = Das Ende

title = Hilfe
keys = Tasten
rules = Regeln
marks = Zeichen
strategy = Strategie

now-browsing = Bei einem früheren Zug
now-over = Nach der Partie
now-waiting = Beim Warten
two-players = Zwei Spieler
everything = Alles andere hat einen Namen: Tippen Sie : und was Sie suchen, etwa learn, theme, Partien oder Freund. Tab ergänzt, Enter führt aus.

key-page = nächste Seite, Seite nach Nummer
    .hint = weiter
looks = { $theme ->
    [classic] ein grünes Brett
    [paper] graues Papier, in Bilddateien ein gedrucktes Diagramm
    [contrast] ein blaues Brett in Farben, die fast alle unterscheiden können
    [slate] ein graublaues Brett für dunkle Terminals
    [walnut] ein Holzbrett
   *[mono] ohne Farben
}
