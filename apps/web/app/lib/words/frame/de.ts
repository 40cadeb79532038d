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
} satisfies Translation<typeof en>
