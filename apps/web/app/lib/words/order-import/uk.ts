// Ukrainian texts of the import of orders.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Steps
  importOrders: 'Імпортувати замовлення',
  file: 'Файл',
  columns: 'Стовпці',
  check: 'Перевірка',
  import: 'Імпорт',
  rowsNotChecked: 'Не вдалося перевірити рядки',

  // File
  fileRefused: 'Цей файл не можна імпортувати',
  dropFile:
    'Перетягніть сюди таблицю (CSV, Excel, OpenDocument), PDF чи електронний лист або вставте рядки чи текст',
  pasteText: 'Або вставте текст листа чи повідомлення',
  pasteExample: 'Номер замовлення: 4711\nОтримувач: Edith Ward\nQueen Street 6, Ashmouth',
  readText: 'Прочитати текст',
  chooseFile: 'Вибрати файл',
  orderFile: 'Файл замовлень',
  fileLimits:
    'До {size} МБ і {rows} рядків. Спершу перевіряється, імпортується лише після вашого підтвердження.',
  whatFileHolds:
    'Один рядок на замовлення або на товар. Потрібна лише адреса чи координати: номери замовлень створюються, якщо їх немає у файлі. Назви й порядок стовпців не важливі.',
  downloadTemplate: 'Завантажити шаблон',
  pastedRows: 'Вставлені рядки',
  seeLine: '{message} Див. рядок {line}.',

  // Columns
  keepAsCustom: 'Зберегти як власне поле',
  leaveOut: 'Пропустити',
  columnsUsed:
    '{used} з {count} стовпців є полями замовлення. Інші лишаються власними полями, якщо ви їх не пропустите.',
  asLastFile: 'Зіставлено так само, як ваш останній файл із цими стовпцями.',
  sheet: 'Аркуш',
  chooseAddressColumn: 'Виберіть стовпець з адресою або два з широтою й довготою.',
  moreColumns: 'Ще {count} стовпців лишаються власними полями.',
  emptyColumn: 'Порожньо',
  meaningOf: 'Значення {header}',
  checkRows: 'Перевірити рядки',

  // How the file was read
  howRead: 'Як прочитано файл',
  readAs: 'Читати як {day}',
  useDay: 'Взяти {day}',
  titleDay: 'Рядки без дня призначено на {day}. Над заголовком стоїть {title}.',
  titleDayOther: 'Рядки без дня призначено на {day}. Над заголовком стоїть інший.',
  rowsToLookAt: 'Рядки, які варто переглянути',
  rowsLikeThis:
    '{count, plural, one {# такий рядок} few {# такі рядки} many {# таких рядків} other {# такого рядка}}: рядки {lines}.',
  andMoreLines: '{lines} …',

  // Check
  recipient: 'Одержувач',
  address: 'Адреса',
  window: 'Вікно',
  anyTime: 'будь-яке',
  row: 'Рядок',
  rowNumber: 'Рядок {line}',
  state: 'Стан',
  ready: 'готово',
  fieldInRow: '{field} в рядку {line}',
  emptyCell: 'порожньо',
  needAttention:
    '{count, plural, one {треба виправити} few {треба виправити} many {треба виправити} other {треба виправити}}',
  rowsInTotal:
    '{count, plural, one {рядок загалом} few {рядки загалом} many {рядків загалом} other {рядка загалом}}',
  checkingAddresses: 'Перевірка адрес',
  rows: 'Рядки',
  rowsNearProblems: 'Рядки біля проблем',
  allRows: 'Усі рядки',
  backToColumns: '{problems}. Поверніться до Стовпців.',
  showMore: 'Показати ще {count}',
  swapped: 'Широта й довгота, схоже, переплутані в {count} рядках.',
  swapColumns: 'Поміняти стовпці',
  skip: 'Пропустити',
  choose: 'Вибрати',
  noneOfThese: 'Жодна з них, пропустити рядок',
  mapOfOrders:
    '{count, plural, one {Карта одного замовлення} few {Карта # замовлень} many {Карта # замовлень} other {Карта # замовлення}}',

  // Days
  today: 'сьогодні',
  tomorrow: 'завтра',
  yesterday: 'вчора',
  daysAgo: '{days} дн. тому',
  inDays: 'через {days} дн.',
  noDayYet: 'Жодне замовлення ще не має дня',
  ordersForDay:
    '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}} на {day}, {distance}',
  ordersOnDays:
    '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}, днів: {days}, від {first}, {distance}, до {last}',
  dayIsOver:
    'Цей день минув. Який день ви маєте на увазі? Історія зберігається, не планується й нікому не повідомляється.',
  whichDay: 'Який день мається на увазі',
  asInFile: 'Як у файлі',
  todayChoice: 'Сьогодні',
  nextWorkday: 'Наступний робочий день',
  history: 'Історія',

  // Import and its result
  skipAndImport: 'Пропустити {skipped}, імпортувати {ready}',
  importing: 'Імпортується',
  importCount: 'Імпортувати {count}',
  nothingUntilFixed: 'Нічого не імпортується, доки кожен рядок не виправлено або не пропущено.',
  downloadWithReasons:
    '{count, plural, one {Завантажити # рядок із причиною} few {Завантажити # рядки з причинами} many {Завантажити # рядків із причинами} other {Завантажити # рядка з причинами}}',
  rowsSkipped:
    '{count, plural, one {# рядок пропущено} few {# рядки пропущено} many {# рядків пропущено} other {# рядка пропущено}}.',
  restore: 'Відновити',
  allReady: 'Усі рядки готові.',
  showOrders: 'Показати замовлення',
  showDay: 'Показати {day}',
  planDay: 'Планувати {day}',
  ordersImported:
    '{count, plural, one {# замовлення імпортовано} few {# замовлення імпортовано} many {# замовлень імпортовано} other {# замовлення імпортовано}}',
  newAndChanged: 'Нових: {created}, змінених: {changed}.',
  newChangedSkipped: 'Нових: {created}, змінених: {changed}, пропущених: {skipped}.',
  fromAddressBook:
    '{count, plural, one {# замовлення взяло} few {# замовлення взяли} many {# замовлень взяли} other {# замовлення взяли}} час, вказівки чи вікно з адресної книги.',
  theyAreFor: 'Вони на {days}.',
  downloadSkipped: 'Завантажити пропущені рядки',
  importUndone:
    '{count, plural, one {Імпорт скасовано, # замовлення вилучено} few {Імпорт скасовано, # замовлення вилучено} many {Імпорт скасовано, # замовлень вилучено} other {Імпорт скасовано, # замовлення вилучено}}',
  importNotUndone: 'Не вдалося скасувати імпорт',
  undoImport: 'Скасувати цей імпорт',
} satisfies Translation<typeof en>
