// Italian texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Importa ordini',
  file: 'File',
  columns: 'Colonne',
  check: 'Controlla',
  import: 'Importa',
  rowsNotChecked: 'Non è stato possibile controllare le righe',

  // File
  fileRefused: 'Questo file non può essere importato',
  dropFile:
    'Trascina qui una tabella (CSV, Excel, OpenDocument), un PDF o un’e-mail, o incolla righe o un testo',
  pasteText: 'O incolla il testo di un’e-mail o di un messaggio',
  pasteExample: 'Ordine: 4711\nDestinatario: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Leggi il testo',
  chooseFile: 'Scegli un file',
  orderFile: 'File degli ordini',
  fileLimits: 'Fino a {size} MB e {rows} righe. Prima si controlla, si importa solo quando confermi.',
  whatFileHolds:
    'Una riga per ordine, o una per articolo. Bastano un indirizzo o le coordinate: i numeri d’ordine mancanti vengono creati. Nomi e ordine delle colonne non contano.',
  downloadTemplate: 'Scarica un modello',
  pastedRows: 'Righe incollate',
  seeLine: '{message} Vedi riga {line}.',

  // Columns
  keepAsCustom: 'Tieni come campo proprio',
  leaveOut: 'Escludi',
  columnsUsed:
    '{used} colonne su {count} sono campi di un ordine. Le altre restano come campi propri, se non le escludi.',
  asLastFile: 'Assegnato come il tuo ultimo file con queste colonne.',
  sheet: 'Foglio',
  chooseAddressColumn: 'Scegli la colonna con l’indirizzo, o le due con latitudine e longitudine.',
  moreColumns: 'Altre {count} colonne restano come campi propri.',
  emptyColumn: 'Vuota',
  meaningOf: 'Significato di {header}',
  checkRows: 'Controlla righe',

  // How the file was read
  howRead: 'Come è stato letto il file',
  readAs: 'Leggi come {day}',
  useDay: 'Usa {day}',
  titleDay: 'Le righe senza giorno sono per {day}. Sopra l’intestazione c’è {title}.',
  titleDayOther: 'Le righe senza giorno sono per {day}. Sopra l’intestazione ce n’è un altro.',
  rowsToLookAt: 'Righe da guardare',
  rowsLikeThis: '{count, plural, one {# riga così} many {# righe così} other {# righe così}}: righe {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Destinatario',
  address: 'Indirizzo',
  window: 'Fascia',
  anyTime: 'qualsiasi',
  row: 'Riga',
  rowNumber: 'Riga {line}',
  state: 'Stato',
  ready: 'pronte',
  fieldInRow: '{field} nella riga {line}',
  emptyCell: 'vuota',
  needAttention: '{count, plural, one {da correggere} many {da correggere} other {da correggere}}',
  rowsInTotal: '{count, plural, one {riga in totale} many {righe in totale} other {righe in totale}}',
  checkingAddresses: 'Controllo degli indirizzi',
  rows: 'Righe',
  rowsNearProblems: 'Righe vicine ai problemi',
  allRows: 'Tutte le righe',
  backToColumns: '{problems}. Torna a Colonne.',
  showMore: 'Mostra altre {count}',
  swapped: 'Latitudine e longitudine sembrano scambiate in {count} righe.',
  swapColumns: 'Scambia le colonne',
  skip: 'Salta',
  choose: 'Scegli',
  noneOfThese: 'Nessuno di questi, salta la riga',
  mapOfOrders: '{count, plural, one {Mappa di un ordine} many {Mappa di # ordini} other {Mappa di # ordini}}',

  // Days
  today: 'oggi',
  tomorrow: 'domani',
  yesterday: 'ieri',
  daysAgo: '{days} giorni fa',
  inDays: 'tra {days} giorni',
  noDayYet: 'Nessun ordine ha ancora un giorno',
  ordersForDay: '{count, plural, one {# ordine} many {# ordini} other {# ordini}} per {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# ordine} many {# ordini} other {# ordini}} in {days} giorni, da {first}, {distance}, a {last}',
  dayIsOver:
    'È passato. Quale giorno intendi? Lo storico si conserva, né pianificato né comunicato a nessuno.',
  whichDay: 'Quale giorno si intende',
  asInFile: 'Come nel file',
  todayChoice: 'Oggi',
  nextWorkday: 'Prossimo giorno lavorativo',
  history: 'Storico',

  // Import and its result
  skipAndImport: 'Salta {skipped}, importa {ready}',
  importing: 'Importazione',
  importCount: 'Importa {count}',
  nothingUntilFixed: 'Non si importa nulla finché ogni riga non è corretta o saltata.',
  downloadWithReasons:
    '{count, plural, one {Scarica la # riga con il motivo} many {Scarica le # righe con i motivi} other {Scarica le # righe con i motivi}}',
  rowsSkipped: '{count, plural, one {# riga saltata} many {# righe saltate} other {# righe saltate}}.',
  restore: 'Ripristina',
  allReady: 'Tutte le righe sono pronte.',
  showOrders: 'Mostra ordini',
  showDay: 'Mostra {day}',
  planDay: 'Pianifica {day}',
  ordersImported:
    '{count, plural, one {# ordine importato} many {# ordini importati} other {# ordini importati}}',
  newAndChanged: '{created} nuovi, {changed} modificati.',
  newChangedSkipped: '{created} nuovi, {changed} modificati, {skipped} saltati.',
  fromAddressBook:
    '{count, plural, one {# ordine ha preso} many {# ordini hanno preso} other {# ordini hanno preso}} tempo, istruzioni o fascia dalla rubrica.',
  theyAreFor: 'Sono per {days}.',
  downloadSkipped: 'Scarica le righe saltate',
  importUndone:
    '{count, plural, one {Importazione annullata, # ordine tolto} many {Importazione annullata, # ordini tolti} other {Importazione annullata, # ordini tolti}}',
  importNotUndone: 'Non è stato possibile annullare l’importazione',
  undoImport: 'Annulla questa importazione',
} satisfies Translation<typeof en>
