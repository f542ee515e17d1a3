section-name = NOMBRE
section-synopsis = SINOPSIS
section-description = DESCRIPCIÓN
section-options = OPCIONES
section-commands = COMANDOS
section-keys = TECLAS
section-files = ARCHIVOS
section-environment = ENTORNO
section-exit-status = CÓDIGO DE SALIDA
section-examples = EJEMPLOS
volume = Juegos

what = Othello y la familia del Reversi para dos jugadores, en un terminal o entre dos máquinas, o contra el motor. Sin comando, el programa reanuda la partida actual, o empieza una. Se juega con las flechas e Intro, con el ratón o escribiendo una casilla como d3. Cada jugada se guarda en cuanto se hace. Una segunda ventana juega su propia partida, que también se guarda. El tablero no espera al disco: solo un kill -9 o un corte de corriente en los milisegundos en que se guarda pierde lo que se jugó en ellos.
line-by-line = Si la entrada o la salida estándar no es un terminal, se juega línea a línea; help muestra los comandos.
which-options = Las opciones que describen una partida (sus reglas, su reloj, sus jugadores o su encuentro) empiezan una nueva; la actual queda guardada. Las de las reglas valen también para host, show, check, convert, solve, analyze, match y perft; las de la pantalla, para show, games, open, host, join, puzzles y doctor.

usual-folder = Suele estar en { $folder }.
settings-file = Los ajustes; el programa nunca escribe este archivo. othello config muestra la ruta y un archivo con todos los ajustes.
game-file = La partida actual, que se escribe con cada jugada.
second-game-file = La partida de una segunda ventana, y así sucesivamente.
sheet-file = La planilla que se está escribiendo; se guarda con cada número; la de una segunda ventana es sheet-2.txt. othello repair la lee.
index-file = La lista de las partidas guardadas, para leerla rápido cuando son muchas. Se puede borrar.
choices-file = Lo que han elegido :settings y comandos como :theme: prevalece sobre config.toml hasta que este cambie, y las opciones prevalecen sobre ambos. Se puede borrar.
level-file = La estimación de tu nivel en puntos Elo, y el número de partidas contra el motor de las que sale. Se puede borrar.
links-folder = Las partidas con otras máquinas, un archivo por cada una: se conservan hasta que la partida termina, y una semana más.
panic-file = El informe del último fallo, para comunicarlo.
identity-file = La clave por la que te conocen los anfitriones, que solo tú puedes leer.
progress-file = Lo que has respondido, los errores de tus partidas y por dónde vas en :learn. Solo se añaden líneas; si se borra, todo menos las respuestas se rehace a partir de las partidas guardadas.
book-file = El libro: los valores de las posiciones analizadas, salvo que el ajuste book nombre otro archivo.
repertoire-files = Tus repertorios, salvo que los ajustes nombren otros. Cualquier editor de SGF puede modificarlos.
games-folder = Las partidas guardadas, un archivo por cada una.
pictures-folder = Las imágenes de partidas que has guardado.

env-no-color = Si no está vacía, sin colores. Prevalece sobre las dos siguientes.
env-clicolor-force = Si no está vacía ni es 0, colores incluso donde el terminal parece no tenerlos.
env-clicolor = Si es 0, sin colores.
env-colorterm = El número de colores del terminal. En la pantalla también se le pregunta al terminal, salvo que lo diga COLORTERM.
env-accessible = Si no está vacía ni es 0, se juega línea a línea; en la pantalla con --cursor.
env-characters = Los caracteres que el terminal puede mostrar: decide la primera de estas variables que no esté vacía.
env-language = El idioma: el primero de la lista de LANGUAGE que habla el programa, salvo que la configuración regional sea C; si no, el de la primera de las otras variables que no esté vacía.
env-messages = La carpeta de un idioma, que el programa habla entonces; othello messages la comprueba.

status-success = Éxito.
status-failure = Algo no se pudo leer o escribir, una partida tenía un error o un resultado distinto del indicado, una planilla no tenía ninguna corrección o tenía varias, o se rechazó una línea de un script.
status-usage = No se entendió la línea de comandos.
status-panic = Un error del programa lo detuvo; se escribió un informe.
status-hung-up = Se cerró el terminal (SIGHUP).
status-interrupted = Se pulsó Ctrl-C (SIGINT).
status-quit = SIGQUIT detuvo el programa.
status-terminated = SIGTERM detuvo el programa.

example-clocks = Una partida con reloj: 5 minutos para cada uno, y 3 segundos más por jugada.
example-rules = Otras reglas, contra el nivel 3 del motor.
