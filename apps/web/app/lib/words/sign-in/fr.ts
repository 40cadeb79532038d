// French texts of sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Driver's code
  signInToDrive: 'Connexion chauffeur',
  typeCode: 'Saisissez le code que l’exploitation vous montre.',
  code: 'Code',
  havePassword: 'Vous avez un mot de passe ?',
  signInWithIt: 'Se connecter avec',
  endReplaced: 'Vous vous êtes connecté sur un autre téléphone',
  endReplacedNext: 'Pour continuer avec celui-ci, demandez un nouveau code à l’exploitation.',
  endExpired: 'Votre service est terminé',
  endExpiredNext: 'Pour le prochain, demandez un nouveau code à l’exploitation.',
  endKept:
    'Ce que vous avez fait sur ce téléphone et qui n’est pas envoyé reste ici. L’envoi se fait à la prochaine connexion.',
  // Sign-in
  signIn: 'Connexion',
  signInButton: 'Se connecter',
  signingIn: 'Connexion en cours…',
  sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer.',
  email: 'E-mail',
  password: 'Mot de passe',
  forgotLink: 'Mot de passe oublié ?',
  diagnostics: 'Diagnostic réseau',
  startTrial: 'Essai gratuit',
  expectingParcel: 'Vous attendez un colis ?',
  createAccount: 'Créer un compte',
  driverWithCode: 'Chauffeur avec un code ?',
  emailLink: 'Recevoir un lien par e-mail',
  sendingMail: 'Envoi…',
  addressFirst: 'Saisissez votre e-mail ci-dessus : le lien y sera envoyé.',
  linkSent: 'Si {email} a un compte, un lien de connexion est en route. Il fonctionne une fois.',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyWaiting: 'En attente de votre appareil…',
  continueWith: 'Continuer avec {name}',
  oneMoment: 'Un instant…',
  confirmAgain: 'Renvoyer la confirmation',
  confirmationSent: 'Un nouveau lien pour confirmer {email} est en route.',
  connected: 'Connecté',
  notConnected: 'Pas de connexion',
  answersIn: 'connexion et données répondent en {ms} ms',
  fieldsComeBack: 'les champs reviennent tout seuls',
  demoAccounts: 'Comptes de démonstration',
  demoSignInAs: 'Entreprise de démonstration : se connecter comme',
  demoOwner: 'Propriétaire',
  demoTenant: 'Exploitant',
  demoDriver: 'Chauffeur',
  demoCustomer: 'Destinataire',
  // Second step
  notYou: 'Pas vous ? Revenir de',
  enterCode: 'Saisissez le code à 6 chiffres',
  fromApp: 'Depuis l’application d’authentification de votre téléphone.',
  sixDigits: 'Code à 6 chiffres',
  checking: 'Vérification…',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application d’authentification',
  haveNeither: 'Je n’ai ni l’un ni l’autre',
  enterRecovery: 'Saisissez un code de secours',
  recoveryMore: 'Un des dix que vous avez gardés. Il est ensuite épuisé.',
  recoveryCode: 'Code de secours',
  // Password
  checkEmail: 'Consultez vos e-mails',
  resetSent:
    'Si {email} a un compte, un lien est en route. Il fonctionne une fois et expire après {hours} heures.',
  backToSignIn: 'Retour à la connexion',
  useAnother: 'Utiliser une autre adresse',
  forgotPassword: 'Mot de passe oublié',
  forgotLead: 'Nous vous enverrons un lien pour en choisir un nouveau.',
  sendLink: 'Envoyer le lien',
  passwordChanged: 'Mot de passe changé',
  passwordChangedMore: 'Les autres sessions de ce compte sont terminées. Connectez-vous avec le nouveau.',
  linkBroken: 'Ce lien ne fonctionne pas',
  linkBrokenMore: '{problem}. Un lien fonctionne une fois et pendant {hours} heures.',
  askNewLink: 'Demander un nouveau lien',
  changePassword: 'Changer le mot de passe',
  chooseNew: 'Choisissez un nouveau mot de passe',
  chooseNewMore: 'Au moins 8 caractères ; plus long est plus sûr.',
  newPassword: 'Nouveau mot de passe',
  changing: 'Changement…',
  // Messages
  bothRequired: 'Saisissez l’e-mail et le mot de passe',
  offline: 'Pas de connexion Internet. Vérifiez votre réseau et réessayez.',
  blocked:
    'Une extension du navigateur bloque la connexion. Désactivez les extensions CORS ou essayez la navigation privée.',
  network: 'La connexion au réseau a échoué. Vérifiez votre connexion Internet et réessayez.',
  timedOut: 'Délai dépassé. Vérifiez votre connexion et réessayez.',
  unavailable: 'Le service de connexion est momentanément indisponible. Réessayez.',
  loginFailed: 'La connexion a échoué. Réessayez.',
  tryAgain: 'Réessayez.',
  wrongPassword: 'E-mail ou mot de passe incorrect',
  notConfirmed: 'E-mail non confirmé',
  tooManyAttempts: 'Trop de tentatives. Attendez 5 minutes, puis réessayez.',
  oldCode:
    'Ce code est périmé ou mal saisi. Attendez le suivant ; vérifiez que le téléphone règle l’heure automatiquement.',
  noAnswer: 'Le serveur n’a pas répondu. Réessayez.',
  usedRecovery: 'Ce code est mal saisi ou épuisé. Saisissez-en un autre de votre liste.',
  enterEmail: 'Saisissez votre adresse e-mail',
  incompleteEmail: 'Cette adresse e-mail est incomplète',
  enterPassword: 'Saisissez un mot de passe',
  atLeast8: 'Au moins 8 caractères',

  // Registration and mail links
  createAccountTitle: 'Créer un compte',
  createAccountLead: 'Voyez au même endroit chaque colis en route vers vous.',
  creating: 'Création…',
  createAccountButton: 'Créer le compte',
  planForCompany: 'Vous planifiez les livraisons d’une entreprise ?',
  startATrial: 'Commencer un essai',
  haveAccount: 'Déjà un compte ?',
  sentAgain: 'Envoyé à nouveau.',
  confirmSent:
    'Si {email} est nouveau ici, un lien de confirmation est en route. Il ouvre votre compte et vaut {hours} heures. Si vous avez déjà un compte, connectez-vous ou choisissez un nouveau mot de passe.',
  sendAgain: 'Renvoyer',
  confirming: 'Confirmation de votre adresse',
  newLinkSent: 'Si {email} doit encore être confirmé, un nouveau lien est en route.',
  sendNewLink: 'Envoyer un nouveau lien',
  linkInvalid: 'Ce lien n’est plus valable.',
  linkInvalidAskNew: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  needsMailLink: 'Cette page a besoin du lien de l’e-mail',
  linkExpired: 'Le lien de l’e-mail n’est pas valable ou a expiré',
  registrationFailed: 'Échec de l’inscription : {problem}',
  resetFailed: 'Échec de la réinitialisation : {problem}',
  authenticationFailed: 'Échec de l’authentification : {problem}',
  startedElsewhere: 'Cette connexion n’a pas commencé dans cet onglet. Recommencez-la ici.',
  tookTooLong: 'Cette connexion a duré trop longtemps ou a déjà servi. Recommencez-la.',
  noSecondStep: 'Ce compte n’a pas de seconde étape. Reconnectez-vous.',
  lostPhone: 'J’ai perdu le téléphone avec mes codes de connexion',

  // Passkeys and connections
  passkeyUnknown:
    'Cette clé d’accès est inconnue ici. Connectez-vous avec votre mot de passe, puis ajoutez-en une nouvelle.',
  passkeyExists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  passkeyWrongAddress:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez le site à la sienne, puis réessayez.',
  passkeyNotAble:
    'Cet appareil ne peut pas garder de clés d’accès : il faut une empreinte, un visage ou un code pour les déverrouiller.',
  passkeyTooLong: 'Cela a pris trop de temps. Veuillez réessayer.',
  passkeyCancelled: 'Annulé, ou délai dépassé.',
  passkeyNotChecked: 'La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
  passkeyTooMany: 'Vous avez {count} clés d’accès, le maximum. Retirez-en une d’abord.',
  tooManyAttemptsWait15: 'Trop d’essais. Attendez 15 minutes, puis réessayez.',
  secondStepFirst: 'Reconnectez-vous avec la seconde étape, puis réessayez.',
  confirmEmailFirst: 'Confirmez d’abord votre adresse e-mail, puis réessayez.',
  signInByLink: 'Connexion par lien',
  signingOut: 'Déconnexion',
  confirmAddress: 'Confirmer votre adresse',

  // Single sign-on of a company
  companySignOn: 'Continuer avec l’authentification unique',
  ssoAddressFirst: 'Saisissez votre adresse e-mail ci-dessus : son domaine mène à votre entreprise.',
  ssoNoDomain:
    'Aucune entreprise n’a d’authentification unique pour cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  ssoUnreachable:
    'Le serveur de connexion de votre entreprise est injoignable pour le moment. Réessayez dans quelques minutes.',
  ssoUntrusted:
    'Personne n’a été connecté : la réponse du serveur de votre entreprise est inutilisable. Réessayez. Si cela se reproduit, prévenez votre administrateur.',
  ssoNotMember:
    'Vous n’êtes pas membre de cette entreprise. Demandez à son administrateur de vous laisser entrer.',
  ssoElsewhere:
    'Ce compte n’appartient pas à cette seule entreprise : son serveur ne peut donc pas l’ouvrir. Connectez-vous avec votre mot de passe.',
  ssoNoPlace:
    'Le forfait de votre entreprise n’a plus de place pour un membre. Prévenez votre administrateur.',
  ssoOtherPerson:
    'Ce compte appartient à une autre personne sur le serveur de votre entreprise. Demandez à votre administrateur.',
  ssoRequired:
    'Votre entreprise exige son authentification unique. Choisissez-la ci-dessous au lieu du mot de passe.',
} satisfies Translation<typeof en>
