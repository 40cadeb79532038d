// Polish texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Usługi',
  servicesNoun: 'usługi',
  outbox: 'Skrzynka nadawcza',
  servicesLead:
    'Ustawiane zmiennymi środowiskowymi przy starcie serwera; test wysyła do każdej prawdziwe żądanie.',
  mail: 'Serwer poczty',
  texts: 'SMS-y',
  maps: 'Mapy',
  roads: 'Silnik dróg',
  geocoder: 'Wyszukiwanie adresów',
  storage: 'Magazyn plików',
  stripe: 'Płatności kartą',
  database: 'Baza danych',
  mailsCaught: 'E-maile są przechwytywane i widoczne w Skrzynce nadawczej',
  textsCaught: 'SMS-y są przechwytywane i widoczne w Skrzynce nadawczej',
  drawnHere: 'Rysowane z regionów tutaj',
  onRegionsHere: 'Na regionach tutaj',
  onDisk: 'Na dysku tego serwera',
  paidByHand: 'Faktury oznacza się jako opłacone ręcznie',
  outcome: '{message} {milliseconds} ms',
  works: 'działa',
  worksNot: 'nie działa',
  notSet: 'nieustawione',
  builtIn: 'wbudowane',
  testWhat: 'Testuj: {name}',
  test: 'Testuj',
  testing: 'Testowanie',

  // API keys
  keysOfAll: 'Klucze API wszystkich firm',
  apiKeys: 'Klucze API',
  document: 'Dokument OpenAPI',
  noKeys: 'Żadna firma nie utworzyła klucza. Administratorzy tworzą je w Ustawieniach, Klucze API.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'wszystko, co może jego twórca',
  noLongerWorks: '{name} już nie działa',
  usedAt: 'użyty {time}',
  neverUsed: 'nieużywany',
  revoke: 'Unieważnij',
  revokeWhat: 'Unieważnij {name} firmy {company}',
} satisfies Translation<typeof en>
