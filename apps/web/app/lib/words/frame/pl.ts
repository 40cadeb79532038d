// Polish texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Przegląd',
  dashboard: 'Pulpit zarządzania flotą',
  orders: 'Zlecenia',
  plan: 'Planowanie',
  live: 'Na żywo',
  fleet: 'Flota',
  drivers: 'Kierowcy',
  routes: 'Trasy',
  analytics: 'Analizy',
  settings: 'Ustawienia',
  support: 'Wsparcie',
  help: 'Pomoc',

  // Around a page
  company: 'Firma',
  sections: 'Sekcje',
  menu: 'Menu',
  search: 'Szukaj',
  searchCompany: 'Szukaj zleceń, przystanków, kierowców',
  searching: 'Szukam',
  nothingFound: 'Brak wyników dla „{text}”',
  skipToContent: 'Przejdź do treści',
  needYou: '{label}, do załatwienia: {count}',
  loadingCompany: 'Ładowanie twojej firmy',
  companyNotLoaded: 'Nie udało się załadować twojej firmy',
  viewer: 'Widzisz tu wszystko, ale tylko do odczytu. Zmiany wprowadzają dyspozytorzy i administratorzy.',
  testClock: 'Zegar testowy jest włączony: właściciele przestawiają tu czas firm. Nie do pracy produkcyjnej.',

  // Connection
  connected: 'Połączono',
  slow: 'Wolno, {seconds} s',
  noConnection: 'Brak połączenia',
  offline:
    'Brak połączenia z internetem. Widzisz ostatni znany stan; zaktualizuje się, gdy znów będziesz online.',
  partNotLoaded: 'Nie udało się wczytać części tej strony.',
  partOutdated: 'Nie udało się wczytać najnowszych danych. Ta strona pokazuje dane z chwili: {moment}.',

  // Day
  today: 'Dzisiaj',
  todayAnd: 'Dzisiaj, {day}',
  previousDay: 'Poprzedni dzień',
  nextDay: 'Następny dzień',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  weekdays: 'pn wt śr cz pt so nd',

  // Panels and lists
  close: 'Zamknij',
  cancel: 'Anuluj',
  save: 'Zapisz',
  undo: 'Cofnij',
  removed: 'Usunięto: {name}',
  notRemoved: 'Nie udało się usunąć: {name}',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  haveCopied: 'Już skopiowane',
  shownOnce: 'Skopiuj teraz: wyświetla się tylko raz. {hint}',
  selectAll: 'Zaznacz wszystko',
  selectRow: 'Zaznacz: {row}',
  firstOf: 'Pierwsze {limit} z {count}. Użyj filtra, aby zobaczyć inne.',
  scrolledSideways: '{label}, przewijanie w bok',
  separateByCommas: 'Oddziel przecinkami',

  // Lists and their files
  show: 'Pokaż',
  archived: 'Archiwum',
  numbered: '{label} {count}',
  filterWhat: 'Filtruj: {what}',
  filterBy: 'Filtr: {what}',
  add: 'Dodaj',
  panelStopped: 'Ten panel przestał działać. Lista działa dalej.',
  import: 'Importuj',
  importCount: 'Importuj {count}',
  importWhat: 'Importuj: {what}',
  exportWhat: 'Eksportuj: {what}',
  notExported: 'Nie udało się wyeksportować: {what}',
  fileOf: 'Plik: {what}',
  chooseFile: 'Wybierz plik',
  chooseOtherFile: 'Wybierz inny plik',
  cellsToFix:
    '{count, plural, one {# komórka do poprawienia} few {# komórki do poprawienia} many {# komórek do poprawienia} other {# komórki do poprawienia}}, nic nie zaimportowano',
  lineNumber: 'wiersz {number}',
  rowsImported: '{what}: dodano {count}, zmieniono {changed}',
  rowsToImport: '{file}: {what}: nowych {count}, zmienionych {changed}.',
  fileNotImported: 'Nie udało się zaimportować pliku',
  clockPattern: 'gg:mm',
  datePattern: 'dd.mm.rrrr',
  calendar: 'Kalendarz',
  timeOfDay: 'O godzinie',
  fromTo: '{from}-{to}',

  // Places
  address: 'Adres',
  outsideMap: 'miejsce leży poza twoją mapą',
  interpolated: 'interpolowany',
  onStreet: 'ulica',
  inTown: 'miejscowość',
  placeItsPin: 'ustaw pinezkę',
  typeAddress: 'Adres, współrzędne lub link do mapy',
  enterAddress: 'Wpisz ulicę i numer, współrzędne lub link do mapy',
  placePinOnMap: 'Ustaw pinezkę na mapie',
  movePinOnMap: 'Przesuń pinezkę na mapie',
  keepPlace: 'Zostaw to miejsce',
  placePin: 'Ustaw pinezkę',
  howToPlacePin: 'Znajdź miejscowość, przybliż i kliknij tam, dokąd jadą pojazdy.',
  usePin: 'Użyj tej pinezki',
  addressForDrivers: 'Adres dla kierowców',
  whatDriversCallIt: 'Ulica i numer albo nazwa używana przez kierowców',
  mapForPin: 'Mapa do ustawienia pinezki',
  pinAt: 'Pinezka: {place}',
  noPinYet: 'Jeszcze nie ma pinezki. Z klawiatury: strzałki przesuwają mapę, Enter wybiera jej środek.',
  goToTown: 'Przejdź do miejscowości',
  townOrCountry: 'Miejscowość lub kraj',
  enterTown: 'Wpisz miejscowość lub kraj',
  noSuchTown: 'Nie ma takiej miejscowości',

  // Reminders of vehicles and drivers
  ranOut: '{name}: {document}, straciło ważność {day}',
  runsOut: '{name}: {document}, traci ważność {day}',
  serviceOver: '{name}: przegląd przekroczony o {distance}',
  serviceIn: '{name}: przegląd za {distance}',
  wasDue: '{name}: {what}, termin minął {day}',
  isDue: '{name}: {what}, termin {day}',
  serviceNoun: 'Przegląd',
  drivesSeveral: '{driver} jeździ: {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# odbiorca był już powiadomiony: {list}. Oczekujące wiadomości nie zostaną wysłane.} few {# odbiorców było już powiadomionych: {list}. Oczekujące wiadomości nie zostaną wysłane.} many {# odbiorców było już powiadomionych: {list}. Oczekujące wiadomości nie zostaną wysłane.} other {# odbiorcy było już powiadomionych: {list}. Oczekujące wiadomości nie zostaną wysłane.}}',
  toldAndMore: 'i jeszcze {count}',

  // Unconfirmed email
  confirmEmail: 'Potwierdź swój e-mail. Do tego czasu e-maile do odbiorców są wstrzymane.',
  newLinkTo: 'Nowy link jest w drodze na {email}.',
  resendLink: 'Wyślij link ponownie',
} satisfies Translation<typeof en>
