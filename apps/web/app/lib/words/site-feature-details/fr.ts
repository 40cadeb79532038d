// French texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Six parties qui partagent une même journée : ce qui est commandé, ce qui est planifié, ce qui se passe et qui en est informé.',
  seeHowItWorks: 'Voir comment cela fonctionne<hidden> : {feature}</hidden>',
  close: 'Fermer',

  // Screenshots
  analyticsScreen: 'Analyses : ponctualité et coût par jour, prévu et réalisé par véhicule',
  rolesScreen: 'Le tableau des rôles : les droits de chaque rôle et les rôles propres à l’entreprise',
  companiesScreen:
    'La liste des entreprises du propriétaire : état, formule, véhicules et commandes de chacune',
  driverScreen: 'Le téléphone du chauffeur : le prochain arrêt de la tournée',

  // Route planning
  planningLong:
    'Un moteur qui améliore le plan jusqu’à la fin du temps imparti. Vous pouvez l’arrêter à tout moment et garder le meilleur plan trouvé.',
  shift: 'Service',
  shiftFact: '8 heures au plus par chauffeur',
  load: 'Charge',
  loadFact: '150 colis par véhicule, sauf réglage contraire',
  windows: 'Créneaux',
  windowsFact: 'l’arrêt commence dans le créneau, ou les minutes d’écart sont indiquées',
  priority: 'Priorité',
  priorityFact: 'les livraisons prioritaires passent en premier',
  distance: 'Distance',
  distanceFact: 'un quart de moins que dans l’ordre du fichier, voire mieux',
  whatIsLeft: 'Ce qui reste',
  whatIsLeftFact: 'listé avec la raison et le plus petit changement utile',
  nextPlanning: 'Suivant : planification de tournées par IA',

  // Live tracking
  trackingLong:
    'Les positions viennent d’un téléphone ou de n’importe quel traceur que vous avez déjà. Chacune met à jour la prévision de tous les arrêts à venir.',
  atRisk: 'À risque',
  atRiskFact: 'les pires d’abord, avec les minutes et la cause',
  forecast: 'Prévision',
  forecastFact: 'd’après les routes, les durées d’arrêt et la journée en cours',
  recipient: 'Destinataire',
  recipientFact: 'une page, une réponse d’abord : quand',
  notice: 'Avis',
  noticeFact: 'envoyé quand le véhicule est à 30 minutes',
  trackers: 'Traceurs',
  trackersFact: 'protocoles OsmAnd et OwnTracks, sans nouveau matériel',
  nextTracking: 'Suivant : suivi en direct et notifications',

  // Analytics
  analyticsLong: 'Les chiffres de chaque journée effectuée, comparés à autant de jours précédents.',
  onTime: 'Ponctualité',
  onTimeFact: 'par jour, chauffeur, véhicule, dépôt et client',
  drivenFact: 'prévu et réalisé, véhicule par véhicule',
  export: 'Export',
  exportFact: 'les chiffres en tableau et en CSV',
  nextAnalytics: 'Suivant : tableau d’analyse',

  // Security
  securityLong:
    'L’accès se décide dans la base de données, ligne par ligne, pour chaque table et chaque voie d’entrée. Les écrans ne font que le refléter.',
  roles: 'Rôles',
  rolesFact: 'propriétaire, administrateur, exploitant, lecture seule, chauffeur, destinataire',
  signIn: 'Connexion',
  signInFact: 'une deuxième étape avec les codes d’un téléphone',
  publicPages: 'Pages publiques',
  publicPagesFact: 'ni téléphone, ni nom complet, ni autre arrêt',
  nextSecurity: 'Suivant : sécurité d’entreprise',

  // Several companies
  tenantsLong: 'Pour les groupes et les revendeurs : chaque entreprise travaille comme si elle était seule.',
  brand: 'Marque',
  brandFact: 'sa propre couleur sur la page de suivi',
  plans: 'Formules',
  plansFact: 'des limites par entreprise, appliquées par le serveur',
  data: 'Données',
  dataFact: 'séparées ligne par ligne dans la base',
  nextTenants: 'Suivant : gestion de plusieurs entreprises',

  // Driver app
  driverLong: 'Elle s’ouvre dans le navigateur du téléphone que le chauffeur a déjà, avec ou sans réseau.',
  nextStop: 'Ensuite',
  nextStopFact: 'adresse, créneau, quoi remettre, note',
  route: 'Tournée',
  routeFact: 'tous les arrêts de la journée, dans l’ordre',
  proof: 'Preuve',
  proofFact: 'photo, signature, nom, code PIN ou scan, selon la commande',
  noSignal: 'Sans réseau',
  noSignalFact: 'ce qui est fait reste sur le téléphone et arrive plus tard, une seule fois',
  nextDriver: 'Suivant : application chauffeur',
} satisfies Translation<typeof en>
