## Die Einstellungen: ihre Namen, ihre Bedeutung und ihre Werte.

mode = In den Einstellungen

settings = Einstellungen ändern: Aussehen, Sprache, Engine, Dateien, neue Partien
    .about = Einstellungen Optionen Konfiguration anpassen
    .usage = settings oder settings theme paper
    .details = Jede wird sofort gespeichert und gilt auch beim nächsten Mal. Ohne Wert werden die Werte aufgezählt.
title = Einstellungen

looks = Brett und Aussehen
learning = Lernen
engine = Engine
files = Dateien
far-away = Mitspieler anderswo
new-game = Neue Partien
name = { $setting ->
    [theme] Farben
    [language] Sprache
    [seen-from] Brett gesehen von
    [animation] Umdrehen zeigen
    [legal-moves] Gültige Züge
    [mouse] Maus
    [cursor] Terminal-Cursor
    [alert] Hinweise
    [tunnel] Links für überall
    [color] Farben verwenden
    [glyphs] Gezeichnet mit
    [learning-marks] Lernzeichen
    [say-why] Zuerst sagen, warum
    [me] Ihre Namen
    [evaluation] Tipps und Werte
    [lines] Beste Zugfolgen
    [lines-depth] Zugfolgen: Tiefe
    [lines-seconds] Zugfolgen: Sekunden
    [threads] Prozessoren
    [memory] Speicher in MiB
    [games] Weitere Partien
    [repertoire-black] Repertoire, Schwarz
    [repertoire-white] Repertoire, Weiß
    [book] Stellungsbuch
    [black] Schwarz
    [white] Weiß
    [clock] Uhr
   *[rules] Regeln
}
about = { $setting ->
    [theme] Thema Aussehen
    [animation] Animation drehende Steine langsamer schneller Geschwindigkeit Animationen Animation_aus Animation_an
    [legal-moves] mögliche Züge Markierungen Punkte
    [glyphs] Zeichen Pixel Schrift
    [say-why] Grund Idee warum Frage
    [me] mein Name
    [evaluation] Bewertung Analyse Sperre
    [threads] Threads Kerne
    [games] Datenbank Ordner
    [repertoire-black] Repertoire
    [repertoire-white] Repertoire
    [clock] Zeit Blitz Bedenkzeit Schachuhr Minuten
    [alert] Benachrichtigung Meldung Glocke Ton Töne Lautstärke stumm Musik leise Geräusch Sound Ton_aus Ton_an kein_Ton ohne_Ton Ton_abschalten
    [tunnel] Tunnel Internet überall cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] die Farben des Bretts
    [language] die Sprache des Programms; auto ist die Ihres Systems
    [seen-from] die Seite, von der man das Brett sieht; von Weiß aus ist es um eine halbe Drehung gedreht
    [animation] zeigen, wie Steine umgedreht werden
    [legal-moves] die Felder markieren, auf die Sie setzen können
    [mouse] mit der Maus spielen; wenn aus, markiert sie Text
    [cursor] den Cursor des Terminals auf dem gewählten Feld zeigen, für Bildschirmlupen und Screenreader
    [alert] melden, wenn ein Freund kommt, zieht oder fragt, während Sie ein anderes Fenster ansehen; auto ist eine Benachrichtigung, wo das Terminal sie zeigt, sonst ein Signalton
    [tunnel] das Programm, das Links erstellt, die überall gehen; wer sein anderes Ende betreibt, könnte mitlesen. ask nimmt das erste, das installiert ist, sobald Sie zustimmen
    [color] Farben verwenden, ab dem nächsten Start; auto heißt: wie das Terminal es will
    [glyphs] womit das Brett gezeichnet wird, ab dem nächsten Start; auto heißt: Pixel, wo das Terminal es kann, sonst Zeichen
    [learning-marks] markieren, was man am Anfang sehen lernt
    [say-why] in der Lektion sagen Sie zuerst, warum ein richtiger Zug richtig ist: eine von vier Ideen
    [me] die Namen, unter denen Sie spielen: an ihnen werden Ihre Züge in Partien zu zweit und in geöffneten Dateien erkannt
    [evaluation] auf Wunsch zeigen, was die Engine von Zügen hält; wenn aus, ist das gesperrt
    [lines] wie viele Zugfolgen :lines zeigt
    [lines-depth] wie viele Züge :lines vorausschaut, bevor es aufhört
    [lines-seconds] wie lange :lines eine Stellung ansieht, bevor es aufhört
    [threads] wie viele Prozessoren eine Suche nutzt; auto heißt: alle
    [memory] wie viel Speicher eine Suche für Stellungen nutzt
    [games] Dateien und Ordner mit Partien, die außer den gespeicherten durchsucht werden, durch Kommas getrennt; ~/ ist Ihr Benutzerordner
    [repertoire-black] die Datei Ihrer Eröffnungen mit Schwarz; auto ist die, die :repertoire anlegt
    [repertoire-white] die Datei Ihrer Eröffnungen mit Weiß; auto ist die, die :repertoire anlegt
    [book] die Werte untersuchter Stellungen behalten, und in welcher Datei
    [black] wer Schwarz spielt, wenn mit dem Programm eine Partie beginnt
    [white] wer Weiß spielt, wenn mit dem Programm eine Partie beginnt
    [clock] die Uhr, wenn mit dem Programm eine Partie beginnt
   *[rules] die Regeln, wenn mit dem Programm eine Partie beginnt
}
expected = { $setting ->
    [me] Namen, durch Kommas getrennt, oder none
    [lines] eine Zahl von 1 bis 60 oder all
    [lines-depth] eine Zahl von 1 bis 60 oder any
    [lines-seconds] eine Anzahl von Sekunden oder any
    [threads] eine Zahl von 1 bis 256 oder auto
    [memory] eine Zahl von 1 bis 65536
    [games] Pfade von Dateien und Ordnern, durch Kommas getrennt, oder none
    [repertoire-black] der Pfad einer Datei oder auto
    [repertoire-white] der Pfad einer Datei oder auto
    [book] true, false oder der Pfad einer Datei
    [tunnel] cloudflared, tailscale, ssh, ssh:HOST, ein Befehl mit { "{port}" } darin, Ihre eigene Adresse wie https://example.org/, auto für das erste, das installiert ist, oder ask
    [black] ein Name, human, level:1 bis level:10 oder cmd:BEFEHL für ein anderes Programm
    [white] ein Name, human, level:1 bis level:10 oder cmd:BEFEHL für ein anderes Programm
   *[clock] Minuten wie 5, Minuten und Sekunden mehr je Zug wie 5+3, oder none
}
switch = { $word ->
    [on] an
   *[off] aus
}
    .about = { $word ->
        [on] { $about } an ein anzeigen einblenden zeige zeigen einschalten mit
       *[off] { $about } aus ausblenden verbergen ohne keine abschalten kein ausschalten
    }
value = { $value ->
    [true] an
    [false] aus
    [auto] automatisch
    [ask] vorher fragen
    [none] keine
    [any] unbegrenzt
    [all] alle
    [always] immer
    [never] nie
    [black] Schwarz
    [white] Weiß
    [human] ein Mensch
    [pixels] Pixel
    [unicode] Zeichen
    [fine] feinere Zeichen
    [narrow] schmale Zeichen
    [ascii] nur ASCII
   *[other] { $value }
}
with-choices = { $meaning } ({ $expected })
heading = { $name }: { $value }
    .about = { $about }
set = { $name }: { $value }.
row = { $name }: { $title }, { $value }
overridden = { $row } (diesmal durch eine Option der Befehlszeile)
by-option = Diesmal bestimmt das eine Option der Befehlszeile.
unfit = { $setting }: erwartet { $expected }; gefunden { $found }
unknown = keine Einstellung { $found }; settings nennt alle
no-file = es gibt keine Datei und keinen Ordner { $path }
not-kept = Das gilt nur bis zum Beenden: { $why }
key-select = eine Einstellung wählen
key-change = einer Einstellung den nächsten Wert geben
    .hint = ändern
    .key = einer Einstellung den nächsten Wert geben oder den davor
key-back = einer Einstellung den Wert davor geben
key-open = unter den Werten einer Einstellung wählen oder einen eintippen
    .hint = wählen

unreadable = nicht lesbar ({ $why })
file-unused = { $why }; es gelten die Vorgaben
not-toml = kein gültiges TOML: { $reason }
not-in-file = unbekannte Einstellung „{ $name }“; „othello config“ zeigt alle
not-given = { $what ->
    [text] erwartet wurde ein Text in Anführungszeichen
    [names] erwartet wurde ein Name in Anführungszeichen oder eine Liste von Namen
    [path] erwartet wurde ein Pfad in Anführungszeichen
    [book] erwartet wurde ein Pfad in Anführungszeichen oder false
    [paths] erwartet wurde eine Liste von Pfaden in Anführungszeichen
   *[switch] erwartet wurde true oder false
}
