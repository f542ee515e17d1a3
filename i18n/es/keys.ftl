## Las teclas: sus nombres, los títulos sobre ellas, y lo que hacen en varios lugares.

name = { $key ->
    [Enter] Intro
    [Space] Espacio
    [Backspace] Retroceso
    [Delete] Supr
    [Home] Inicio
    [End] Fin
    [PageUp] RePág
    [PageDown] AvPág
    [PgUp] RePág
    [PgDn] AvPág
    [Shift-Tab] Mayús-Tab
    [Up] Arriba
    [Down] Abajo
    [Left] Izquierda
    [Right] Derecha
   *[other] { $key }
}
with-ctrl = Ctrl-{ $key }
arrows = flechas
click = clic
wheel = rueda
any-of = una de { $keys }
then = luego { $keys }

group-play = Jugar
group-browse = Recorrer
group-study = Estudiar
group-games = Partidas
group-read = Leer
group-screen = Pantalla

mode-board = En el tablero
mode-any = En cualquier sitio
mode-record = En el diagrama y las gráficas
mode-question = Ante una pregunta
mode-filter = Al filtrar
mode-text = En un texto

cursor = mover el cursor
line = línea anterior, siguiente
erase = borrar una letra; Ctrl-W una palabra, Ctrl-U todo
cancel = cancelar
    .hint = cancelar
close = cerrar
    .hint = cerrar
scroll = desplazarse
    .hint = desplazar
yes = sí (para abandonar, borrar o responder al otro jugador: solo y)
    .hint = sí
no = no (a una pregunta que no has provocado tú: solo n)
    .hint = no
escape = cerrar la ventana abierta, o cancelar una columna escrita; nunca sale del programa
at-once = salir al momento, suspender, redibujar
at-once-without-jobs = salir al momento, redibujar
browse = recorrer la partida
    .hint = recorrer
ends = al principio, a la jugada actual
pages = diagrama, gráficas
