## Les parties collées ou ouvertes avec une faute, et leurs réparations.

mode = Dans la liste des réparations
activity = réparations

load = charger une partie par son transcript, une position, ou le fichier à un chemin
    .about = charger coller ouvrir éditer_la_position position importer
    .usage = load f5d6c3
    .key = charger une partie par ses coups, ou d’un fichier
    .details = Les parties enregistrées sont dans :games. Une position s’écrit en 64 signes, de a1 à h8 : X pour Noir, O pour Blanc, - pour une case vide, puis X ou O pour celui qui a le trait. copy-position copie celle de l’othellier.
opening = mettre une ouverture sur l’othellier, par son nom
    .about = ouverture ouvertures_par_nom
    .usage = opening Tigre
opening-choice = { $name } : { $moves }
    .about = { $words }
no-opening = aucune ouverture ne s’appelle { $found }
repair = choisir la réparation qui a ce numéro pour une partie chargée jusqu’à une erreur, ou les lister
    .usage = repair ou repair 1
    .key = prendre la réparation
    .hint = réparer

unreadable = { $why }
    .screen = Impossible de charger : { $why }
other-files = { $files ->
    [one] Seul le premier des deux fichiers est ouvert.
   *[other] Seul le premier fichier est ouvert ; { $files } autres ne le sont pas.
}
neither = { $found } n’est ni une suite de coups, ni une position, ni le chemin d’un fichier ; :games montre les parties enregistrées
doubtful = L’essentiel de ce texte n’est pas une partie. Ceci pourrait en être une : { $moves }. La charger ?
    .title = Charger
    .yes = Charger
    .no = Laisser
title = Réparations
fault = { $moves ->
    [0] { $fault } Aucun coup d’avant ne peut se jouer.
    [one] { $fault } Le coup d’avant est chargé.
   *[other] { $fault } Les { $moves } coups d’avant sont chargés.
}
meant = Que fallait-il lire ?
choice = { $number }. { $repair }
how = Tapez repair 1 pour prendre la première.
taken = Réparée. { $repair }.

none = pas de réparation pour cette partie
only = { $repairs ->
    [one] il n’y a que { $repairs } réparation
   *[other] il n’y a que { $repairs } réparations
}
wrong-number = il faut le numéro d’une réparation, pas { $found }

key-row = réparation précédente, suivante
key-keep = garder la partie telle quelle, jusqu’à l’erreur
    .hint = garder

not-taken = { $games ->
    [one] Le texte contient { $games } autre partie, qui n’est pas reprise ; collez-la seule.
   *[other] Le texte contient { $games } autres parties, qui ne sont pas reprises ; collez-en une seule.
}
