## Das Speichern der aktuellen Partie, und die gespeicherten Partien.

mode = In der Liste der Partien
activity = gespeicherte Partien
mode-rename = Beim Umbenennen
mode-save-as = Beim Speichern unter einem Namen
activity-save-as = speichern unter

games = gespeicherte Partien auflisten, auf Wunsch nur die mit diesen Wörtern
    .about = laden öffnen gespeicherte Partien alte Spiel_laden letzte_Partie meine_Partien meine_Spiele wo_sind_meine_Spiele wo_sind_meine_Partien gespeicherte_Spiele Partie_fortsetzen Spiel_fortsetzen Partie_anschauen Partien_anschauen Partie_ansehen
    .usage = games oder games Anna tiger
    .key = eine gespeicherte Partie öffnen
    .hint = öffnen
    .short = Partie öffnen
games-with = „{ $words }“ in den gespeicherten Partien suchen
filter =
    .key = die Partien filtern nach Namen, Eröffnung, Zügen, Tag, Ergebnis
    .hint = Filter
open = eine gespeicherte Partie (Nummer) oder eine Datei (Pfad) öffnen
    .about = öffnen Datei
    .usage = open 2
    .key = öffnen
    .hint = öffnen
rename = eine gespeicherte Partie (Nummer) umbenennen
    .usage = rename 2 final
    .key = umbenennen
    .hint = umbenennen
delete = eine gespeicherte Partie (Nummer) löschen, nach Rückfrage
    .about = löschen
    .usage = delete 2 oder delete 2 yes
    .key = löschen (mit Rückfrage)
    .hint = löschen
save = eine Kopie der Partie speichern, auf Wunsch unter einem Namen oder Pfad; .sgf und .ggf wählen das Format, .svg, .png und .gif ergeben Bilder
    .about = speichern unter Export exportieren Datei teilen sichern Spiel_speichern speichern_unter Partie_speichern
    .usage = save oder save final.sgf
    .key = eine Kopie unter einem Namen speichern
    .details = Ein bloßer Name kommt in den Ordner der gespeicherten Partien, ein Bild in den der Bilder; ein Pfad wie ~/final.png gilt, wie er da steht.
save-choice = { $form ->
    [png] ein Bild der Stellung
    [gif] ein bewegtes Bild der Partie
    [svg] ein Bild der Stellung zum Drucken, scharf in jeder Größe
    [sgf] eine Partie für andere Brettspielprogramme
    [ggf] eine Partie, wie GGS-Server sie schreiben
   *[pgn] eine Partie, wie die gespeicherten geschrieben werden
}
    .about = { $form ->
        [png] Bild Foto Bildschirmfoto
        [gif] Bild Animation Film
        [svg] Bild Zeichnung
        [sgf] {""}
        [ggf] {""}
       *[pgn] {""}
    }

saving = { $file } wird gespeichert …
not-drawn = Bilder werden als .png, .gif oder .svg gespeichert, nicht als { $ending }
not-written = Partien werden als .pgn, .sgf oder .ggf gespeichert, nicht als { $ending }
saved-as = Gespeichert als { $file }.
    .short = Als { $name } gespeichert.
saved-without = Gespeichert als { $file }, ohne { $parts }.
renamed = Umbenannt in { $file }.
deleted = Gelöscht.
works-again = Das Speichern funktioniert wieder.
not-saved-as = Nicht gespeichert: { $why }.
not-saved = Diese Partie lässt sich nicht speichern ({ $why }). Sie können weiterspielen.
    .short = Nicht gespeichert.
not-kept = Die vorige Partie lässt sich noch nicht speichern ({ $why }).
    .short = Nicht gespeichert.
sheet-not-kept = Dieses Formular lässt sich noch nicht sichern ({ $why }). Sie können weitertippen.
still-saving = Die letzte Änderung wird noch gespeichert.
unavailable = Diese Partie wird nicht gespeichert: { $why }.
unreadable = Neue Partie: { $why }.
damaged-game = Neue Partie. Die gespeicherte ist beschädigt und wurde beiseitegelegt: { $why }.
damaged-sheet = Das Formular vom letzten Mal ist nicht lesbar: { $why }.
left-sheet = Das Formular eines geschlossenen Fensters öffnet sich in einem zweiten Fenster.
moved = { $games ->
    [one] Die Partie eines geschlossenen Fensters ist bei den gespeicherten Partien.
   *[other] Die Partien von { $games } geschlossenen Fenstern sind bei den gespeicherten Partien.
}
resumed = Fortgesetzt bei Zug { $move }.
cut-off = Das Ende der gespeicherten Partie fehlt, vielleicht auch Züge. Die beschädigte Datei bleibt neben der neuen erhalten.

more-faults = { $faults ->
    [one] othello show nennt 1 weiteren Fehler der Datei.
   *[other] othello show nennt { $faults } weitere Fehler der Datei.
}
lost = Der gespeicherten Partie werden Teile der Datei fehlen: { $parts }.
stated = { $moves ->
    [one] Den exakten Wert eines Zugs nennt die Datei; eine Analyse hier ersetzt ihn.
   *[other] Die exakten Werte von { $moves } Zügen nennt die Datei; eine Analyse hier ersetzt sie.
}
more-games = { $games ->
    [one] In der Datei folgt 1 weitere Partie; „othello open DATEI 2“ öffnet die zweite.
   *[other] In der Datei folgen { $games } weitere Partien; „othello open DATEI 2“ öffnet die zweite.
}
many-games = In der Datei folgen mehr als { $games } Partien.

no-games = Noch keine gespeicherten Partien.
no-other-games = Noch keine anderen Partien. Diese wird beim Spielen gespeichert und ab dem vierten Zug aufgelistet, sobald Sie eine andere beginnen.
    .short = Noch keine anderen Partien.
nothing-found = Keine gespeicherte Partie passt.
found = { $found } von { $games }
cannot-rename = Umbenennen nicht möglich: { $why }
cannot-delete = Löschen nicht möglich: { $why }
wrong-number = erwartet wurde die Nummer einer gespeicherten Partie, nicht { $found }; games listet sie auf
no-path = { $name } ist ein Pfad; eine gespeicherte Partie hat einen Namen und bleibt in ihrem Ordner
no-name = zu rename gehören Nummer und Name, etwa: rename 2 final
with-number = Nummer { $number }
delete-question = Die gespeicherte Partie { $game } löschen? Das ist endgültig.
    .title = Löschen
    .yes = Löschen
    .no = Behalten

damaged = defekt
damaged-because = beschädigt: { $why }
current-row = akt.
linked-row = Link
no-date = ohne Datum
won = { $name } gewann { $score }
draw = Remis { $score }
at-move = Zug { $move }
at = bei { $state }
saved-at = gespeichert { $time }
resume-with = fortsetzen mit: { $command }
open-elsewhere = in einem anderen Fenster offen

title = Gespeicherte Partien
column = { $column ->
    [name] Name
    [players] Spieler
    [game] Partie
    [opening] Eröffnung
    [result] Stand
   *[saved] Datum
}
new-name = Neuer Name:
filter-label = Filter:
save-as-title = Speichern unter
save-as = Eine Kopie dieser Partie speichern als:
without-name = Ohne Namen: { $name }
pictures = In anderem Format: .sgf oder .ggf; als Bild: .png, .svg oder .gif
only-at-terminal = gespeicherte Partien gibt es nur am Terminal

key-row = vorige, nächste Partie
key-close = den Filter leeren oder schließen
    .hint = zu
    .hint-instead = leeren
key-keep = den Filter behalten und wieder die Tasten der Liste benutzen
    .hint = fertig
key-clear = den Filter leeren
    .hint = leeren
key-name = umbenennen
    .hint = fertig
key-save = speichern
    .hint = speichern
key-leap = zehn Partien weiter, erste, letzte Partie
other-window = Ihre gespeicherte Partie ist in einem anderen Fenster offen. Die Partie in diesem wird getrennt gespeichert.
resumed-on-screen = { $resumed } n beginnt eine neue Partie.
saved-resume = Partie gespeichert. Fortsetzen mit: { $command }
saved-among-others = Partie gespeichert. Sie kommt zu den gespeicherten Partien: { $command }
more-settings = { $more ->
    [one] { $first } othello config nennt 1 weiteren Fehler.
   *[other] { $first } othello config nennt { $more } weitere Fehler.
}
in-no-file = diese Partie steht in keiner Datei:
