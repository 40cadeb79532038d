// Polish texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Bezpieczeństwo',
  askedFor: '{who} wymaga drugiego kroku przy logowaniu. Włącz go tutaj, a wszystko się otworzy.',
  orPasskey: 'Albo dodaj klucz dostępu i zaloguj się nim: liczy się jako oba kroki.',
  secondStep: 'Drugi krok przy logowaniu',
  secondStepLead: 'Po haśle 6-cyfrowy kod z telefonu. Samo skradzione hasło niczego nie otworzy.',
  stepNotRead: 'Nie udało się odczytać drugiego kroku',
  turnOn: 'Włącz',
  turnOff: 'Wyłącz',
  password: 'Hasło',
  passwordLead: 'Wyślemy e-mailem link do wyboru nowego. Zakończy to wszystkie inne sesje.',
  changePassword: 'Zmień hasło',
  stepIsOn: 'Drugi krok jest włączony',
  stepIsOff: 'Drugi krok jest wyłączony',
  keyCopied: 'Skopiowano klucz',
  scanThis: '1. Zeskanuj to w aplikacji uwierzytelniającej',
  qrCode: 'Kod QR do aplikacji uwierzytelniającej',
  orTypeKey: 'Albo wpisz ten klucz:',
  copy: 'Kopiuj',
  storeKey: '2. Przechowaj klucz w bezpiecznym miejscu',
  storeKeyMore:
    'Pokazujemy go tylko raz. Gdy zgubisz telefon, każda aplikacja uwierzytelniająca wygeneruje z niego kody. Kody odzyskiwania, które możesz potem utworzyć, działają bez aplikacji.',
  enterAppCode: '3. Wpisz kod z aplikacji',
  cancel: 'Anuluj',
  onSince: 'Włączony od {day}',

  // Recovery codes
  recoveryCodes: 'Kody odzyskiwania',
  codesLeft: 'Zostało {left} z {total}. Nowe je zastąpią, a sesje otwarte starym kodem się zakończą.',
  codesLead:
    'Na wypadek zgubienia telefonu: dziesięć kodów do wydruku lub zapisania, każdy na jedno logowanie.',
  shownOnce: 'Pokazane tylko ten raz. Każdy działa raz, zamiast kodu z aplikacji.',
  codesCopied: 'Skopiowano kody odzyskiwania',
  saveAsFile: 'Zapisz jako plik',
  codesNotCreated: 'Nie udało się utworzyć kodów',
  newCodes: 'Utwórz nowe kody odzyskiwania',
  createCodes: 'Utwórz kody odzyskiwania',
  sessionsEnded:
    '{count, plural, one {Zakończono # inną sesję.} few {Zakończono # inne sesje.} many {Zakończono # innych sesji.} other {Zakończono # innej sesji.}}',

  // Sessions and sign-ins
  unknownAddress: 'nieznany adres',
  sessionUsed: '{address}, ostatnio używana {time}',
  hasSecondStep: 'drugi krok',
  thisBrowser: 'ta przeglądarka',
  signOutOf: 'Wyloguj {browser}, ostatnio używana {time}',
  signOut: 'Wyloguj',
  signedOutThere: 'Wylogowano tam',
  nothingChanged: 'Nic się nie zmieniło',
  signedOutElsewhere: 'Wylogowano wszędzie indziej',
  whereSignedIn: 'Gdzie jesteś zalogowany',
  whereSignedInLead: 'Nieznana przeglądarka to powód, by zmienić hasło.',
  sessions: 'Sesje',
  sessionsNoun: 'sesje',
  signOutElsewhere: 'Wyloguj wszędzie indziej',
  outcomeSignedIn: 'zalogowano',
  outcomeWrongPassword: 'złe hasło',
  outcomeWrongCode: 'zły kod',
  outcomeRefused: 'odrzucono',
  withPasskey: 'kluczem dostępu',
  signIns: 'Logowania',
  signInsNoun: 'logowania',
  signInsLead: 'Ostatnie 50, także nieudane próby.',

  // Providers
  connectedWith: 'Połączono z {name}',
  providers: 'Dostawcy logowania',
  providersNoun: 'dostawcy logowania',
  providersLead: 'Loguj się przez {name} zamiast hasłem przechowywanym tutaj.',
  oneMoment: 'Chwileczkę…',
  connectTo: 'Połącz {name}',
  connectedSince: 'połączono {day}',
  lastUsed: 'ostatnio używany {day}',
  disconnectFrom: 'Odłącz {name}',
  disconnect: 'Odłącz',
  disconnectedFrom: 'Odłączono od {name}',
  disconnectQuestion: 'Odłączyć {name}?',
  disconnectMore:
    'Kto jest tak zalogowany gdzie indziej, zostanie wylogowany. Logowanie przez {name} z tym samym adresem połączy je ponownie.',

  // Own data
  yourData: 'Twoje dane',
  yourDataLead: 'Wszystko z tego konta w jednym pliku zip. Przechowujemy go siedem dni.',
  writing: 'Zapisywanie…',
  writeMyData: 'Zapisz moje dane',
  download: 'Pobierz, {size}',
  dataNotWritten: 'Nie udało się zapisać danych',
  deleteAccount: 'Usuń konto',
  deleteAccountLead:
    'Na zawsze: konto, jego sesje, urządzenia i wszystko, co się z nim wiąże, w każdej firmie.',
  deleteMyAccount: 'Usuń moje konto',
  accountBeingDeleted: 'Twoje konto jest usuwane',
  deleteYourAccount: 'Usuń swoje konto',
  cannotBeUndone: 'Tego nie da się cofnąć.',
  delete: 'Usuń',
  dataNoun: 'dane',
  firstChange: 'Jeszcze nie. Najpierw musi się zmienić:',
  whatGoes: 'Co znika:',
  whatStays: 'Co zostaje',
  companiesHold: 'To, co firmy mają o Tobie jako odbiorcy lub kierowcy. Poproś je: same to usuną.',
  backupsHold: 'Kopie zapasowe operatora zawierają konto do czasu ich usunięcia.',
  accountNotDeleted: 'Nie udało się usunąć konta',
  typeEmail: 'Wpisz swój e-mail, aby potwierdzić',

  // Passkeys
  passkeys: 'Klucze dostępu',
  passkeysNoun: 'klucze dostępu',
  passkeysLead:
    'Loguj się odciskiem palca, twarzą lub kodem PIN zamiast hasłem. Fałszywa strona go nie użyje.',
  passkeyAdded: 'Dodano klucz dostępu',
  waitingForDevice: 'Czekamy na urządzenie…',
  addPasskey: 'Dodaj klucz dostępu',
  notUsedYet: 'jeszcze nieużywany',
  passkeyState: 'Dodano {day}, {use}',
  asksForCode:
    'Prosi też o kod, bo jest starszy niż drugi krok. Usuń go i dodaj ponownie, aby się bez niego obejść.',
  renameWhat: 'Zmień nazwę {name}',
  rename: 'Zmień nazwę',
  removeWhat: 'Usuń {name}',
  remove: 'Usuń',
  passkeyRenamed: 'Zmieniono nazwę klucza',
  renamePasskey: 'Zmień nazwę klucza dostępu',
  save: 'Zapisz',
  name: 'Nazwa',
  passkeyRemoved: 'Usunięto klucz dostępu',
  removeQuestion: 'Usunąć {name}?',
  removePasskeyMore:
    'Nie zalogujesz się już nim, a sesje nim otwarte gdzie indziej się zakończą. Urządzenie może go nadal proponować; usuń go także tam. Hasło się nie zmienia.',

  // Names of browsers
  browserOn: '{browser}, {system}',
  unknownBrowser: 'Nieznana przeglądarka',
} satisfies Translation<typeof en>
