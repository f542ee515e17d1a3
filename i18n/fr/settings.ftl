## Les réglages : leurs noms, leur sens et leurs valeurs.

mode = Dans les réglages

settings = changer les réglages : aspect, langue, moteur, fichiers, nouvelles parties
    .about = réglages options préférences configuration paramètres configurer
    .usage = settings ou settings theme paper
    .details = Chacun est enregistré aussitôt et reste valable la prochaine fois. Sans valeur, celles d’un réglage sont listées.
title = Réglages

looks = Othellier et aspect
learning = Apprendre
engine = Moteur
files = Fichiers
far-away = À distance
new-game = Nouvelles parties
name = { $setting ->
    [theme] Couleurs
    [language] Langue
    [seen-from] Othellier vu par
    [animation] Retournement animé
    [legal-moves] Coups possibles
    [mouse] Souris
    [cursor] Curseur du terminal
    [alert] Alertes
    [tunnel] Liens par internet
    [color] Emploi des couleurs
    [glyphs] Dessiné avec
    [learning-marks] Repères
    [say-why] Pourquoi d’abord
    [me] Vos noms
    [evaluation] Indices et valeurs
    [lines] Meilleures suites
    [lines-depth] Suites : profondeur
    [lines-seconds] Suites : secondes
    [threads] Processeurs
    [memory] Mémoire en Mio
    [games] Autres parties
    [repertoire-black] Ouvertures, Noir
    [repertoire-white] Ouvertures, Blanc
    [book] Bibliothèque
    [black] Noir
    [white] Blanc
    [clock] Pendule
   *[rules] Règles
}
about = { $setting ->
    [theme] thème apparence
    [animation] animation ralentir vitesse animations
    [legal-moves] coups légaux marques
    [glyphs] caractères pixels police
    [say-why] raison idée pourquoi question
    [me] mon nom
    [evaluation] évaluation analyse verrou
    [threads] threads cœurs
    [games] base dossier
    [repertoire-black] répertoire
    [repertoire-white] répertoire
    [clock] temps cadence pendule minutes
    [alert] notification avertir cloche son sons volume muet musique silence bruit couper_le_son sans_son pas_de_son
    [tunnel] tunnel internet partout cloudflared tailscale ssh
   *[other] { "" }
}
meaning = { $setting ->
    [theme] les couleurs de l’othellier
    [language] la langue du programme ; auto est celle de votre système
    [seen-from] le côté d’où l’othellier est vu ; vu par Blanc, il est tourné d’un demi-tour
    [animation] montrer comment les pions se retournent
    [legal-moves] marquer les cases où vous pouvez jouer
    [mouse] jouer à la souris ; sinon elle sélectionne du texte
    [cursor] montrer le curseur du terminal sur la case choisie, pour les loupes et les lecteurs d’écran
    [alert] prévenir quand un ami arrive, joue ou demande quelque chose pendant que vous regardez une autre fenêtre ; auto est une notification là où le terminal en affiche, sinon la cloche
    [tunnel] le programme qui crée des liens valables partout ; qui tient l’autre bout pourrait lire la partie. ask prend le premier qui est installé, avec votre accord
    [color] employer des couleurs, dès le prochain démarrage ; auto laisse le terminal décider
    [glyphs] avec quoi l’othellier est dessiné, dès le prochain démarrage ; auto : des pixels si le terminal le peut, sinon des caractères
    [learning-marks] marquer ce que les débutants apprennent à voir
    [say-why] pendant la leçon, vous dites d’abord pourquoi un bon coup est bon : une idée sur quatre
    [me] les noms sous lesquels vous jouez : ils font reconnaître vos coups dans les parties à deux et dans les fichiers ouverts
    [evaluation] montrer sur demande ce que le moteur pense des coups ; sinon, c’est verrouillé
    [lines] combien de suites :lines montre
    [lines-depth] combien de coups d’avance :lines calcule avant de s’arrêter
    [lines-seconds] combien de temps :lines calcule une position avant de s’arrêter
    [threads] combien de processeurs utilise un calcul ; auto : tous
    [memory] combien de mémoire utilise un calcul pour les positions
    [games] fichiers et dossiers de parties à consulter en plus de celles enregistrées, séparés par des virgules ; ~/ est votre dossier personnel
    [repertoire-black] le fichier de vos ouvertures avec Noir ; auto est celui que :repertoire crée
    [repertoire-white] le fichier de vos ouvertures avec Blanc ; auto est celui que :repertoire crée
    [book] garder les valeurs des positions calculées, et dans quel fichier
    [black] qui joue Noir dans la partie qui commence au lancement du programme
    [white] qui joue Blanc dans la partie qui commence au lancement du programme
    [clock] la pendule de la partie qui commence au lancement du programme
   *[rules] les règles de la partie qui commence au lancement du programme
}
expected = { $setting ->
    [me] des noms séparés par des virgules, ou none
    [lines] un nombre de 1 à 60, ou all
    [lines-depth] un nombre de 1 à 60, ou any
    [lines-seconds] un nombre de secondes, ou any
    [threads] un nombre de 1 à 256, ou auto
    [memory] un nombre de 1 à 65536
    [games] des chemins de fichiers et de dossiers séparés par des virgules, ou none
    [repertoire-black] le chemin d’un fichier, ou auto
    [repertoire-white] le chemin d’un fichier, ou auto
    [book] true, false, ou le chemin d’un fichier
    [tunnel] cloudflared, tailscale, ssh, ssh:HOST, une commande avec { "{port}" }, votre propre adresse comme https://example.org/, auto pour le premier qui est installé, ou ask
    [black] un nom, human, level:1 à level:10, ou cmd:COMMANDE pour un autre programme
    [white] un nom, human, level:1 à level:10, ou cmd:COMMANDE pour un autre programme
   *[clock] des minutes comme 5, des minutes et des secondes de plus par coup comme 5+3, ou none
}
switch = { $word ->
    [on] activé
   *[off] désactivé
}
    .about = { $word ->
        [on] { $about } activer afficher avec montre montrer
       *[off] { $about } désactiver cacher masquer sans enlever
    }
value = { $value ->
    [true] oui
    [false] non
    [auto] automatique
    [ask] demander
    [none] sans
    [any] sans limite
    [all] toutes
    [always] toujours
    [never] jamais
    [black] Noir
    [white] Blanc
    [human] un joueur
    [pixels] pixels
    [unicode] caractères
    [fine] caractères plus fins
    [narrow] caractères étroits
    [ascii] ASCII seul
   *[other] { $value }
}
with-choices = { $meaning } ({ $expected })
heading = { $name } : { $value }
    .about = { $about }
set = { $name } : { $value }.
row = { $name } : { $title }, { $value }
overridden = { $row } (cette fois par une option de la ligne de commande)
by-option = Une option de la ligne de commande en décide cette fois.
unfit = { $setting } : il faut { $expected }, pas { $found }
unknown = pas de réglage { $found } ; settings les nomme tous
no-file = il n’y a ni fichier ni dossier { $path }
not-kept = Cela ne vaut que jusqu’à ce que vous quittiez : { $why }
key-select = choisir un réglage
key-change = donner à un réglage la valeur suivante
    .hint = changer
    .key = donner à un réglage la valeur suivante, ou la précédente
key-back = donner à un réglage la valeur précédente
key-open = choisir parmi les valeurs d’un réglage, ou en taper une
    .hint = choisir

unreadable = illisible ({ $why })
file-unused = { $why } ; les réglages par défaut s’appliquent
not-toml = ce n’est pas du TOML correct : { $reason }
not-in-file = réglage inconnu `{ $name }` ; voir `othello config`
not-given = { $what ->
    [text] il faut un texte entre guillemets
    [names] il faut un nom entre guillemets, ou une liste de noms
    [path] il faut un chemin entre guillemets
    [book] il faut un chemin entre guillemets, ou false
    [paths] il faut une liste de chemins entre guillemets
   *[switch] il faut true ou false
}
