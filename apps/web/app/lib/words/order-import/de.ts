// German texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Aufträge importieren',
  file: 'Datei',
  columns: 'Spalten',
  check: 'Prüfen',
  import: 'Importieren',
  rowsNotChecked: 'Die Zeilen konnten nicht geprüft werden',

  // File
  fileRefused: 'Diese Datei kann nicht importiert werden',
  dropFile:
    'Ziehe eine Tabelle (CSV, Excel, OpenDocument), ein PDF oder eine E-Mail hierher oder füge Zeilen oder einen Text ein',
  pasteText: 'Oder füge den Text einer E-Mail oder Nachricht ein',
  pasteExample: 'Auftragsnummer: 4711\nLieferadresse: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Text lesen',
  chooseFile: 'Datei wählen',
  orderFile: 'Auftragsdatei',
  fileLimits: 'Bis zu {size} MB und {rows} Zeilen. Erst geprüft, importiert erst, wenn du bestätigst.',
  whatFileHolds:
    'Eine Zeile je Auftrag oder je Artikel. Nur eine Adresse oder Koordinaten sind nötig: Fehlen Auftragsnummern, werden sie vergeben. Namen und Reihenfolge der Spalten sind egal.',
  downloadTemplate: 'Vorlage herunterladen',
  pastedRows: 'Eingefügte Zeilen',
  seeLine: '{message} Siehe Zeile {line}.',

  // Columns
  keepAsCustom: 'Als eigenes Feld behalten',
  leaveOut: 'Weglassen',
  columnsUsed:
    '{used} von {count} Spalten sind Felder eines Auftrags. Die anderen bleiben als eigene Felder, sofern du sie nicht weglässt.',
  asLastFile: 'Zugeordnet wie bei deiner letzten Datei mit diesen Spalten.',
  sheet: 'Blatt',
  chooseAddressColumn: 'Wähle die Spalte mit der Adresse oder die beiden mit Breiten- und Längengrad.',
  moreColumns: '{count} weitere Spalten bleiben als eigene Felder.',
  emptyColumn: 'Leer',
  meaningOf: 'Bedeutung von {header}',
  checkRows: 'Zeilen prüfen',

  // How the file was read
  howRead: 'Wie die Datei gelesen wurde',
  readAs: 'Als {day} lesen',
  useDay: '{day} nehmen',
  titleDay: 'Zeilen ohne Tag gelten für {day}. Über der Kopfzeile steht {title}.',
  titleDayOther: 'Zeilen ohne Tag gelten für {day}. Über der Kopfzeile steht ein anderer.',
  rowsToLookAt: 'Zeilen zum Ansehen',
  rowsLikeThis: '{count, plural, one {# Zeile} other {# Zeilen}} dieser Art: Zeilen {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Empfänger',
  address: 'Adresse',
  window: 'Zeitfenster',
  anyTime: 'beliebig',
  row: 'Zeile',
  rowNumber: 'Zeile {line}',
  state: 'Status',
  ready: 'bereit',
  fieldInRow: '{field} in Zeile {line}',
  emptyCell: 'leer',
  needAttention: '{count, plural, one {zu korrigieren} other {zu korrigieren}}',
  rowsInTotal: '{count, plural, one {Zeile gesamt} other {Zeilen gesamt}}',
  checkingAddresses: 'Adressen werden geprüft',
  rows: 'Zeilen',
  rowsNearProblems: 'Zeilen um Probleme',
  allRows: 'Alle Zeilen',
  backToColumns: '{problems}. Geh zurück zu Spalten.',
  showMore: '{count} weitere zeigen',
  swapped: 'Breiten- und Längengrad scheinen in {count} Zeilen vertauscht.',
  swapColumns: 'Spalten tauschen',
  skip: 'Überspringen',
  choose: 'Wählen',
  noneOfThese: 'Keine davon, Zeile überspringen',
  mapOfOrders: '{count, plural, one {Karte von einem Auftrag} other {Karte von # Aufträgen}}',

  // Days
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  daysAgo: 'vor {days} Tagen',
  inDays: 'in {days} Tagen',
  noDayYet: 'Noch hat kein Auftrag einen Tag',
  ordersForDay: '{count, plural, one {# Auftrag} other {# Aufträge}} für {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# Auftrag} other {# Aufträge}} an {days} Tagen, von {first}, {distance}, bis {last}',
  dayIsOver:
    'Das ist vorbei. Welchen Tag meinst du? Verlauf wird behalten, aber weder geplant noch jemandem gemeldet.',
  whichDay: 'Welcher Tag gemeint ist',
  asInFile: 'Wie in der Datei',
  todayChoice: 'Heute',
  nextWorkday: 'Nächster Werktag',
  history: 'Verlauf',

  // Import and its result
  skipAndImport: '{skipped} überspringen, {ready} importieren',
  importing: 'Wird importiert',
  importCount: '{count} importieren',
  nothingUntilFixed: 'Nichts wird importiert, bis jede Zeile korrigiert oder übersprungen ist.',
  downloadWithReasons:
    '{count, plural, one {Die # Zeile mit Grund herunterladen} other {Die # Zeilen mit Gründen herunterladen}}',
  rowsSkipped: '{count, plural, one {# Zeile} other {# Zeilen}} übersprungen.',
  restore: 'Zurückholen',
  allReady: 'Alle Zeilen sind bereit.',
  showOrders: 'Aufträge zeigen',
  showDay: '{day} zeigen',
  planDay: '{day} planen',
  ordersImported: '{count, plural, one {# Auftrag} other {# Aufträge}} importiert',
  newAndChanged: '{created} neu, {changed} geändert.',
  newChangedSkipped: '{created} neu, {changed} geändert, {skipped} übersprungen.',
  fromAddressBook:
    '{count, plural, one {# Auftrag übernahm} other {# Aufträge übernahmen}} Standzeit, Anweisungen oder Zeitfenster aus dem Adressbuch.',
  theyAreFor: 'Sie sind für {days}.',
  downloadSkipped: 'Übersprungene Zeilen herunterladen',
  importUndone:
    '{count, plural, one {Import rückgängig gemacht, # Auftrag entfernt} other {Import rückgängig gemacht, # Aufträge entfernt}}',
  importNotUndone: 'Der Import konnte nicht rückgängig gemacht werden',
  undoImport: 'Diesen Import rückgängig machen',
} satisfies Translation<typeof en>
