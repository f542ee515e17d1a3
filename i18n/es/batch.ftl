## Lo que imprimen los comandos sobre archivos.

game = partida { $number }
reviewed-before = partida { $number }: ya analizada
reviewing = partida { $number }: { $done } de { $moves ->
    [one] 1 jugada analizada
   *[other] { $moves } jugadas analizadas
}
evaluating = partida { $number }: evaluando
time-left = { $percent }, faltan { $time }
signal = una señal pone fin al programa

## Columnas.

column-empty = vac.
column-side = turno
column-score = tanteo
column-search = búsqueda
column-nodes = nodos
column-seconds = segundos
column-stated = indicado
column-best-line = mejor jugada y línea
column-position = posición
column-line = línea
column-move = jug.
column-player = color
column-played = jugado
column-value = valor
column-best = mej.
column-loss = pérd.
column-games = part.
column-share = parte
column-draw = emp.
column-discs = fichas
column-opening = apertura
column-as = con
column-after = posición después de
column-plays = juega, cuántas veces y con qué pérdida
column-year = año
column-result = tanteo
column-players = jugadores y torneo

## othello analyze.

no-moves = Todavía no hay jugadas.
reviewed-last = Detenido: solo se analizaron las últimas { $reviewed } de { $moves } jugadas.
turning-points = Momentos decisivos:
mean-loss = media
whole-game = partida
phase = { $phase ->
    [opening] apertura
    [midgame] medio
   *[endgame] final
}
searching-move = se analiza la jugada { $number }
at-move = jugada { $number }: { $player }
at-move-played = jugada { $number }: { $player } { $square }

## othello check, convert y repair.

count = { $what }: { $count }
counted = { $counted ->
    [games] partidas
    [passes] pases
    [early-ends] finales anticipados
    [wipe-outs] finales sin fichas del rival
    [unfinished] sin terminar
    [disagreements] discrepancias
   *[faults] errores
}
category = { $category ->
    [illegal-moves] jugadas ilegales
    [turns] jugadas o pases fuera de turno
    [not-moves] palabras que no son jugadas
    [positions] posiciones no válidas
    [tags] campos no válidos
    [formats] errores de formato
    [inputs] entradas ilegibles
   *[skipped] otras partidas
}
repairs = { $status ->
    [correct] correcta
    [one] una corrección
    [several] varias correcciones
   *[none] ninguna corrección
}
only-othello = solo se pueden corregir partidas según las reglas del Othello
cannot-resume = no se puede continuar { $file }: { $why }
resumes-busy = otra ejecución lo está escribiendo
resumes-cut = su última línea no está entera, y no la empezó este comando
resumes-unread = no se puede leer la línea { $line }
resumes-foreign = la línea { $line } no la escribió este comando
resumes-changed = la línea { $line } sería otra con estas opciones o con esta versión
resumes-no-game = la línea { $line } no trata de ninguna partida de la entrada
resumes-no-position = la línea { $line } no trata de ninguna posición de las partidas
resumes-other = la línea { $line } no trata de { $place }
base-changed = { $file }: la base ha cambiado mientras tanto, y no se ha escrito nada
base-file-there = { $file }: el archivo ya existe, y no se ha escrito nada
not-kept = no se conservan en el formato { $format }: { $parts }
not-kept-in-all = no se conservan en el formato { $format }: { $parts }; { $items } en total
of-games = { $games ->
    [one] { $games } partida: { $what }
   *[other] { $games } partidas: { $what }
}

## othello solve.

claim-agrees = { $score } coincide
claim-differs = { $score } difiere
pass = pase { $moves }
solving = { $place }: { $certainty }: { $value }, { $nodes ->
    [1] { $nodes } nodo
   *[other] { $nodes } nodos
}, { $seconds } s
solved = { $count ->
    [one] { $count } posición resuelta
   *[other] { $count } posiciones resueltas
}
estimated = { $count ->
    [one] { $count } estimada
   *[other] { $count } estimadas
}
solved-in = { $solved }; { $speed }.
speed = { $nodes ->
    [1] { $nodes } nodo
   *[other] { $nodes } nodos
} en { $seconds } s
rate = { $speed }, { $rate } por segundo
stated-scores = Resultados del archivo: { $agreeing } coinciden, { $differing } difieren.
unread = { $count ->
    [one] No se pudo leer { $count } posición.
   *[other] No se pudieron leer { $count } posiciones.
}

## othello explore.

habits = { $positions ->
    [one] { $player }, { $games }: la posición más frecuente. Se suman las pérdidas de todas las partidas.
   *[other] { $player }, { $games }: las { $positions } posiciones más frecuentes, las más costosas primero. Se suman las pérdidas de todas las partidas.
}
valuing = Evaluando posiciones: { $done } de { $all }
the-start = el principio
best-reply = la mejor
reply = { $square } { $games }x { $loss }
better = { $replies }; la mejor, { $square }
heading = { $moves }: { $turn }.
to-move = turno de { $color }
other-rules = { $games ->
    [one] { $games } partida con otras reglas no se cuenta
   *[other] { $games } partidas con otras reglas no se cuentan
}
more-faults = { $games } partidas más no se pueden leer

## othello match y perft.

against = { $first } contra { $second }
of-most = { $games } de { $most }
row-rules = reglas
row-won = gana
row-drawn = empata
row-lost = pierde
a-game = { $discs } por partida
elo-rather = más bien { $one } que { $other } puntos Elo
elo-undecided = sin decidir entre { $one } y { $other } puntos Elo
sprt = { $decision } (logaritmo de la razón de verosimilitudes { $ratio }, límites { $low } y { $high })
interval = { $middle } ({ $percent }: de { $low } a { $high })
match-took = { $games ->
    [one] { $games } partida en { $seconds } s, { $each } s cada una
   *[other] { $games } partidas en { $seconds } s, { $each } s cada una
}
only-standard = { $player } solo juega al Othello normal, no a { $rules }
sprt-bounds = --sprt requiere una diferencia menor y una mayor, en puntos Elo
no-opening = se esperaba una apertura, y no hay ninguna
finished-opening = se esperaba una apertura, y es una partida terminada
opening-of-rules = se esperaba una partida de { $rules }, y es de { $found }
extensions = se esperaba un nombre de archivo con una de las extensiones { $names }
leaves = { $rate } millones de hojas por segundo a profundidad { $depth }

## othello puzzles y guess.

puzzle = Problema { $number }
puzzle-task = { $heading }. { $task }.
puzzles = { $puzzles ->
    [0] Ningún problema
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
}
puzzles-in = { $puzzles } en { $games }.
built-in-follow = No hay problemas en las partidas guardadas: siguen los del programa.
of-earlier-run = { $puzzles } de una ejecución anterior
so-far = { $place }: { $puzzles } hasta ahora
no-puzzles-in = ningún problema en { $games }
current-game = la partida actual
saved-game = partida guardada { $number }
built-in-puzzle = problema { $number } del programa
before-move = antes de la jugada { $number }
no-such-game = no existe esa partida entre { $games }
part = se esperaba el número de una parte y el total de partes, como 3/16
from-one = se esperaba un número a partir de 1
empties = se esperaban dos números de { $least } a { $most }, como 8-14
day = se esperaba una fecha, como 2026-11-22
percentage = se esperaba un porcentaje de 0 a 100

## Lo que necesitan las opciones.

needs = { $option } necesita { $other }
needs-player = { $option } necesita un jugador
two-players = se nombra dos veces a un jugador: como PLAYER y con --player
only-wthor = --output es para --to wthor; los demás formatos van a la salida estándar
balanced = --balanced ofrece aperturas de Othello, no de { $rules }
no-own-games = no hay partidas guardadas: indica un jugador y archivos de partidas
no-games = no hay partidas así en estos archivos
no-files = no hay archivos de partidas: indica algunos, o define `games` en el archivo de ajustes (ver othello config)
picture-on-terminal = una imagen no se puede mostrar como texto; escríbela en un archivo, como en { $example }
one-picture = una imagen muestra una sola partida, y sigue otra
no-comment = no hay ningún comentario en la partida

other-games = otras partidas no se muestran: { $games }
even-number = se esperaba un número par de 2 a { $most }
elo = se esperaba un número de puntos Elo de -{ $most } a { $most }
cannot-print = no se puede escribir en la salida estándar
only-rules-of-othello = se esperaban las reglas de Othello, no { $rules }
