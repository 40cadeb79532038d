// Spanish texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'el sistema',
  atAGlance: 'De un vistazo',
  processes: 'Procesos',
  noProcesses: 'Desconocido: ningún proceso informó en los últimos 15 segundos.',
  largestTables: 'Tablas más grandes',
  mapRegions: 'Regiones del mapa',
  regions: 'Regiones',
  noRegions: 'Ninguna: las distancias se estiman y no se encuentran direcciones.',
  queues: 'Colas',
  failedWork: 'Trabajo fallido a la espera de otro intento',
  parkedWork: 'Trabajo aparcado',
  none: 'Ninguno.',

  // Heads of tables
  process: 'Proceso',
  runs: 'Ejecuta',
  follows: 'Sigue',
  vansWaiting: 'Vehículos en espera',
  plansTimesThreads: 'Planes × hilos',
  memory: 'Memoria',
  version: 'Versión',
  table: 'Tabla',
  rows: 'Filas',
  size: 'Tamaño',
  region: 'Región',
  job: 'Tarea',
  waiting: 'En espera',
  running: 'En curso',
  failedTwoDays: 'Fallidas, 2 días',
  oldestSeconds: 'Más antigua, s',
  kind: 'Tipo',
  nextTry: 'Próximo intento',
  error: 'Error',

  // Processes
  runsAll: 'Todo',
  runsPages: 'Páginas y API',
  runsJobs: 'Tareas',
  followsNone: 'Ninguna: no ejecuta tareas',
  noVansOut: 'Ninguna empresa tiene vehículos en ruta',

  // Figures
  followers: 'Seguimiento',
  planner: 'Planificador',
  regionMemory: 'Memoria de regiones',
  database: 'Base de datos',
  standby: 'Réplica',
  positions: 'Posiciones',
  lastBackup: 'Última copia de seguridad',
  certificate: 'Certificado',
  versionUnchecked: '{version}. Una más nueva: sin comprobar, VERSION_URL no está definida',
  versionUnknown: '{version}. Una más nueva: desconocido, {host} no lo dijo ({error})',
  versionNewest: '{version}, la más nueva según {host}',
  versionNewer: '{version}. <newer>{host} tiene {newest}</newer>',
  noWorker: 'No hay ningún worker en marcha: no se sigue nada',
  processCount: '{count, plural, one {# proceso} many {# procesos} other {# procesos}}',
  companiesFollowed:
    '{count, plural, one {{processes} para # empresa con vehículos en ruta} many {{processes} para # empresas con vehículos en ruta} other {{processes} para # empresas con vehículos en ruta}}',
  plannerBusy: '{running} de {places} en curso, {waiting} en espera',
  plannerWaiting: '{running} de {places} en curso, {waiting} en espera desde hace hasta {seconds} s',
  threadsEach: '{threads} hilos cada uno',
  threadsUnknown: 'número de hilos desconocido',
  noProcess: 'Desconocido: ningún proceso informó',
  sizeOfRegions:
    '{count, plural, one {{size} de # región} many {{size} de # regiones} other {{size} de # regiones}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> en <processes># proceso</processes>} many {<size>{size}</size> en cada uno de los <processes># procesos</processes>} other {<size>{size}</size> en cada uno de los <processes># procesos</processes>}}',
  postgresState:
    '{count, plural, one {{version}, desde {time}, <connections># conexión</connections>} many {{version}, desde {time}, <connections># conexiones</connections>} other {{version}, desde {time}, <connections># conexiones</connections>}}',
  growthUnknown: '<size>{size}</size>. Crecimiento: desconocido antes del segundo día',
  grew: '{days, plural, one {<size>{size}</size>, <growth>{change} más al día</growth> en el último día} many {<size>{size}</size>, <growth>{change} más al día</growth> en los últimos # días} other {<size>{size}</size>, <growth>{change} más al día</growth> en los últimos # días}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>{change} menos al día</growth> en el último día} many {<size>{size}</size>, <growth>{change} menos al día</growth> en los últimos # días} other {<size>{size}</size>, <growth>{change} menos al día</growth> en los últimos # días}}',
  noStandby: 'Ninguna: DATABASE_REPLICA_URL no está definida',
  standbySilent: '{place}: ninguna réplica responde, las lecturas van al primario',
  standbyBehind: '{place}, {seconds} s de retraso',
  positionsInMain: 'En la base de datos principal',
  positionsApart: '{place}, {size}',
  positionsAway:
    '{place} no responde: se rechazan las posiciones nuevas y faltan los recorridos. Todo lo demás funciona.',
  notRestored: 'Aún no restaurada como prueba.',
  restoreFailed: 'La restauración de prueba falló {time}: {error}',
  restored: 'Restaurada como prueba {time} en {seconds} s.',
  backupGood: '{age}, {time}, {rows} filas, {files} archivos',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Falló {time}: {error}',
  backupBefore: 'Antes: {backup}',
  noBackupBefore: 'No hay ninguna anterior.',
  noBackupYet: 'Aún ninguna',
  noBackupScheduled: 'Ninguna está programada: BACKUP_TO no está definida',
  noHttps: 'Desconocido: PUBLIC_URL no es una dirección https://',
  certificateUnknown: 'Desconocido: {host} no lo mostró ({error})',
  certificateExpired: '<time>Caducó {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>queda # día, hasta {time}</time>, {host}} many {<time>quedan # días, hasta {time}</time>, {host}} other {<time>quedan # días, hasta {time}</time>, {host}}}',
} satisfies Translation<typeof en>
