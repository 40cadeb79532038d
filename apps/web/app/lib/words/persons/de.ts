// German texts of finding, exporting and erasing a person.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Finding a person
  onlyAdministrators: 'Datenschutz ist für Administratoren',
  onlyAdministratorsMore:
    'Hier findet, übergibt und löscht ein Administrator deiner Firma die Daten einer Person.',
  findPerson: 'Person suchen',
  findPersonMore:
    'Jemand fragt, was du über ihn gespeichert hast, oder will es gelöscht haben: ein Empfänger, ein Fahrer oder ein Teammitglied.',
  searchField: 'Name, E-Mail, Telefon oder Adresse',
  find: 'Suchen',
  peopleNoun: 'Personen',
  nobodyBy: 'Niemand zu „{text}“.',
  matches: 'Treffer',
  tickEveryRow:
    'Hake jede Zeile an, die diese Person ist. Derselbe Empfänger kann zweimal im Adressbuch stehen.',
  uses: '{count, plural, one {# Auftrag} other {# Aufträge}}',
  routesDriven: '{count, plural, one {# Tour} other {# Touren}}',
  kindRecipient: 'Empfänger',
  kindDriver: 'Fahrer',
  kindMember: 'Mitglied',
  kindAccount: 'Konto',

  // A person's data
  dataNoun: 'Daten',
  whatThereIs: 'Was vorhanden ist',
  exportNotStarted: 'Der Export konnte nicht gestartet werden',
  export: 'Exportieren',
  erase: 'Löschen',
  photosAndFiles: 'Fotos und Dateien',
  namedIn: 'genannt in',
  texts: '{count, plural, one {# Text: {places}} other {# Texte: {places}}}',
  erasedLater: 'Wird gelöscht, sobald die offene Arbeit beendet ist',
  beingErased: 'Die Person wird gelöscht',
  eraseWhom: '{name} löschen',
  eraseMore: 'Endgültig. Aufträge und Touren bleiben für deine Zahlen und nennen niemanden.',
  cancel: 'Abbrechen',
  eraseWhenEnded: 'Löschen, sobald es beendet ist',
  waitsUntil: 'Noch nicht: Die Löschung wartet, bis das beendet ist.',
  sharesName: 'Jemand anderes heißt genauso. Texte, die nur den Namen nennen, bleiben, wie sie sind.',
  whatStays: 'Was bleibt',
  backupsHold: 'Sicherungen der Datenbank beim Betreiber enthalten die Person, bis sie gelöscht werden.',
  notErased: 'Die Person konnte nicht gelöscht werden',
  typeToConfirm: 'Tippe zur Bestätigung „{name}“ ein',

  // Requests
  requestsNoun: 'Anfragen',
  requests: 'Anfragen',
  exportsAndErasures: 'Exporte und Löschungen',
  waiting: 'Wartet, bis offene Aufträge und Touren beendet sind',
  queued: 'Beginnt gleich',
  running: 'Läuft',
  notCalledOff: 'Die Löschung konnte nicht abgesagt werden',
  exportOf: 'Export: {kind}, {time}',
  erasureOf: 'Löschung: {kind}, {time}',
  failed: 'fehlgeschlagen',
  done: '{count, plural, one {Fertig: # Zeile} other {Fertig: # Zeilen}}',
  notDownloaded: 'Der Export konnte nicht heruntergeladen werden',
  download: 'Herunterladen, {size}',
  callOff: 'Absagen',
} satisfies Translation<typeof en>
