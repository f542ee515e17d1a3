## La primera lección de todas: las reglas y las ideas del juego, con jugadas que hace quien aprende.

mode = En la lección

learn = ver cómo se juega, en diez lecciones cortas en el tablero; sigue donde lo dejaste
    .key = aprender el juego en veinte minutos, en el tablero
    .short = aprender el juego
    .usage = learn, o learn 3
    .details = Las marcas de aprendizaje del tablero se eligen con :learning-marks.
    .about = aprender tutorial lección lecciones principiante reglas jugar enseñar primeros pasos introducción cómo_se_juega cómo_jugar
next = pasar al siguiente paso de la lección
    .key = paso siguiente
    .hint = seguir
back = retirar tu respuesta, o ver el paso anterior
    .key = atrás: responder de nuevo, o el paso anterior
    .hint = atrás
show = ver una respuesta a la pregunta de la lección
    .key = mostrar una respuesta
    .hint = mostrar
leave = dejar la lección; learn sigue donde estabas
    .key = dejar la lección
key-play = responder con la casilla del cursor o del puntero; luego seguir
    .hint = jugar
    .hint-instead = seguir
key-leave = dejar la lección; :learn sigue donde estabas
    .hint = dejar

offer = ¿No conoces el juego? :learn lo enseña en veinte minutos.
    .short = ¿Primera vez? :learn
left = Has dejado la lección. :learn sigue donde estabas.
    .short = :learn sigue aquí
    .line = Has dejado la lección. Escribe learn para seguir donde estabas.
not-kept = no se guarda por dónde vas en la lección
unknown-lesson = lección desconocida { $word }; hay lecciones de la 1 a la { $count }, y learning-marks elige las marcas del tablero
under-way = hay una lección en marcha; déjala primero (Esc)
    .line = hay una lección en marcha; escribe leave para dejarla
not-under-way = no hay ninguna lección en marcha; escribe learn
read-on = aquí no se pregunta nada: sigue con Intro
    .line = aquí no se pregunta nada: escribe next
answer-first = responde primero, o pulsa s para ver una respuesta
    .line = responde primero, o escribe solution
first-step = este es el primer paso

lesson = Lección { $number } de { $count }: { $title }
    .short = { $number }/{ $count }: { $title }
title = { $number ->
    [1] volteos y esquinas
    [2] cuando cae una esquina
    [3] junto a una esquina
    [4] jugadas del rival
    [5] tus propias jugadas
    [6] fichas de dentro y de fuera
    [7] bordes, y pocas fichas
    [8] la casilla disputada
    [9] la última jugada
   *[10] una partida entera
}
your-move = Te toca: un clic, o flechas e Intro, o escribe d3.
    .short = Te toca
go-on = Intro: seguir
try-again = Intro: otro intento
next-by-line = Escribe next.
try-again-by-line = Escribe undo, u otra jugada.

## Los pasos: lo que se dice o se pregunta, y lo que se dice de una respuesta correcta.

start = Juegas con Negras; los puntos muestran dónde puedes jugar. Juega d3: la ficha blanca entre d3 y una negra se voltea.
start-right = Ahora es negra. Ese es el juego: encierra fichas en una línea, y son tuyas.
five = Las líneas van en las ocho direcciones, y una jugada puede voltear varias fichas. Encuentra la jugada que voltea cinco.
five-right = Cinco fichas en tres líneas a la vez.
corner = Una ficha en una esquina está segura: ninguna línea pasa más allá. Toma la esquina a1.
corner-right = Nadie podrá voltearla nunca, ni las fichas del borde unidas a ella.
counting = Quien puede jugar tiene que jugar. Quien no puede, pasa. Cuando nadie puede, gana quien tiene más fichas.
falls = Las Blancas pueden tomar una esquina si hasta ella llega una línea de fichas negras desde una blanca. Encuentra una jugada que no les dé ninguna esquina.
falls-right = Bien: las Blancas no entran en ninguna esquina.
waits = Solo tú puedes tomar h1: no se escapa. Las Blancas quieren g2. ¿Qué va primero?
waits-right = Ahora tienes g2, y h1 te sigue esperando.
names = Las casillas junto a una esquina tienen nombre: X en la diagonal, C en el borde. Una ficha ahí ayuda al rival a entrar en la esquina.
beside = No juegues en ninguna casilla X ni C, y no des ninguna esquina a las Blancas.
beside-right = Bien: las Blancas no entran en ninguna esquina.
right-x = A veces una casilla X es buena: tras g7, ninguna línea lleva a las Blancas a h8. Juega g7.
right-x-right = Así que mira cada vez si la esquina se puede tomar de verdad.
count = Cuenta dónde podrían jugar las Blancas después de tu jugada: cuantos menos sitios, mejor. Encuentra la jugada que les deja solo dos.
count-right = Dos, marcadas con ^. Tras cualquier otra, las Blancas tienen más.
safe = Una jugada segura no entrega esquinas. Sin ninguna, hay que dar una esquina: por eso es malo tener pocas jugadas. No dejes ninguna segura a las Blancas.
safe-right = Las Blancas tienen cuatro jugadas (^), y cada una te da una esquina.
own-moves = Tus propias jugadas también cuentan: que no se te acaben. ¿Qué jugada te deja más?
own-moves-right = Seis jugadas la próxima vez, marcadas con ^. Tras d2 habría sido solo una.
pass = Quien no tiene ninguna jugada tiene que pasar. Encuentra una jugada que no deje ninguna a las Blancas.
pass-right = Las Blancas tienen que pasar, y tú juegas otra vez.
inner = Las fichas marcadas son interiores: no hay ninguna casilla vacía a su lado. Las otras fichas negras son exteriores: junto a ellas las Blancas ganan jugadas.
quiet = Una jugada tranquila solo voltea fichas interiores, y así da pocas jugadas nuevas a las Blancas. Encuentra una.
quiet-right = Tranquila: la ficha que has volteado está dentro, y las Blancas apenas ganan jugadas.
wall = Una fila larga de fichas exteriores es un muro: las Blancas pueden jugar a lo largo de él (^), y tú no.
edge = Al principio de la partida, una ficha en el borde es fácil de atacar, y da a las Blancas jugadas en el centro. Quédate dentro, y déjales pocas jugadas.
edge-right = Bien. Tras h4, en el borde, las Blancas tendrían 16 jugadas en lugar de 11.
few = Las fichas solo cuentan al final. Hasta entonces es mejor tener pocas: las Blancas encuentran poco que voltear. Voltea solo una.
few-right = Bien: pocas fichas tuyas, pocas jugadas para las Blancas.
none = Pero quien se queda sin fichas ha perdido. Encuentra la jugada que voltea las cinco blancas.
none-right = No queda ninguna ficha blanca: la partida ha terminado, y ganas.
both = Las Blancas quieren una de estas casillas. Prueba una jugada para ver cuál, y luego tómala tú antes.
both-right = Las Blancas han perdido una buena jugada, y tú has ganado una.
keep = Las Blancas no pueden jugar a4: guárdala para más tarde. Sí podrían jugar h5, así que tómala ahora.
keep-right = Ahora h5 es tuya, y a4 te sigue esperando.
last = Quedan dos regiones: una casilla en a2, dos en a8 y b8. Empieza donde el número es impar, para hacer ahí la última jugada.
last-right = Las Blancas tienen que jugar b8, y tú haces la última jugada, en a8.
game = Para terminar, una partida entera contra el nivel 1, que acaba de aprender las reglas. Tendrás un consejo cuando haga falta.

## Lo que hacen otras respuestas.

flips = { $square } voltea { $count ->
    [one] una ficha
   *[other] { $count } fichas
}. Hay una jugada mejor.
outer = { $square } voltea { $count ->
    [one] una ficha exterior
   *[other] { $count } fichas exteriores
} (^): hay una casilla vacía al lado.
moves = Tras { $square }, las Blancas tienen { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} (^).
safe-moves = Tras { $square }, las Blancas tienen { $count ->
    [one] una jugada segura
   *[other] { $count } jugadas seguras
} (^).
own = Tras { $square }, las Blancas juegan { $answer }, y te { $count ->
    [0] quedas sin jugadas
    [one] queda una jugada
   *[other] quedan { $count } jugadas
} (^).
corner-falls = Tras { $square }, las Blancas toman la esquina { $corner }.
stands-beside = { $square } está junto a la esquina vacía { $corner }. Busca una jugada más lejos.
answered = Tras { $square }, las Blancas juegan { $answer }.
other = { $square } es posible, pero hay una jugada mejor.

## Unas palabras en la partida del final.

guide-corner = La esquina { $corner } está libre: puedes tomarla.
guide-passed = Las Blancas no tenían jugadas y tuvieron que pasar: te toca otra vez.
guide-beside = Cuidado con { $square }: está junto a la esquina vacía { $corner }.
guide-end = Las diez últimas casillas: ¿quién hace la última jugada en cada región?
guide-few = { $count ->
    [one] Te queda una jugada
   *[other] Te quedan { $count } jugadas
}. ¿Cuál te deja más para el próximo turno?
