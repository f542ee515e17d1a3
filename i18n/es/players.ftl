## Los jugadores: personas, el motor, otros programas.

names = ver quién juega, o dar nombre a las Negras y luego a las Blancas
    .about = nombres jugadores quién juega mi_nombre
    .usage = names, o names Anna Ben
    .key = ver quién juega, o dar nombre a los dos
score = ver el marcador del encuentro, o las fichas de una partida suelta
    .about = marcador resultado puntos fichas quién_ganó quién_ha_ganado he_ganado
    .key = ver el marcador del encuentro
swap = cambiar de lado: cada jugador sigue con las fichas y el tiempo del otro
    .about = cambiar lado cambiar_de_lado cambiar_de_color intercambiar colores bando
    .key = cambiar de lado: cada jugador sigue con las fichas del otro
alike = juegan dos personas sin nombre: basta con cambiar de sitio
step = hacer una jugada de una partida entre motores, y ponerla en pausa
    .about = mirar paso
    .key = hacer una jugada de una partida entre motores
now = hacer que el ordenador juegue ya, tras un vistazo
    .about = date_prisa rápido juega_ya juega_ahora mueve_ya deja_de_pensar apúrate tarda_mucho venga forzar_jugada
    .key = hacer que el ordenador juegue ya
cannot-hurry = otro programa tarda lo que tarda

play-on-alone = Sigues jugando sin el motor.
thinking = { $color }: pensando.
named-thinking = { $color } ({ $name }): pensando.
no-match = { $discs } Esta es una partida suelta, no un encuentro.
match-so-far = { $score } Al mejor de { $best-of }: { $games ->
    [one] { $games } partida jugada
   *[other] { $games } partidas jugadas
}; fichas: { $black }-{ $white }.
engine-failed = { $error } ¿Preguntarle de nuevo al motor? Si no, juegas tú con { $color }.
    .title = Motor
    .yes = Preguntar
    .no = Seguir sin él

person = una persona
level = Nivel { $number }: { $name }
    .about = nivel{ $number } { $number ->
        [1] fácil débil
        [2] fácil principiante
        [5] medio intermedio
        [8] difícil fuerte experto
        [10] fuerte mejor máximo
       *[other] {""}
    }
level-name = { $level ->
    [1] Novato
    [2] Principiante
    [3] Aprendiz
    [4] Jugador ocasional
    [5] Jugador habitual
    [6] Jugador de club
    [7] Jugador fuerte
    [8] Experto
    [9] Maestro
   *[other] Máxima fuerza
}
level-errs = { $level ->
    [1] Acaba de aprender las reglas, y le gusta voltear muchas fichas.
    [2] Empieza a valorar las esquinas, y aún le gusta voltear muchas fichas.
    [3] Sabe lo que vale una esquina, y aún regala alguna.
    [4] Se equivoca como quien juega sus primeros torneos.
    [5] Se equivoca menos que quien juega sus primeros torneos.
    [6] Se equivoca como los jugadores de torneo.
    [7] Se equivoca tan poco como los campeones.
    [8] Comete poco más de la mitad de los errores de un campeón.
    [9] Ve doce jugadas por delante, y calcula las veinte últimas.
   *[other] Juega lo mejor que puede en medio segundo por jugada, o en el tiempo que le den el reloj o tú.
}
remote = una persona en otra máquina
about-person = Las flechas eligen a una persona, aquí o en otra máquina, o un nivel del motor, de 1 a 10.
about-level = { $sentence } Elo { $strength } (jugar al azar: 0).
about-program = Otro programa: { $command }
about-engine = La mejor jugada que el motor encuentra dentro de este límite.
about-remote = Juega desde otra máquina, con un navegador o con este programa. Empezar muestra el enlace.

not-watched = esta no es una partida entre dos motores
nobody-thinks = el ordenador no está pensando
two-names = se esperaban dos nombres, el de las Negras y luego el de las Blancas; un nombre con espacios va entre comillas dobles

unnamed-level = Nivel { $level }
unnamed-timed-level = Nivel { $level }, { $seconds } s
