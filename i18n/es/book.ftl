## El libro: los valores de las posiciones analizadas, que se conservan.

book = ver qué sabe tu libro de esta posición, o hacer que el motor analice diez posiciones para él
    .screen = ver qué sabe tu libro de esta posición, o poner al motor a trabajar en él en segundo plano
    .about = libro aperturas valores memoria profundizar ampliar
    .usage = book, o book deepen, deepen 2, stop, open
    .key = ver qué sabe tu libro de esta posición, o ampliarlo
    .details = deepen analiza la mejor línea desde aquí y las desviaciones que pierden una ficha como máximo, o las que digas; cada posición se conserva. Las líneas que llegan por una tubería usan tu libro solo después de `book open`
here = Tu libro: { $moves }. Lo mejor es { $line }.
    .short = { $moves }.
nothing-known = Tu libro no tiene nada aquí; :book deepen pone al motor a trabajar en él.
begun = El motor trabaja en tu libro; :book stop lo detiene.
done = { $searched ->
    [one] { $searched } analizada
   *[other] { $searched } analizadas
}, faltan { $left } o más
done-of = { $searched ->
    [one] { $searched } analizada
   *[other] { $searched } analizadas
} de { $most }
deepening = Tu libro: { $done }; { $found }. :book stop lo detiene.
    .short = Tu libro: { $done }.
    .line = Tu libro: { $done }; { $found }.
waiting = Tu libro: { $searched ->
    [one] { $searched } analizada
   *[other] { $searched } analizadas
}; seguirá cuando el motor esté libre. :book stop lo detiene.
    .short = Tu libro espera al motor.
stopped = Tu libro: { $searched ->
    [one] { $searched } posición analizada
   *[other] { $searched } posiciones analizadas
}.
failed = Tu libro: { $error }.
question = ¿Consultar el libro? Tu rival también lo verá.
no-book = no hay ningún libro abierto aquí; `book open` abre el tuyo
unwanted = el libro está desactivado en tus ajustes (book = false)
opened = Tu libro está abierto: desde ahora cuentan sus valores, y lo que se analiza a fondo se conserva.
not-deepening = el motor no está trabajando en el libro
no-discs = se esperaba un número de fichas de 0 a 64, no { $found }
unknown = se esperaba deepen, deepen 2, stop u open, no { $found }
other-rules = el libro solo contiene posiciones de Othello normal

off = el libro está desactivado en tus ajustes; --book indica uno
contents = { $file }: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { $size } KiB.
exact = { $positions ->
    [one] { $positions } exacta
   *[other] { $positions } exactas
}
estimated = { $positions } a profundidad { $depth }
unsearched = { $positions ->
    [one] { $positions } valorada
   *[other] { $positions } valoradas
} por posiciones posteriores
after-moves = { $positions } tras { $from } a { $to } jugadas
taking-in = { $positions ->
    [one] { $positions } posición leída
   *[other] { $positions } posiciones leídas
}
merged = { $file }: { $new ->
    [one] { $new } posición nueva
   *[other] { $new } posiciones nuevas
}, { $deeper ->
    [one] { $deeper } analizada
   *[other] { $deeper } analizadas
} más a fondo que antes.
passed = { $positions ->
    [one] Se omitió { $positions } posición sin jugadas.
   *[other] Se omitieron { $positions } posiciones sin jugadas.
}
exported = { $file }: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}.
exists = { $file } ya existe; --replace lo reemplaza
itself = { $file } es el propio libro; escribe en otro archivo
nothing-here = el libro no tiene ninguna jugada en esta posición
nothing-at-start = el libro no tiene ninguna jugada al principio; indica las jugadas tras las que empiezan sus líneas: --moves f5d6c3
title = Líneas del libro
comment = Valor { $value } para { $mover } ({ $certainty }).
searching = { $done }; { $line }: { $value } ({ $certainty }); Ctrl-C lo detiene
deepened = { $searched ->
    [one] { $searched } posición analizada
   *[other] { $searched } posiciones analizadas
}.
best = Lo mejor es { $line }: { $value } ({ $certainty }).
