// French texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Vue d’ensemble',
  dashboard: 'Tableau de bord de la flotte',
  orders: 'Commandes',
  plan: 'Planification',
  live: 'En direct',
  fleet: 'Flotte',
  drivers: 'Chauffeurs',
  routes: 'Tournées',
  analytics: 'Analyses',
  settings: 'Paramètres',
  support: 'Assistance',
  help: 'Aide',

  // Around a page
  company: 'Entreprise',
  sections: 'Rubriques',
  menu: 'Menu',
  search: 'Rechercher',
  searchCompany: 'Rechercher commandes, arrêts, chauffeurs',
  searching: 'Recherche en cours',
  nothingFound: 'Aucun résultat pour « {text} »',
  skipToContent: 'Aller au contenu',
  needYou: '{label}, {count} à traiter',
  loadingCompany: 'Chargement de votre entreprise',
  companyNotLoaded: 'Impossible de charger votre entreprise',
  viewer:
    'Vous voyez tout ici, en lecture seule. L’exploitation et les administrateurs font les modifications.',
  testClock:
    'L’horloge de test est activée : les propriétaires règlent ici l’heure des entreprises. Pas pour la production.',

  // Connection
  connected: 'Connecté',
  slow: 'Lent, {seconds} s',
  noConnection: 'Pas de connexion',
  offline:
    'Pas de connexion à Internet. Vous voyez le dernier état connu ; il sera actualisé dès que vous serez de nouveau en ligne.',
  partNotLoaded: 'Une partie de cette page n’a pas pu être chargée.',
  partOutdated: 'Les derniers chiffres n’ont pas pu être chargés. Cette page montre ceux de {moment}.',

  // Day
  today: 'Aujourd’hui',
  todayAnd: 'Aujourd’hui, {day}',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  weekdays: 'lu ma me je ve sa di',

  // Panels and lists
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  undo: 'Annuler',
  removed: '{name} : suppression effectuée',
  notRemoved: '{name} : suppression impossible',
  copy: 'Copier',
  copied: 'Copié',
  haveCopied: 'C’est copié',
  shownOnce: 'Copiez-le maintenant : il ne s’affiche qu’une fois. {hint}',
  selectAll: 'Tout sélectionner',
  selectRow: 'Sélectionner {row}',
  firstOf: 'Les {limit} premiers sur {count}. Filtrez pour voir les autres.',
  scrolledSideways: '{label}, défilement latéral',
  separateByCommas: 'Séparer par des virgules',

  // Lists and their files
  show: 'Afficher',
  archived: 'Archivés',
  numbered: '{label} {count}',
  filterWhat: 'Filtrer : {what}',
  filterBy: 'Filtre : {what}',
  add: 'Ajouter',
  panelStopped: 'Ce volet ne fonctionne plus. La liste n’est pas touchée.',
  import: 'Importer',
  importCount: 'Importer {count}',
  importWhat: 'Importer : {what}',
  exportWhat: 'Exporter : {what}',
  notExported: 'Export impossible : {what}',
  fileOf: 'Fichier : {what}',
  chooseFile: 'Choisir un fichier',
  chooseOtherFile: 'Choisir un autre fichier',
  cellsToFix:
    '{count, plural, one {# cellule à corriger} many {# cellules à corriger} other {# cellules à corriger}}, rien n’a été importé',
  lineNumber: 'ligne {number}',
  rowsImported: '{what} : {count} en plus, {changed} modifiés',
  rowsToImport: '{file} : {what} : {count} en plus, {changed} modifiés.',
  fileNotImported: 'Le fichier n’a pas pu être importé',
  clockPattern: 'hh:mm',
  datePattern: 'jj/mm/aaaa',
  calendar: 'Calendrier',
  timeOfDay: 'À',
  fromTo: '{from} à {to}',

  // Places
  address: 'Adresse',
  outsideMap: 'le lieu est hors de votre carte',
  interpolated: 'interpolée',
  onStreet: 'rue',
  inTown: 'ville',
  placeItsPin: 'placer son repère',
  typeAddress: 'Adresse, coordonnées ou lien de carte',
  enterAddress: 'Saisissez une rue et un numéro, des coordonnées ou un lien de carte',
  placePinOnMap: 'Placer un repère sur la carte',
  movePinOnMap: 'Déplacer le repère sur la carte',
  keepPlace: 'Garder ce lieu',
  placePin: 'Placer un repère',
  howToPlacePin: 'Cherchez la ville, zoomez et cliquez là où les véhicules se rendent.',
  usePin: 'Utiliser ce repère',
  addressForDrivers: 'Adresse pour les chauffeurs',
  whatDriversCallIt: 'Rue et numéro, ou le nom que disent les chauffeurs',
  mapForPin: 'Carte pour placer le repère',
  pinAt: 'Repère à {place}',
  noPinYet: 'Pas encore de repère. Au clavier : les flèches déplacent la carte, Entrée prend son centre.',
  goToTown: 'Aller à une ville',
  townOrCountry: 'Ville ou pays',
  enterTown: 'Saisissez une ville ou un pays',
  noSuchTown: 'Ville introuvable',

  // Reminders of vehicles and drivers
  ranOut: '{document} de {name} : expiré le {day}',
  runsOut: '{document} de {name} : expire le {day}',
  serviceOver: 'Entretien de {name} : dépassé de {distance}',
  serviceIn: 'Entretien de {name} dans {distance}',
  wasDue: '{what} de {name} : était prévu le {day}',
  isDue: '{what} de {name} : prévu le {day}',
  serviceNoun: 'Entretien',
  drivesSeveral: '{driver} conduit {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# destinataire était déjà prévenu : {list}. Les messages en attente ne partent pas.} many {# destinataires étaient déjà prévenus : {list}. Les messages en attente ne partent pas.} other {# destinataires étaient déjà prévenus : {list}. Les messages en attente ne partent pas.}}',
  toldAndMore: 'et {count} de plus',

  // Unconfirmed email
  confirmEmail: 'Confirmez votre e-mail. D’ici là, les e-mails à vos destinataires sont retenus.',
  newLinkTo: 'Un nouveau lien est en route vers {email}.',
  resendLink: 'Renvoyer le lien',
} satisfies Translation<typeof en>
