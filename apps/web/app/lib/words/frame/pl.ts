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
} satisfies Translation<typeof en>
