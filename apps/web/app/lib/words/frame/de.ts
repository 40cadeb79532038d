// German texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Übersicht',
  dashboard: 'Übersicht des Fuhrparks',
  orders: 'Aufträge',
  plan: 'Planung',
  live: 'Live',
  fleet: 'Fuhrpark',
  drivers: 'Fahrer',
  routes: 'Touren',
  analytics: 'Auswertung',
  settings: 'Einstellungen',
  support: 'Support',
  help: 'Hilfe',

  // Around a page
  company: 'Firma',
  sections: 'Bereiche',
  menu: 'Menü',
  search: 'Suchen',
  searchCompany: 'Aufträge, Stopps, Fahrer suchen',
  searching: 'Suche läuft',
  nothingFound: 'Nichts gefunden für „{text}“',
  skipToContent: 'Zum Inhalt springen',
  needYou: '{label}, {count} brauchen dich',
  loadingCompany: 'Deine Firma wird geladen',
  companyNotLoaded: 'Deine Firma konnte nicht geladen werden',
  viewer: 'Du siehst hier alles, kannst aber nichts ändern. Das tun Disposition und Administration.',
  testClock: 'Die Testuhr läuft: Betreiber stellen hier die Zeit von Firmen. Nicht für den Betrieb.',

  // Connection
  connected: 'Verbunden',
  slow: 'Langsam, {seconds} s',
  noConnection: 'Keine Verbindung',
  offline:
    'Keine Internetverbindung. Du siehst den letzten bekannten Stand; er wird aktualisiert, sobald du wieder online bist.',

  // Day
  today: 'Heute',
  todayAnd: 'Heute, {day}',
  previousDay: 'Voriger Tag',
  nextDay: 'Nächster Tag',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  weekdays: 'Mo Di Mi Do Fr Sa So',

  // Panels and lists
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  undo: 'Rückgängig',
  removed: '{name} entfernt',
  notRemoved: '{name} konnte nicht entfernt werden',
  copy: 'Kopieren',
  copied: 'Kopiert',
  haveCopied: 'Ich habe es kopiert',
  shownOnce: 'Kopiere es jetzt: Es wird nur einmal angezeigt. {hint}',
  selectAll: 'Alle auswählen',
  selectRow: '{row} auswählen',
  firstOf: 'Die ersten {limit} von {count}. Filtere, um andere zu sehen.',
  scrolledSideways: '{label}, seitlich scrollbar',
  separateByCommas: 'Mit Kommas trennen',

  // Lists and their files
  show: 'Anzeigen',
  archived: 'Archiviert',
  numbered: '{label} {count}',
  filterWhat: '{what} filtern',
  filterBy: 'Filter: {what}',
  add: 'Hinzufügen',
  panelStopped: 'Dieser Bereich funktioniert nicht mehr. Die Liste ist nicht betroffen.',
  import: 'Importieren',
  importCount: '{count} importieren',
  importWhat: '{what} importieren',
  exportWhat: '{what} exportieren',
  notExported: '{what}: Export nicht möglich',
  fileOf: 'Datei: {what}',
  chooseFile: 'Datei wählen',
  chooseOtherFile: 'Andere Datei wählen',
  cellsToFix: '{count, plural, one {# Zelle} other {# Zellen}} zu korrigieren, nichts importiert',
  lineNumber: 'Zeile {number}',
  rowsImported: '{what}: {count} hinzugefügt, {changed} geändert',
  rowsToImport: '{file}: {what}: {count} neu, {changed} geändert.',
  fileNotImported: 'Die Datei konnte nicht importiert werden',
  clockPattern: 'hh:mm',
  datePattern: 'TT.MM.JJJJ',
  calendar: 'Kalender',
  timeOfDay: 'Um',
  fromTo: '{from} bis {to}',

  // Places
  address: 'Adresse',
  outsideMap: 'der Ort liegt außerhalb deiner Karte',
  interpolated: 'interpoliert',
  onStreet: 'Straße',
  inTown: 'Ort',
  placeItsPin: 'Punkt setzen',
  typeAddress: 'Adresse, Koordinaten oder Kartenlink',
  enterAddress: 'Gib Straße und Hausnummer, Koordinaten oder einen Kartenlink ein',
  placePinOnMap: 'Punkt auf der Karte setzen',
  movePinOnMap: 'Punkt auf der Karte verschieben',
  keepPlace: 'Diesen Ort behalten',
  placePin: 'Punkt setzen',
  howToPlacePin: 'Suche den Ort, zoome hinein und klicke dorthin, wo die Fahrzeuge hinfahren.',
  usePin: 'Diesen Punkt verwenden',
  addressForDrivers: 'Adresse für Fahrer',
  whatDriversCallIt: 'Straße und Hausnummer, oder wie Fahrer den Ort nennen',
  mapForPin: 'Karte zum Setzen des Punkts',
  pinAt: 'Punkt bei {place}',
  noPinYet: 'Noch kein Punkt. Mit der Tastatur: Pfeile bewegen die Karte, Enter nimmt ihre Mitte.',
  goToTown: 'Zu einem Ort springen',
  townOrCountry: 'Ort oder Land',
  enterTown: 'Gib einen Ort oder ein Land ein',
  noSuchTown: 'Kein solcher Ort',

  // Reminders of vehicles and drivers
  ranOut: '{document} von {name} lief am {day} ab',
  runsOut: '{document} von {name} läuft am {day} ab',
  serviceOver: 'Service von {name} ist {distance} überfällig',
  serviceIn: 'Service von {name} in {distance}',
  wasDue: '{what} von {name} war am {day} fällig',
  isDue: '{what} von {name} ist am {day} fällig',
  serviceNoun: 'Service',
  drivesSeveral: '{driver} fährt {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# Empfänger war schon benachrichtigt: {list}. Wartende Nachrichten werden nicht gesendet.} other {# Empfänger waren schon benachrichtigt: {list}. Wartende Nachrichten werden nicht gesendet.}}',
  toldAndMore: 'und {count} weitere',

  // Unconfirmed email
  confirmEmail: 'Bestätige deine E-Mail-Adresse. Bis dahin werden E-Mails an deine Empfänger zurückgehalten.',
  newLinkTo: 'Ein neuer Link ist unterwegs zu {email}.',
  resendLink: 'Link erneut senden',
} satisfies Translation<typeof en>
