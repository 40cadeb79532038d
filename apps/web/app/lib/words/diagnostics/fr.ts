// French texts of the diagnostic pages and their report.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  stop: 'Arrêter',
  runAgain: 'Relancer',
  copyReport: 'Copier le rapport',
  checks: 'Vérifications',
  slow: '{count} lents',
  failed: '{count} en échec',
  started: 'commencé {time}',
  ms: '{elapsedMs} ms',
  whatThisSaysSoFar: 'Ce que cela montre jusqu’ici',
  whatThisSays: 'Ce que cela montre',
  report: 'Rapport',
  copy: 'Copier',
  escalateByMail: 'Signaler par mail',
  reportCopied: 'Rapport copié',
  theBrowserDidNotAllow:
    'Le navigateur n’a pas permis la copie. Sélectionnez le rapport et copiez-le à la main.',
  yourSignIn: 'votre connexion',
  darkOrLight: 'sombre ou clair',
  aSettingOfAScreen: 'un réglage d’écran',
  recovery: 'Récupération',
  whenAPageStaysBroken:
    'Si une page reste cassée après rechargement, ce que ce navigateur garde est peut-être périmé. L’effacer vous déconnecte ici et ne change rien sur le serveur.',
  storedInThisBrowser: 'Stocké dans ce navigateur',
  characters: '{size} caractères',
  nothingIsStored: 'Rien n’est stocké.',
  clearAndSignInAgain: 'Effacer et se reconnecter',
  notStarted: 'pas commencée',
  waitingForTheAnswer: 'attend la réponse',
  requestTimeoutPleaseCheckYour: 'Délai dépassé, vérifiez votre connexion',
  statusPage: 'Page d’état',
  sendUsTheReport: 'Envoyez-nous le rapport',
  thisDeviceIsOfflineCheck:
    'Cet appareil est hors ligne. Vérifiez le câble, le Wi-Fi ou les données mobiles, puis relancez.',
  degradedEverythingRespondsAndSome:
    'Dégradé : {counts}. Tout répond, mais une partie prend plus de {seconds} s. Réessayez plus tard ou voyez la page d’état.',
  allSystemsOperationalIfA:
    'Tout fonctionne. Si une page ne marche toujours pas, rechargez-la ou effacez son état local.',
  everythingRespondsSoFar: 'Tout répond jusqu’ici.',
  clearLocalState: 'Effacer l’état local',
  somethingInThisBrowserChanges:
    'Quelque chose dans ce navigateur modifie ou bloque les requêtes, sans doute une extension. Essayez une fenêtre privée ou autorisez ce site dans l’extension.',
  browserExtensionCheck: 'Contrôle des extensions',
  thisBrowserStoresNothingFor:
    'Ce navigateur ne stocke rien pour ce site, vous ne pouvez donc pas rester connecté. Quittez le mode privé ou autorisez le stockage.',
  theClockOfThisDevice:
    'L’horloge de cet appareil est fausse, les connexions semblent expirées. Laissez l’appareil régler l’heure.',
  everythingRespondsExceptLiveUpdates:
    'Tout répond sauf le direct : un proxy ou un pare-feu bloque les WebSockets. En attendant, les pages s’actualisent toutes les 30 s.',
  helpCenter: 'Centre d’aide',
  nothingRespondsEitherYourNetwork:
    'Rien ne répond. Soit votre réseau ne nous atteint pas, soit nous sommes en panne : la page d’état le dit.',
  yourConnectionWorksButPart:
    'Votre connexion marche, mais une partie chez nous ne répond pas. C’est à nous de réparer ; le rapport nous dit où.',
  socketOpenHeartbeatAnswered: 'Connexion ouverte, signal reçu',
  theSocketWasRefused: 'La connexion a été refusée',
  somethingOnTheWayRemoved: 'Quelque chose en chemin a retiré les en-têtes d’origine croisée',
  anyOriginWithoutCookies: 'Toute origine, sans cookies',
  theResponseWasAlteredOn: 'La réponse a été modifiée en chemin',
  sentAndReceivedUnchanged: 'Envoyé et reçu sans changement',
  nothingIsBlocked: 'Rien n’est bloqué',
  readAndWritten: 'Lu et écrit',
  nothingIsStoredPrivateMode: 'Rien n’est stocké : mode privé, ou stockage désactivé pour ce site',
  agreesWithTheServer: 'D’accord avec le serveur',
  offBySTokensLook: 'Décalée de {seconds} s : les jetons semblent expirés ou pas encore valables',
  answers: 'Répond',
  signInDiagnostics: 'Diagnostic de connexion',
  whatASignInNeeds:
    'Ce qu’il faut pour se connecter : le service, un endroit pour la session et une horloge d’accord avec la nôtre.',
  crossOriginCheck: 'Contrôle d’origine croisée',
  whatTheServerAllowsFor:
    'Ce que le serveur permet aux pages de cette origine. Si un appel n’échoue qu’ici, un proxy retire les en-têtes.',
  diagnostics: 'Diagnostic',
  everyCheckWeHaveFrom:
    'Tous les contrôles depuis ce navigateur : services, direct, connexion, stockage et horloge. 10 s au plus chacun ; rien n’est stocké.',
  escalation: 'Signalement',
  runsTheShortListAnd:
    'Lance la liste courte et ouvre un mail à l’assistance avec le rapport. Dites en deux phrases ce que vous faisiez.',
  findsRequestsThatAnExtension: 'Trouve les requêtes qu’une extension ou un bloqueur arrête ou modifie.',
  networkDiagnostics: 'Diagnostic réseau',
  nineRealRequestsFromThis:
    'Neuf vraies requêtes depuis ce navigateur, 10 s au plus chacune. Rien n’est stocké.',
  realtime: 'Direct',
  tokenPost: 'POST de jeton',
  allowedForThisOrigin: 'Permis pour cette origine',
  requestsUntouched: 'Requêtes intactes',
  contentBlockers: 'Bloqueurs de contenu',
  localStorage: 'Stockage local',
  clock: 'Horloge',
  providerStatus: 'État du fournisseur',
  publicSite: 'Site public',
  doneOfBold: '<b>{done}</b> sur {count} terminés',
  successBold: '<b>{count}</b> réussis',
  noResponse: 'Pas de réponse : bloquée ou coupée en chemin',
  failedToRun: 'Le diagnostic n’a pas pu se faire : {problem}',
  doneOf: '{done} sur {count} terminés',
  allWell: 'Tout fonctionne',
  failedOf: '{failed} contrôles sur {count} en échec',
  slowOf: '{slow} contrôles sur {count} lents',
  diagnosticsReport: 'Rapport de diagnostic',
  whatIWasDoing: 'Ce que je faisais :',
  authSettings: 'Réglages de connexion',
  authHealth: 'Service de connexion',
  tableNamed: 'Table {table}',
  refusedAsExpected: 'HTTP {status}, refusé comme prévu',
  fetchReplaced: 'fetch() a été remplacé par une extension ou un script',
} satisfies Translation<typeof en>
