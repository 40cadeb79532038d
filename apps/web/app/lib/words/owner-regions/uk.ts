// Ukrainian texts of the owner's map regions.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  mapRegions: 'Регіони карти',
  regionsNoun: 'регіони',
  addRegion: 'Додати регіон',
  addARegion: 'Додати регіон',
  addWhat: 'Додати {name}',
  regionsInAll:
    '{count, plural, one {# регіон, разом {size}} few {# регіони, разом {size}} many {# регіонів, разом {size}} other {# регіону, разом {size}}}',
  noRegionYet: 'Ще немає регіону',
  noRegionMore:
    'Дороги, адреси й карта беруться з регіонів. Доки немає жодного, відстані оцінюються, а адреси знайти неможливо.',
  region: 'Регіон',
  generated: 'згенеровано',
  noteCount: '{count, plural, one {# примітка} few {# примітки} many {# приміток} other {# примітки}}',
  roadsKm: 'Дороги, км',
  addresses: 'Адреси',
  size: 'Розмір',
  dataOf: 'Дані від',
  unknown: 'невідомо',
  companies: 'Компанії',
  attribution: 'Джерело даних',

  // One region
  roads: 'Дороги',
  roadsAndJunctions:
    '{count, plural, one {{km} км, # перехрестя} few {{km} км, # перехрестя} many {{km} км, # перехресть} other {{km} км, # перехрестя}}',
  addressesOnStreets:
    '{count, plural, one {{addresses} на # вулиці} few {{addresses} на # вулицях} many {{addresses} на # вулицях} other {{addresses} на # вулиці}}',
  noAddresses:
    '{count, plural, one {немає, # вулиця} few {немає, # вулиці} many {немає, # вулиць} other {немає, # вулиці}}',
  notInExtract: 'не вказано у витягу',
  compiled: 'Зібрано',
  from: 'З',
  fromCatalogue: 'каталог, {extract}',
  fromFileOrAddress: 'файл або адреса',
  area: 'Територія',
  areaFromTo: '{south} до {north}, {west} до {east}',
  degreesNorth: '{degrees}° пн. ш.',
  degreesSouth: '{degrees}° пд. ш.',
  degreesEast: '{degrees}° сх. д.',
  degreesWest: '{degrees}° зх. д.',
  demoRebuilt: 'Демонстраційне місто створюється заново під час кожного запуску.',
  depotsOnlyHere:
    '{count, plural, one {# компанія має базу тут і в жодному іншому регіоні.} few {# компанії мають базу тут і в жодному іншому регіоні.} many {# компаній мають базу тут і в жодному іншому регіоні.} other {# компанії має базу тут і в жодному іншому регіоні.}}',
  updating: '{name} оновлюється',
  updateRegion: 'Оновити регіон',
  removeRegion: 'Вилучити регіон',
  noticedCompiling: 'Помічено під час збирання',
  companiesHere: 'Компанії тут',
  noCompanyHere: 'Жодній компанії цей регіон не потрібен.',
  removeQuestion: 'Вилучити {name}?',
  removeEffect: 'Його дороги, адреси й карта зникнуть. За потреби додайте його знову з витягу.',
  remove: 'Вилучити',
  keep: 'Залишити',
  removed: '{name} вилучено',

  // Compiles
  compiles: 'Збирання',
  stageStarting: 'Початок',
  stageDownloading: 'Завантаження витягу',
  stageReading: 'Читання витягу',
  stageGraph: 'Поєднання доріг на перехрестях',
  stageHierarchy: 'Підготовка швидких маршрутів',
  stageAddresses: 'Індексування адрес',
  stageTiles: 'Малювання карти',
  stageWriting: 'Введення в дію',
  failedBadExtract:
    'Витяг не вдається прочитати: він пошкоджений, обірваний або не є файлом pbf OpenStreetMap. Завантажте його ще раз і порівняйте контрольну суму.',
  failedNoRoads: 'У витягу немає дороги, якою може їхати авто. Візьміть витяг населеної місцевості.',
  failedGone:
    'Сервер більше не має цього витягу. Оновіть каталог і виберіть знову або скористайтеся іншим дзеркалом.',
  failedCutOff: 'Завантаження обірвалося. Запустіть його ще раз: воно продовжиться з того ж місця.',
  failedDiskFull: 'На диску даних немає місця. Звільніть його або виберіть менший витяг.',
  failedUnreachable:
    'Сервер витягу недоступний. Перевірте адресу та з’єднання цього сервера або вкажіть інше дзеркало (EXTRACT_MIRRORS).',
  failedNotOsm: 'Сервер надіслав не файл pbf OpenStreetMap. Виберіть файл, що закінчується на .osm.pbf.',
  failedChecksum:
    'Витяг надійшов пошкодженим: його md5 не збігається з опублікованим. Запустіть ще раз; якщо повториться, візьміть інше дзеркало.',
  failedCompiler: 'Збирач зупинився: {problem}. Регіон, що працював, лишається.',
  failedMemory:
    'Збирання обірвалося, можливо, через брак пам’яті. Регіон, що працював, лишається. Спробуйте менший витяг або його частину.',
  buildQueued: '{label}, у черзі',
  buildStage: '{label}: {stage}, {share}',
  notCompiled: 'Не вдалося зібрати {name}',
  wasStopped: '{name} зупинено',
  previousStays: 'Попередня версія залишається в дії.',
  dismissWhat: 'Приховати {name}',
  stopWhat: 'Зупинити {name}',
  compiling: '{name} збирається',

  // New region
  catalogue: 'Каталог',
  upload: 'Вивантажити',
  address: 'Адреса',
  onServer: 'На сервері',
  addLead: 'Регіон створюється з витягу OpenStreetMap (.osm.pbf): дороги, адреси й карта, на цьому сервері.',
  whereExtractIs: 'Де витяг',
  onlyThisArea: 'Лише ця територія (необов’язково)',
  fourSides: 'захід, південь, схід, північ',
  fourSidesWrong: 'Чотири числа у градусах, як -76.85, 39.36, -76.62, 39.48',
  replaceRegion: 'Замінити регіон',
  uploading: 'Вивантаження',
  uploadedOf: '{share} із {size}',
  stopUpload: 'Зупинити вивантаження',
  extract: 'Витяг',
  extractHint: 'Файл .osm.pbf до 1 ГБ',
  extractAddress: 'Адреса витягу',
  extractAddressWrong: 'Адреса починається з https:// або http://',
  noFilesThere: 'У <folder>{folder}</folder> немає файлу .osm.pbf. Скопіюйте його туди, і він з’явиться тут.',
  fileOnServer: 'Файл на сервері',
  name: 'Назва',
  nameWrong: 'Літери, цифри, - та _, починаючи з літери',
  replacesWhenComplete: '{name} у дії: його буде замінено, щойно новий готовий',
  usedInAddresses: 'Використовується в адресах карти',
  tooLarge: '{name} більший за 1 ГБ.',
  tooLargeHint: 'Зберіть його поруч із сервером: npm run region -- FILE.osm.pbf',
  serverAnswered: 'Сервер відповів {status}.',

  // Extract of the catalogue
  catalogueNoun: 'каталог',
  extractNoun: 'витяг',
  countryOrArea: 'Країна або територія',
  typeCountry: 'Введіть країну, область або район',
  noSuchExtract: 'Немає витягу з такою назвою',
  aboutSize: 'близько {size}',
  sizeUnknown: 'розмір невідомий',
  download: 'Завантаження',
  compilingEstimated: 'Збирання, приблизно',
  memoryEstimated: 'Пам’ять, приблизно',
  diskEstimated: 'Диск, приблизно',
  aboutMinutes: 'близько {minutes} хв',
  aboutMinutesRange: 'приблизно від {from} до {to} хв',
  startAllTheSame: 'Ви все одно можете почати: тоді буде нова спроба.',
  tooLittleMemory: 'Цей сервер має {size} пам’яті: замало для всього.',
  maybeTooLittleMemory: 'Цей сервер має {size} пам’яті: може бути замало.',
  diskFree: 'На диску даних вільно {size}.',
  chooseSmaller: '{warnings} Виберіть менший або вкажіть нижче територію навколо компаній.',
  catalogueOf: 'Каталог від {day}, з {host}',
  catalogueShipped: 'Каталог із комплекту продукту',
  refreshCatalogue: 'Оновити каталог',

  // Companies outside every region
  requests: 'Запити',
  askForMap: 'Компанії, що просять карту',
  askedSince: '<company>{company}</company>, від {day}:',
  askedSinceBy: '<company>{company}</company> ({person}), від {day}:',
  depotPlace: '{name}, {address} (<link>{coordinates}</link>)',
  outsideEveryRegion: 'Компанії поза всіма регіонами',
  depotCount: '{count, plural, one {# база} few {# бази} many {# баз} other {# бази}}',
  orderCount:
    '{count, plural, one {# замовлення} few {# замовлення} many {# замовлень} other {# замовлення}}',
  needServed:
    '<company>{company}</company>: {places} поза всіма регіонами. Відстані там оцінюються, а адреси знайти неможливо. Їх охоплює {extract}.',
  needUnserved:
    '<company>{company}</company>: {places} поза всіма регіонами. Відстані там оцінюються, а адреси знайти неможливо. Жоден відомий витяг їх не містить.',
  companiesOutside:
    '{count, plural, one {# компанія працює поза всіма регіонами карти: відстані там оцінюються, а адреси знайти неможливо.} few {# компанії працюють поза всіма регіонами карти: відстані там оцінюються, а адреси знайти неможливо.} many {# компаній працюють поза всіма регіонами карти: відстані там оцінюються, а адреси знайти неможливо.} other {# компанії працює поза всіма регіонами карти: відстані там оцінюються, а адреси знайти неможливо.}}',
} satisfies Translation<typeof en>
