// French texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Ouverture de l’invitation',
  join: 'Rejoindre {company}',
  invited: '{who} vous a invité. Votre rôle : {role}.',
  needsLink: 'Cette page a besoin de son lien',
  openFullLink: 'Ouvrez le lien complet de l’e-mail.',
  notOpened: 'L’invitation n’a pas pu être ouverte',
  tryAgain: 'Réessayer',
  signIn: 'Se connecter',
  forAnother: 'Cette invitation est pour {email}',
  forAnotherMore:
    'Vous êtes connecté en tant que {email}. Déconnectez-vous pour l’accepter avec l’adresse invitée.',
  signOut: 'Se déconnecter',
  staySignedIn: 'Rester connecté',
  hasAccount: '{email} a déjà un compte : connectez-vous et vous reviendrez ici.',
  accept: 'Accepter',
  accountReadyBut: 'Votre compte est prêt, mais : {problem}',
  accountWillBe: 'Votre compte sera {email}.',
  joining: 'Inscription…',
  createAndJoin: 'Créer un compte et rejoindre',
  orContinueWith: 'Ou continuer avec {provider}',

  // The person's account
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  atLeast8: 'Au moins 8 caractères',

  // First owner
  setUp: 'Mise en place',
  openPrintedLink: 'Ouvrez le lien complet affiché par le serveur à son démarrage.',
  ownPlatform: 'Vous serez propriétaire de cette plateforme : entreprises, formules, e-mails et régions.',
  settingUp: 'Mise en place…',
  becomeOwner: 'Devenir propriétaire',
  invitation: 'Invitation',
} satisfies Translation<typeof en>
