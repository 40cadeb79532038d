// French texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'La confidentialité est réservée aux administrateurs',
  onlyAdministratorsMore:
    'Un administrateur de votre entreprise trouve, remet et efface ici les données d’une personne.',
  findPerson: 'Trouver une personne',
  findPersonMore:
    'Quelqu’un demande ce que vous détenez sur lui, ou veut l’effacer : un destinataire, un chauffeur ou un membre de l’équipe.',
  searchField: 'Nom, e-mail, téléphone ou adresse',
  find: 'Trouver',
  peopleNoun: 'personnes',
  nobodyBy: 'Personne pour « {text} ».',
  matches: 'Résultats',
  tickEveryRow:
    'Cochez chaque ligne qui est cette personne. Le même destinataire peut figurer deux fois dans le carnet.',
  uses: '{count, plural, one {# commande} many {# commandes} other {# commandes}}',
  routesDriven: '{count, plural, one {# tournée} many {# tournées} other {# tournées}}',
  kindRecipient: 'destinataire',
  kindDriver: 'chauffeur',
  kindMember: 'membre',
  kindAccount: 'compte',

  // A person's data
  dataNoun: 'données',
  whatThereIs: 'Ce qu’il y a',
  exportNotStarted: 'L’export n’a pas pu être lancé',
  export: 'Exporter',
  erase: 'Effacer',
  photosAndFiles: 'photos et fichiers',
  namedIn: 'nommé dans',
  texts: '{count, plural, one {# texte : {places}} many {# textes : {places}} other {# textes : {places}}}',
  erasedLater: 'Effacé dès que le travail ouvert est terminé',
  beingErased: 'La personne est en cours d’effacement',
  eraseWhom: 'Effacer {name}',
  eraseMore: 'Définitivement. Commandes et tournées restent pour vos chiffres et ne nomment personne.',
  cancel: 'Annuler',
  eraseWhenEnded: 'Effacer quand c’est terminé',
  waitsUntil: 'Pas encore : l’effacement attend la fin de ceci.',
  sharesName: 'Quelqu’un d’autre porte le même nom. Les textes qui ne disent que le nom restent tels quels.',
  whatStays: 'Ce qui reste',
  backupsHold:
    'Les sauvegardes de la base gardées par l’exploitant contiennent la personne jusqu’à leur suppression.',
  notErased: 'La personne n’a pas pu être effacée',
  typeToConfirm: 'Saisissez « {name} » pour confirmer',

  // Requests
  requestsNoun: 'demandes',
  requests: 'Demandes',
  exportsAndErasures: 'Exports et effacements',
  waiting: 'Attend la fin des commandes et tournées ouvertes',
  queued: 'Commence dans un instant',
  running: 'En cours',
  notCalledOff: 'L’effacement n’a pas pu être annulé',
  exportOf: 'Export : {kind}, {time}',
  erasureOf: 'Effacement : {kind}, {time}',
  failed: 'en échec',
  done: '{count, plural, one {Terminé : # ligne} many {Terminé : # lignes} other {Terminé : # lignes}}',
  notDownloaded: 'L’export n’a pas pu être téléchargé',
  download: 'Télécharger, {size}',
  callOff: 'Annuler',
} satisfies Translation<typeof en>
