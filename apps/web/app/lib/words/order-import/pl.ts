// Polish texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Importuj zlecenia',
  file: 'Plik',
  columns: 'Kolumny',
  check: 'Sprawdź',
  import: 'Importuj',
  rowsNotChecked: 'Nie udało się sprawdzić wierszy',

  // File
  fileRefused: 'Tego pliku nie można zaimportować',
  dropFile: 'Upuść tu tabelę (CSV, Excel, OpenDocument), plik PDF lub e-mail albo wklej wiersze lub tekst',
  pasteText: 'Lub wklej tekst e-maila albo wiadomości',
  pasteExample: 'Zamówienie: 4711\nOdbiorca: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Odczytaj tekst',
  chooseFile: 'Wybierz plik',
  orderFile: 'Plik zleceń',
  fileLimits: 'Do {size} MB i {rows} wierszy. Najpierw sprawdzany, importowany dopiero po potwierdzeniu.',
  whatFileHolds:
    'Jeden wiersz na zlecenie albo na pozycję. Wystarczy adres lub współrzędne: brakujące numery zleceń są nadawane. Nazwy i kolejność kolumn nie mają znaczenia.',
  downloadTemplate: 'Pobierz szablon',
  pastedRows: 'Wklejone wiersze',
  seeLine: '{message} Zobacz wiersz {line}.',

  // Columns
  keepAsCustom: 'Zachowaj jako własne pole',
  leaveOut: 'Pomiń',
  columnsUsed:
    '{used} z {count} kolumn to pola zlecenia. Pozostałe zostają jako własne pola, chyba że je pominiesz.',
  asLastFile: 'Przypisano tak jak w ostatnim pliku z tymi kolumnami.',
  sheet: 'Arkusz',
  chooseAddressColumn: 'Wybierz kolumnę z adresem albo dwie z szerokością i długością geograficzną.',
  moreColumns: 'Kolejne kolumny ({count}) zostają jako własne pola.',
  emptyColumn: 'Pusta',
  meaningOf: 'Znaczenie: {header}',
  checkRows: 'Sprawdź wiersze',

  // How the file was read
  howRead: 'Jak odczytano plik',
  readAs: 'Czytaj jako {day}',
  useDay: 'Użyj {day}',
  titleDay: 'Wiersze bez dnia są na {day}. Nad nagłówkiem jest {title}.',
  titleDayOther: 'Wiersze bez dnia są na {day}. Nad nagłówkiem jest inny.',
  rowsToLookAt: 'Wiersze do obejrzenia',
  rowsLikeThis:
    '{count, plural, one {# taki wiersz} few {# takie wiersze} many {# takich wierszy} other {# takiego wiersza}}: wiersze {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Odbiorca',
  address: 'Adres',
  window: 'Okno',
  anyTime: 'dowolne',
  row: 'Wiersz',
  rowNumber: 'Wiersz {line}',
  state: 'Stan',
  ready: 'gotowe',
  fieldInRow: '{field} w wierszu {line}',
  emptyCell: 'puste',
  needAttention:
    '{count, plural, one {do poprawienia} few {do poprawienia} many {do poprawienia} other {do poprawienia}}',
  rowsInTotal:
    '{count, plural, one {wiersz razem} few {wiersze razem} many {wierszy razem} other {wiersza razem}}',
  checkingAddresses: 'Sprawdzanie adresów',
  rows: 'Wiersze',
  rowsNearProblems: 'Wiersze przy problemach',
  allRows: 'Wszystkie wiersze',
  backToColumns: '{problems}. Wróć do Kolumn.',
  showMore: 'Pokaż kolejne {count}',
  swapped: 'Szerokość i długość wyglądają na zamienione, wierszy: {count}.',
  swapColumns: 'Zamień kolumny',
  skip: 'Pomiń',
  choose: 'Wybierz',
  noneOfThese: 'Żaden z tych, pomiń wiersz',
  mapOfOrders:
    '{count, plural, one {Mapa jednego zlecenia} few {Mapa # zleceń} many {Mapa # zleceń} other {Mapa # zlecenia}}',

  // Days
  today: 'dziś',
  tomorrow: 'jutro',
  yesterday: 'wczoraj',
  daysAgo: '{days} dni temu',
  inDays: 'za {days} dni',
  noDayYet: 'Żadne zlecenie nie ma jeszcze dnia',
  ordersForDay:
    '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}} na {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}}, dni: {days}, od {first}, {distance}, do {last}',
  dayIsOver:
    'Ten dzień minął. Który dzień masz na myśli? Historia jest zachowana, bez planowania i powiadomień.',
  whichDay: 'O który dzień chodzi',
  asInFile: 'Jak w pliku',
  todayChoice: 'Dziś',
  nextWorkday: 'Następny dzień roboczy',
  history: 'Historia',

  // Import and its result
  skipAndImport: 'Pomiń {skipped}, importuj {ready}',
  importing: 'Importowanie',
  importCount: 'Importuj {count}',
  nothingUntilFixed:
    'Nic nie zostanie zaimportowane, dopóki każdy wiersz nie będzie poprawiony lub pominięty.',
  downloadWithReasons:
    '{count, plural, one {Pobierz # wiersz z powodem} few {Pobierz # wiersze z powodami} many {Pobierz # wierszy z powodami} other {Pobierz # wiersza z powodami}}',
  rowsSkipped:
    '{count, plural, one {Pominięto # wiersz} few {Pominięto # wiersze} many {Pominięto # wierszy} other {Pominięto # wiersza}}.',
  restore: 'Przywróć',
  allReady: 'Wszystkie wiersze są gotowe.',
  showOrders: 'Pokaż zlecenia',
  showDay: 'Pokaż {day}',
  planDay: 'Planuj {day}',
  ordersImported:
    '{count, plural, one {Zaimportowano # zlecenie} few {Zaimportowano # zlecenia} many {Zaimportowano # zleceń} other {Zaimportowano # zlecenia}}',
  newAndChanged: 'Nowych: {created}, zmienionych: {changed}.',
  newChangedSkipped: 'Nowych: {created}, zmienionych: {changed}, pominiętych: {skipped}.',
  fromAddressBook:
    '{count, plural, one {# zlecenie wzięło} few {# zlecenia wzięły} many {# zleceń wzięło} other {# zlecenia wzięło}} czas, instrukcje lub okno z książki adresowej.',
  theyAreFor: 'Są na {days}.',
  downloadSkipped: 'Pobierz pominięte wiersze',
  importUndone:
    '{count, plural, one {Cofnięto import, usunięto # zlecenie} few {Cofnięto import, usunięto # zlecenia} many {Cofnięto import, usunięto # zleceń} other {Cofnięto import, usunięto # zlecenia}}',
  importNotUndone: 'Nie udało się cofnąć importu',
  undoImport: 'Cofnij ten import',
} satisfies Translation<typeof en>
