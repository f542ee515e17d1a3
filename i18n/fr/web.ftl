## La page d’un invité dans un navigateur.

lang = fr
language = Langue
no-script = Cette page a besoin de JavaScript.
wrong-host = Cette adresse n’ouvre pas la page de la partie. Ouvrez le lien tel qu’il a été envoyé, ou demandez à l’hôte d’ajouter --tunnel avec l’adresse que vous utilisez.
connecting = Connexion…
lost = Connexion perdue. Nouvel essai…
lost-long = Si cela dure, demandez le nouveau lien : la partie et votre place sont gardées.
your-name = Votre nom
play = Jouer
watch = Regarder
rules = Règles
board = Othellier
more = Plus
tap-again = Touchez encore la case pour y jouer.
one-tap = Jouer d’un seul appui, sans montrer d’abord ce que le coup retourne
sound = Un son quand c’est à vous
vibration = Vibrer quand c’est à vous
moves = Coups

invites = { $other } vous invite à une partie
each-has = Chacun a { $time } à la pendule{ $increment ->
    [0] .
   *[other] , et { $increment } s de plus par coup.
}
elsewhere = La partie est ouverte dans un autre onglet.
play-here = Jouer ici
host-left = { $at-start } a quitté la partie. Elle est conservée et reprendra ici au retour de { $other }.

title = { $what } – Othello
no-game = La partie n’a pas commencé.
paused = Pause
your-move = À vous de jouer
your-choice = Choisissez le pion à retourner
to-move = Trait à { $player }
you = vous
discs-left = { $discs ->
    [one] reste { $discs } pion
   *[other] reste { $discs } pions
}

square = { $square }, { $state }
playable = { $square }, coup légal, retourne { $discs }
hidden = cachée

not-answered = { $other } n’a pas encore répondu.
undone = Annulé : { $squares }.
nothing-to-undo = Vous n’avez pas de coup à annuler.
left = Vous avez quitté la partie. Le lien vous y ramène.

undo = Annuler
pause = Pause
resume = Reprendre
resign = Abandonner
rematch = Revanche
next-game = Partie suivante
withdraw = Retirer la demande
leave = Quitter
share = Inviter à regarder
shared = Regardez cette partie d’Othello
link-copied = Le lien pour regarder est copié. Envoyez-le à qui vous voulez.
ask-leave = Quitter la partie ? Le lien vous y ramène.
    .yes = Quitter
    .no = Rester
unknown-link = Ce lien est incomplet ou n’est plus valable. Vérifiez-le, ou demandez-en un nouveau.
