// French texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Sécurité',
  askedFor: '{who} demande une seconde étape à la connexion. Activez-la ici et tout s’ouvre.',
  orPasskey: 'Ou ajoutez une clé d’accès et connectez-vous avec : elle compte pour les deux étapes.',
  secondStep: 'Seconde étape à la connexion',
  secondStepLead:
    'Après le mot de passe, un code à 6 chiffres de votre téléphone. Un mot de passe volé seul n’ouvre rien.',
  stepNotRead: 'La seconde étape n’a pas pu être lue',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  password: 'Mot de passe',
  passwordLead: 'Nous vous envoyons un lien pour en choisir un nouveau. Cela met fin aux autres sessions.',
  changePassword: 'Changer de mot de passe',
  stepIsOn: 'La seconde étape est activée',
  stepIsOff: 'La seconde étape est désactivée',
  keyCopied: 'Clé copiée',
  scanThis: '1. Scannez ceci avec une application d’authentification',
  qrCode: 'QR code pour l’application d’authentification',
  orTypeKey: 'Ou saisissez cette clé :',
  copy: 'Copier',
  storeKey: '2. Conservez la clé en lieu sûr',
  storeKeyMore:
    'Elle n’est montrée qu’une fois. Si vous perdez votre téléphone, toute application d’authentification peut regénérer vos codes avec elle. Les codes de secours, à créer ensuite, font de même sans application.',
  enterAppCode: '3. Saisissez le code affiché par l’application',
  cancel: 'Annuler',
  onSince: 'Activée depuis le {day}',

  // Recovery codes
  recoveryCodes: 'Codes de secours',
  codesLeft:
    'Il en reste {left} sur {total}. Les nouveaux les remplacent, et les sessions ouvertes avec un ancien se terminent.',
  codesLead: 'Si vous perdez votre téléphone : dix codes à imprimer ou à noter, chacun pour une connexion.',
  shownOnce: 'Affichés cette seule fois. Chacun vaut une fois, à la place d’un code de l’application.',
  codesCopied: 'Codes de secours copiés',
  saveAsFile: 'Enregistrer dans un fichier',
  codesNotCreated: 'Les codes n’ont pas pu être créés',
  newCodes: 'Créer de nouveaux codes de secours',
  createCodes: 'Créer des codes de secours',
  sessionsEnded:
    '{count, plural, one {# autre session terminée.} many {# autres sessions terminées.} other {# autres sessions terminées.}}',

  // Sessions and sign-ins
  unknownAddress: 'adresse inconnue',
  sessionUsed: '{address}, dernière utilisation {time}',
  hasSecondStep: 'seconde étape',
  thisBrowser: 'ce navigateur',
  signOutOf: 'Déconnecter {browser}, dernière utilisation {time}',
  signOut: 'Déconnecter',
  signedOutThere: 'Déconnecté là-bas',
  nothingChanged: 'Rien n’a changé',
  signedOutElsewhere: 'Déconnecté partout ailleurs',
  whereSignedIn: 'Où vous êtes connecté',
  whereSignedInLead: 'Un navigateur que vous ne connaissez pas est une raison de changer le mot de passe.',
  sessions: 'Sessions',
  sessionsNoun: 'sessions',
  signOutElsewhere: 'Déconnecter partout ailleurs',
  outcomeSignedIn: 'connecté',
  outcomeWrongPassword: 'mot de passe erroné',
  outcomeWrongCode: 'code erroné',
  outcomeRefused: 'refusé',
  withPasskey: 'avec une clé d’accès',
  signIns: 'Connexions',
  signInsNoun: 'connexions',
  signInsLead: 'Les 50 dernières, tentatives échouées comprises.',

  // Providers
  connectedWith: 'Connecté à {name}',
  providers: 'Fournisseurs de connexion',
  providersNoun: 'fournisseurs de connexion',
  providersLead: 'Connectez-vous avec {name} plutôt qu’avec un mot de passe gardé ici.',
  oneMoment: 'Un instant…',
  connectTo: 'Connecter {name}',
  connectedSince: 'connecté le {day}',
  lastUsed: 'dernière utilisation {day}',
  disconnectFrom: 'Déconnecter {name}',
  disconnect: 'Déconnecter',
  disconnectedFrom: 'Déconnecté de {name}',
  disconnectQuestion: 'Déconnecter {name} ?',
  disconnectMore:
    'Quiconque est connecté ailleurs avec est déconnecté. Se connecter avec {name} et la même adresse e-mail le reconnecte.',

  // Own data
  yourData: 'Vos données',
  yourDataLead: 'Tout ce que contient ce compte, en un fichier zip. Il est gardé sept jours.',
  writing: 'Écriture…',
  writeMyData: 'Écrire mes données',
  download: 'Télécharger, {size}',
  dataNotWritten: 'Vos données n’ont pas pu être écrites',
  deleteAccount: 'Supprimer le compte',
  deleteAccountLead:
    'Définitivement : le compte, ses sessions, ses appareils et tout ce qui s’y rattache, dans chaque entreprise.',
  deleteMyAccount: 'Supprimer mon compte',
  accountBeingDeleted: 'Votre compte est en cours de suppression',
  deleteYourAccount: 'Supprimer votre compte',
  cannotBeUndone: 'C’est irréversible.',
  delete: 'Supprimer',
  dataNoun: 'données',
  firstChange: 'Pas encore. Il faut d’abord changer ceci :',
  whatGoes: 'Ce qui disparaît :',
  whatStays: 'Ce qui reste',
  companiesHold:
    'Ce que des entreprises ont de vous comme destinataire ou chauffeur. Demandez-leur : elles l’effacent elles-mêmes.',
  backupsHold: 'Les sauvegardes de l’exploitant gardent le compte jusqu’à leur suppression.',
  accountNotDeleted: 'Le compte n’a pas pu être supprimé',
  typeEmail: 'Saisissez votre e-mail pour confirmer',

  // Passkeys
  passkeys: 'Clés d’accès',
  passkeysNoun: 'clés d’accès',
  passkeysLead:
    'Connectez-vous avec votre empreinte, votre visage ou un code au lieu du mot de passe. Une fausse page ne peut pas s’en servir.',
  passkeyAdded: 'Clé d’accès ajoutée',
  waitingForDevice: 'En attente de votre appareil…',
  addPasskey: 'Ajouter une clé d’accès',
  notUsedYet: 'pas encore utilisée',
  passkeyState: 'Ajoutée le {day}, {use}',
  asksForCode:
    'Demande aussi un code, car elle est plus ancienne que votre seconde étape. Retirez-la et ajoutez-la à nouveau pour vous en passer.',
  renameWhat: 'Renommer {name}',
  rename: 'Renommer',
  removeWhat: 'Retirer {name}',
  remove: 'Retirer',
  passkeyRenamed: 'Clé d’accès renommée',
  renamePasskey: 'Renommer la clé d’accès',
  save: 'Enregistrer',
  name: 'Nom',
  passkeyRemoved: 'Clé d’accès retirée',
  removeQuestion: 'Retirer {name} ?',
  removePasskeyMore:
    'Vous ne pourrez plus vous connecter avec, et quiconque l’utilise ailleurs est déconnecté. Votre appareil la propose peut-être encore ; supprimez-la aussi là. Votre mot de passe ne change pas.',

  // Names of browsers
  browserOn: '{browser} sur {system}',
  unknownBrowser: 'Navigateur inconnu',
} satisfies Translation<typeof en>
