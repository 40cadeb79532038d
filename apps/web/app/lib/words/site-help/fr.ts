// French texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Rechercher dans le Centre d’aide',
  searchExample: 'Non planifiée, créneau, essai…',
  answersFound: '{count, plural, one {# réponse} many {# de réponses} other {# réponses}}',
  answers: 'Réponses',
  noneFound: 'Aucune réponse ne contient tous ces mots. <link>Demander à l’assistance</link>',
  notThere: 'Vous ne trouvez pas ? <link>Demander à l’assistance</link>',
  usOrYou: 'Est-ce nous ou votre connexion ?',
  usOrYouMore: 'Un contrôle de la connexion au compte, des données et des mises à jour en direct, en 10 s.',
  networkDiagnostics: 'Diagnostic réseau',
  topicStart: 'Débuter',
  topicPlan: 'Planification',
  topicLive: 'En direct',
  topicDrivers: 'Chauffeurs',
  topicRecipients: 'Destinataires',
  topicAccount: 'Compte',
  importTitle: 'Importer des commandes depuis un tableur',
  importAnswer:
    'Commandes, Importer, choisissez un fichier CSV ou XLSX. {name} trouve quelle colonne est laquelle ; corrigez si besoin. Les lignes illisibles sont listées avec la cellule, la raison et souvent une solution. Rien n’est enregistré avant que vous n’appuyiez sur Importer, et importer de nouveau le même fichier ne change rien.',
  depotTitle: 'Configurer véhicules, dépôt et horaires',
  depotAnswer:
    'Flotte, Ajouter un véhicule. Chaque véhicule a un dépôt, un service à l’heure locale et une capacité en colis et en kilogrammes. Le planificateur respecte les trois.',
  regionTitle: 'Utiliser la carte de votre secteur',
  regionAnswer:
    'Une région est compilée à partir d’un extrait d’OpenStreetMap avec une seule commande : npm run region et le fichier. Elle apporte les routes, les adresses et la carte, et ne demande ensuite ni clé ni réseau.',
  firstDayTitle: 'Planifier le premier jour',
  firstDayAnswer:
    'Importez les commandes, ouvrez Planification, choisissez le jour et appuyez sur Optimiser. Regardez le coût baisser, arrêtez quand le résultat vous plaît, puis envoyez.',
  unservedTitle: 'Pourquoi une commande n’est-elle pas planifiée ?',
  unservedAnswer:
    'Chaque commande non planifiée nomme la règle qui la bloque : un créneau, une charge, un service, une compétence. Le plus petit changement qui permettrait de la servir est indiqué à côté.',
  windowsTitle: 'Comment lire les créneaux',
  windowsAnswer:
    'Un créneau dit quand le service peut commencer, à l’heure locale du dépôt. Une camionnette qui arrive en avance attend ; la frise montre l’attente en hachures.',
  speedsTitle: 'Planifier avec la circulation de chaque heure',
  speedsAnswer:
    'Paramètres, Vitesses de conduite : un tableau par jour de la semaine et par heure, en pourcentage de la vitesse de la carte. Saisissez-le, chargez-le depuis un fichier CSV ou reprenez ce que montrent vos propres tournées terminées. Il compte dès lors pour les nouveaux plans, les changements en route, les prévisions, le suivi et les créneaux proposés ; les plans existants gardent leurs heures. Annuler rétablit le tableau précédent.',
  stopEarlyTitle: 'Arrêter le moteur plus tôt',
  stopEarlyAnswer:
    'Arrêter, garder le meilleur met fin à la recherche et garde le meilleur plan trouvé jusque-là. Il a passé les mêmes contrôles qu’un calcul complet.',
  outOfDateTitle: 'Ce que signifie « périmé »',
  outOfDateAnswer:
    'Une commande du plan a été modifiée ou annulée après la création du plan. Relancez-le ; l’envoi d’un ancien plan est refusé.',
  priorityTitle: 'Ce que fait la priorité',
  priorityAnswer:
    'Une commande de priorité plus haute n’est jamais laissée de côté au profit de commandes de priorité plus basse, quel que soit leur nombre. À égalité, le plan le moins cher l’emporte.',
  atRiskTitle: 'Ce que signifie « à risque »',
  atRiskAnswer:
    'D’après la dernière position, la camionnette arriverait après la fin du créneau. La liste est triée par minutes, le pire d’abord.',
  silentTitle: 'Une camionnette est immobile sur la carte',
  silentAnswer:
    'Après 60 secondes sans position, la camionnette perd son remplissage et l’âge de la position s’affiche. Le téléphone n’a peut-être pas de réseau ; les positions qu’il a conservées arrivent plus tard avec leurs propres heures.',
  trackersTitle: 'Connecter un traceur ou un téléphone',
  trackersAnswer:
    'Flotte, le véhicule, Jeton d’appareil. Mettez le jeton dans Traccar Client (protocole OsmAnd) ou OwnTracks. Un nouveau jeton met fin au précédent.',
  doneTitle: 'Quand un arrêt est terminé',
  doneAnswer:
    'Quand le chauffeur le dit. Si aucun chauffeur ne le signale, quand la camionnette est restée à l’arrêt le temps du service puis l’a quitté.',
  phonesTitle: 'Quels téléphones conviennent',
  phonesAnswer:
    'Tout téléphone avec un navigateur à jour. Rien ne s’installe depuis une boutique d’applications.',
  noSignalTitle: 'Travailler sans réseau',
  noSignalAnswer:
    'L’application du chauffeur s’ouvre sans réseau et garde ce que fait le chauffeur, photos comprises, jusqu’à l’envoi. Traccar Client et OwnTracks font de même avec les positions. Envoyer deux fois la même chose ne change rien.',
  proofTitle: 'Preuve de livraison',
  proofAnswer:
    'Chaque commande, ou l’entreprise, dit ce qui est demandé à la porte : photo, signature, nom, PIN, scan ou contrôle de l’âge. Le chauffeur ne peut pas terminer l’arrêt sans cela. Ensuite, toute personne qui a le lien ou le code QR peut vérifier la preuve signée.',
  trackingTitle: 'Ce que montre la page de suivi',
  trackingAnswer:
    'Quand, avec la raison si cela change ; où se trouve la camionnette quand elle est proche ; ce qui s’est passé jusque-là. Aucun numéro de téléphone, aucun nom complet, aucun autre arrêt.',
  noticeTitle: 'Quand les destinataires sont prévenus',
  noticeAnswer: 'Quand la camionnette est à environ 30 minutes.',
  brandTitle: 'Vos couleurs sur la page de suivi',
  brandAnswer:
    'Paramètres, Couleur de la page de suivi. Une couleur qui rendrait un texte blanc difficile à lire n’est pas acceptée.',
  plansTitle: 'Formules, véhicules et limites',
  plansAnswer:
    'Une formule autorise un certain nombre de véhicules actifs. À la limite, le suivant attend ; rien de ce qui est planifié ou en route ne s’arrête.',
  trialEndTitle: 'Quand l’essai se termine',
  trialEndAnswer:
    'Vous pouvez tout lire et choisir une formule. Les nouveaux imports, plans et envois attendent jusque-là ; une journée en route va jusqu’au bout.',
  rolesTitle: 'Rôles : qui peut faire quoi',
  rolesAnswer:
    'Les administrateurs modifient l’entreprise et ses membres, les exploitants planifient et envoient, les membres en lecture seule consultent, les chauffeurs voient leur propre tournée, les destinataires leurs propres colis.',
  resetTitle: 'Mot de passe oublié',
  resetAnswer:
    'Connexion, Mot de passe oublié. Le lien du mail fonctionne une fois et expire après 24 heures.',
  passkeysTitle: 'Se connecter avec une clé d’accès',
  passkeysAnswer:
    'Dans le menu du compte, ouvrez Sécurité et appuyez sur Ajouter une clé d’accès : votre téléphone, ordinateur ou clé de sécurité la conserve. Dès lors, Se connecter avec une clé d’accès demande votre empreinte, votre visage ou votre PIN à la place de l’e-mail et du mot de passe. Le mot de passe continue de fonctionner.',
  askAPerson: 'Demander à une personne',
  replyAndHours: 'Réponse sous {hours} heures. {businessHours}.',
} satisfies Translation<typeof en>
