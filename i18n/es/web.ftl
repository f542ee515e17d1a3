## La página de un invitado en un navegador.

lang = es
language = Idioma
no-script = Esta página necesita JavaScript.
wrong-host = Esta dirección no abre la página de la partida. Abre el enlace tal como se envió, o pide al anfitrión que añada --tunnel con la dirección que usas.
connecting = Conectando…
lost = Conexión perdida. Reintentando…
lost-long = Si sigue así, pide el nuevo enlace: la partida y tu puesto se conservan.
your-name = Tu nombre
play = Jugar
watch = Mirar
rules = Reglas
board = Tablero
more = Más
tap-again = Toca otra vez la casilla para jugar ahí.
one-tap = Jugar con un solo toque, sin mostrar antes lo que voltea
sound = Emitir un sonido cuando te toque
vibration = Vibrar cuando te toque
moves = Jugadas

invites = { $other } te invita a una partida
each-has = Cada jugador tiene { $time } en el reloj{ $increment ->
    [0] .
   *[other] , y { $increment } s más por cada jugada.
}
elsewhere = La partida está abierta en otra pestaña.
play-here = Jugar aquí
host-left = { $at-start } ha salido. La partida se conserva, y seguirá aquí cuando vuelva { $other }.

title = { $what } – Othello
no-game = La partida no ha empezado.
paused = En pausa
your-move = Te toca
your-choice = Elige qué ficha voltear
to-move = Turno de { $player }
you = tú
discs-left = { $discs ->
    [one] queda { $discs } ficha
   *[other] quedan { $discs } fichas
}

square = { $square }, { $state }
playable = { $square }, jugada legal, voltea { $discs }
hidden = oculta

not-answered = { $other } todavía no ha respondido.
undone = Deshecho: { $squares }.
nothing-to-undo = No tienes ninguna jugada que deshacer.
left = Has dejado la partida. El enlace te devuelve a ella.

undo = Deshacer
pause = Pausa
resume = Reanudar
resign = Abandonar
rematch = Revancha
next-game = Partida siguiente
withdraw = Retirar la petición
leave = Salir
share = Invitar a mirar
shared = Mira esta partida de Othello
link-copied = El enlace para mirar está copiado. Envíalo a quien quieras.
ask-leave = ¿Dejar la partida? El enlace te devuelve a ella.
    .yes = Salir
    .no = Quedarse
unknown-link = Este enlace está incompleto o ya no vale. Compruébalo o pide uno nuevo.
