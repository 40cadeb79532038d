// Polish texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'system',
  atAGlance: 'W skrócie',
  processes: 'Procesy',
  noProcesses: 'Nieznane: żaden proces nie zgłosił się w ostatnich 15 sekundach.',
  largestTables: 'Największe tabele',
  mapRegions: 'Regiony mapy',
  regions: 'Regiony',
  noRegions: 'Brak: odległości są szacowane, a adresów nie można znaleźć.',
  queues: 'Kolejki',
  failedWork: 'Nieudane zadania czekające na ponowienie',
  parkedWork: 'Odłożone zadania',
  none: 'Brak.',

  // Heads of tables
  process: 'Proces',
  runs: 'Wykonuje',
  follows: 'Śledzi',
  vansWaiting: 'Czekające pojazdy',
  plansTimesThreads: 'Plany × wątki',
  memory: 'Pamięć',
  version: 'Wersja',
  table: 'Tabela',
  rows: 'Wiersze',
  size: 'Rozmiar',
  region: 'Region',
  job: 'Zadanie',
  waiting: 'Czeka',
  running: 'W toku',
  failedTwoDays: 'Nieudane, 2 dni',
  oldestSeconds: 'Najstarsze, s',
  kind: 'Rodzaj',
  nextTry: 'Następna próba',
  error: 'Błąd',

  // Processes
  runsAll: 'Wszystko',
  runsPages: 'Strony i API',
  runsJobs: 'Zadania',
  followsNone: 'Żadnej: nie wykonuje zadań',
  noVansOut: 'Żadna firma nie ma pojazdów w trasie',

  // Figures
  followers: 'Procesy śledzące',
  planner: 'Planer',
  regionMemory: 'Pamięć regionów',
  database: 'Baza danych',
  standby: 'Serwer zapasowy',
  positions: 'Pozycje',
  lastBackup: 'Ostatnia kopia zapasowa',
  certificate: 'Certyfikat',
  versionUnchecked: '{version}. Nowsza: nie sprawdzono, VERSION_URL nie jest ustawiony',
  versionUnknown: '{version}. Nowsza: nieznane, {host} nie podał ({error})',
  versionNewest: '{version}, najnowsza według {host}',
  versionNewer: '{version}. <newer>{host} ma {newest}</newer>',
  noWorker: 'Nie działa żaden worker: nic nie jest śledzone',
  processCount: '{count, plural, one {# proces} few {# procesy} many {# procesów} other {# procesu}}',
  companiesFollowed:
    '{count, plural, one {{processes} dla # firmy z pojazdami w trasie} few {{processes} dla # firm z pojazdami w trasie} many {{processes} dla # firm z pojazdami w trasie} other {{processes} dla # firmy z pojazdami w trasie}}',
  plannerBusy: '{running} z {places} w toku, {waiting} czeka',
  plannerWaiting: '{running} z {places} w toku, {waiting} czeka, najdłużej {seconds} s',
  threadsEach: 'po {threads} wątków',
  threadsUnknown: 'liczba wątków nieznana',
  noProcess: 'Nieznane: żaden proces się nie zgłosił',
  sizeOfRegions:
    '{count, plural, one {{size} z # regionu} few {{size} z # regionów} many {{size} z # regionów} other {{size} z # regionu}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> w <processes># procesie</processes>} few {<size>{size}</size> w każdym z <processes># procesów</processes>} many {<size>{size}</size> w każdym z <processes># procesów</processes>} other {<size>{size}</size> w każdym z <processes># procesu</processes>}}',
  postgresState:
    '{count, plural, one {{version}, od {time}, <connections># połączenie</connections>} few {{version}, od {time}, <connections># połączenia</connections>} many {{version}, od {time}, <connections># połączeń</connections>} other {{version}, od {time}, <connections># połączenia</connections>}}',
  growthUnknown: '<size>{size}</size>. Przyrost: nieznany przed drugim dniem',
  grew: '{days, plural, one {<size>{size}</size>, <growth>o {change} więcej dziennie</growth> w ostatnim dniu} few {<size>{size}</size>, <growth>o {change} więcej dziennie</growth> w ostatnich # dniach} many {<size>{size}</size>, <growth>o {change} więcej dziennie</growth> w ostatnich # dniach} other {<size>{size}</size>, <growth>o {change} więcej dziennie</growth> w ostatnich # dniach}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>o {change} mniej dziennie</growth> w ostatnim dniu} few {<size>{size}</size>, <growth>o {change} mniej dziennie</growth> w ostatnich # dniach} many {<size>{size}</size>, <growth>o {change} mniej dziennie</growth> w ostatnich # dniach} other {<size>{size}</size>, <growth>o {change} mniej dziennie</growth> w ostatnich # dniach}}',
  noStandby: 'Brak: DATABASE_REPLICA_URL nie jest ustawiony',
  standbySilent: '{place}: serwer zapasowy nie odpowiada, odczyty idą do głównego',
  standbyBehind: '{place}, {seconds} s opóźnienia',
  positionsInMain: 'W głównej bazie danych',
  positionsApart: '{place}, {size}',
  positionsAway:
    '{place} nie odpowiada: nowe pozycje są odrzucane i brakuje śladów przejazdu. Wszystko inne działa.',
  notRestored: 'Jeszcze nie odtworzono próbnie.',
  restoreFailed: 'Próbne odtworzenie nie powiodło się {time}: {error}',
  restored: 'Odtworzono próbnie {time} w {seconds} s.',
  backupGood: '{age}, {time}, wierszy: {rows}, plików: {files}',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Nie powiodła się {time}: {error}',
  backupBefore: 'Przedtem: {backup}',
  noBackupBefore: 'Wcześniejszej nie ma.',
  noBackupYet: 'Jeszcze nie ma',
  noBackupScheduled: 'Żadna nie jest zaplanowana: BACKUP_TO nie jest ustawiony',
  noHttps: 'Nieznane: PUBLIC_URL nie jest adresem https://',
  certificateUnknown: 'Nieznane: {host} go nie pokazał ({error})',
  certificateExpired: '<time>Wygasł {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>jeszcze # dzień, do {time}</time>, {host}} few {<time>jeszcze # dni, do {time}</time>, {host}} many {<time>jeszcze # dni, do {time}</time>, {host}} other {<time>jeszcze # dnia, do {time}</time>, {host}}}',
} satisfies Translation<typeof en>
