## Ce que seule une interface peut faire : aspect, pages, aide, sortie.

record = montrer les coups de la partie par leurs numéros dans les cases, avec commentaires et variantes
    .about = diagramme numéros
    .key = diagramme : les numéros des coups sur les pions
    .hint = diagramme
graphs = montrer les courbes des pions et de la mobilité
    .about = courbes graphiques
    .key = courbes des pions et de la mobilité
    .hint = courbes
legal = montrer ou cacher les coups légaux sur l’othellier
    .about = coups légaux coups_possibles où_puis_je_jouer où_jouer où_je_peux_jouer cases_possibles points point
    .key = montrer ou cacher les coups légaux
learn = marquer ce que les débutants apprennent à voir : cases particulières, pions définitifs, réponses
    .about = apprendre débutant repères
    .usage = learning-marks ou learning-marks stable
    .key = repères pour apprendre : cases particulières, pions définitifs, réponses
learning-choice = { $marks ->
    [special] les coins, et les cases C et X à côté
    [stable] les pions qui ne peuvent plus être retournés
    [replies] où l’adversaire pourrait répondre, et combien de pions il retournerait
   *[off] aucun
}
    .about = { $marks ->
        [stable] stables stabilité
       *[other] { "" }
    }
turn = tourner l’othellier, ou le montrer du côté voulu : white le tourne d’un demi-tour
    .about = tourner retourner orientation côté
    .usage = turn ou turn white
    .key = tourner l’othellier
theme = choisir les couleurs de l’othellier
    .about = couleurs thème
    .usage = theme ou theme paper
    .key = choisir les couleurs de l’othellier
theme-choice = { $theme ->
    [classic] un othellier vert
    [paper] du papier gris, comme imprimé
    [contrast] un othellier bleu, aux couleurs que presque tous distinguent
    [slate] un othellier gris-bleu pour les terminaux sombres
    [walnut] un othellier en bois
   *[mono] sans couleurs
}
    .about = { $theme ->
        [classic] vert défaut
        [paper] clair blanc jour papier
        [contrast] bleu daltonien daltonisme contraste
        [slate] sombre noir nuit foncé mode_sombre
        [walnut] bois brun
       *[mono] noir et blanc monochrome sans_couleurs noir_et_blanc
    }
language = choisir la langue ; sans nom, les énumérer
    .about = langue traduction
    .usage = language ou language de
    .key = choisir la langue
language-choice = { $name }
    .about = { $words }
language-chosen = Langue : { $name }.
mouse = laisser la souris au terminal, pour sélectionner du texte, ou la reprendre
    .about = souris sélectionner
    .key = laisser la souris pour sélectionner du texte, ou la reprendre
yes = répondre oui à une question
no = répondre non à une question, comme toute autre commande ou tout coup si la question vient d’une de vos lignes
no-question = aucune question n’attend de réponse
cancelled = Annulé.
no-answer = il faut yes ou no, pas { $found } : { $question }
with-answers = { $question } Répondez yes ou no.
help = nommer toutes les commandes, ou en expliquer une
    .about = aide touches raccourcis clavier commandes manuel menu menu_principal version
    .usage = help ou help new
    .key = aide
    .hint = aide
commands = lister toutes les commandes, ou celles qui correspondent à ces mots
    .usage = commands ou commands partie enregistrée
quit = quitter ; dans un terminal, la partie est enregistrée
    .about = quitter sortir quitter_le_jeu arrêter fin terminer enregistrer_et_quitter
    .key = quitter ; la partie reprendra la prochaine fois
    .button = Quitter
    .hint = quitter

unknown-command = commande inconnue { $found } ; tapez help
did-you-mean = commande inconnue { $found } ; vouliez-vous dire { $known } ?
no-command-about = aucune commande ne concerne { $words } ; tapez help
only-on-screen = { $command } ne marche qu’à l’écran
group = { $name } : { $commands }
moves-help = Tapez un coup, comme d3, ou plusieurs, comme f5d6c3 ; ou l’une de ces commandes :
more-help = Tapez help new pour en savoir plus sur l’une d’elles, ou commands partie pour celles qui touchent aux parties.
record-title = Diagramme
old-key = { $key } ne fait plus rien ; tapez :{ $command }.

lines-dropped = { $lines ->
    [one] La ligne arrivée avec elle n’a pas été lue.
   *[other] Les { $lines } lignes arrivées avec elle n’ont pas été lues.
}
too-small = Il faut au moins { $needed } ; ce terminal a { $there }.
    .short = Il faut { $needed }.
part = { $first }-{ $last } sur { $total }
    .short = { $last }/{ $total }
column-first = Cette ligne, dans quelle colonne ? Tapez d’abord sa lettre : d{ $row }.
unread-key = { $letter } n’est pas une touche ici. Passez le clavier en lettres latines, ou utilisez les flèches et Entrée.
column-typed = Colonne { $column } : tapez 1-8 (Échap annule)
next-move = Coup { $number }
after-move = Après le coup { $number }
    .short = Après { $number }
at-start = Début
event-and-round = { $event }, ronde { $round }
round = Ronde { $round }
official-score = Score officiel : { $score }

special-squares = # coins ; à côté, c cases C sur le bord, x cases X sur la diagonale (:learning-marks off y met fin)
    .short = # coins, c cases C, x cases X
stable-discs = Marqués : pions définitifs (jamais retournés)
replies = Nombres : les réponses au coup, et les pions qu’elles retourneraient
mouse-selects = La souris sélectionne du texte. Tapez :mouse pour jouer avec elle.
colors-unseen = Ce terminal, ou NO_COLOR, ne montre pas de couleurs en ce moment.
