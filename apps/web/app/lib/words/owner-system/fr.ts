// French texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'le système',
  atAGlance: 'En un coup d’œil',
  processes: 'Processus',
  noProcesses: 'Inconnu : aucun processus ne s’est signalé ces 15 dernières secondes.',
  largestTables: 'Plus grandes tables',
  mapRegions: 'Régions de carte',
  regions: 'Régions',
  noRegions: 'Aucune : les distances sont estimées et les adresses introuvables.',
  queues: 'Files d’attente',
  failedWork: 'Travail échoué en attente d’un nouvel essai',
  parkedWork: 'Travail mis de côté',
  none: 'Aucun.',

  // Heads of tables
  process: 'Processus',
  runs: 'Exécute',
  follows: 'Suit',
  vansWaiting: 'Véhicules en attente',
  plansTimesThreads: 'Plans × threads',
  memory: 'Mémoire',
  version: 'Version',
  table: 'Table',
  rows: 'Lignes',
  size: 'Taille',
  region: 'Région',
  job: 'Tâche',
  waiting: 'En attente',
  running: 'En cours',
  failedTwoDays: 'Échouées, 2 jours',
  oldestSeconds: 'Plus ancienne, s',
  kind: 'Type',
  nextTry: 'Prochain essai',
  error: 'Erreur',

  // Processes
  runsAll: 'Tout',
  runsPages: 'Pages et API',
  runsJobs: 'Tâches',
  followsNone: 'Aucune : il n’exécute pas de tâches',
  noVansOut: 'Aucune entreprise n’a de véhicules sur la route',

  // Figures
  followers: 'Suivi',
  planner: 'Planificateur',
  regionMemory: 'Mémoire des régions',
  database: 'Base de données',
  standby: 'Réplique',
  positions: 'Positions',
  lastBackup: 'Dernière sauvegarde',
  certificate: 'Certificat',
  versionUnchecked: '{version}. Plus récente : non vérifié, VERSION_URL n’est pas définie',
  versionUnknown: '{version}. Plus récente : inconnu, {host} ne l’a pas dit ({error})',
  versionNewest: '{version}, la plus récente selon {host}',
  versionNewer: '{version}. <newer>{host} propose {newest}</newer>',
  noWorker: 'Aucun worker ne tourne : rien n’est suivi',
  processCount: '{count, plural, one {# processus} many {# processus} other {# processus}}',
  companiesFollowed:
    '{count, plural, one {{processes} pour # entreprise avec des véhicules sur la route} many {{processes} pour # entreprises avec des véhicules sur la route} other {{processes} pour # entreprises avec des véhicules sur la route}}',
  plannerBusy: '{running} sur {places} en cours, {waiting} en attente',
  plannerWaiting: '{running} sur {places} en cours, {waiting} en attente depuis {seconds} s au plus',
  threadsEach: '{threads} threads chacun',
  threadsUnknown: 'nombre de threads inconnu',
  noProcess: 'Inconnu : aucun processus ne s’est signalé',
  sizeOfRegions:
    '{count, plural, one {{size} de # région} many {{size} de # régions} other {{size} de # régions}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> dans <processes># processus</processes>} many {<size>{size}</size> dans chacun des <processes># processus</processes>} other {<size>{size}</size> dans chacun des <processes># processus</processes>}}',
  postgresState:
    '{count, plural, one {{version}, depuis {time}, <connections># connexion</connections>} many {{version}, depuis {time}, <connections># connexions</connections>} other {{version}, depuis {time}, <connections># connexions</connections>}}',
  growthUnknown: '<size>{size}</size>. Croissance : inconnue avant le deuxième jour',
  grew: '{days, plural, one {<size>{size}</size>, <growth>{change} de plus par jour</growth> le dernier jour} many {<size>{size}</size>, <growth>{change} de plus par jour</growth> ces # derniers jours} other {<size>{size}</size>, <growth>{change} de plus par jour</growth> ces # derniers jours}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>{change} de moins par jour</growth> le dernier jour} many {<size>{size}</size>, <growth>{change} de moins par jour</growth> ces # derniers jours} other {<size>{size}</size>, <growth>{change} de moins par jour</growth> ces # derniers jours}}',
  noStandby: 'Aucune : DATABASE_REPLICA_URL n’est pas définie',
  standbySilent: '{place} : aucune réplique ne répond, les lectures vont au primaire',
  standbyBehind: '{place}, {seconds} s de retard',
  positionsInMain: 'Dans la base de données principale',
  positionsApart: '{place}, {size}',
  positionsAway:
    '{place} ne répond pas : les nouvelles positions sont refusées et les traces manquent. Tout le reste fonctionne.',
  notRestored: 'Pas encore restaurée pour un test.',
  restoreFailed: 'Restauration de test échouée {time} : {error}',
  restored: 'Restaurée pour un test {time} en {seconds} s.',
  backupGood: '{age}, {time}, {rows} lignes, {files} fichiers',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Échec {time} : {error}',
  backupBefore: 'Avant cela : {backup}',
  noBackupBefore: 'Il n’y en a pas avant.',
  noBackupYet: 'Aucune pour l’instant',
  noBackupScheduled: 'Aucune n’est prévue : BACKUP_TO n’est pas définie',
  noHttps: 'Inconnu : PUBLIC_URL n’est pas une adresse https://',
  certificateUnknown: 'Inconnu : {host} ne l’a pas montré ({error})',
  certificateExpired: '<time>Expiré {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>reste # jour, jusqu’au {time}</time>, {host}} many {<time>reste # jours, jusqu’au {time}</time>, {host}} other {<time>reste # jours, jusqu’au {time}</time>, {host}}}',
} satisfies Translation<typeof en>
