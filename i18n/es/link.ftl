## Una partida con otra máquina.

mode = Conexión
activity = conexión
mode-join = Al escribir un ticket

connection = ver quién está conectado desde otra máquina, y cómo se unen otros
    .about = conexión conectado red invitado ticket espectador espectadores quién_mira
    .key = ver quién está conectado desde otra máquina, y qué hacer si se pierde la conexión
    .hint = conexión
host = jugar con alguien que está lejos, en otra máquina
    .about = online internet red distancia lejos remoto amigo invitar conectar multijugador compartir servidor
    .key = jugar con alguien que está lejos y tiene este programa
    .details = Se guarda tu partida, esta máquina espera a un invitado en un puerto, y la línea de invitación se copia al portapapeles.
    .short = jugar a distancia
web = jugar con alguien que solo tiene un navegador, en un teléfono u otro dispositivo: muestra un enlace y su código QR
    .about = online internet navegador amigo invitar enviar teléfono móvil celular enlace qr
    .key = jugar con alguien de la misma red que solo tiene un navegador
    .details = Se guarda tu partida, esta máquina espera al navegador de un invitado en un puerto, y el enlace se copia al portapapeles.
page-as-well = añadir un enlace para un navegador a la partida de la que eres anfitrión
    .key = añadir un enlace para un navegador a la partida de la que eres anfitrión
    .button = Crear un enlace para un navegador
tunnel = jugar con alguien que solo tiene un navegador, esté donde esté: muestra un enlace que funciona fuera de tu red
    .about = online internet túnel lejos extranjero cualquier_lugar teléfono móvil navegador amigo invitar enviar cloudflared tailscale
    .key = jugar con alguien que solo tiene un navegador, esté donde esté
    .button = Enlace para cualquier lugar
    .details = Como :web, y un programa como cloudflared hace que el enlace funcione desde cualquier lugar; antes se te pregunta.
join = unirse a la partida de alguien que está lejos, en otra máquina
    .about = unirse entrar online internet red distancia lejos amigo conectar invitación invitado enlace
    .usage = join TICKET, o join last
    .key = unirse a la partida de alguien que está lejos
leave = dejar una partida a distancia y volver a tus propias partidas; host o join la continúan
    .about = desconectar dejar salir volver solo
    .key = dejar una partida a distancia
    .button = Terminar: a mis partidas
end-absent = terminar una partida cuyo invitado lleva una hora ausente
    .key = terminar una partida cuyo invitado lleva una hora ausente
    .hint = terminar
    .button = Terminar: tu invitado lleva una hora ausente
withdraw = retirar lo que le has pedido al otro jugador
    .key = retirar lo que le has pedido al otro jugador
free-seat = liberar el puesto de tu invitado, que entonces solo podrá mirar
    .key = liberar el puesto de tu invitado, que entonces solo podrá mirar
    .button = Liberar el puesto del invitado
send-away = expulsar al espectador N
    .usage = away 1
    .key = expulsar al espectador N
    .button = Expulsar a un espectador
renew-ticket = crear otro ticket; el anterior deja de valer, pero tu invitado conserva su puesto
    .key = crear otro ticket; el anterior ya solo vale para tu invitado
    .button = Crear un ticket nuevo
copy-invitation = copiar la línea para unirse a la partida
    .key = copiar la línea para unirse a la partida
    .hint = copiar
    .button = Copiar otra vez la línea
copy-ticket = copiar el comando para unirse a la partida desde un terminal
    .key = copiar el comando para unirse desde un terminal, si también hay una página
    .button = Ver el comando de terminal
copy-watch-invitation = copiar la línea para mirar la partida
    .key = copiar la línea para mirar la partida
    .button = Copiar una línea para mirar

far = Para jugar con alguien que está lejos: :web muestra un enlace para su navegador, :host una línea para este programa; quien recibe la línea escribe :join y el ticket.
    .short = :web muestra el enlace para enviar, :join TICKET usa un ticket.
ticket-prompt = El ticket que te dio tu anfitrión:
join-title = Unirse a una partida
without-ticket-typed = Pégalo aquí. Sin escribir nada, Intro continúa la última partida.
about-ticket = Pégalo aquí: una palabra larga, o la línea entera.
key-join = unirse a la partida
    .hint = unirse
no-ticket = no hay ninguna partida que reanudar; únete a una con: othello join TICKET, o escribe el ticket cuando se pida
    .screen = en esta máquina no hay ninguna partida que pueda continuar: pega aquí el ticket

not-over-link = eso no es posible en una partida a distancia
not-linked = esta partida no se juega a distancia
linked-already = esta partida se juega a distancia; disconnect la deja
earlier-viewed = se está viendo una posición anterior; vuelve a la jugada actual para jugar
one-move = se esperaba una sola jugada, no varias
wrong-number = se esperaba el número de un espectador, no { $found }
nobody-there = no hay ningún espectador con ese número
not-watched = nadie está mirando
not-watchable = ahora no hay ninguna línea para mirar esta partida
not-inviting = no se espera a ningún invitado que necesite una línea para unirse
without-page-and-ticket = ahora no hay otra línea para unirse a la partida
not-hosting = solo el anfitrión de la partida puede hacer eso
without-ticket = a esta partida se entra sin ticket
nothing-asked = no has pedido nada

the-guest = tu invitado
the-host = tu anfitrión
somebody = alguien

invitation-copied = Copiada la línea para unirse a la partida.
watch-invitation-copied = Copiada la línea para mirar la partida.

joined = { $how ->
    [watching] Conexión establecida: estás mirando.
    [guest] Conexión establecida con { $other }.
    [new] { $other } se ha unido.
   *[back] { $other } ha vuelto.
}
lost = Se ha perdido la conexión con { $other }. { $waiting }
game-is-over = La partida ha terminado.
clock-runs = El reloj de { $player } sigue en marcha.
clocks-stand = Los relojes esperan hasta que estén los dos jugadores.
game-is-saved = La partida está guardada.
requested = { $wish ->
    [undo] Petición enviada a { $other }: deshacer { $plies ->
        [1] la última jugada
       *[other] { $plies } jugadas
    }.
    [game] Partida nueva propuesta a { $other }: { $terms }.
    [pause] Petición enviada a { $other }: una pausa.
    [resume] Petición enviada a { $other }: reanudar.
   *[hints] Petición enviada a { $other }: permitir la ayuda del motor.
}
declined = { $wish ->
    [undo] { $other } no acepta deshacer { $plies ->
        [1] la última jugada
       *[other] { $plies } jugadas
    }.
    [game] { $other } no acepta una partida nueva: { $terms }.
    [pause] { $other } no acepta la pausa.
    [resume] { $other } no acepta reanudar.
   *[hints] { $other } no acepta la ayuda del motor.
}
hints-allowed = De acuerdo los dos: el motor puede ayudar hasta el final de la partida.
diverged = La partida de tu anfitrión no coincide con la tuya; la tuya se ha guardado.
unfounded = El programa de { $host } dice que { $what ->
    [move] has hecho una jugada
    [resign] has abandonado
    [timeout] se te ha acabado el tiempo
    [absence] llevas una hora ausente
    [times] los relojes marcan tiempos imposibles
    [game] has aceptado una partida nueva
    [undo] has aceptado deshacer jugadas
    [pause] has aceptado una pausa
    [resume] has aceptado reanudar
   *[hints] has aceptado la ayuda del motor
}. No es así.{ $kept ->
    [yes] {" "}La partida, tal como estaba, pasa a las partidas guardadas.
   *[no] {""}
}
miscounted = { $bound ->
    [most] Según el reloj de aquí, tu turno duró { $measured } como máximo; el programa de { $host } cuenta { $charged }.
    [unseen] Según el reloj de aquí, el turno de { $host } puede haber durado { $measured }, en parte sin respuesta; su programa cuenta { $charged }.
   *[least] Según el reloj de aquí, el turno de { $host } duró al menos { $measured }; su programa cuenta { $charged }.
}
left = { $saved ->
    [no] { $other } se ha ido.
   *[yes] { $other } se ha ido. La partida está guardada.
}
says = El programa de { $other } dice: { $why }.
broken = Cerrada la conexión con { $other }, cuyo programa no respetó el protocolo: { $fault }.
seat-taken = Otra persona ocupa el puesto; tú miras.
    .short = El puesto está ocupado; tú miras.
seat-freed = El puesto queda libre para quien se una con el ticket.
watched = { $watchers ->
    [0] Ya no mira nadie.
    [one] Mira { $watchers } persona.
   *[other] Miran { $watchers } personas.
}

renewed = El ticket anterior ya no vale, pero tu invitado conserva su puesto. Los demás escriben: { $join }
unrecorded = No se puede guardar la partida: { $why }. Se intenta de nuevo.
recorded = La partida vuelve a guardarse.
withdrawn = Petición retirada.
sent-away = Espectador expulsado.

no-address = El ticket no tiene ninguna dirección del anfitrión.
unreachable = { $address }: { $why }.
long-refused = { $why } { $new-ticket }
new-ticket = Quizá tu anfitrión tenga un ticket nuevo.
unknown-ticket = El programa del anfitrión no conoce este ticket.
visit-ended = Tu anfitrión ha puesto fin a tu visita.
elsewhere = Sigues jugando en otra ventana o en otro dispositivo; aquí has dejado la partida.
void-ticket = Este ticket ya no vale. Tu anfitrión tiene otro.
too-many = Esta partida está completa. Inténtalo más tarde.

reach-nearby = Solo funciona en tu propia red. Para cualquier otro lugar: :anywhere.
other-ticket = Otro programa ocupa el puerto del último ticket: este es un ticket nuevo, que tu rival necesita.
send-ticket = { $is-below ->
    [yes] Envía a tu rival esta línea y el ticket de abajo. Las dos cosas están también en el portapapeles del terminal.
   *[no] Envía esta línea a tu rival. Copiada en el portapapeles del terminal:
}
send-page = { $is-below ->
    [yes] Envía a tu rival el enlace de abajo, que se abre en cualquier navegador. También está en el portapapeles del terminal.
   *[no] Envía a tu rival este enlace, que se abre en cualquier navegador. Copiado en el portapapeles del terminal:
}
others-watch-page = { $is-below ->
    [yes] Otros pueden mirar en un navegador con el enlace de abajo.
   *[no] Otros pueden mirar en un navegador:
}
page-to-play = Para jugar en un navegador: { $link }
page-to-watch = Para mirar en un navegador: { $link }
page-is-plain = Este enlace no está cifrado y solo funciona en tu propia red. Para cualquier otro lugar: :anywhere.
page-is-here = Este enlace solo funciona en esta máquina.
ask-for-tunnel = La página pasará por { $operator }, donde podrían leer la partida. ¿Seguir? Se pregunta una sola vez (ajuste tunnel).
    .title = Un enlace para cualquier lugar
    .yes = Crear el enlace
    .no = No, gracias
browser-link = Es un enlace para un navegador: ábrelo ahí. Para este programa, la otra persona envía la línea con othello join (t en la ventana).
ask-to-join = ¿Unirse a la partida de este ticket?
    .title = Un ticket
    .yes = Unirse
    .no = Quedarse aquí
no-tunnel = Falta un programa para ello: instala cloudflared, tailscale o ssh.
tunnel-missing = { $program } no está instalado aquí.
not-near = Un enlace que funciona en cualquier lugar es para una partida de la que eres anfitrión y que aún no lo tiene.
not-without-page = Un enlace para un navegador es para una partida de la que eres anfitrión y que aún no lo tiene.
tunnel-starting = Se pide a { $operator } un enlace que funcione en cualquier lugar…
tunnel-untried = Este enlace funciona en cualquier lugar, por { $operator }. Se está probando…
tunnel-unproven = Este enlace por { $operator } no se ha podido probar desde aquí. Puede que funcione igualmente.
tunnel-ready = Listo: el enlace funciona en cualquier lugar, por { $operator }.
tunnel-moved = Listo: este enlace, por { $operator }, no es el mismo de antes. Hay que enviarlo de nuevo.
tunnel-ended = De momento no hay paso por { $operator } ({ $why }); se sigue intentando.
tunnel-slow = { $operator } aún no ha dado ningún enlace y dice: { $why }
tunnel-over = De momento no hay paso por { $operator }; se sigue intentando.
others-watch = { $is-below ->
    [yes] Otros miran con esto y el ticket de abajo:
   *[no] Otros miran con:
}
other-way = { $reach ->
    [near] En un terminal de tu propia red: t muestra el comando.
    [browser] En un navegador: y muestra el enlace.
   *[direct] En un terminal: t muestra el comando.
}
to-play = Para jugar, tu rival escribe: { $line }
to-watch = Para mirar: { $line }
listening-everywhere = A la escucha en todas las direcciones de esta máquina, puerto { $port } (--listen DIRECCIÓN:PUERTO para una sola).
listening = A la escucha en { $address }.
listening-with-page = La página está en el puerto { $page } de esta máquina, y un ticket lleva al puerto { $port }.
fingerprint = En los dos lados debe verse { $letters }; si no, hay alguien en medio.

firewall = El sistema quizá pregunte si se puede acceder a othello desde la red. Sin un sí, nadie puede entrar.

waiting-for-guest = Esperando a un invitado. l muestra la invitación, :disconnect la retira.
    .short = Esperando a un invitado.
    .window = Esperando a un invitado.
    .line = Esperando a un invitado; disconnect retira la invitación.
waiting-in-vain = Esperando a un invitado. { $why }
    .short = Esperando a un invitado.
connecting = Conectando con tu anfitrión.
    .short = Conectando…
connecting-in-vain = Conectando con tu anfitrión. { $why }
    .short = Conectando…
away = { $how ->
    [new-guest] { $other } no está. { $still }
    [guest] { $other } lleva { $time } sin conexión. { $still }
    [new-host] Todavía no hay conexión con { $other }; intentándolo. { $still }
   *[host] Sin conexión con { $other } desde hace { $time }; se intenta de nuevo. { $still }
}
    .short = Sin conexión.
time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
on-its-way = La jugada está en camino.
to-move = Turno de { $player }.
waiting-for = Esperando a { $player }.
watching = Miran: { $names }.
linked = conectado, { $trip } ms{ $watchers ->
    [0] {""}
    [one] , { $watchers } espectador
   *[other] , { $watchers } espectadores
}
linked-unmeasured = conectado{ $watchers ->
    [0] {""}
    [one] , { $watchers } espectador
   *[other] , { $watchers } espectadores
}
expected = esperando
away-for = ausente { $time }
connected = Conexión establecida con { $other } ({ $how }).
connected-to = Conexión establecida con { $other }.
round-trip = ida y vuelta { $trip } ms
own-terms = Juegas con { $color } contra { $other }: { $terms }.
terms = { $black } contra { $white }: { $terms }.
no-clock = sin reloj
balanced = apertura equilibrada { $opening }
best-of = al mejor de { $games }
from-moves = desde { $moves }

title = { $state ->
    [inviting] Esperando a un invitado
    [joining] Conectando
    [lost] Conexión perdida
   *[here] Conexión
}
close-inviting = Seguir esperando
close = Cerrar
wait = Esperar
adjourn = { $saved ->
    [yes] Aplazar (guardada)
   *[no] Aplazar
}

ask-for-hints = ¿Preguntar a { $other } si se pueden mostrar los valores?
    .title = Motor
    .yes = Preguntar
    .no = Seguir sin él
ask-to-free = ¿Liberar el puesto de { $other }? Entonces { $other } solo podrá mirar.
    .title = Puesto
    .yes = Liberarlo
    .no = Mantenerlo
not-connected = no hay conexión; :disconnect vuelve a tus propias partidas
ask-to-leave = ¿Dejar la partida?{ $saved ->
    [yes] { " " }Se conserva, y quizá { $other } te espere.
   *[no] { " " }No se puede guardar en este momento, y quizá { $other } te espere.
}
    .title = Dejar
    .yes = Dejarla
    .no = Seguir jugando
ask-to-end-absent = ¿Terminar la partida? { $other } lleva una hora ausente, y pierde.
    .title = Ausencia
    .yes = Terminarla
    .no = Seguir esperando
request = { $wish ->
    [undo] { $other } pide deshacer { $plies ->
        [1] la última jugada
       *[other] { $plies } jugadas
    }. ¿De acuerdo?
    [game] { $other } propone una partida nueva: { $terms }, tú juegas con { $own }.{ $leaves ->
        [yes] {" "}Esta partida se guardará tal como está.
       *[no] {""}
    } ¿Jugarla?
    [pause] { $other } pide una pausa. ¿De acuerdo?
    [resume] { $other } quiere continuar. ¿Reanudar?
   *[hints] { $other } pide que el motor ayude a los dos hasta el final de la partida. ¿De acuerdo?
}
    .title = Petición
    .yes = Aceptar
    .no = Rechazar
key-quit = salir; la partida se guarda
    .hint = salir
damaged-file = El archivo de esta partida está dañado: pueden faltar jugadas y los relojes pueden mostrar un tiempo anterior. Tal como estaba se conserva en { $file }.
