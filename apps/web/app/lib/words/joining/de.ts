// German texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Einladung wird geöffnet',
  join: '{company} beitreten',
  invited: '{who} hat dich eingeladen. Deine Rolle: {role}.',
  needsLink: 'Diese Seite braucht ihren Link',
  openFullLink: 'Öffne den vollständigen Link aus der E-Mail.',
  notOpened: 'Die Einladung konnte nicht geöffnet werden',
  tryAgain: 'Erneut versuchen',
  signIn: 'Anmelden',
  forAnother: 'Diese Einladung ist für {email}',
  forAnotherMore:
    'Du bist als {email} angemeldet. Melde dich ab, um sie mit der eingeladenen Adresse anzunehmen.',
  signOut: 'Abmelden',
  staySignedIn: 'Angemeldet bleiben',
  hasAccount: '{email} hat schon ein Konto: Melde dich damit an, dann kommst du hierher zurück.',
  accept: 'Annehmen',
  accountReadyBut: 'Dein Konto ist bereit, aber: {problem}',
  accountWillBe: 'Dein Konto wird {email} sein.',
  joining: 'Wird beigetreten …',
  createAndJoin: 'Konto anlegen und beitreten',
  orContinueWith: 'Oder weiter mit {provider}',

  // The person's account
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  atLeast8: 'Mindestens 8 Zeichen',

  // First owner
  setUp: 'Einrichten',
  openPrintedLink: 'Öffne den vollständigen Link, den der Server beim Start ausgegeben hat.',
  ownPlatform: 'Dir gehört dann diese Plattform: ihre Firmen, Tarife, E-Mails und Regionen.',
  settingUp: 'Wird eingerichtet …',
  becomeOwner: 'Betreiber werden',
  invitation: 'Einladung',
} satisfies Translation<typeof en>
