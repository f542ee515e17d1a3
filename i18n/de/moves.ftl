undo = den letzten Zug zurücknehmen, auch Aufgabe oder Zeitüberschreitung
    .about = zurück rückgängig Irrtum vertippt zurücknehmen Zug_zurück zug_zurück zurückziehen Zug_zurücknehmen
    .usage = undo
    .key = Zug zurücknehmen
    .hint = zurück
redo = den zuletzt zurückgenommenen Zug wiederholen
    .about = wiederholen vorwärts
    .key = Zug wiederholen
    .hint = vor
resign = für den Spieler am Zug aufgeben
    .about = aufgeben kapitulieren ich_gebe_auf verloren gebe_auf ich_geb_auf gebe_ich_auf
    .usage = resign
    .key = aufgeben
    .hint = aufgeben

redone = Wiederholt: { $ply }
    .line = Wiederholt: { $named }.
undone = Zurückgenommen: { $ply }.
goes-on = Zurückgenommen. Die Partie geht weiter.
returned = Zurück beim aktuellen Zug. Noch einmal u nimmt ihn zurück.
    .line = Zurück beim aktuellen Zug. Noch einmal undo nimmt ihn zurück.

ask-undo = { $plies ->
    [one] Den letzten Zug zurücknehmen? Die verbrauchte Zeit bleibt verbraucht.
   *[other] Die letzten { $plies } Züge zurücknehmen? Die verbrauchte Zeit bleibt verbraucht.
}
    .title = Zurücknehmen
    .yes = Zurücknehmen
    .no = Abbrechen
ask-resign = Für { $name } aufgeben?
    .title = Aufgeben
    .yes = Aufgeben
    .no = Weiterspielen
ask-replace = Den letzten Zug durch { $square } ersetzen? Die verbrauchte Zeit bleibt verbraucht.
    .title = Abzweigen
    .yes = Abzweigen
    .no = Abbrechen
ask-branch = Hier mit { $square } abzweigen?{ $fate ->
    [saved] { " " }Die Partie mit { $later ->
        [one] dem anderen Zug
       *[other] den anderen { $later } Zügen
    } wird gespeichert.
   *[unsaved] { " " }{ $later ->
        [one] Der andere Zug kann gerade nicht gespeichert werden
       *[other] Die anderen { $later } Züge können gerade nicht gespeichert werden
    }.
}
    .title = Abzweigen
    .yes = Abzweigen
    .no = Abbrechen
ask-variation = Das ist eine frühere Stellung. { $square } hier als Variante ausprobieren? Die Partie selbst bleibt bei Zug { $played }.
    .title = Variante
    .yes = Ausprobieren
    .no = Abbrechen

nothing-to-undo = kein Zug zum Zurücknehmen da
nothing-to-redo = kein Zug zum Wiederholen da
nobody-here = an dieser Tastatur spielt niemand mit

key-square = auf das Feld setzen: d3
play-focus = auf das Feld unter Cursor oder Zeiger setzen
key-play = auf das Feld unter Cursor oder Zeiger setzen
    .hint = setzen
    .hint-instead = Lektion
key-legal = nächstes, voriges spielbares Feld
    .hint = Feld
