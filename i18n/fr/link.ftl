## Une partie avec une autre machine.

mode = Dans la fenêtre de la connexion
activity = connexion
mode-join = Pendant la saisie d’un ticket

connection = montrer qui est connecté depuis une autre machine, et comment d’autres peuvent venir
    .about = spectateur spectateurs qui_regarde connexion
    .key = connexion avec une autre machine : qui est là, le ticket, que faire si elle est perdue
    .hint = connexion
host = jouer à distance avec quelqu’un, sur une autre machine : montrer la ligne par laquelle il rejoint la partie
    .about = en ligne réseau distance internet ami inviter jouer_avec_un_ami
    .key = jouer à distance avec quelqu’un qui a ce programme
    .details = Votre partie est enregistrée, cette machine attend un invité sur un port, et la ligne qui invite est copiée dans le presse-papiers.
    .short = jouer à distance
web = jouer avec un ami qui n’a qu’un navigateur, sur un téléphone ou un ordinateur : montrer un lien et son code QR pour l’inviter
    .about = en ligne internet navigateur ami inviter envoyer téléphone
    .key = jouer avec quelqu’un du même réseau qui n’a qu’un navigateur
    .details = Votre partie est enregistrée, cette machine attend le navigateur d’un invité sur un port, et le lien est copié dans le presse-papiers.
page-as-well = ajouter un lien pour un navigateur à la partie que vous hébergez
    .key = ajouter un lien pour un navigateur à la partie que vous hébergez
    .button = Créer un lien pour un navigateur
tunnel = jouer avec un ami, où qu’il soit, qui n’a qu’un navigateur : montrer un lien qui marche hors de votre réseau
    .about = en ligne internet tunnel loin étranger partout téléphone navigateur ami inviter envoyer cloudflared tailscale
    .key = jouer avec quelqu’un, où qu’il soit, qui n’a qu’un navigateur
    .button = Créer un lien qui marche partout
    .details = Comme :web, et un programme tel que cloudflared fait marcher le lien de partout ; on vous demande d’abord votre accord.
join = rejoindre une partie à distance, sur une autre machine
    .about = en ligne réseau distance internet ami rejoindre invité invitation lien
    .usage = join TICKET ou join last
    .key = rejoindre la partie de quelqu’un à distance
leave = quitter une partie avec une autre machine, ou ne plus attendre d’invité, et revenir à vos propres parties ; host ou join la reprend
    .about = quitter annuler retour seul
    .key = quitter une partie avec une autre machine
    .button = Retour à mes parties
end-absent = terminer une partie dont l’invité est absent depuis une heure
    .key = terminer une partie dont l’invité est absent depuis une heure
    .hint = terminer
    .button = Terminer la partie : votre invité est absent depuis une heure
withdraw = retirer ce que vous avez demandé à l’autre joueur
    .key = retirer ce que vous avez demandé à l’autre joueur
free-seat = libérer la place de votre invité, qui ne pourra plus que regarder
    .key = libérer la place de votre invité, qui ne pourra plus que regarder
    .button = Libérer la place de l’invité
send-away = exclure le spectateur qui a ce numéro
    .usage = away 1
    .key = exclure le spectateur qui a ce numéro
    .button = Exclure un spectateur
renew-ticket = créer un autre ticket ; l’ancien ne vaut plus, mais votre invité garde sa place
    .key = créer un autre ticket ; l’ancien ne vaut plus que pour votre invité
    .button = Créer un nouveau ticket
copy-invitation = copier la ligne pour rejoindre la partie
    .key = copier la ligne pour rejoindre la partie
    .hint = copier
    .button = Copier encore la ligne
copy-ticket = copier la commande pour rejoindre la partie depuis un terminal
    .key = copier la commande pour rejoindre la partie depuis un terminal, s’il y a aussi une page
    .button = Voir la commande (terminal)
copy-watch-invitation = copier la ligne qui permet de regarder la partie
    .key = copier la ligne qui permet de regarder la partie
    .button = Copier une ligne pour regarder

far = Pour jouer à distance, :web montre un lien pour un navigateur, :host une ligne pour ce programme ; qui a reçu une ligne tape :join et le ticket.
    .short = :web montre le lien à envoyer, :join TICKET prend un ticket.
ticket-prompt = Le ticket de l’hôte :
join-title = Rejoindre une partie
without-ticket-typed = Collez-le ici. Sans rien taper, Entrée reprend la dernière partie.
about-ticket = Collez-le ici : un long mot, ou toute la ligne.
key-join = rejoindre la partie
    .hint = rejoindre
no-ticket = il n’y a pas de partie à reprendre ; rejoignez-en une par : othello join TICKET, ou tapez le ticket quand il est demandé
    .screen = aucune partie rejointe sur cette machine n’est à reprendre : collez le ticket ici

not-over-link = ce n’est pas possible dans une partie avec une autre machine
not-linked = cette partie ne se joue pas avec une autre machine
linked-already = cette partie se joue avec une autre machine ; disconnect la quitte
earlier-viewed = une position antérieure est affichée ; revenez au coup actuel pour jouer
one-move = il faut un seul coup, pas plusieurs
wrong-number = il faut le numéro d’un spectateur, pas { $found }
nobody-there = aucun spectateur n’a ce numéro
not-watched = personne ne regarde
not-watchable = il n’y a pas de ligne pour regarder cette partie en ce moment
not-inviting = aucun invité attendu n’a besoin d’une ligne pour rejoindre la partie
without-page-and-ticket = il n’y a pas d’autre ligne pour rejoindre la partie en ce moment
not-hosting = seul l’hôte d’une partie peut le faire
without-ticket = cette partie se rejoint sans ticket
nothing-asked = vous n’avez rien demandé

the-guest = votre invité
the-host = l’hôte
somebody = quelqu’un

invitation-copied = Copié : la ligne pour rejoindre la partie.
watch-invitation-copied = Copié : la ligne pour regarder la partie.

joined = { $how ->
    [watching] Connexion établie : vous regardez.
    [guest] Connexion établie avec { $other }.
    [new] { $other } a rejoint la partie.
   *[back] { $other } est de retour.
}
lost = La connexion avec { $other } est perdue. { $waiting }
game-is-over = La partie est terminée.
clock-runs = Pour { $player }, la pendule tourne.
clocks-stand = Les pendules sont arrêtées jusqu’à ce que les deux joueurs soient là.
game-is-saved = La partie est enregistrée.
requested = { $wish ->
    [undo] Vous demandez à { $other } d’annuler { $plies ->
        [1] le dernier coup
       *[other] { $plies } coups
    }.
    [game] Vous proposez à { $other } une nouvelle partie : { $terms }.
    [pause] Vous demandez une pause à { $other }.
    [resume] Vous demandez à { $other } de reprendre.
   *[hints] Vous demandez à { $other } l’aide du moteur.
}
declined = { $wish ->
    [undo] { $other } refuse d’annuler { $plies ->
        [1] le dernier coup
       *[other] { $plies } coups
    }.
    [game] { $other } refuse une nouvelle partie : { $terms }.
    [pause] { $other } refuse la pause.
    [resume] { $other } refuse de reprendre.
   *[hints] { $other } refuse l’aide du moteur.
}
hints-allowed = Les deux sont d’accord : le moteur peut aider jusqu’à la fin de la partie.
diverged = La partie de l’hôte n’est pas celle que vous aviez ; la vôtre rejoint les parties enregistrées.
unfounded = D’après le programme de { $host }, { $what ->
    [move] vous avez joué un coup
    [resign] vous avez abandonné
    [timeout] votre temps est écoulé
    [absence] vous avez été absent pendant une heure
    [times] les pendules ont des temps qu’elles ne peuvent pas avoir
    [game] vous avez accepté une nouvelle partie
    [undo] vous avez accepté d’annuler des coups
    [pause] vous avez accepté une pause
    [resume] vous avez accepté de reprendre
   *[hints] vous avez accepté l’aide du moteur
}. Ce n’est pas le cas.{ $kept ->
    [yes] {" "}La partie telle qu’elle était rejoint les parties enregistrées.
   *[no] {""}
}
miscounted = { $bound ->
    [most] D’après la pendule d’ici, votre coup a pris au plus { $measured } ; le programme de { $host } compte { $charged }.
    [unseen] D’après la pendule d’ici, le coup de { $host } a pu prendre { $measured }, en partie sans réponse ; son programme compte { $charged }.
   *[least] D’après la pendule d’ici, le coup de { $host } a pris au moins { $measured } ; son programme compte { $charged }.
}
left = { $saved ->
    [no] { $other } a quitté la partie.
   *[yes] { $other } a quitté la partie. Elle est enregistrée.
}
says = Le programme de { $other } dit : { $why }.
broken = Connexion coupée avec { $other }, dont le programme ne respecte pas le protocole : { $fault }.
seat-taken = Quelqu’un d’autre a la place ; vous regardez.
    .short = La place est prise ; vous regardez.
seat-freed = La place est libre pour qui rejoindra la partie avec le ticket.
watched = { $watchers ->
    [0] Plus personne ne regarde.
    [one] { $watchers } personne regarde.
   *[other] { $watchers } personnes regardent.
}

renewed = L’ancien ticket ne vaut plus, mais votre invité garde sa place. Les autres tapent : { $join }
unrecorded = Impossible d’enregistrer la partie : { $why }. Nouvel essai.
recorded = La partie s’enregistre de nouveau.
withdrawn = La demande est retirée.
sent-away = Spectateur exclu.

no-address = Le ticket ne contient pas d’adresse de l’hôte.
unreachable = { $address } : { $why }.
long-refused = { $why } { $new-ticket }
new-ticket = L’hôte a peut-être un nouveau ticket.
unknown-ticket = L’hôte ne connaît pas ce ticket.
visit-ended = L’hôte a mis fin à votre visite.
elsewhere = Vous jouez dans une autre fenêtre ou sur un autre appareil ; celle-ci a quitté la partie.
void-ticket = Ce ticket n’est plus valable. L’hôte en a un autre.
too-many = Cette partie est complète. Réessayez plus tard.

reach-nearby = Cela ne marche que sur votre réseau. Pour tout autre endroit : :anywhere.
other-ticket = Le port du dernier ticket est pris par un autre programme : voici un nouveau ticket, dont votre ami a besoin.
send-ticket = { $is-below ->
    [yes] Envoyez à votre ami cette ligne et le ticket ci-dessous. Les deux sont aussi dans le presse-papiers.
   *[no] Envoyez cette ligne à votre ami. Copiée dans le presse-papiers :
}
send-page = { $is-below ->
    [yes] Envoyez à votre ami le lien ci-dessous, qui s’ouvre dans tout navigateur. Il est aussi dans le presse-papiers.
   *[no] Envoyez à votre ami ce lien, qui s’ouvre dans tout navigateur. Copié dans le presse-papiers :
}
others-watch-page = { $is-below ->
    [yes] Pour regarder dans un navigateur : le lien ci-dessous.
   *[no] Pour regarder dans un navigateur :
}
page-to-play = Pour jouer dans un navigateur : { $link }
page-to-watch = Pour regarder dans un navigateur : { $link }
page-is-plain = Ce lien n’est pas chiffré et ne marche que sur votre réseau. Pour tout autre endroit : :anywhere.
page-is-here = Ce lien ne marche que sur cette machine.
ask-for-tunnel = La page passera par { $operator }, où l’on pourrait lire la partie. Continuer ? La question n’est posée qu’une fois (réglage tunnel).
    .title = Un lien qui marche partout
    .yes = Créer le lien
    .no = Non merci
browser-link = C’est un lien pour un navigateur : ouvrez-le là. Pour ce programme, votre ami envoie la ligne avec othello join (t dans la fenêtre).
ask-to-join = Rejoindre la partie de ce ticket ?
    .title = Un ticket
    .yes = Rejoindre
    .no = Rester ici
no-tunnel = Aucun programme ne mène ici depuis internet : installez cloudflared, tailscale ou ssh.
tunnel-missing = { $program } n’est pas installé ici.
not-near = Un lien qui marche partout vaut pour une partie que vous hébergez et qui n’en a pas encore.
not-without-page = Un lien pour un navigateur est pour une partie que vous hébergez et qui n’en a pas encore.
tunnel-starting = Demande d’un lien qui marche partout à { $operator }…
tunnel-untried = Ce lien marche partout, par { $operator }. Vérification en cours…
tunnel-unproven = Ce lien par { $operator } n’a pas pu être essayé d’ici. Il marche peut-être quand même.
tunnel-ready = Prêt : le lien marche partout, par { $operator }.
tunnel-moved = Prêt : ce lien, par { $operator }, n’est plus le même. Il faut l’envoyer de nouveau.
tunnel-ended = Pas de passage par { $operator } pour le moment ({ $why }) ; nouveaux essais.
tunnel-slow = { $operator } n’a pas encore donné de lien et dit : { $why }
tunnel-over = Pas de passage par { $operator } pour le moment ; nouveaux essais.
others-watch = { $is-below ->
    [yes] Pour regarder, ceci avec le ticket ci-dessous :
   *[no] Pour regarder :
}
other-way = { $reach ->
    [near] Dans un terminal, sur votre réseau : t montre la commande.
    [browser] Dans un navigateur : y montre le lien.
   *[direct] Dans un terminal : t montre la commande.
}
to-play = Pour jouer, votre ami tape : { $line }
to-watch = Pour regarder : { $line }
listening-everywhere = À l’écoute sur toutes les adresses de cette machine, port { $port } (--listen ADRESSE:PORT pour une seule).
listening = À l’écoute sur { $address }.
listening-with-page = La page est sur le port { $page } de cette machine, et un ticket mène sur le port { $port }.
fingerprint = Vous devez voir tous deux { $letters } ; sinon, quelqu’un s’est glissé entre vous.

firewall = Le système demandera peut-être si othello peut être joint depuis le réseau. Sans un oui, personne ne peut entrer.

waiting-for-guest = En attente d’un invité. l montre l’invitation, :disconnect la retire.
    .short = En attente d’un invité.
    .window = En attente d’un invité.
    .line = En attente d’un invité ; disconnect retire l’invitation.
waiting-in-vain = En attente d’un invité. { $why }
    .short = En attente d’un invité.
connecting = Connexion à l’hôte.
    .short = Connexion…
connecting-in-vain = Connexion à l’hôte. { $why }
    .short = Connexion…
away = { $how ->
    [new-guest] { $other } n’est plus là. { $still }
    [guest] { $other } n’est plus là depuis { $time }. { $still }
    [new-host] Pas encore de connexion avec { $other } ; essai en cours. { $still }
   *[host] Pas de connexion avec { $other } depuis { $time } ; nouvel essai. { $still }
}
    .short = Pas de connexion.
time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
on-its-way = Le coup est en route.
to-move = Trait à { $player }.
waiting-for = En attente : { $player }.
watching = Spectateurs : { $names }.
linked = connecté, { $trip } ms{ $watchers ->
    [0] {""}
    [one] , { $watchers } spectateur
   *[other] , { $watchers } spectateurs
}
linked-unmeasured = connecté{ $watchers ->
    [0] {""}
    [one] , { $watchers } spectateur
   *[other] , { $watchers } spectateurs
}
expected = attendu
away-for = absent { $time }
connected = Connexion établie avec { $other } ({ $how }).
connected-to = Connexion établie avec { $other }.
round-trip = aller-retour { $trip } ms
own-terms = Vous jouez { $color } contre { $other } : { $terms }.
terms = { $black } contre { $white } : { $terms }.
no-clock = sans pendule
balanced = ouverture équilibrée { $opening }
best-of = au meilleur des { $games }
from-moves = à partir de { $moves }

title = { $state ->
    [inviting] En attente d’un invité
    [joining] Connexion en cours
    [lost] Connexion perdue
   *[here] Connexion
}
close-inviting = Continuer d’attendre
close = Fermer
wait = Attendre
adjourn = { $saved ->
    [yes] Ajourner (enregistrée)
   *[no] Ajourner
}

ask-for-hints = Demander à { $other } si les valeurs peuvent être affichées ?
    .title = Moteur
    .yes = Demander
    .no = Continuer sans
ask-to-free = Libérer la place ? { $other } ne pourra plus que regarder.
    .title = Place
    .yes = Libérer
    .no = Garder
not-connected = il n’y a pas de connexion ; :disconnect revient à vos propres parties
ask-to-leave = Quitter la partie ?{ $saved ->
    [yes] { " " }Elle est gardée, et { $other } vous attend peut-être.
   *[no] { " " }Elle ne peut pas être enregistrée pour le moment, et { $other } vous attend peut-être.
}
    .title = Quitter
    .yes = Quitter
    .no = Continuer à jouer
ask-to-end-absent = Terminer la partie ? { $other } n’est plus là depuis une heure, et perd.
    .title = Absence
    .yes = Terminer
    .no = Attendre encore
request = { $wish ->
    [undo] { $other } demande à annuler { $plies ->
        [1] le dernier coup
       *[other] { $plies } coups
    }. D’accord ?
    [game] { $other } propose une nouvelle partie : { $terms }, vous jouez { $own }.{ $leaves ->
        [yes] {" "}Celle-ci sera enregistrée telle quelle.
       *[no] {""}
    } La jouer ?
    [pause] { $other } demande une pause. D’accord ?
    [resume] { $other } veut continuer. Reprendre ?
   *[hints] { $other } demande que le moteur aide les deux jusqu’à la fin de la partie. D’accord ?
}
    .title = Demande
    .yes = Accepter
    .no = Refuser
key-quit = quitter ; la partie est enregistrée
    .hint = quitter
damaged-file = Le fichier de cette partie est endommagé : des coups peuvent manquer, et les pendules indiquer un temps antérieur. Tel qu’il était, il est gardé sous { $file }.
