mode = En la lista de comandos

title = Comandos
nothing = Ningún comando coincide. Intro juega jugadas como d3c3.
not-now = { $what } (ahora no: { $why })
present = actual
applies = { $choice } (actual)

enter-does-it = Intro lo ejecuta. Esc deja todo como está.

open = todos los comandos, por su nombre o por lo que hacen
    .about = paleta comandos dos_puntos
    .hint = más
key-row = comando anterior, siguiente; lo que se ejecutó antes
key-complete = completar el comando o su argumento
    .hint = completar
key-run = ejecutarlo
    .hint = ejecutar
key-close = cerrar la lista de comandos
    .hint = cerrar

fill-words = a al ahora aquí así algo cambiar como cómo con cual cuál cuando cuándo de debo del desde donde dónde el ella en es esa ese eso esta este esto favor hacer hago hay la las le lo los me mi mis para pero poder por porque puede puedo podría que qué quiero quisiera se ser si su te tengo tu tus un una unos usar va ver y ya yo
