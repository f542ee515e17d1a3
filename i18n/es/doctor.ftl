program = othello { $version } en { $system }
program-of-developers = othello { $version } en { $system }, compilado para desarrollo
system = sistema: { $name }
processor = procesador: { $kernel }, { $threads ->
    [one] 1 hilo
   *[other] { $threads } hilos
}

terminal = Terminal
look = Aspecto
files = Archivos
discs = Fichas

set = definida
not-set = sin definir
of-console = { $value }, porque la consola lo admite
of-system = { $value }, de la configuración del sistema
empty = vacía
a-terminal = un terminal
no-terminal = no es un terminal
standard-input = entrada estándar: { $what }
standard-output = salida estándar: { $what }
size = tamaño: { $size }, casillas de { $square } celdas
size-small = tamaño: { $size }, demasiado pequeño para una partida
size-unknown = tamaño: desconocido

colours = colores: { $colours }, por { $why }
characters = caracteres: { $characters }, por { $why }
theme = tema: { $theme }
language = idioma: { $language }, por { $why }
no-locale = falta de configuración regional
asked = petición expresa
disc-width = el ancho de una ficha
none = ninguno
true-colours = 24 bits
plays-lines = juego: línea a línea, porque { $reason }
plays-screen = juego: en la pantalla
plain-asked = se ha indicado --plain
input-no-terminal = la entrada estándar no es un terminal
output-no-terminal = la salida estándar no es un terminal
dumb = TERM es dumb o no está definida
accessible = ACCESSIBLE está definida

not-asked = respuestas del terminal: no se le pregunta
answers = respuestas del terminal: { $answers }
no-answers = ninguna
is-dark = su fondo es oscuro ({ $color })
is-light = su fondo es claro ({ $color })
has-colours = colores: { $colours }
pictures = imágenes: { $protocol }
cell = una celda tiene { $size } píxeles
one-column = una ficha ocupa una columna
two-columns = una ficha ocupa dos columnas

settings = ajustes: { $file }, { $state }
not-found = no existe
valid = válido
with-errors = con errores:
set-by-file = definidos por el archivo: { $names }
set-by-commands = definidos por comandos: { $names }
current-game = partida actual: { $file }, { $state }
saved-games = partidas guardadas: { $file }, { $state }
your-level = tu nivel: { $file }, { $state }
level-about = alrededor de { $level }
level-damaged = de una versión anterior o dañado
crash-report = informe de fallo: { $file }
writable = se puede escribir
not-created = aún sin crear
not-writable = no se puede escribir ({ $error })
cannot-create = no se puede crear ({ $error })
without-colours = sin colores, porque la salida estándar no es un terminal
