## La planilla: los números de una partida tal como están en el papel, escritos, comprobados y guardados.

mode = En la planilla
activity = planilla
mode-heading = En la cabecera de una planilla
mode-repairs = En las correcciones de una planilla

sheet = mostrar la planilla que se está escribiendo, o cambiarla; help sheet lo explica todo
    .about = planilla hoja papel anotación escribir partida
    .usage = sheet, o sheet row 1 41 37 28 30 33 29 54 53, o sheet save
    .details =
        sheet row 3 45 12 9 3 10 11 20 43: los números de la fila 3, con - para una casilla vacía; las filas 4 y 5 tienen seis, sin las fichas iniciales.
        sheet f5 1: el número de una casilla; sheet f5 - lo borra; sheet clear los borra todos.
        sheet + f5, sheet - f5: uno más o uno menos para el número de f5 y todos los mayores.
        sheet faults: los números que faltan o están dos veces, y el primero que es ilegal.
        sheet board: el tablero hasta donde la planilla es legal.
        sheet undo, sheet redo: deshace cambios, o los rehace.
        sheet black Ada, white, event, round, date, score: lo que está encima de los números.
        sheet save: guarda la partida, y empieza la siguiente planilla del torneo; si hay un error, lista correcciones.
        sheet repair 1: aplica la primera corrección.
        sheet save anyway: guarda las jugadas anteriores al error.
    .key = pasar una partida del papel
undo =
    .key = deshacer, rehacer un cambio de la planilla
    .hint = deshacer
redo = rehacer un cambio de la planilla
save =
    .key = guardar la partida; si hay un error, se ofrecen correcciones
    .hint = guardar
clear =
    .key = borrar todos los números
choose =
    .key = aplicar la corrección, o guardar las jugadas anteriores al error
    .hint = aplicar
more =
    .key = uno más, uno menos para este número y todos los mayores
less =
    .key = uno menos para este número y todos los mayores

title = Planilla
heading-title = Nombres y torneo

empty = Escribe cada número donde está en el papel.
legal = Las { $moves } jugadas son legales: { $score }.
legal-as-stated = Las { $moves } jugadas son legales: { $score }, como se indica.
goes-on = { $moves ->
    [one] { $moves } jugada es legal. La partida continúa.
   *[other] { $moves } jugadas son legales. La partida continúa.
}
fault = { $moves ->
    [0] { $fault }
    [one] { $moves } jugada es legal. { $fault }
   *[other] { $moves } jugadas son legales. { $fault }
}
other-score = La partida termina { $score }, y no { $stated } como se indica.
changed = { $state }
numbers = { $typed } de { $all } números.
missing = Faltan: { $numbers }.
twice = Dos veces: { $numbers }.
too-large = Demasiado grandes: { $numbers }.
many = { $count } números
place = { $number } aparece en { $squares }.
signs = = doble, ! ilegal, > muy grande
no-heading = n  nombres, torneo, fecha, resultado
round = ronda { $round }
about-field = { $field ->
    [Black] Quién juega con Negras y empieza.
    [White] Quién juega con Blancas.
    [Event] El torneo. La siguiente planilla tiene el mismo.
    [Round] La ronda. La siguiente planilla tiene la misma.
    [Date] El día, como 2026.11.21. La siguiente planilla tiene el mismo.
   *[Score] El resultado oficial, como 34-30. Las correcciones que terminan así van primero.
}

no-repairs = No se ha encontrado ninguna corrección: mira otra vez el papel.
how-to-repair = Escribe sheet repair 1 para aplicar la primera.
anyway = { $moves ->
    [one] guardar la jugada anterior al error
   *[other] guardar las { $moves } jugadas anteriores al error
}
    .line = { $moves ->
        [one] Escribe sheet save anyway para guardar la jugada anterior al error.
       *[other] Escribe sheet save anyway para guardar las { $moves } jugadas anteriores al error.
    }
anyway-with = guardarla como está, con { $score }
    .line = Escribe sheet save anyway para guardarla como está, con { $score }.
repaired = Corregida. { $repair }.
    .line = Corregida. { $repair }. { $state }

saved = Listo. :sheet empieza la siguiente planilla, j analiza esta partida.
    .short = Listo. :sheet empieza la siguiente.
    .line = Listo. Escribe sheet para la siguiente, review para analizar esta partida.
finished = La planilla está terminada, y su partida está en el tablero. Escribe sheet para la siguiente.
saved-aside = Listo. :sheet empieza la siguiente planilla.
    .line = Listo. Escribe sheet para la siguiente.

disc = { $square } tiene una ficha inicial
no-number = { $square } no tiene número
nothing-to-undo = no se ha cambiado nada en la planilla
nothing-to-redo = no se ha deshecho ningún cambio de la planilla
no-numbers = la planilla todavía no tiene números
only-repairs = { $repairs ->
    [0] no se ofrece ninguna corrección para esta planilla
    [one] solo hay { $repairs } corrección
   *[other] solo hay { $repairs } correcciones
}
nothing-legal = no se puede jugar ninguna jugada anterior al error
unknown = opción desconocida { $found } de sheet; escribe help sheet
wrong-row = se esperaba el número de una fila, de 1 a 8, no { $found }
wrong-cells = se esperaban { $cells } números para la fila { $row }, con - para una casilla vacía, no { $found }
wrong-number = se esperaba un número de 1 a 99, o - para ninguno, no { $found }
wrong-square = se esperaba una casilla, como f5, no { $found }

key-digits = número de la casilla; la segunda cifra pasa a la siguiente
key-move = ir a otra casilla
key-next = casilla siguiente
key-erase = borrar la última cifra, el número
key-fault = error siguiente, anterior: un número equivocado, o que falta
    .hint = error
key-names = nombres, torneo, ronda, fecha y resultado oficial
    .hint = nombres
key-close = cerrar; la planilla se conserva
    .hint = cerrar
key-next-line = línea siguiente; después de la última, los números
    .hint = siguiente
key-numbers = volver a los números
    .hint = números
key-choice = opción anterior, siguiente
