section-name = BEZEICHNUNG
section-synopsis = ÜBERSICHT
section-description = BESCHREIBUNG
section-options = OPTIONEN
section-commands = BEFEHLE
section-keys = TASTEN
section-files = DATEIEN
section-environment = UMGEBUNGSVARIABLEN
section-exit-status = EXIT-STATUS
section-examples = BEISPIELE
volume = Spiele

what = Othello und die Reversi-Familie für zwei, an einem Terminal oder zwei Rechnern, oder gegen die Engine. Ohne Befehl setzt das Programm die laufende Partie fort oder beginnt eine. Gespielt wird mit Pfeiltasten und Enter, mit der Maus, oder durch Eintippen eines Felds wie d3. Jeder Zug wird gespeichert, sobald er gespielt ist. In einem zweiten Fenster läuft eine eigene Partie, die ebenfalls gespeichert wird. Das Brett wartet nicht auf die Festplatte: Nur ein kill -9 oder ein Stromausfall in den Millisekunden des Speicherns verliert, was darin gespielt wurde.
line-by-line = Ist Standardeingabe oder -ausgabe kein Terminal, wird Zeile für Zeile gespielt; help zeigt die Befehle.
which-options = Optionen, die eine Partie beschreiben (Regeln, Uhr, Spieler oder Match), beginnen eine neue; die laufende bleibt gespeichert. Optionen für Regeln gelten auch bei host, show, check, convert, solve, analyze, match und perft; Optionen für den Bildschirm bei show, games, open, host, join, puzzles und doctor.

usual-folder = Meist unter { $folder }.
settings-file = Einstellungen; das Programm schreibt die Datei nie. othello config gibt den Pfad und eine Datei mit allen Einstellungen aus.
game-file = Die laufende Partie, bei jedem Zug geschrieben.
second-game-file = Die Partie eines zweiten Fensters, und so weiter.
sheet-file = Das Formular, das abgetippt wird, bei jeder Nummer geschrieben; das eines zweiten Fensters ist sheet-2.txt. othello repair liest es.
index-file = Die Liste der gespeicherten Partien, damit auch viele schnell gelesen sind. Sie darf gelöscht werden.
choices-file = Was :settings und Befehle wie :theme gewählt haben: Es hat Vorrang vor config.toml, bis dort etwas geändert wird, und Optionen haben Vorrang vor beidem. Die Datei darf gelöscht werden.
level-file = Die Schätzung Ihrer Stufe in Elo-Punkten und die Zahl der Partien gegen die Engine, aus denen sie folgt. Die Datei darf gelöscht werden.
links-folder = Die Partien mit anderen Rechnern, je eine Datei; sie bleibt, bis die Partie zu Ende ist, und eine Woche länger.
panic-file = Der Bericht über den letzten Absturz, als Beilage zu einem Fehlerbericht.
identity-file = Der Schlüssel, an dem Gastgeber Sie erkennen; nur Sie können ihn lesen.
progress-file = Was Sie geantwortet haben, die Fehler Ihrer Partien und wo Sie in :learn sind. Es kommen nur Zeilen hinzu; wird die Datei gelöscht, entsteht alles außer den Antworten neu aus den gespeicherten Partien.
book-file = Das Buch: die Werte berechneter Stellungen, wenn die Einstellung book keine andere Datei nennt.
repertoire-files = Ihre Repertoires, wenn die Einstellungen keine anderen nennen. Jedes Programm für SGF darf sie ändern.
games-folder = Die gespeicherten Partien, je eine Datei.
pictures-folder = Die Bilder von Partien, die Sie gespeichert haben.

env-no-color = Ist sie nicht leer, keine Farben. Hat Vorrang vor den beiden nächsten.
env-clicolor-force = Ist sie weder leer noch 0, Farben auch dort, wo das Terminal keine zu haben scheint.
env-clicolor = Ist sie 0, keine Farben.
env-colorterm = Die Zahl der Farben des Terminals. Auf dem Bildschirm wird auch das Terminal gefragt, wenn COLORTERM sie nicht nennt.
env-accessible = Ist sie weder leer noch 0, wird Zeile für Zeile gespielt; mit --cursor auf dem Bildschirm.
env-characters = Die Zeichen, die das Terminal zeigen kann: Die erste nicht leere dieser Variablen entscheidet.
env-language = Die Sprache: die erste der Liste in LANGUAGE, die das Programm spricht, wenn die Locale nicht C ist; sonst die der ersten anderen Variablen, die nicht leer ist.
env-messages = Der Ordner einer Sprache, die das Programm dann spricht; othello messages prüft ihn.

status-success = Erfolg.
status-failure = Etwas war nicht zu lesen oder zu schreiben, eine Partie hatte einen Fehler oder ein anderes Ergebnis als angegeben, für ein Formular gab es keine oder mehrere Korrekturen, oder eine Zeile eines Skripts wurde abgelehnt.
status-usage = Die Befehlszeile wurde nicht verstanden.
status-panic = Ein Fehler im Programm hat es beendet; ein Bericht wurde geschrieben.
status-hung-up = Das Terminal wurde geschlossen (SIGHUP).
status-interrupted = Strg-C wurde gedrückt (SIGINT).
status-quit = SIGQUIT hat das Programm beendet.
status-terminated = SIGTERM hat das Programm beendet.

example-clocks = Eine Partie mit Uhr: 5 Minuten für jeden, dazu 3 Sekunden je Zug.
example-rules = Andere Regeln, gegen Stufe 3 der Engine.
