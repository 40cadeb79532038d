// Ukrainian texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'система',
  atAGlance: 'Коротко',
  processes: 'Процеси',
  noProcesses: 'Невідомо: жоден процес не звітував за останні 15 секунд.',
  largestTables: 'Найбільші таблиці',
  mapRegions: 'Регіони карти',
  regions: 'Регіони',
  noRegions: 'Немає: відстані оцінюються, а адреси знайти неможливо.',
  queues: 'Черги',
  failedWork: 'Невдалі завдання, що чекають повтору',
  parkedWork: 'Відкладені завдання',
  none: 'Немає.',

  // Heads of tables
  process: 'Процес',
  runs: 'Виконує',
  follows: 'Стежить',
  vansWaiting: 'Транспорт в очікуванні',
  plansTimesThreads: 'Плани × потоки',
  memory: 'Пам’ять',
  version: 'Версія',
  table: 'Таблиця',
  rows: 'Рядки',
  size: 'Розмір',
  region: 'Регіон',
  job: 'Завдання',
  waiting: 'Очікують',
  running: 'Виконуються',
  failedTwoDays: 'Невдалі, 2 дні',
  oldestSeconds: 'Найдавніше, с',
  kind: 'Вид',
  nextTry: 'Наступна спроба',
  error: 'Помилка',

  // Processes
  runsAll: 'Усе',
  runsPages: 'Сторінки й API',
  runsJobs: 'Завдання',
  followsNone: 'Нікого: він не виконує завдань',
  noVansOut: 'Жодна компанія не має транспорту в дорозі',

  // Figures
  followers: 'Стеження',
  planner: 'Планувальник',
  regionMemory: 'Пам’ять регіонів',
  database: 'База даних',
  standby: 'Резервний сервер',
  lastBackup: 'Остання резервна копія',
  certificate: 'Сертифікат',
  versionUnchecked: '{version}. Новіша: не перевірено, VERSION_URL не задано',
  versionUnknown: '{version}. Новіша: невідомо, {host} не повідомив ({error})',
  versionNewest: '{version}, найновіша за даними {host}',
  versionNewer: '{version}. <newer>{host} має {newest}</newer>',
  noWorker: 'Жоден worker не працює: ніщо не відстежується',
  processCount: '{count, plural, one {# процес} few {# процеси} many {# процесів} other {# процесу}}',
  companiesFollowed:
    '{count, plural, one {{processes} для # компанії з транспортом у дорозі} few {{processes} для # компаній із транспортом у дорозі} many {{processes} для # компаній із транспортом у дорозі} other {{processes} для # компанії з транспортом у дорозі}}',
  plannerBusy: 'Виконується {running} з {places}, очікує {waiting}',
  plannerWaiting: 'Виконується {running} з {places}, очікує {waiting}, щонайдовше {seconds} с',
  threadsEach: 'по {threads} потоків',
  threadsUnknown: 'кількість потоків невідома',
  noProcess: 'Невідомо: жоден процес не звітував',
  sizeOfRegions:
    '{count, plural, one {{size} з # регіону} few {{size} з # регіонів} many {{size} з # регіонів} other {{size} з # регіону}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> у <processes># процесі</processes>} few {<size>{size}</size> у кожному з <processes># процесів</processes>} many {<size>{size}</size> у кожному з <processes># процесів</processes>} other {<size>{size}</size> у кожному з <processes># процесу</processes>}}',
  postgresState:
    '{count, plural, one {{version}, від {time}, <connections># з’єднання</connections>} few {{version}, від {time}, <connections># з’єднання</connections>} many {{version}, від {time}, <connections># з’єднань</connections>} other {{version}, від {time}, <connections># з’єднання</connections>}}',
  growthUnknown: '<size>{size}</size>. Приріст: невідомий до другого дня',
  grew: '{days, plural, one {<size>{size}</size>, <growth>на {change} більше щодня</growth> за # останній день} few {<size>{size}</size>, <growth>на {change} більше щодня</growth> за # останні дні} many {<size>{size}</size>, <growth>на {change} більше щодня</growth> за # останніх днів} other {<size>{size}</size>, <growth>на {change} більше щодня</growth> за # останнього дня}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>на {change} менше щодня</growth> за # останній день} few {<size>{size}</size>, <growth>на {change} менше щодня</growth> за # останні дні} many {<size>{size}</size>, <growth>на {change} менше щодня</growth> за # останніх днів} other {<size>{size}</size>, <growth>на {change} менше щодня</growth> за # останнього дня}}',
  noStandby: 'Немає: DATABASE_REPLICA_URL не задано',
  standbySilent: '{place}: резервний сервер не відповідає, читання йде на основний',
  standbyBehind: '{place}, відставання {seconds} с',
  notRestored: 'Ще не відновлювали для перевірки.',
  restoreFailed: 'Пробне відновлення не вдалося {time}: {error}',
  restored: 'Відновлено для перевірки {time} за {seconds} с.',
  backupGood: '{age}, {time}, рядків: {rows}, файлів: {files}',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Не вдалася {time}: {error}',
  backupBefore: 'До того: {backup}',
  noBackupBefore: 'До неї немає жодної.',
  noBackupYet: 'Поки немає',
  noBackupScheduled: 'Жодної не заплановано: BACKUP_TO не задано',
  noHttps: 'Невідомо: PUBLIC_URL не є адресою https://',
  certificateUnknown: 'Невідомо: {host} його не показав ({error})',
  certificateExpired: '<time>Закінчився {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>лишився # день, до {time}</time>, {host}} few {<time>лишилося # дні, до {time}</time>, {host}} many {<time>лишилося # днів, до {time}</time>, {host}} other {<time>лишилося # дня, до {time}</time>, {host}}}',
} satisfies Translation<typeof en>
