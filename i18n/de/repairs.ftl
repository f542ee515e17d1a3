## Fehlerhafte Partien, eingefügt oder geöffnet, und ihre Korrekturen.

mode = In der Liste der Korrekturen
activity = Korrekturen

load = eine Mitschrift, eine Stellung oder eine Datei (Pfad) laden
    .about = laden einfügen Stellung_aufbauen Stellung_bearbeiten Stellung_eingeben
    .usage = load f5d6c3
    .key = eine Partie aus ihren Zügen oder einer Datei laden
    .details = Die gespeicherten Partien zeigt :games. Eine Stellung sind 64 Zeichen für die Felder von a1 bis h8, X für Schwarz, O für Weiß, - für ein leeres, und danach X oder O für die Seite am Zug. copy-position kopiert die auf dem Brett.
opening = eine Eröffnung nach ihrem Namen aufs Brett bringen
    .about = Eröffnung Eröffnungsname
    .usage = opening Tiger
opening-choice = { $name }: { $moves }
    .about = { $words }
no-opening = keine Eröffnung heißt { $found }
repair = eine Korrektur (Nummer) übernehmen, wenn eine Partie nur bis zu einem Fehler geladen ist, oder alle auflisten
    .usage = repair oder repair 1
    .about = Korrektur korrigieren reparieren
    .key = die Korrektur übernehmen
    .hint = übernehmen

unreadable = { $why }
    .screen = Laden nicht möglich: { $why }
other-files = { $files ->
    [one] Nur die erste der beiden Dateien wird geöffnet.
   *[other] Nur die erste Datei wird geöffnet, { $files } weitere nicht.
}
neither = { $found } ist weder eine Zugfolge noch eine Stellung noch der Pfad einer Datei; :games zeigt die gespeicherten Partien
doubtful = Das meiste an diesem Text ist keine Partie. Dies könnte eine sein: { $moves }. Laden?
    .title = Laden
    .yes = Laden
    .no = Nicht laden
title = Korrekturen
fault = { $moves ->
    [0] { $fault } Davor ist kein Zug spielbar.
    [one] { $fault } Der Zug davor ist geladen.
   *[other] { $fault } Die { $moves } Züge davor sind geladen.
}
meant = Was war gemeint?
choice = { $number }. { $repair }
how = repair 1 übernimmt die erste.
taken = Korrigiert. { $repair }.

none = für diese Partie gibt es keine Korrekturen
only = { $repairs ->
    [one] es gibt nur 1 Korrektur
   *[other] es gibt nur { $repairs } Korrekturen
}
wrong-number = erwartet wurde die Nummer einer Korrektur, nicht { $found }

key-row = vorige, nächste Korrektur
key-keep = die Partie lassen, wie sie ist, bis zum Fehler
    .hint = lassen

not-taken = { $games ->
    [one] Im Text steht 1 weitere Partie, die nicht übernommen wird; fügen Sie sie allein ein.
   *[other] Im Text stehen { $games } weitere Partien, die nicht übernommen werden; fügen Sie eine davon allein ein.
}
