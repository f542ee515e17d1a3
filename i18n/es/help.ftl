## La ayuda: sus teclas, reglas, marcas, estrategia.

mode = En la ayuda
activity = ayuda

play = Empiezan las Negras. Coloca una ficha de modo que una o más fichas de tu rival queden en línea recta, en cualquiera de las ocho direcciones, entre ella y otra de tus fichas: todas las fichas así encerradas se voltean. Quien puede jugar tiene que jugar.
other-rules = Pulsa n para jugar una variante.
topic = { $topic ->
    [version] qué versión del programa es esta
    [turn] de quién es el turno, y dónde puede jugar
    [opening] el nombre de la apertura que se ha jugado
    [illegal] una jugada tiene que encerrar al menos una ficha rival en línea recta entre la que pones y otra tuya; si una casilla no lo cumple, la línea bajo el tablero dice qué le falta
    [marks] un punto o un cuadrito marca dónde puedes jugar (:legal off los oculta); ? y luego 3 muestra qué significa cada marca
    [leave] Esc cierra una ventana; q sale del programa, y la partida se reanuda la próxima vez
    [files] cada partida se guarda mientras se juega: :games la vuelve a abrir; :save con una ruta deja una copia donde quieras
    [size] el tablero llena la ventana: agranda la ventana o la letra del terminal (a menudo Ctrl + y Ctrl -)
    [draw] no se ofrecen tablas: hay empate si al final los dos tienen el mismo número de fichas
    [pass] el pase es automático cuando no hay jugada legal; si la hay, nadie pasa
    [chat] no hay chat en una partida a distancia: solo se ven las jugadas
    [accounts] no hay cuentas ni puntuación Elo: a un amigo le basta el enlace de :web; :report y :progress dicen cómo vas
    [coordinates] las letras y los números de las casillas están siempre junto al tablero; :diagram y v numeran las jugadas
    [boards] el tablero tiene ocho por ocho casillas; no hay otro tamaño
    [blindfold] las fichas no se pueden ocultar; othello --plain juega línea a línea y dibuja el tablero solo si escribes board
    [reader] othello --plain lo dice todo en líneas, para lectores de pantalla y braille
    [keys] las teclas no se pueden cambiar: ? las muestra todas, y todo lo que hacen tiene también un nombre
   *[premoves] se juega en el turno propio, no antes
}
    .about = { $topic ->
        [version] versión licencia autor error_del_programa informar_de_un_error actualizar
        [turn] de_quién_es_el_turno a_quién_le_toca me_toca quién_juega quién_empieza
        [opening] qué_apertura cuál_apertura nombre_de_la_apertura apertura_es_esta cómo_se_llama_la_apertura
        [illegal] ilegal inválida prohibido jugada_ilegal jugada_inválida no_permitido por_qué_no_puedo no_puedo_mover_ahí no_puedo_jugar_ahí no_puedo_poner no_me_deja no_se_puede
        [marks] significan_los_puntos significan_las_marcas significan_los_números qué_son_los_puntos leyenda símbolos
        [leave] cerrar cancelar abandonar_el_programa cerrar_ventana irme menú_principal volver_al_menú sácame_de_aquí
        [files] dónde_se_guarda dónde_está_mi_partida dónde_se_guardan guardado_automático carpeta_de_partidas
        [size] más_grande más_pequeño grande agrandar ampliar zoom fuente letra tamaño tablero_más_grande pantalla_completa pantalla completa texto fichas_más_grandes letra_más_grande
        [draw] tablas empate ofrecer_tablas empatar
        [pass] pasar paso pasar_turno saltar no_puedo_jugar
        [chat] charlar mensaje mensajes hablar
        [accounts] cuenta iniciar_sesión contraseña registro perfil clasificación
        [coordinates] coordenadas mostrar_coordenadas letras_y_números nombres_de_las_casillas
        [boards] tamaño_del_tablero 6x6 tablero_pequeño 10x10
        [blindfold] a_ciegas ciegas ocultar_fichas
        [reader] lector_de_pantalla braille leer_en_voz_alta modo_texto
        [keys] cambiar_teclas cambiar_las_teclas vim
       *[premoves] jugada_anticipada
    }
version = Othello { $version }; para informar de un error, othello doctor dice lo que sabe de este terminal.
faq = responder a una pregunta para la que no hay comando: letra más grande, nombre de la apertura, chat, cuentas
    .about = pregunta respuesta
    .usage = faq size
no-topic = no hay respuesta sobre { $found }; escribe faq para verlas todas
find =
    .key = mostrar solo lo que contiene ciertas palabras
    .hint = filtrar
key-keep = ejecutar o mostrar lo marcado, o conservar el filtro
    .hint = listo
    .hint-instead = abrir
key-open = ejecutar o mostrar lo marcado (sin filtro: cerrar la página)
    .hint-instead = abrir
nothing-found = Nada de aquí contiene esas palabras; : encuentra todos los comandos, también dichos de otro modo.

legal-square = Cuadrado pequeño: una jugada legal.
legal-dot = Punto: una jugada legal.
legal-dots = Puntos: una jugada legal.
cursor-corners = Esquinas claras: el cursor, con una ficha pálida donde puede jugar.
cursor-brackets = Corchetes o casilla iluminada: el cursor, con una ficha pequeña donde puede jugar.
cursor-bar = Barra clara o casilla iluminada: el cursor, con una ficha pequeña donde puede jugar.
cursor-letters = Corchetes, barra clara o casilla iluminada: el cursor, con letras pequeñas donde puede jugar.
would-flip-dot = El otro color, como punto en una ficha o a su alrededor: la jugada bajo el cursor la voltearía.
would-flip-plus = + junto a una ficha: la jugada bajo el cursor la voltearía.
last-dot = Punto rojo o naranja en una ficha, o casilla de ese color: la última jugada.
last-star = * junto a una ficha: la última jugada.
flipped-rim = Contorno o punto azul o violeta de una ficha, o casilla de ese color: la última jugada la volteó.
flipped-quote = ' junto a una ficha: la última jugada la volteó.
clock = ! a ambos lados de un reloj en marcha: quedan menos de 20 segundos.

learning-heading = Aprendizaje (:learning-marks)
special = # c x: casillas especiales (ver más abajo).
special-tinted = # c x en casillas teñidas: casillas especiales (ver más abajo).
stable = =: una ficha estable (nunca se podrá voltear).
stable-tinted = Casilla teñida, punto azul o violeta: una ficha estable (nunca se podrá voltear).
replies = Números: las respuestas de tu rival a la jugada bajo el cursor, y las fichas que voltearían.

values-heading = Valores del motor (z)
value-best = *: la mejor jugada.
value-number = Un número: las fichas que pierde respecto a la mejor o, con signo, su valor; = si es exacto.
value-digit = En las casillas más pequeñas, una sola cifra; + para 10 y más.

review-heading = Análisis (j), variantes y comentarios
review-better = !: una jugada mejor que la marcada con ?, que es la que se jugó.
review-loss = Un número junto a una jugada en el panel: las fichas que pierde; = si la pérdida es exacta.
review-notes = + tras una jugada: variantes; ": un comentario. ^ # o x en las casillas: marcas.
squares-heading = Esquinas, casillas C y X

corners = # esquinas: las fichas de ahí nunca se pueden voltear.
c-squares = c casillas C: junto a una esquina, en el borde.
x-squares = x casillas X: junto a una esquina, en la diagonal.
edges = Los bordes se nombran por los puntos cardinales: la fila 1 es el norte, la fila 8 el sur, la columna a el oeste, la columna h el este.

themes-heading = Temas
looks = { $theme ->
    [classic] un tablero verde
    [paper] papel gris; en los archivos de imagen, un diagrama impreso
    [contrast] un tablero azul, con colores que casi todo el mundo distingue
    [slate] un tablero gris azulado para terminales oscuros
    [walnut] un tablero de madera
   *[mono] sin colores
}
theme = { $name }: { $looks }.

select-text = Para seleccionar texto con el ratón, escribe :mouse, o mantén pulsada Mayús (en algunos terminales, Opción) mientras arrastras.
copy-and-paste = y copia la transcripción. Pega una transcripción o una posición para cargarla.

## Consejos, con su título.

learning = El juego en veinte minutos, en el tablero: :learn. Una idea con dos tableros: :idea y su nombre.

fewest-win = Una ficha que nunca se podrá voltear cuenta en tu contra para siempre: las esquinas, y las filas que crecen desde ellas, son lo que hay que dejar al rival.
    .heading = Gana quien tiene menos fichas
moves-still-matter = Quien puede elegir no está obligado a tomar una esquina. Guarda jugadas seguras en reserva, y deja a tu rival solo las malas.
    .heading = La movilidad aún cuenta
attack-beside-corners = Una casilla X o C ofrece a tu rival una esquina que tiene que tomar si no hay otra jugada: aquí eso es un ataque.
    .heading = Junto a las esquinas
the-end-of-few = Las últimas jugadas son las que más fichas voltean, y nadie las vuelve a voltear: procura que las haga tu rival, aunque sea pasando tú.
    .heading = El final

title = Ayuda
keys = Teclas
rules = Reglas
marks = Marcas
strategy = Consejos

now-browsing = En una jugada anterior
now-over = Después de la partida
now-waiting = Mientras esperas
two-players = Dos jugadores
everything = Todo lo demás tiene un nombre: escribe : y lo que buscas, como learn, tema, guardar o distancia. Tab lo completa, Intro lo ejecuta.

key-page = página siguiente, página por su número
    .hint = siguiente
