// Dutch texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Overzicht',
  dashboard: 'Overzicht van het wagenpark',
  orders: 'Orders',
  plan: 'Planning',
  live: 'Live',
  fleet: 'Wagenpark',
  drivers: 'Chauffeurs',
  routes: 'Ritten',
  analytics: 'Analyse',
  settings: 'Instellingen',
  support: 'Support',
  help: 'Help',

  // Around a page
  company: 'Bedrijf',
  sections: 'Onderdelen',
  menu: 'Menu',
  search: 'Zoeken',
  searchCompany: 'Orders, stops, chauffeurs zoeken',
  searching: 'Zoeken',
  nothingFound: 'Niets gevonden voor “{text}”',
  skipToContent: 'Naar de inhoud',
  needYou: '{label}, {count} vragen je aandacht',
  loadingCompany: 'Je bedrijf wordt geladen',
  companyNotLoaded: 'Je bedrijf kon niet worden geladen',
  viewer: 'Je ziet hier alles, maar kunt niets wijzigen. Dat doen planners en beheerders.',
  testClock:
    'De testklok staat aan: beheerders van het platform verzetten hier de tijd van bedrijven. Niet voor productie.',

  // Connection
  connected: 'Verbonden',
  slow: 'Traag, {seconds} s',
  noConnection: 'Geen verbinding',
  offline:
    'Geen internetverbinding. Je ziet de laatst bekende stand; die wordt bijgewerkt zodra je weer online bent.',

  // Day
  today: 'Vandaag',
  todayAnd: 'Vandaag, {day}',
  previousDay: 'Vorige dag',
  nextDay: 'Volgende dag',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  weekdays: 'ma di wo do vr za zo',

  // Panels and lists
  close: 'Sluiten',
  cancel: 'Annuleren',
  save: 'Opslaan',
  undo: 'Ongedaan maken',
  removed: '{name} verwijderd',
  notRemoved: '{name} kon niet worden verwijderd',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  haveCopied: 'Ik heb het gekopieerd',
  shownOnce: 'Kopieer het nu: het wordt maar één keer getoond. {hint}',
  selectAll: 'Alles selecteren',
  selectRow: '{row} selecteren',
  firstOf: 'De eerste {limit} van {count}. Filter om andere te zien.',
  scrolledSideways: '{label}, zijwaarts scrollbaar',
  separateByCommas: 'Scheiden met komma’s',
} satisfies Translation<typeof en>
