// Polish texts of invitations and the first owner.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Invitation
  opening: 'Otwieranie zaproszenia',
  join: 'Dołącz do firmy {company}',
  invited: '{who} zaprasza Cię. Twoja rola: {role}.',
  needsLink: 'Ta strona wymaga swojego linku',
  openFullLink: 'Otwórz pełny link z e-maila.',
  notOpened: 'Nie udało się otworzyć zaproszenia',
  tryAgain: 'Spróbuj ponownie',
  signIn: 'Zaloguj się',
  forAnother: 'To zaproszenie jest dla {email}',
  forAnotherMore: 'Jesteś zalogowany jako {email}. Wyloguj się, aby przyjąć je z zaproszonego adresu.',
  signOut: 'Wyloguj się',
  staySignedIn: 'Pozostań zalogowany',
  hasAccount: '{email} ma już konto: zaloguj się, a wrócisz tutaj.',
  accept: 'Przyjmij',
  accountReadyBut: 'Twoje konto jest gotowe, ale: {problem}',
  accountWillBe: 'Twoim kontem będzie {email}.',
  joining: 'Dołączanie…',
  createAndJoin: 'Utwórz konto i dołącz',
  orContinueWith: 'Lub kontynuuj przez {provider}',

  // The person's account
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'E-mail',
  password: 'Hasło',
  atLeast8: 'Co najmniej 8 znaków',

  // First owner
  setUp: 'Konfiguracja',
  openPrintedLink: 'Otwórz pełny link, który serwer wypisał przy starcie.',
  ownPlatform: 'Będziesz właścicielem tej platformy: firm, planów, e-maili i regionów.',
  settingUp: 'Konfigurowanie…',
  becomeOwner: 'Zostań właścicielem',
  invitation: 'Zaproszenie',
} satisfies Translation<typeof en>
