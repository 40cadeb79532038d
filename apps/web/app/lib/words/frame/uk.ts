// Ukrainian texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Огляд',
  dashboard: 'Панель керування автопарком',
  orders: 'Замовлення',
  plan: 'Планування',
  live: 'Наживо',
  fleet: 'Автопарк',
  drivers: 'Водії',
  routes: 'Маршрути',
  analytics: 'Аналітика',
  settings: 'Налаштування',
  support: 'Підтримка',
  help: 'Довідка',

  // Around a page
  company: 'Компанія',
  sections: 'Розділи',
  menu: 'Меню',
  search: 'Пошук',
  searchCompany: 'Пошук замовлень, зупинок, водіїв',
  searching: 'Триває пошук',
  nothingFound: 'Нічого не знайдено за запитом «{text}»',
  skipToContent: 'Перейти до вмісту',
  needYou: '{label}, потребують вашої уваги: {count}',
  loadingCompany: 'Завантаження вашої компанії',
  companyNotLoaded: 'Не вдалося завантажити вашу компанію',
  viewer: 'Ви бачите тут усе, але лише для перегляду. Зміни вносять диспетчери та адміністратори.',
  testClock: 'Тестовий годинник увімкнено: власники змінюють тут час компаній. Не для робочого використання.',

  // Connection
  connected: 'З’єднано',
  slow: 'Повільно, {seconds} с',
  noConnection: 'Немає з’єднання',
  offline:
    'Немає з’єднання з інтернетом. Ви бачите останній відомий стан; він оновиться, коли ви знову будете онлайн.',
  partNotLoaded: 'Не вдалося завантажити частину цієї сторінки.',
  partOutdated: 'Не вдалося завантажити найновіші дані. Ця сторінка показує дані за {moment}.',

  // Day
  today: 'Сьогодні',
  todayAnd: 'Сьогодні, {day}',
  previousDay: 'Попередній день',
  nextDay: 'Наступний день',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  weekdays: 'пн вт ср чт пт сб нд',

  // Panels and lists
  close: 'Закрити',
  cancel: 'Скасувати',
  save: 'Зберегти',
  undo: 'Скасувати',
  removed: 'Вилучено: {name}',
  notRemoved: 'Не вдалося вилучити: {name}',
  copy: 'Копіювати',
  copied: 'Скопійовано',
  haveCopied: 'Уже скопійовано',
  shownOnce: 'Скопіюйте зараз: це показується лише один раз. {hint}',
  selectAll: 'Вибрати все',
  selectRow: 'Вибрати: {row}',
  firstOf: 'Перші {limit} з {count}. Скористайтеся фільтром, щоб побачити інші.',
  scrolledSideways: '{label}, прокручується вбік',
  separateByCommas: 'Розділяйте комами',

  // Lists and their files
  show: 'Показати',
  archived: 'Архів',
  numbered: '{label} {count}',
  filterWhat: 'Фільтрувати: {what}',
  filterBy: 'Фільтр: {what}',
  add: 'Додати',
  panelStopped: 'Ця панель перестала працювати. На список це не впливає.',
  import: 'Імпортувати',
  importCount: 'Імпортувати {count}',
  importWhat: 'Імпортувати: {what}',
  exportWhat: 'Експортувати: {what}',
  notExported: 'Не вдалося експортувати: {what}',
  fileOf: 'Файл: {what}',
  chooseFile: 'Вибрати файл',
  chooseOtherFile: 'Вибрати інший файл',
  cellsToFix:
    '{count, plural, one {# клітинку треба виправити} few {# клітинки треба виправити} many {# клітинок треба виправити} other {# клітинки треба виправити}}, нічого не імпортовано',
  lineNumber: 'рядок {number}',
  rowsImported: '{what}: додано {count}, змінено {changed}',
  rowsToImport: '{file}: {what}: нових {count}, змінених {changed}.',
  fileNotImported: 'Не вдалося імпортувати файл',
  clockPattern: 'гг:хх',
  datePattern: 'дд.мм.рррр',
  calendar: 'Календар',
  timeOfDay: 'О',
  fromTo: '{from}-{to}',

  // Places
  address: 'Адреса',
  outsideMap: 'місце поза вашою картою',
  interpolated: 'приблизно',
  onStreet: 'вулиця',
  inTown: 'місто',
  placeItsPin: 'поставити мітку',
  typeAddress: 'Адреса, координати або посилання на карту',
  enterAddress: 'Введіть вулицю й номер, координати або посилання на карту',
  placePinOnMap: 'Поставити мітку на карті',
  movePinOnMap: 'Перемістити мітку на карті',
  keepPlace: 'Залишити це місце',
  placePin: 'Поставити мітку',
  howToPlacePin: 'Знайдіть місто, наблизьте й натисніть там, куди їздять авто.',
  usePin: 'Використати цю мітку',
  addressForDrivers: 'Адреса для водіїв',
  whatDriversCallIt: 'Вулиця й номер або назва, яку знають водії',
  mapForPin: 'Карта, щоб поставити мітку',
  pinAt: 'Мітка: {place}',
  noPinYet: 'Мітки ще немає. З клавіатури: стрілки рухають карту, Enter бере її середину.',
  goToTown: 'Перейти до міста',
  townOrCountry: 'Місто або країна',
  enterTown: 'Введіть місто або країну',
  noSuchTown: 'Такого міста немає',

  // Reminders of vehicles and drivers
  ranOut: '{name}: {document}, термін дії минув {day}',
  runsOut: '{name}: {document}, дійсний до {day}',
  serviceOver: '{name}: обслуговування прострочене на {distance}',
  serviceIn: '{name}: обслуговування через {distance}',
  wasDue: '{name}: {what}, термін був {day}',
  isDue: '{name}: {what}, термін {day}',
  serviceNoun: 'Обслуговування',
  drivesSeveral: '{driver} їздить на: {vehicles}',

  // Recall of routes
  toldAlready:
    '{count, plural, one {# одержувача вже сповіщено: {list}. Повідомлення, що чекали, не надсилаються.} few {# одержувачів уже сповіщено: {list}. Повідомлення, що чекали, не надсилаються.} many {# одержувачів уже сповіщено: {list}. Повідомлення, що чекали, не надсилаються.} other {# одержувача вже сповіщено: {list}. Повідомлення, що чекали, не надсилаються.}}',
  toldAndMore: 'і ще {count}',

  // Unconfirmed email
  confirmEmail: 'Підтвердьте свою пошту. До того листи одержувачам затримуються.',
  newLinkTo: 'Нове посилання надсилається на {email}.',
  resendLink: 'Надіслати посилання ще раз',
} satisfies Translation<typeof en>
