// Dutch texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Orders importeren',
  file: 'Bestand',
  columns: 'Kolommen',
  check: 'Controleren',
  import: 'Importeren',
  rowsNotChecked: 'De regels konden niet worden gecontroleerd',

  // File
  fileRefused: 'Dit bestand kan niet worden geïmporteerd',
  dropFile:
    'Sleep een tabel (CSV, Excel, OpenDocument), een pdf of een e-mail hierheen, of plak regels of een tekst',
  pasteText: 'Of plak de tekst van een e-mail of bericht',
  pasteExample: 'Ordernummer: 4711\nOntvanger: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Tekst lezen',
  chooseFile: 'Bestand kiezen',
  orderFile: 'Orderbestand',
  fileLimits: 'Tot {size} MB en {rows} regels. Eerst gecontroleerd, pas geïmporteerd als je bevestigt.',
  whatFileHolds:
    'Eén regel per order, of één per artikel. Alleen een adres of coördinaten zijn nodig: ontbrekende ordernummers worden aangemaakt. Namen en volgorde van kolommen maken niet uit.',
  downloadTemplate: 'Sjabloon downloaden',
  pastedRows: 'Geplakte regels',
  seeLine: '{message} Zie regel {line}.',

  // Columns
  keepAsCustom: 'Als eigen veld houden',
  leaveOut: 'Weglaten',
  columnsUsed:
    '{used} van {count} kolommen zijn velden van een order. De andere blijven als eigen velden, tenzij je ze weglaat.',
  asLastFile: 'Gekoppeld zoals je vorige bestand met deze kolommen.',
  sheet: 'Blad',
  chooseAddressColumn: 'Kies de kolom met het adres, of de twee met breedte- en lengtegraad.',
  moreColumns: 'Nog {count} kolommen blijven als eigen velden.',
  emptyColumn: 'Leeg',
  meaningOf: 'Betekenis van {header}',
  checkRows: 'Regels controleren',

  // How the file was read
  howRead: 'Hoe het bestand is gelezen',
  readAs: 'Lezen als {day}',
  useDay: '{day} gebruiken',
  titleDay: 'Regels zonder dag zijn voor {day}. Boven de kop staat {title}.',
  titleDayOther: 'Regels zonder dag zijn voor {day}. Boven de kop staat een andere.',
  rowsToLookAt: 'Regels om te bekijken',
  rowsLikeThis: '{count, plural, one {# regel zoals deze} other {# regels zoals deze}}: regels {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Ontvanger',
  address: 'Adres',
  window: 'Tijdvak',
  anyTime: 'elk',
  row: 'Regel',
  rowNumber: 'Regel {line}',
  state: 'Status',
  ready: 'klaar',
  fieldInRow: '{field} in regel {line}',
  emptyCell: 'leeg',
  needAttention: '{count, plural, one {te verbeteren} other {te verbeteren}}',
  rowsInTotal: '{count, plural, one {regel totaal} other {regels totaal}}',
  checkingAddresses: 'Adressen controleren',
  rows: 'Regels',
  rowsNearProblems: 'Regels bij problemen',
  allRows: 'Alle regels',
  backToColumns: '{problems}. Ga terug naar Kolommen.',
  showMore: 'Nog {count} tonen',
  swapped: 'Breedte- en lengtegraad lijken verwisseld in {count} regels.',
  swapColumns: 'Kolommen verwisselen',
  skip: 'Overslaan',
  choose: 'Kiezen',
  noneOfThese: 'Geen van deze, regel overslaan',
  mapOfOrders: '{count, plural, one {Kaart van één order} other {Kaart van # orders}}',

  // Days
  today: 'vandaag',
  tomorrow: 'morgen',
  yesterday: 'gisteren',
  daysAgo: '{days} dagen geleden',
  inDays: 'over {days} dagen',
  noDayYet: 'Nog geen order heeft een dag',
  ordersForDay: '{count, plural, one {# order} other {# orders}} voor {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# order} other {# orders}} op {days} dagen, van {first}, {distance}, tot {last}',
  dayIsOver:
    'Dat is voorbij. Welke dag bedoel je? Geschiedenis wordt bewaard, niet gepland en aan niemand gemeld.',
  whichDay: 'Welke dag bedoeld is',
  asInFile: 'Zoals in bestand',
  todayChoice: 'Vandaag',
  nextWorkday: 'Volgende werkdag',
  history: 'Geschiedenis',

  // Import and its result
  skipAndImport: '{skipped} overslaan, {ready} importeren',
  importing: 'Importeren',
  importCount: '{count} importeren',
  nothingUntilFixed: 'Er wordt niets geïmporteerd tot elke regel is verbeterd of overgeslagen.',
  downloadWithReasons:
    '{count, plural, one {De # regel met reden downloaden} other {De # regels met redenen downloaden}}',
  rowsSkipped: '{count, plural, one {# regel} other {# regels}} overgeslagen.',
  restore: 'Terughalen',
  allReady: 'Alle regels zijn klaar.',
  showOrders: 'Orders tonen',
  showDay: '{day} tonen',
  planDay: '{day} plannen',
  ordersImported: '{count, plural, one {# order} other {# orders}} geïmporteerd',
  newAndChanged: '{created} nieuw, {changed} gewijzigd.',
  newChangedSkipped: '{created} nieuw, {changed} gewijzigd, {skipped} overgeslagen.',
  fromAddressBook:
    '{count, plural, one {# order nam} other {# orders namen}} tijd, instructies of tijdvak over uit het adresboek.',
  theyAreFor: 'Ze zijn voor {days}.',
  downloadSkipped: 'Overgeslagen regels downloaden',
  importUndone:
    '{count, plural, one {Import ongedaan gemaakt, # order verwijderd} other {Import ongedaan gemaakt, # orders verwijderd}}',
  importNotUndone: 'De import kon niet ongedaan worden gemaakt',
  undoImport: 'Deze import ongedaan maken',
} satisfies Translation<typeof en>
