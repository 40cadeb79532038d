// Italian texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'il sistema',
  atAGlance: 'In breve',
  processes: 'Processi',
  noProcesses: 'Sconosciuto: nessun processo si è segnalato negli ultimi 15 secondi.',
  largestTables: 'Tabelle più grandi',
  mapRegions: 'Regioni della mappa',
  regions: 'Regioni',
  noRegions: 'Nessuna: le distanze sono stimate e gli indirizzi non si trovano.',
  queues: 'Code',
  failedWork: 'Lavoro fallito in attesa di un nuovo tentativo',
  parkedWork: 'Lavoro sospeso',
  none: 'Nessuno.',

  // Heads of tables
  process: 'Processo',
  runs: 'Esegue',
  follows: 'Segue',
  vansWaiting: 'Veicoli in attesa',
  plansTimesThreads: 'Piani × thread',
  memory: 'Memoria',
  version: 'Versione',
  table: 'Tabella',
  rows: 'Righe',
  size: 'Dimensione',
  region: 'Regione',
  job: 'Attività',
  waiting: 'In attesa',
  running: 'In corso',
  failedTwoDays: 'Fallite, 2 giorni',
  oldestSeconds: 'Più vecchia, s',
  kind: 'Tipo',
  nextTry: 'Prossimo tentativo',
  error: 'Errore',

  // Processes
  runsAll: 'Tutto',
  runsPages: 'Pagine e API',
  runsJobs: 'Attività',
  followsNone: 'Nessuna: non esegue attività',
  noVansOut: 'Nessuna azienda ha veicoli in strada',

  // Figures
  followers: 'Processi che seguono',
  planner: 'Pianificatore',
  regionMemory: 'Memoria delle regioni',
  database: 'Database',
  standby: 'Replica',
  positions: 'Posizioni',
  lastBackup: 'Ultimo backup',
  certificate: 'Certificato',
  versionUnchecked: '{version}. Una più recente: non verificato, VERSION_URL non è impostata',
  versionUnknown: '{version}. Una più recente: sconosciuto, {host} non l’ha detto ({error})',
  versionNewest: '{version}, la più recente secondo {host}',
  versionNewer: '{version}. <newer>{host} ha {newest}</newer>',
  noWorker: 'Nessun worker in esecuzione: non si segue nulla',
  processCount: '{count, plural, one {# processo} many {# processi} other {# processi}}',
  companiesFollowed:
    '{count, plural, one {{processes} per # azienda con veicoli in strada} many {{processes} per # aziende con veicoli in strada} other {{processes} per # aziende con veicoli in strada}}',
  plannerBusy: '{running} su {places} in corso, {waiting} in attesa',
  plannerWaiting: '{running} su {places} in corso, {waiting} in attesa da al massimo {seconds} s',
  threadsEach: '{threads} thread ciascuno',
  threadsUnknown: 'numero di thread sconosciuto',
  noProcess: 'Sconosciuto: nessun processo si è segnalato',
  sizeOfRegions:
    '{count, plural, one {{size} di # regione} many {{size} di # regioni} other {{size} di # regioni}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> in <processes># processo</processes>} many {<size>{size}</size> in ciascuno dei <processes># processi</processes>} other {<size>{size}</size> in ciascuno dei <processes># processi</processes>}}',
  postgresState:
    '{count, plural, one {{version}, da {time}, <connections># connessione</connections>} many {{version}, da {time}, <connections># connessioni</connections>} other {{version}, da {time}, <connections># connessioni</connections>}}',
  growthUnknown: '<size>{size}</size>. Crescita: sconosciuta prima del secondo giorno',
  grew: '{days, plural, one {<size>{size}</size>, <growth>{change} in più al giorno</growth> nell’ultimo giorno} many {<size>{size}</size>, <growth>{change} in più al giorno</growth> negli ultimi # giorni} other {<size>{size}</size>, <growth>{change} in più al giorno</growth> negli ultimi # giorni}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>{change} in meno al giorno</growth> nell’ultimo giorno} many {<size>{size}</size>, <growth>{change} in meno al giorno</growth> negli ultimi # giorni} other {<size>{size}</size>, <growth>{change} in meno al giorno</growth> negli ultimi # giorni}}',
  noStandby: 'Nessuna: DATABASE_REPLICA_URL non è impostata',
  standbySilent: '{place}: nessuna replica risponde, le letture vanno al primario',
  standbyBehind: '{place}, {seconds} s di ritardo',
  positionsInMain: 'Nel database principale',
  positionsApart: '{place}, {size}',
  positionsAway:
    '{place} non risponde: le nuove posizioni vengono rifiutate e mancano le tracce. Tutto il resto funziona.',
  notRestored: 'Non ancora ripristinato per prova.',
  restoreFailed: 'Ripristino di prova fallito {time}: {error}',
  restored: 'Ripristinato per prova {time} in {seconds} s.',
  backupGood: '{age}, {time}, {rows} righe, {files} file',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Fallito {time}: {error}',
  backupBefore: 'Prima: {backup}',
  noBackupBefore: 'Prima non ce n’è nessuno.',
  noBackupYet: 'Ancora nessuno',
  noBackupScheduled: 'Nessuno è pianificato: BACKUP_TO non è impostata',
  noHttps: 'Sconosciuto: PUBLIC_URL non è un indirizzo https://',
  certificateUnknown: 'Sconosciuto: {host} non l’ha mostrato ({error})',
  certificateExpired: '<time>Scaduto {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>resta # giorno, fino a {time}</time>, {host}} many {<time>restano # giorni, fino a {time}</time>, {host}} other {<time>restano # giorni, fino a {time}</time>, {host}}}',
} satisfies Translation<typeof en>
