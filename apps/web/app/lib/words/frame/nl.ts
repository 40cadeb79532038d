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
    'De testklok staat aan: eigenaren van het platform verzetten hier de tijd van bedrijven. Niet voor productie.',

  // Connection
  connected: 'Verbonden',
  slow: 'Traag, {seconds} s',
  noConnection: 'Geen verbinding',
  offline:
    'Geen internetverbinding. Je ziet de laatst bekende stand; die wordt bijgewerkt zodra je weer online bent.',
  partNotLoaded: 'Een deel van deze pagina kon niet worden geladen.',
  partOutdated: 'De nieuwste cijfers konden niet worden geladen. Deze pagina toont die van {moment}.',

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

  // Lists and their files
  show: 'Tonen',
  archived: 'Gearchiveerd',
  numbered: '{label} {count}',
  filterWhat: '{what} filteren',
  filterBy: 'Filter: {what}',
  add: 'Toevoegen',
  panelStopped: 'Dit paneel werkt niet meer. De lijst heeft er geen last van.',
  import: 'Importeren',
  importCount: '{count} importeren',
  importWhat: '{what} importeren',
  exportWhat: '{what} exporteren',
  notExported: '{what}: exporteren is niet gelukt',
  fileOf: 'Bestand: {what}',
  chooseFile: 'Bestand kiezen',
  chooseOtherFile: 'Ander bestand kiezen',
  cellsToFix: '{count, plural, one {# cel} other {# cellen}} te verbeteren, niets geïmporteerd',
  lineNumber: 'regel {number}',
  rowsImported: '{what}: {count} toegevoegd, {changed} gewijzigd',
  rowsToImport: '{file}: {what}: {count} nieuw, {changed} gewijzigd.',
  fileNotImported: 'Het bestand kon niet worden geïmporteerd',
  clockPattern: 'uu:mm',
  datePattern: 'dd-mm-jjjj',
  calendar: 'Kalender',
  timeOfDay: 'Om',
  fromTo: '{from} t/m {to}',

  // Places
  address: 'Adres',
  outsideMap: 'de plek ligt buiten je kaart',
  interpolated: 'geïnterpoleerd',
  onStreet: 'straat',
  inTown: 'plaats',
  placeItsPin: 'punt zetten',
  typeAddress: 'Adres, coördinaten of kaartlink',
  enterAddress: 'Vul straat en huisnummer, coördinaten of een kaartlink in',
  placePinOnMap: 'Punt op de kaart zetten',
  movePinOnMap: 'Punt op de kaart verplaatsen',
  keepPlace: 'Deze plek houden',
  placePin: 'Punt zetten',
  howToPlacePin: 'Zoek de plaats, zoom in en klik waar de voertuigen naartoe rijden.',
  usePin: 'Dit punt gebruiken',
  addressForDrivers: 'Adres voor chauffeurs',
  whatDriversCallIt: 'Straat en huisnummer, of hoe chauffeurs het noemen',
  mapForPin: 'Kaart om het punt te zetten',
  pinAt: 'Punt op {place}',
  noPinYet: 'Nog geen punt. Met het toetsenbord: pijlen verplaatsen de kaart, Enter neemt het midden.',
  goToTown: 'Naar een plaats gaan',
  townOrCountry: 'Plaats of land',
  enterTown: 'Vul een plaats of land in',
  noSuchTown: 'Plaats niet gevonden',

  // Reminders of vehicles and drivers
  ranOut: '{document} van {name} verliep op {day}',
  runsOut: '{document} van {name} verloopt op {day}',
  serviceOver: 'Onderhoud van {name} is {distance} te laat',
  serviceIn: 'Onderhoud van {name} over {distance}',
  wasDue: '{what} van {name} moest op {day}',
  isDue: '{what} van {name} moet op {day}',
  serviceNoun: 'Onderhoud',
  drivesSeveral: '{driver} rijdt {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# ontvanger wist het al: {list}. Wachtende berichten worden niet verstuurd.} other {# ontvangers wisten het al: {list}. Wachtende berichten worden niet verstuurd.}}',
  toldAndMore: 'en nog {count}',

  // Unconfirmed email
  confirmEmail: 'Bevestig je e-mail. Tot dan worden e-mails aan je ontvangers vastgehouden.',
  newLinkTo: 'Er is een nieuwe link onderweg naar {email}.',
  resendLink: 'Link opnieuw sturen',
} satisfies Translation<typeof en>
