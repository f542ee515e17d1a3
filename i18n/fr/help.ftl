## L’aide : les touches, les règles, les repères, la stratégie.

mode = Dans l’aide
activity = aide

play = Noir commence. Posez un pion de façon à encadrer, en ligne droite et dans l’une des huit directions, un ou plusieurs pions adverses entre lui et un autre de vos pions : tous les pions ainsi encadrés sont retournés. Qui peut jouer doit jouer.
other-rules = Tapez n pour une autre variante.
topic = { $topic ->
    [version] quelle est la version du programme
    [turn] à qui est le trait, et où l’on peut jouer
    [opening] le nom de l’ouverture qui a été jouée
    [illegal] un coup doit encadrer au moins un pion adverse, en ligne droite, entre lui et un autre de vos pions ; jouez une case où ce n’est pas le cas, et la ligne sous l’othellier dit ce qui manque
    [marks] un point ou un petit carré marque où vous pouvez jouer (:legal off les cache) ; ? puis 3 montre ce que veut dire chaque marque
    [leave] Échap ferme une fenêtre ; q quitte, et la partie reprendra la prochaine fois
    [files] chaque partie est enregistrée pendant qu’elle se joue : :games la rouvre ; :save avec un chemin en met une copie où vous voulez
    [size] l’othellier remplit la fenêtre : agrandissez-la, ou les caractères du terminal (souvent Ctrl + et Ctrl -)
    [draw] une nulle ne se propose pas : la partie est nulle si les deux ont le même nombre de pions à la fin
    [pass] la passe est automatique quand il n’y a aucun coup légal, et ne se joue jamais autrement
    [chat] pas de discussion dans une partie à distance : les joueurs voient les coups
    [accounts] ni comptes ni classement : un ami n’a besoin que du lien de :web ; :report et :progress disent où vous en êtes
    [coordinates] les lettres et les chiffres des cases sont toujours à côté de l’othellier ; :diagram et v numérotent les coups
    [boards] l’othellier fait huit cases sur huit ; il n’y a pas d’autre taille
    [blindfold] les pions ne se cachent pas ; othello --plain joue ligne par ligne et ne dessine l’othellier que si vous tapez board
    [reader] othello --plain dit tout en lignes, pour les lecteurs d’écran et le braille
    [keys] les touches ne se changent pas : ? les montre toutes, et tout ce qu’elles font a aussi un nom
   *[premoves] un coup se joue à son tour, pas avant
}
    .about = { $topic ->
        [version] version licence auteur bug signaler_un_bug mise_à_jour
        [turn] à_qui_le_tour à_qui_de_jouer qui_joue c_est_mon_tour à_qui_est_le_trait qui_commence
        [opening] quelle_ouverture quelle_est_cette_ouverture cette_ouverture nom_de_l_ouverture comment_s_appelle_l_ouverture ouverture_est_ce
        [illegal] illégal interdit invalide coup_illégal coup_invalide pas_permis pas_autorisé pourquoi_je_ne_peux_pas pourquoi_pas_là je_ne_peux_pas_jouer_là je_ne_peux_pas_jouer_ici peux_pas_jouer ne_puis_je_pas impossible_de_jouer
        [marks] signifient_les_points signifient_les_marques signifient_les_chiffres que_sont_les_points légende symboles veulent_dire_les_points
        [leave] fermer finir_la_partie terminer_la_partie annuler_tout fermer_la_fenêtre menu_principal retour_au_menu m_en_aller
        [files] où_est_ma_partie où_sont_enregistrées où_est_enregistrée sauvegarde_automatique dossier_des_parties
        [size] plus_grand plus_petit grand agrandir zoom zoomer police taille plateau_plus_grand plein_écran caractères texte écran pions_plus_grands
        [draw] nulle égalité match_nul proposer_nulle partie_nulle
        [pass] passer passer_mon_tour passe je_passe sauter
        [chat] discuter discussion message messages parler
        [accounts] compte connexion mot_de_passe inscription profil classement
        [coordinates] coordonnées afficher_les_coordonnées lettres_et_chiffres noms_des_cases
        [boards] taille_du_plateau 6x6 petit_plateau 10x10
        [blindfold] à_l_aveugle aveugle cacher_les_pions
        [reader] lecteur_d_écran braille lire_à_voix_haute mode_texte synthèse_vocale
        [keys] changer_les_touches raccourcis_personnalisés vim
       *[premoves] coup_anticipé
    }
version = Othello { $version } ; pour signaler un bogue, othello doctor dit ce qu’il sait de ce terminal.
faq = répondre à une question qu’aucune commande ne traite : taille des caractères, nom de l’ouverture, discussion, comptes
    .about = question réponse
    .usage = faq size
no-topic = aucune réponse sur { $found } ; tapez faq pour les voir toutes
find =
    .key = ne montrer que ce qui contient certains mots
    .hint = filtrer
key-keep = exécuter ou montrer ce qui est marqué, sinon garder le filtre
    .hint = terminer
    .hint-instead = ouvrir
key-open = exécuter ou montrer ce qui est marqué (sans filtre : fermer la page)
    .hint-instead = ouvrir
nothing-found = Rien ici ne contient ces mots ; : trouve toutes les commandes, même dites autrement.

legal-square = Petit carré : un coup légal.
legal-dot = Point : un coup légal.
legal-dots = Points : un coup légal.
cursor-corners = Angles clairs : le curseur, avec un pion pâle là où il peut jouer.
cursor-brackets = Crochets ou case éclairée : le curseur, avec un petit pion là où il peut jouer.
cursor-bar = Barre claire ou case éclairée : le curseur, avec un petit pion là où il peut jouer.
cursor-letters = Crochets, barre claire ou case éclairée : le curseur, avec de petites lettres là où il peut jouer.
would-flip-dot = L’autre couleur, en point dans un pion ou autour de lui : le coup sous le curseur le retournerait.
would-flip-plus = + à côté d’un pion : le coup sous le curseur le retournerait.
last-dot = Point rouge ou orange dans un pion, ou case de cette couleur : le dernier coup.
last-star = * à côté d’un pion : le dernier coup.
flipped-rim = Bord ou point bleu ou violet d’un pion, ou case de cette couleur : le dernier coup l’a retourné.
flipped-quote = ' à côté d’un pion : le dernier coup l’a retourné.
clock = ! des deux côtés d’une pendule qui tourne : moins de 20 secondes.

learning-heading = Repères (:learning-marks)
special = # c x : cases particulières (voir plus bas).
special-tinted = # c x sur des cases teintées : cases particulières (voir plus bas).
stable = = : un pion définitif (jamais retourné).
stable-tinted = Case teintée, point bleu ou violet : un pion définitif (jamais retourné).
replies = Nombres : les réponses adverses au coup sous le curseur, et les pions qu’elles retourneraient.

values-heading = Les valeurs du moteur (z)
value-best = * : le meilleur coup.
value-number = Un nombre : les pions perdus par rapport au meilleur coup, ou avec un signe la valeur du coup ; = si elle est exacte.
value-digit = Dans les plus petites cases, un seul chiffre ; + pour 10 et plus.

review-heading = Analyse (j), variantes, commentaires
review-better = ! : un coup meilleur que celui qui a été joué ici, marqué ?.
review-loss = Un nombre à côté d’un coup dans le panneau : les pions qu’il perd ; = si la perte est exacte.
review-notes = + après un coup : des variantes ; " : un commentaire. ^ # o x dans les cases : des marques.

squares-heading = Coins, cases C et X
corners = # coins : les pions n’y sont jamais retournés.
c-squares = c cases C : à côté d’un coin, sur le bord.
x-squares = x cases X : à côté d’un coin, sur la diagonale.
edges = Les bords ont le nom des points cardinaux : nord la ligne 1, sud la ligne 8, ouest la colonne a, est la colonne h.

themes-heading = Thèmes
theme = { $name } : { $looks }.

select-text = Pour sélectionner du texte à la souris, tapez :mouse, ou maintenez Maj (Option sur certains terminaux) en glissant.
copy-and-paste = y copie le transcript. Collez un transcript ou une position pour les charger.

## Des conseils, avec leur titre.

learning = Le jeu en vingt minutes, sur l’othellier : :learn. Une idée avec deux othelliers : :idea et son nom.

fewest-win = Un pion définitif compte contre vous pour toujours : les coins, et les rangées qui en partent, sont à laisser à l’adversaire.
    .heading = Le moins de pions gagne
moves-still-matter = Qui a le choix n’est pas obligé de prendre un coin. Gardez des coups sûrs en réserve, et n’en laissez que de mauvais à l’adversaire.
    .heading = La mobilité compte encore
attack-beside-corners = Une case X ou C offre à l’adversaire un coin qu’il doit prendre s’il n’a pas d’autre coup : ici, c’est une attaque.
    .heading = Cases à côté des coins
the-end-of-few = Les derniers coups retournent le plus de pions, et personne ne les retourne plus : faites en sorte que l’adversaire les joue, même en passant vous-même.
    .heading = La finale

title = Aide
keys = Touches
rules = Règles
marks = Repères
strategy = Conseils

now-browsing = Sur un coup antérieur
now-over = Après la partie
now-waiting = Pendant l’attente
two-players = Deux joueurs
everything = Tout le reste a un nom : tapez : et ce que vous cherchez, comme learn, thème, enregistrer ou à distance. Tab le complète, Entrée le lance.

key-page = page suivante, page par son numéro
    .hint = suivante
looks = { $theme ->
    [classic] un othellier vert
    [paper] du papier gris, un diagramme imprimé dans les fichiers d’images
    [contrast] un othellier bleu, aux couleurs que presque tout le monde distingue
    [slate] un othellier gris-bleu pour terminaux sombres
    [walnut] un othellier en bois
   *[mono] sans couleurs
}
