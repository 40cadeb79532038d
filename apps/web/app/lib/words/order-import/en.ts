// Texts of the import of orders. Terms: docs/languages.md.
export default {
  // Steps
  importOrders: 'Import orders',
  file: 'File',
  columns: 'Columns',
  check: 'Check',
  import: 'Import',
  rowsNotChecked: 'The rows could not be checked',

  // File
  fileRefused: "This file can't be imported",
  dropFile: 'Drop a table (CSV, Excel, OpenDocument), a PDF or an e-mail here, or paste rows or a text',
  pasteText: 'Or paste the text of an e-mail or a message',
  pasteExample: 'Order number: 4711\nDeliver to: Edith Ward\n6 Queen Street, Ashmouth',
  readText: 'Read the text',
  chooseFile: 'Choose a file',
  orderFile: 'Order file',
  fileLimits: 'Up to {size} MB and {rows} rows. Checked first, imported only when you confirm.',
  whatFileHolds:
    "One row per order, or one per item. Only an address or coordinates are needed: order numbers are generated where the file has none. Column names and order don't matter.",
  downloadTemplate: 'Download a template',
  pastedRows: 'Pasted rows',
  seeLine: '{message} See line {line}.',

  // Columns
  keepAsCustom: 'Keep as custom field',
  leaveOut: 'Leave out',
  columnsUsed:
    '{used} of {count} columns are fields of an order. The others are kept as custom fields unless you leave them out.',
  asLastFile: 'Mapped the same way as your last file with these columns.',
  sheet: 'Sheet',
  chooseAddressColumn:
    'Choose the column that holds the address, or the two that hold latitude and longitude.',
  moreColumns: '{count} more columns are kept as custom fields.',
  emptyColumn: 'Empty',
  meaningOf: 'Meaning of {header}',
  checkRows: 'Check rows',

  // How the file was read
  howRead: 'How the file was read',
  readAs: 'Read as {day}',
  useDay: 'Use {day}',
  titleDay: 'Rows without a day are for {day}. Above the header stands {title}.',
  titleDayOther: 'Rows without a day are for {day}. Above the header stands another.',
  rowsToLookAt: 'Rows to look at',
  rowsLikeThis: '{count, plural, one {# row} other {# rows}} like this: lines {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Recipient',
  address: 'Address',
  window: 'Window',
  anyTime: 'any',
  row: 'Row',
  rowNumber: 'Row {line}',
  state: 'State',
  ready: 'ready',
  fieldInRow: '{field} in row {line}',
  emptyCell: 'empty',
  needAttention: '{count, plural, one {needs attention} other {need attention}}',
  rowsInTotal: '{count, plural, one {row in total} other {rows in total}}',
  checkingAddresses: 'Checking addresses',
  rows: 'Rows',
  rowsNearProblems: 'Rows near problems',
  allRows: 'All rows',
  backToColumns: '{problems}. Go back to Columns.',
  showMore: 'Show {count} more',
  swapped: 'Latitude and longitude look swapped in {count} rows.',
  swapColumns: 'Swap the columns',
  skip: 'Skip',
  choose: 'Choose',
  noneOfThese: 'None of these, skip the row',
  mapOfOrders: '{count, plural, one {Map of one order} other {Map of # orders}}',

  // Days
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  daysAgo: '{days} days ago',
  inDays: 'in {days} days',
  noDayYet: 'No order has a day yet',
  ordersForDay: '{count, plural, one {# order} other {# orders}} for {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# order} other {# orders}} on {days} days, from {first}, {distance}, to {last}',
  dayIsOver: 'That is over. Which day do you mean? History is kept, and neither planned nor told to anyone.',
  whichDay: 'Which day is meant',
  asInFile: 'As in file',
  todayChoice: 'Today',
  nextWorkday: 'Next working day',
  history: 'History',

  // Import and its result
  skipAndImport: 'Skip {skipped}, import {ready}',
  importing: 'Importing',
  importCount: 'Import {count}',
  nothingUntilFixed: 'Nothing is imported until every row is fixed or skipped.',
  downloadWithReasons:
    '{count, plural, one {Download the # row with reasons} other {Download the # rows with reasons}}',
  rowsSkipped: '{count, plural, one {# row} other {# rows}} skipped.',
  restore: 'Restore',
  allReady: 'All rows are ready.',
  showOrders: 'Show orders',
  showDay: 'Show {day}',
  planDay: 'Plan {day}',
  ordersImported: '{count, plural, one {# order} other {# orders}} imported',
  newAndChanged: '{created} new, {changed} changed.',
  newChangedSkipped: '{created} new, {changed} changed, {skipped} skipped.',
  fromAddressBook:
    '{count, plural, one {# order} other {# orders}} took their time, instructions or window from the address book.',
  theyAreFor: 'They are for {days}.',
  downloadSkipped: 'Download the skipped rows',
  importUndone:
    '{count, plural, one {Import undone, # order removed} other {Import undone, # orders removed}}',
  importNotUndone: 'The import could not be undone',
  undoImport: 'Undo this import',
} as const
