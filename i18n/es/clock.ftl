## El reloj y la pausa.

mode = Durante la pausa
activity = pausa

time = ver el tiempo que les queda a los dos jugadores
    .about = reloj tiempo restante queda tiempo_restante
    .key = ver el tiempo que les queda a los dos jugadores
pause = detener el reloj, o los motores que juegan entre sí
    .about = pausa pausar parar detener reloj descanso
    .key = poner en pausa el reloj, o una partida entre motores
    .hint = pausa
resume = reanudar
    .hint = reanudar
    .button = Reanudar
    .about = reanudar continuar seguir
continue = reanudar lo que está en pausa, o deshacer todas las jugadas posteriores a la que estás viendo
    .about = continuar seguir reanudar
    .usage = continue, o continue here
    .key = reanudar lo que está en pausa, o seguir jugando desde aquí

times-left = Tiempo restante: Negras { $black }, Blancas { $white }.
no-clock = Esta partida no tiene reloj.
paused = En pausa; escribe continue para reanudar.
resumed = Partida reanudada.
watched-paused = En pausa. p reanuda, Intro hace una jugada.
waiting = El reloj arranca con tu próxima línea.

is-paused = la partida está en pausa
    .line = la partida está en pausa; escribe continue para reanudarla
no-clock-to-pause = no hay ningún reloj en marcha
    .screen = esta partida no tiene reloj que detener
already-paused = la partida ya está en pausa
not-paused = la partida no está en pausa
only-here = continue no admite más argumento que here

title = Pausa
head = En pausa.
