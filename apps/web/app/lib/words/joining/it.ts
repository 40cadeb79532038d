// Italian texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Apertura dell’invito',
  join: 'Unisciti a {company}',
  invited: '{who} ti ha invitato. Il tuo ruolo: {role}.',
  needsLink: 'Questa pagina ha bisogno del suo link',
  openFullLink: 'Apri il link completo dell’email.',
  notOpened: 'Impossibile aprire l’invito',
  tryAgain: 'Riprova',
  signIn: 'Accedi',
  forAnother: 'Questo invito è per {email}',
  forAnotherMore: 'Hai effettuato l’accesso come {email}. Esci per accettarlo con l’indirizzo invitato.',
  signOut: 'Esci',
  staySignedIn: 'Resta connesso',
  hasAccount: '{email} ha già un account: accedi e tornerai qui.',
  accept: 'Accetta',
  accountReadyBut: 'Il tuo account è pronto, ma: {problem}',
  accountWillBe: 'Il tuo account sarà {email}.',
  joining: 'Adesione…',
  createAndJoin: 'Crea account e unisciti',
  orContinueWith: 'Oppure continua con {provider}',

  // The person's account
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  password: 'Password',
  atLeast8: 'Almeno 8 caratteri',

  // First owner
  setUp: 'Configurazione',
  openPrintedLink: 'Apri il link completo stampato dal server all’avvio.',
  ownPlatform: 'Sarai titolare di questa piattaforma: aziende, piani, email e regioni.',
  settingUp: 'Configurazione…',
  becomeOwner: 'Diventa proprietario',
  invitation: 'Invito',
} satisfies Translation<typeof en>
