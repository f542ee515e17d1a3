## La bibliothèque : les valeurs des positions calculées, qui sont gardées.

book = dire ce que votre bibliothèque sait de cette position, ou faire calculer dix positions au moteur
    .screen = dire ce que votre bibliothèque sait de cette position, ou y faire travailler le moteur en tâche de fond
    .about = bibliothèque ouvertures valeurs mémoire approfondir
    .usage = book, book deepen, deepen 2, stop ou open
    .key = voir ce que votre bibliothèque sait de cette position, ou l’enrichir
    .details = deepen calcule la meilleure suite d’ici, et les coups qui s’en écartent en perdant un pion au plus, ou autant que vous l’indiquez ; chaque position est gardée. Ce qui vient d’un tube n’utilise votre bibliothèque qu’après `book open`
here = Votre bibliothèque : { $moves }. Meilleure suite : { $line }.
    .short = { $moves }.
nothing-known = Votre bibliothèque n’a rien ici ; :book deepen y fait travailler le moteur.
begun = Le moteur travaille à votre bibliothèque ; :book stop l’arrête.
done = { $searched ->
    [one] { $searched } calculée
   *[other] { $searched } calculées
}, encore { $left } au moins
done-of = { $searched ->
    [one] { $searched } calculée
   *[other] { $searched } calculées
} sur { $most }
deepening = Votre bibliothèque : { $done } ; { $found }. :book stop l’arrête.
    .short = Votre bibliothèque : { $done }.
    .line = Votre bibliothèque : { $done } ; { $found }.
waiting = Votre bibliothèque : { $searched ->
    [one] { $searched } calculée
   *[other] { $searched } calculées
} ; la suite quand le moteur sera libre. :book stop l’arrête.
    .short = Votre bibliothèque attend le moteur.
stopped = Votre bibliothèque : { $searched ->
    [one] { $searched } position calculée
   *[other] { $searched } positions calculées
}.
failed = Votre bibliothèque : { $error }.
question = Consulter la bibliothèque ? Votre adversaire la verra aussi.
no-book = aucune bibliothèque n’est ouverte ici ; `book open` ouvre la vôtre
unwanted = la bibliothèque est désactivée dans vos réglages (book = false)
opened = Votre bibliothèque est ouverte : ses valeurs comptent désormais, et ce qui est calculé en profondeur est gardé.
not-deepening = le moteur ne travaille pas à la bibliothèque
no-discs = il faut un nombre de pions de 0 à 64, pas { $found }
unknown = il faut deepen, deepen 2, stop ou open, pas { $found }
other-rules = la bibliothèque ne contient que des positions d’Othello standard

off = la bibliothèque est désactivée par les réglages ; --book en nomme une
contents = { $file } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $size } Kio.
exact = { $positions ->
    [one] { $positions } exacte
   *[other] { $positions } exactes
}
estimated = { $positions } à la profondeur { $depth }
unsearched = { $positions } d’après les positions qui suivent
after-moves = { $positions } après { $from } à { $to } coups
taking-in = { $positions ->
    [one] { $positions } position lue
   *[other] { $positions } positions lues
}
merged = { $file } : { $new ->
    [one] { $new } nouvelle position
   *[other] { $new } nouvelles positions
}, { $deeper ->
    [one] { $deeper } calculée
   *[other] { $deeper } calculées
} plus profondément qu’avant.
passed = { $positions ->
    [one] { $positions } position sans coup a été laissée de côté.
   *[other] { $positions } positions sans coup ont été laissées de côté.
}
exported = { $file } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}.
exists = { $file } existe déjà ; --replace le remplace
itself = { $file } est la bibliothèque elle-même ; écrivez dans un autre fichier
nothing-here = la bibliothèque n’a rien dans cette position
nothing-at-start = la bibliothèque n’a rien au début ; indiquez les coups après lesquels elle commence : --moves f5d6c3
title = Suites de la bibliothèque
comment = Valeur { $value } pour { $mover } ({ $certainty }).
searching = { $done } ; { $line } : { $value } ({ $certainty }) ; Ctrl-C l’arrête
deepened = { $searched ->
    [one] { $searched } position calculée
   *[other] { $searched } positions calculées
}.
best = Meilleure suite : { $line } ({ $value }, { $certainty }).
