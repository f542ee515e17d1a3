## Partidas y encuentros nuevos, y partidas que vienen de un archivo, de un texto pegado o de una posición.

mode = En el diálogo de partida nueva
activity = partida nueva

new = empezar la siguiente partida del encuentro, otra igual o la que describas
    .about = nueva nuevo partida empezar comenzar configurar reiniciar dos_jugadores 2_jugadores jugadores personas nueva_partida partida_nueva otra_partida volver_a_empezar empezar_de_nuevo
    .usage = new, o new reversi-32 clock 5+3 black Anna white Ben best-of 3
    .key = empezar una partida nueva, con las mismas condiciones o con otras
    .details =
        Un sistema de reglas: { $systems }.
        { $axes }
        clock: minutos o M:SS, y +S para S segundos más por jugada, como 5, 0:30 o 5+3; o none.
        black y white: { $players }; entre comillas dobles si tiene espacios.
        level: un nivel del motor, que juega contra ti; después de 10, su tiempo por jugada, como 5s.
        best-of: un número impar de partidas, que empieza un encuentro nuevo.
        balanced: el número de una apertura equilibrada de ocho jugadas, o random; o none.
        Los ajustes que no indiques quedan como están.
play = empezar una partida contra un nivel del ordenador
    .usage = play 3, o play 10 5s
    .about = nivel motor computadora ordenador máquina rival contra solo ia robot dificultad fácil difícil más_fácil más_difícil más_fuerte menos_fuerte jugar demasiado_fácil demasiado_difícil muy_fácil muy_difícil demasiado_fuerte más_débil un_jugador
    .key = jugar contra un nivel del ordenador
    .short = contra el ordenador
choose-opponent = elegir el rival en el diálogo de partida nueva
rematch = jugar la misma partida otra vez, con los colores cambiados
    .about = revancha otra repetir colores lado cambiar_colores cambiar_de_lado otra_vez jugar_otra_vez
    .key = la misma partida otra vez, con los colores cambiados
    .hint = revancha
not-over = la revancha llega al terminar esta partida; new empieza otra ahora mismo
choice-player = quién juega con { $color }: un nombre, human o un nivel
choice-level = contra un nivel, de 1 a 10
choice-color = juegas con { $color } contra el ordenador
    .about = { $color ->
        [black] negras negro con_negras
       *[white] blancas blanco con_blancas
    }
choice-both = ver cómo el ordenador juega contra sí mismo
    .about = ordenador_contra_ordenador computadora_contra_computadora máquina_contra_máquina motor_contra_motor dos_ordenadores dos_computadoras contra_sí_mismo ver_una_partida ver_jugar demostración
choice-time = nivel { $level }, { $seconds } s por jugada
    .about = { $seconds ->
        [1] rápido lento más_rápido muy_lento tiempo_de_pensar
       *[other] pensar más_tiempo tiempo_de_pensar
    }
choice-clock-with-more = partida nueva con reloj: { $minutes } min por jugador, y { $seconds } s más por jugada
    .about = { $minutes }_{ $seconds }
choice-clocks = con reloj
    .about = con_reloj poner_reloj
choice-matches = como encuentro de varias partidas
choice-balanced = partida nueva desde una apertura equilibrada de ocho jugadas, al azar
    .about = apertura_al_azar equilibrada azar aleatoria
choice-clock = partida nueva con reloj: { $minutes } min por jugador
    .about = { $minutes }_minutos { $minutes }_minuto { $minutes ->
        [1] bala
        [5] relámpago partida_rápida
        [10] rápida
        [30] partida_lenta partida_larga
       *[other] { "" }
    }
choice-match = un encuentro: al mejor de { $games } partidas
    .about = encuentro torneo campeonato serie liga competición al_mejor_de_{ $games } { $games }_partidas
practice = empezar una partida contra el ordenador desde la posición que estás viendo
    .about = practicar jugar aquí motor desde_aquí jugar_desde_aquí seguir_desde_aquí continuar_desde_aquí esta_posición desde_esta_posición
    .usage = practice, o practice 4
    .key = seguir desde una posición anterior contra el ordenador, como partida nueva
    .hint = jugar aquí
dialog =
    .key = partida nueva, o la siguiente del encuentro
    .hint = nueva
about-dialog = Quién juega con Negras y con Blancas: escribe un nombre, o elige con las flechas un nivel del ordenador o alguien a distancia. Debajo están las reglas, el reloj y las partidas del encuentro. Intro empieza la partida.

began = Partida nueva.
gone = Partida nueva. Escribe { $moves } para volver a jugar las jugadas anteriores.
began-on = Partida nueva. { $terms }
began-with = Apertura equilibrada { $opening }, de ocho jugadas.
    .line = Partida nueva. { $terms }
began-from = { $ply ->
    [0] Partida nueva desde el principio: juegas con { $you } contra { $opponent }.
   *[other] Partida nueva desde la jugada { $ply }: juegas con { $you } contra { $opponent }.
}
go-on = { $moves ->
    [one] ¿Seguir con la jugada siguiente de esta partida?
   *[other] ¿Seguir con las { $moves } jugadas siguientes de esta partida?
}
    .title = Seguir
    .yes = Seguir
    .no = Dejar así
extended = { $moves ->
    [one] Añadida { $moves } jugada pegada.
   *[other] Añadidas { $moves } jugadas pegadas.
}
    .line = { "" }
loaded = { $moves ->
    [0] Posición cargada
    [one] { $moves } jugada cargada
   *[other] { $moves } jugadas cargadas
}{ $lacks ->
    [names-and-clock] , sin nombres ni reloj.
    [names] , sin nombres.
    [clock] , sin reloj.
   *[nothing] .
}{ $moves ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }RePág e Inicio las recorren.
}
    .short = { $moves ->
        [0] Posición cargada
        [one] { $moves } jugada cargada
       *[other] { $moves } jugadas cargadas
    }{ $lacks ->
        [names-and-clock] , sin nombres ni reloj.
        [names] , sin nombres.
        [clock] , sin reloj.
       *[nothing] .
    }
    .line = Carga terminada. { $described }

becomes = { $fate ->
    [none] { "" }
    [saved] { " " }La partida del tablero se guardará.
    [short] { " " }Las pocas jugadas del tablero se perderán.
   *[unsaved] { " " }La partida del tablero no se puede guardar en este momento.
}
replace = ¿Empezar otra partida, { $black } contra { $white }?{ $terms }{ $becomes }
    .title = Partida nueva
    .yes = Empezar
    .no = Seguir jugando
restart = Esta partida del encuentro no ha terminado. ¿Empezarla de nuevo?{ $becomes }
    .title = Partida nueva
    .yes = Empezar de nuevo
    .no = Seguir jugando
abandon = El encuentro no ha terminado. ¿Dejarlo por uno nuevo?{ $becomes }
    .title = Encuentro nuevo
    .yes = Dejarlo
    .no = Seguir jugando
load = { $moves ->
    [0] ¿Cargar esta posición?{ $becomes }
    [one] ¿Cargar esta partida de { $moves } jugada?{ $becomes }
   *[other] ¿Cargar esta partida de { $moves } jugadas?{ $becomes }
}
    .title = Cargar
    .yes = Cargar
    .no = Seguir jugando

nothing-new = la partida del tablero ya tiene todas estas jugadas
unknown-setting = ajuste desconocido `{ $setting }`; ver `help new`
no-value = `{ $setting }` necesita un valor; ver `help new`
wrong-value = { $setting } { $value }: { $why }
no-balanced-opening = hay aperturas equilibradas de Othello, no de { $rules }

title = Partida nueva
next-title = Partida { $game } de { $games }
label = { $field ->
    [name] { "  " }Nombre
    [clock] Reloj
    [match] Partidas
    [opening] Apertura
   *[rules] Reglas
}
no-clock = sin reloj
    .about = sin_reloj sin_tiempo
minutes = { $minutes } min
meaningless = sin efecto en esta apertura
one-game = una partida
best-of = al mejor de { $games }
fewer-rules = - Menos reglas
more-rules = + Más reglas
start = Empezar
you = Tú
opening = { $entered ->
    [free] libre
    [random] equilibrada, al azar
   *[other] equilibrada { $entered }
}
about-clock = Minutos para cada uno: 5, 0:30, o 5+3 con 3 segundos más por jugada. Escribe, o usa las flechas.
about-opening = Libre, o XOT: ocho jugadas fijas que igualan la partida, al azar con las flechas, o su número, de 1 a { $last }.
about-name = Escribe un nombre, o déjalo vacío.
longest-name = Un nombre tiene { $letters } letras como máximo.
about-match = En un encuentro, los jugadores cambian de color después de cada partida.
about-fewer-rules = Intro oculta los detalles.
about-more-rules = Intro muestra apertura, pases, recuento, hándicap y otras.

key-change = cambiar el valor
key-start = empezar la partida (en Más: mostrar las otras reglas)
    .hint = empezar
    .hint-instead = detalle
players = un nombre, human, level:5 (1 a 10; level:10@5 piensa 5 s), engine (como level:10) o cmd:COMANDO (otro programa que habla NBoard)
