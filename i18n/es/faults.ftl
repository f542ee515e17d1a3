## Lo que está mal: en las partidas que se pegan o se abren, en los archivos, en lo que se escribe. Frases en minúscula y sin punto final.

one-of = se esperaba uno de estos valores: { $names }
because = { $what }: { $why }

line = línea { $line }
column = línea { $line }, columna { $column }
game = partida { $game }

mirrored-only = { $square } solo es legal con el comienzo invertido
pass-not-forced = aquí nada obliga a pasar
out-of-turn = no es el turno de { $color }
no-choice = x no tiene sentido aquí: no hay ninguna ficha que elegir
off-board = { $text } está fuera del tablero
row-first = { $text } tiene la fila antes que la columna
no-row = se esperaba una fila después de { $text }
not-a-move = { $text } no es una jugada
after-result = no se esperaba nada después del resultado, pero hay { $text }
number-expected = se esperaba el número { $expected }, no { $found }

missing = falta { $number }
doubled = { $number } aparece en { $squares }
illegal-number = { $number } en { $why }
too-large = { $number } en { $square } es más que { $most }

no-discs = se esperaban fichas en el tablero, y no hay ninguna
not-64 = se esperaban 64 caracteres, de a1 a h8, no { $found }
no-disc = se esperaba X, O o - para { $square }, no { $found }
more-than-64 = se esperaban 64 casillas, de a1 a h8, y hay más
no-side = se esperaba el turno, X u O, después de las 64 casillas
wrong-side = se esperaba el turno, X u O, no { $found }
after-side = no se esperaba nada más después del turno
doubtful-signs = se esperaban signos que distingan las fichas de las casillas vacías, como X, O y -
doubtful-bits = se esperaban 64 casillas, y hay dos números que no dicen por qué esquina empiezan

no-game = se esperaba una partida, y no hay ninguna
no-moves = se esperaban jugadas o una posición, y no hay ni lo uno ni lo otro
several-games = se esperaba una sola partida, y nada después
not-text = se esperaba texto, y hay un byte nulo
long-game = se esperaba una partida de 16 MiB como máximo
endless = se esperaba una partida de 16 MiB como máximo, y esta no termina; el resto no se lee
truncated = { $expected ->
    [one] se esperaba { $expected } partida
   *[other] se esperaban { $expected } partidas
}, pero el archivo termina después de { $found }
expected = se esperaba: { $what }
skipped = omitido: { $why }
another-game = otro juego, { $name }
another-variant = otra variante, { $name }
another-board = un tablero de { $size }
by-other-rules = una partida con otras reglas: { $rules }
list-of-names = una lista de nombres, no partidas
solitaires = solitarios, no partidas
wrong-tag = { $name }: { $expected }
other-rules = { $format } no puede contener una partida con las reglas { $rules }
read-only = { $format } no se escribe como texto
other-start = { $format } no puede contener una partida que parte de otra posición
many-names = { $format } no puede contener más nombres

part-rules = reglas
part-moves = jugadas
part-hands = fichas en mano
part-undone = jugadas deshechas
part-names = nombres de los jugadores
part-date = fechas
part-result = incomparecencias y resultados adjudicados
part-clock = relojes
part-tags = campos de la cabecera
part-comments = comentarios
part-variations = variantes
part-marks = signos y marcas
part-annotations = valores y tiempos de las jugadas
part-properties = propiedades desconocidas
part-characters = caracteres ilegibles
counted = { $part } ({ $count })

other-result = el resultado indicado es { $claimed }, pero la partida termina { $score }
unknown-tag = { $name }: valor desconocido { $text }, conservado tal cual
no-result = el resultado indicado es { $claimed }, que no es un resultado
variation = una variante ({ $place }) se conserva como texto: { $fault }
variations = { $count ->
    [one] { $count } variante más se conserva como texto
   *[other] { $count } variantes más se conservan como texto
}
rest = la partida solo se lee hasta cierto punto ({ $place }), y el resto se conserva como texto: { $fault }
cut-off = el texto se corta a mitad de la partida, que se lee hasta ahí
passes = { $count ->
    [one] se omite { $count } pase después del final de la partida
   *[other] se omiten { $count } pases después del final de la partida
}
side = no se indica de quién es el turno; solo puede ser de { $color }
ambiguous = las jugadas pueden leerse de varias maneras; se toma la partida más larga
left-out = { $count ->
    [one] se omite una casilla que parece una jugada ({ $place })
   *[other] se omiten { $count } casillas que parecen jugadas (la primera: { $place })
}
wrong-values = { $count ->
    [one] el valor indicado para la jugada { $first } contradice la partida
   *[other] los valores indicados para { $count } jugadas contradicen la partida, el primero el de la jugada { $first }
}
unreadable = { $count ->
    [one] no se puede leer un carácter del texto ({ $place })
   *[other] no se pueden leer { $count } caracteres del texto (el primero: { $place })
}
no-encoding = el texto no indica su codificación y se lee como { $encoding }
other-encoding = el texto indica la codificación { $declared }, pero se lee como { $encoding }
other-end = el final indicado es { $claimed }, pero la partida se decidió en el tablero, { $score }

no-change = ningún cambio
changes = { $change }; { $next }
swapped = { $one } y { $other } intercambiados
moved = { $number } en { $to }, no en { $from }
filled = { $number }, que falta, en { $square }
read-as = { $number } leído como { $square }
inserted = { $square } añadida como { $number }
removed = { $number } en { $square } omitido
number-skipped = no hay { $number }: uno menos desde ahí
renumbered = { $square } es { $to }, no { $from }
started = { $squares } añadidas antes de la primera
shifted = { $square } es { $number }: uno más desde ahí
repair-goes-on = { $changes }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, la partida continúa
repair-ends = { $changes }: { $score }
    .as-stated = { $changes }: { $score }, como se indica
    .not-stated = { $changes }: { $score }, y no { $stated } como se indica

cannot-read = no se puede leer { $file }
cannot-write = no se puede escribir { $file }
exists = { $file } ya existe; elige otro nombre
cannot-write-previous = no se puede escribir la partida anterior en { $file }
no-folder = no hay ninguna carpeta para las partidas guardadas
no-such-folder = no hay ninguna carpeta { $folder }
no-saved-game = no existe la partida guardada { $number }
being-played = la partida { $number } está abierta en otra ventana
not-a-file = se esperaba un archivo normal
large-file = se esperaba un archivo de 16 MiB como máximo
long-saved-game = se esperaba una partida de 16 MiB como máximo al guardarla, con 65536 variantes anidadas como máximo
not-utf-8 = se esperaba texto en UTF-8
no-sheet = se esperaba una planilla: líneas que empiezan por #, y una cuadrícula de ocho líneas
not-annotated = se esperaba un archivo SGF o PGN
written-elsewhere = otra ventana lo está escribiendo
would-lose = se perderían { $parts } del archivo; añade la jugada con un editor
no-home = { $name } no está definida; se esperaba la carpeta personal
wrong-home = { $name } es { $found }; se esperaba una ruta absoluta
cannot-make-folder = no se puede crear la carpeta { $folder }
cannot-open = no se puede abrir { $file }
cannot-use-key = no se puede usar la clave { $file }
no-random = no hay números aleatorios disponibles
game-unread = no se puede leer la partida
game-unwritten = no se puede escribir la partida
open-elsewhere = esta partida está abierta en otra ventana
not-hosted = no ofreces ninguna partida con este ticket
no-hosted-game = se esperaba el archivo de una partida ofrecida
cannot-listen = no se puede escuchar en ningún puerto
cannot-listen-at = no se puede escuchar en { $address }
ticket-unread = no se puede leer el ticket
input-unread = no se puede leer la entrada estándar
output-unwritten = no se puede escribir en la salida estándar
output-closed = la salida estándar está cerrada
cannot-restart = no se puede volver a iniciar el programa
no-use-of-terminal = no se puede usar el terminal
no-thread = no se puede iniciar un hilo
cannot-start = no se puede iniciar { $program }
foreign-connection = la conexión no es de esta partida
full-file = su archivo está lleno; ofrece otra partida
no-signals = no se pueden capturar señales
no-date = el reloj del sistema no da la fecha
tunnel = se esperaba cloudflared, tailscale, ssh, ssh:HOST, un comando con { "{port}" } o una dirección como https://example.org/
line-count = se esperaba un número de líneas de 1 a { $most }, o all
color-name = se esperaba black o white
no-games-here = no es un archivo ni una carpeta de partidas
no-list-nor-grid = se esperaba una lista de jugadas o una cuadrícula de números
no-othello = se esperaba una partida con las reglas de Othello
player-failed = { $side ->
    [first] falló el primer jugador
   *[second] falló el segundo jugador
}
no-book = no se puede usar el libro { $file }
not-a-book = { $file } no empieza como un libro de othello («othello book») ni contiene registros enteros de uno, y se deja como está
other-book-version = { $file } es, según su cabecera, un libro de la versión { $version }; se esperaba { $expected }; se deja como está
damaged-book = { $records ->
    [0] la cabecera falta o está dañada; se usan todos los registros que hay
    [one] { $records } registro falta o está dañado, en el byte { $at }; se usan todos los demás
   *[other] { $records } registros faltan o están dañados, el primero en el byte { $at }; se usan todos los demás
}
kept-book = { $damage }, y el archivo dañado se conserva a su lado como { $file }

level = se esperaba un nivel de 1 a { $most }
level-before-time = solo el nivel { $most } admite un tiempo por jugada
computer = se esperaba level:N (1 a { $levels }), depth:N, depth:N@PORCENTAJE (selectivo), time:SEGUNDOS, cmd:COMANDO o cmd@PROFUNDIDAD:COMANDO (un motor NBoard)
depth = se esperaba una profundidad de 1 a { $most }
selectivity = se esperaba una selectividad de { $percents } %
time = se esperaba un tiempo mayor que 0 y de { $most } segundos como máximo
no-command = se esperaba un comando, y no hay ninguno
open-quote = el comando tiene un { $quote } sin cerrar
last-backslash = el comando termina en una barra invertida
nul = el comando tiene un carácter NUL
clock = se esperaban minutos o M:SS, y +S para S segundos más por jugada: 5, 0:30, 5+3
clock-main = se esperaba un tiempo de 0:01 a 1440 minutos (24 horas)
clock-increment = se esperaban 3600 segundos por jugada como máximo (una hora)
opening = se esperaba un número de 1 a { $most }, o random
odd = se esperaba un número impar de 1 a 99
lines = se esperaba un número de líneas de 1 a { $most }, o all
seconds = se esperaba un tiempo de { $least } a { $most } segundos
number = se esperaba un número de 1 a { $most }
no-memory = no hay { $mebibytes } MiB de memoria disponibles
date = se esperaba una fecha como 2026.11.21, con ? para lo desconocido
score = se esperaba un resultado como 34-30, con las fichas negras primero
blank-name = se esperaba un nombre, y solo hay espacios
hidden-letter = el nombre contiene un carácter invisible
open-double-quote = hay unas comillas dobles sin cerrar

not-started = no se puede iniciar el motor `{ $command }`
ended = el motor `{ $command }` terminó ({ $status })
exit-status = código de salida { $code }
closed = el motor `{ $command }` cerró su entrada o su salida
no-answer = el motor `{ $command }` no respondió en { $seconds } s
last-message = { $fault }; su último mensaje: { $line }
nonsense = el motor `{ $command }` escribió `{ $line }`; se esperaba una línea como `{ $expected }`
passed = el motor `{ $command }` pasó aunque podía jugar
illegal-choice = el motor `{ $command }` eligió una jugada ilegal: { $why }
only-othello = el motor `{ $command }` solo juega al Othello normal, no a { $rules }
stopped = el motor `{ $command }` fue detenido

long-line = se esperaba una línea de { $most } bytes como máximo
unknown-line = se esperaba una línea del protocolo
malformed = línea `{ $keyword }` mal formada
unexpected = una línea llegó a destiempo
not-allowed = las reglas no lo permiten: { $why }
move-out-of-turn = una jugada llegó fuera de turno
other-game = los dos programas tienen partidas distintas
wrong-number = un número no es el esperado
two-questions = dos preguntas a la vez
not-begun = no ha empezado ninguna partida
over = la partida ha terminado
paused = la partida está en pausa
not-paused = la partida no está en pausa
few-moves = no hay tantas jugadas que deshacer
hints-already = la ayuda del motor ya está permitida
log-full = el registro de esta conexión está lleno; ofrece una partida nueva
no-connection = no hay conexión
watching = solo los dos jugadores pueden hacer eso
not-your-turn = es el turno del otro jugador
waiting = la última jugada está en camino
asked-already = el otro jugador todavía no ha respondido
not-away = el otro jugador no lleva ausente el tiempo suficiente
not-saved = no se puede escribir el archivo de la partida
no-seat = nadie ocupa ese puesto
ticket-letter = eso no es un ticket: contiene { $letter }
ticket-mistyped = el ticket está mal escrito o incompleto
ticket-other-version = el ticket es de otra versión de este programa
connection-closed = se cerró la conexión

no-such-file = no existe ese archivo ni esa carpeta
permission-denied = permiso denegado
file-exists = el archivo ya existe
is-a-folder = es una carpeta
not-a-folder = no es una carpeta
no-file-name = ningún archivo puede llamarse así
in-use = otro programa lo tiene abierto
disk-full = no queda espacio en el disco
a-device = se esperaba un archivo, y es un dispositivo
read-only-folder = el sistema de archivos es de solo lectura
address-in-use = la dirección ya está en uso
address-elsewhere = esta máquina no tiene esa dirección
connection-refused = conexión rechazada
timed-out = no hay respuesta
unreachable = desde esta red no se llega hasta allí
number-of-discs = se esperaba un número de fichas de 0 a 64
games-there = { $games ->
    [one] hay una partida
   *[other] hay { $games } partidas
}
years = se esperaba un año o un periodo como 1990-2005, 1990- o -2005
encoding = se esperaba el nombre de una codificación, como UTF-8, Shift_JIS, EUC-JP o GB18030
book-text-position = se esperaban 64 casillas (X, O o -) y después X u O para el turno
book-text-level = se esperaba un nivel de 0 a 60 después de la posición
book-text-move = se esperaba una jugada legal o -- después del nivel
book-text-value = se esperaba un valor de -64 a 64 después de la jugada
book-text-finding = se esperaban jugadas, un valor y una profundidad como `d3c3 -1.25 21@87` al final
