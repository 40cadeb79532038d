// French texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} h {minutes}',
  onTime: 'à l’heure',
  late: '{duration} de retard',
  early: '{duration} d’avance',
  anyTime: 'à toute heure',
  until: 'jusqu’à {time}',
  from: 'dès {time}',
  range: '{from}-{to}',
  secondsAgo: 'il y a {seconds} s',
  listComma: ', ',
  percent: '{value} %',
  ago: 'il y a {duration}',
  // Every page
  account: 'Compte de {name}',
  goToCompany: 'Aller à {company}',
  security: 'Sécurité',
  signOut: 'Se déconnecter',
  theme: 'Thème',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  themeSystem: 'Système',
  language: 'Langue',
  loading: 'Chargement',
  loadingWhat: 'Chargement : {what}',
  notLoaded: 'Chargement impossible : {what}',
  retry: 'Réessayer',
  seePlans: 'Voir les offres',
  messages: 'Messages',
  you: 'Vous',
  byText: 'par SMS',
  wasRead: 'lu',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  noPush:
    'Ce navigateur n’affiche pas de notifications. Sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.',
  pushDenied: 'Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur.',

  // No usable answer from the server
  serverSilent: 'Le serveur n’a pas répondu en {seconds} s.',
  serverUnreachable: 'Le serveur est injoignable.',
  checkConnection: 'Vérifiez votre connexion et réessayez.',
  notUnderstood: 'Le serveur a envoyé une réponse que cette page ne comprend pas.',
  reloadPage: 'Rechargez la page.',
  wentWrong: 'Une erreur est survenue.',

  // Crashes and pages that do not exist
  crashTitle: 'Une erreur est survenue',
  crashPage: 'Cette page ne fonctionne plus. Les livraisons ne sont pas touchées.',
  crashKept: 'Ce que vous avez saisi est conservé.',
  refreshPage: 'Actualiser la page',
  goHome: 'Accueil',
  copyDetails: 'Copier les détails à envoyer',
  pageMissing: 'Page introuvable',
  pageMissingAt: 'Il n’y a pas d’arrêt à {path}. Il a peut-être été archivé, ou le lien est incomplet.',
  pageMissingHere:
    'Il n’y a pas d’arrêt à cette adresse. Il a peut-être été archivé, ou le lien est incomplet.',
  returnHome: 'Retour à l’accueil',
  search: 'Rechercher',
  reportLink: 'Signaler ce lien',

  // Forms, versions and broken rules
  back: 'Retour',
  signOutNow: 'Se déconnecter',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  typedIsBack: 'Ce que vous aviez saisi est revenu.',
  notSavedYet: 'Ce n’est pas encore enregistré.',
  pageIsOlder: 'Cette page est plus ancienne que le serveur.',
  newVersion: 'Une nouvelle version est disponible.',
  pageIsOlderMore:
    'Une partie n’a pas pu être chargée. Rechargez pour continuer ; votre saisie est conservée.',
  newVersionMore: 'Rechargez quand vous voulez ; votre saisie est conservée.',
  reload: 'Recharger',
  stop: 'Arrêter',
  typeToFind: 'Tapez pour chercher',
  choose: 'Choisir',
  notifications: 'Notifications',
} satisfies Translation<typeof en>
