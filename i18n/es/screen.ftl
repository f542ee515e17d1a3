## Lo que solo puede hacer una interfaz: aspecto, páginas, ayuda, salida.

record = mostrar las jugadas de la partida como números en sus casillas, con comentarios y variantes
    .about = diagrama registro números jugadas
    .key = ver las jugadas como números en el tablero
    .hint = diagrama
graphs = mostrar las gráficas de fichas y de jugadas legales
    .about = gráficas gráficos curvas
    .key = ver las gráficas de fichas y de jugadas legales
    .hint = gráficas
legal = mostrar u ocultar en el tablero las jugadas legales
    .about = jugadas legales posibles dónde_puedo_jugar dónde_jugar dónde_puedo_poner puntos punto
    .key = mostrar u ocultar las jugadas legales
learn = marcar lo que los principiantes aprenden a ver: casillas especiales, fichas estables, respuestas
    .about = principiante aprender marcas estables casillas
    .usage = learning-marks, o learning-marks stable
    .key = marcar casillas especiales, fichas estables o respuestas
learning-choice = { $marks ->
    [special] las esquinas, y las casillas C y X junto a ellas
    [stable] las fichas que nunca se podrán voltear
    [replies] dónde podría responder tu rival, y cuántas fichas voltearía
   *[off] ninguna
}
    .about = { $marks ->
        [stable] estables estabilidad
       *[other] { "" }
    }
turn = girar el tablero, o mostrarlo desde un lado: white es media vuelta
    .about = girar rotar voltear orientación lado
    .usage = turn, o turn white
    .key = girar el tablero
theme = elegir los colores del tablero
    .about = colores color tema aspecto apariencia modo paleta
    .usage = theme, o theme paper
    .key = elegir los colores del tablero
theme-choice = { $theme ->
    [classic] un tablero verde
    [paper] papel gris, como impreso
    [contrast] un tablero azul, con colores que casi todo el mundo distingue
    [slate] un tablero gris azulado para terminales oscuros
    [walnut] un tablero de madera
   *[mono] sin colores
}
    .about = { $theme ->
        [classic] verde predeterminado
        [paper] claro blanco día gris papel modo_claro
        [contrast] azul daltónico daltonismo
        [slate] oscuro negro noche modo_oscuro
        [walnut] madera marrón café
       *[mono] blanco negro monocromo gris
    }
language = elegir el idioma
    .about = idioma lengua lenguaje traducción
    .usage = language, o language de
    .key = elegir el idioma
language-choice = { $name }
    .about = { $words }
language-chosen = Idioma: { $name }.
mouse = dejar el ratón al terminal, para seleccionar texto, o recuperarlo
    .about = ratón mouse seleccionar texto
    .key = soltar el ratón para seleccionar texto, o recuperarlo
yes = responder sí a una pregunta
    .about = sí aceptar
no = responder no a una pregunta, como hace cualquier otro comando o jugada si la pregunta vino de una línea tuya
    .about = no rechazar
no-question = no hay ninguna pregunta que responder
cancelled = Cancelado.
no-answer = se esperaba yes o no, y se escribió { $found }: { $question }
with-answers = { $question } Responde yes o no.
help = nombrar todos los comandos, o explicar uno
    .about = ayuda teclas atajos manual comandos versión información menú
    .usage = help, o help new
    .key = mostrar la ayuda
    .hint = ayuda
commands = listar todos los comandos, o los que coinciden con unas palabras
    .about = comandos lista órdenes
    .usage = commands, o commands partida guardada
quit = salir; en un terminal, la partida se guarda
    .about = salir terminar adiós salir_del_juego terminar_partida fin guardar_y_salir
    .key = salir; la partida se reanuda la próxima vez
    .button = Salir
    .hint = salir

unknown-command = comando desconocido { $found }; escribe help
did-you-mean = comando desconocido { $found }; ¿querías decir { $known }?
no-command-about = ningún comando trata de { $words }; escribe help
only-on-screen = { $command } solo funciona en la pantalla
group = { $name }: { $commands }
moves-help = Escribe una jugada, como d3, o varias, como f5d6c3; o uno de estos comandos:
more-help = Escribe help new para saber más de uno de ellos, o commands partida guardada para los de partidas guardadas.
record-title = Diagrama de la partida
old-key = { $key } ya no se usa; escribe :{ $command }.

lines-dropped = { $lines ->
    [one] La línea que llegó con ella no se leyó.
   *[other] Las { $lines } líneas que llegaron con ella no se leyeron.
}
too-small = Hacen falta al menos { $needed }; este terminal tiene { $there }.
    .short = Hacen falta { $needed }.
part = { $first }-{ $last } de { $total }
    .short = { $last }/{ $total }
column-first = ¿En qué columna está esa fila? Escribe antes su letra: d{ $row }.
unread-key = { $letter } no hace nada aquí. Cambia el teclado a letras latinas, o usa las flechas e Intro.
column-typed = Columna { $column }: pulsa 1-8 (Esc cancela)
next-move = Jugada { $number }
after-move = Después de la jugada { $number }
    .short = Después de { $number }
at-start = Principio
event-and-round = { $event }, ronda { $round }
round = Ronda { $round }
official-score = Resultado oficial: { $score }

special-squares = # esquinas; a su lado, c casillas C en el borde, x casillas X en la diagonal (:learning-marks off las quita)
    .short = # esquinas, c casillas C, x casillas X
stable-discs = Marcadas: fichas estables (nunca se podrán voltear)
replies = Números: respuestas a la jugada, y las fichas que voltearían
mouse-selects = El ratón selecciona ahora texto. Escribe :mouse para jugar con él.
colors-unseen = Este terminal, o NO_COLOR, no muestra colores ahora.
