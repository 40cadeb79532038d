// Dutch texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Uitnodiging openen',
  join: 'Meedoen bij {company}',
  invited: '{who} heeft je uitgenodigd. Je rol: {role}.',
  needsLink: 'Deze pagina heeft haar link nodig',
  openFullLink: 'Open de volledige link uit de e-mail.',
  notOpened: 'De uitnodiging kon niet worden geopend',
  tryAgain: 'Opnieuw proberen',
  signIn: 'Aanmelden',
  forAnother: 'Deze uitnodiging is voor {email}',
  forAnotherMore: 'Je bent aangemeld als {email}. Meld je af om met het uitgenodigde adres te accepteren.',
  signOut: 'Afmelden',
  staySignedIn: 'Aangemeld blijven',
  hasAccount: '{email} heeft al een account: meld je daarmee aan en je komt hier terug.',
  accept: 'Accepteren',
  accountReadyBut: 'Je account is klaar, maar: {problem}',
  accountWillBe: 'Je account wordt {email}.',
  joining: 'Bezig…',
  createAndJoin: 'Account maken en meedoen',
  orContinueWith: 'Of verder met {provider}',

  // The person's account
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mail',
  password: 'Wachtwoord',
  atLeast8: 'Minstens 8 tekens',

  // First owner
  setUp: 'Instellen',
  openPrintedLink: 'Open de volledige link die de server bij het starten toonde.',
  ownPlatform: 'Je wordt eigenaar van dit platform: bedrijven, abonnementen, e-mails en regio’s.',
  settingUp: 'Instellen…',
  becomeOwner: 'Eigenaar worden',
  invitation: 'Uitnodiging',
} satisfies Translation<typeof en>
