// Brazilian Portuguese texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'o sistema',
  atAGlance: 'Em resumo',
  processes: 'Processos',
  noProcesses: 'Desconhecido: nenhum processo se reportou nos últimos 15 segundos.',
  largestTables: 'Maiores tabelas',
  mapRegions: 'Regiões do mapa',
  regions: 'Regiões',
  noRegions: 'Nenhuma: as distâncias são estimadas e os endereços não são encontrados.',
  queues: 'Filas',
  failedWork: 'Trabalho com falha à espera de nova tentativa',
  parkedWork: 'Trabalho em espera',
  none: 'Nenhum.',

  // Heads of tables
  process: 'Processo',
  runs: 'Executa',
  follows: 'Acompanha',
  vansWaiting: 'Veículos à espera',
  plansTimesThreads: 'Planos × threads',
  memory: 'Memória',
  version: 'Versão',
  table: 'Tabela',
  rows: 'Linhas',
  size: 'Tamanho',
  region: 'Região',
  job: 'Tarefa',
  waiting: 'À espera',
  running: 'Em andamento',
  failedTwoDays: 'Com falha, 2 dias',
  oldestSeconds: 'Mais antiga, s',
  kind: 'Tipo',
  nextTry: 'Próxima tentativa',
  error: 'Erro',

  // Processes
  runsAll: 'Tudo',
  runsPages: 'Páginas e API',
  runsJobs: 'Tarefas',
  followsNone: 'Nenhuma: não executa tarefas',
  noVansOut: 'Nenhuma empresa tem veículos na rua',

  // Figures
  followers: 'Acompanhamento',
  planner: 'Planejador',
  regionMemory: 'Memória das regiões',
  database: 'Banco de dados',
  standby: 'Réplica',
  positions: 'Posições',
  lastBackup: 'Último backup',
  certificate: 'Certificado',
  versionUnchecked: '{version}. Uma mais nova: não verificado, VERSION_URL não está definida',
  versionUnknown: '{version}. Uma mais nova: desconhecido, {host} não informou ({error})',
  versionNewest: '{version}, a mais nova segundo {host}',
  versionNewer: '{version}. <newer>{host} tem {newest}</newer>',
  noWorker: 'Nenhum worker em execução: nada é acompanhado',
  processCount: '{count, plural, one {# processo} many {# processos} other {# processos}}',
  companiesFollowed:
    '{count, plural, one {{processes} para # empresa com veículos na rua} many {{processes} para # empresas com veículos na rua} other {{processes} para # empresas com veículos na rua}}',
  plannerBusy: '{running} de {places} em andamento, {waiting} à espera',
  plannerWaiting: '{running} de {places} em andamento, {waiting} à espera há até {seconds} s',
  threadsEach: '{threads} threads cada',
  threadsUnknown: 'número de threads desconhecido',
  noProcess: 'Desconhecido: nenhum processo se reportou',
  sizeOfRegions:
    '{count, plural, one {{size} de # região} many {{size} de # regiões} other {{size} de # regiões}}',
  memoryInEach:
    '{count, plural, one {<size>{size}</size> em <processes># processo</processes>} many {<size>{size}</size> em cada um dos <processes># processos</processes>} other {<size>{size}</size> em cada um dos <processes># processos</processes>}}',
  postgresState:
    '{count, plural, one {{version}, desde {time}, <connections># conexão</connections>} many {{version}, desde {time}, <connections># conexões</connections>} other {{version}, desde {time}, <connections># conexões</connections>}}',
  growthUnknown: '<size>{size}</size>. Crescimento: desconhecido antes do segundo dia',
  grew: '{days, plural, one {<size>{size}</size>, <growth>{change} a mais por dia</growth> no último dia} many {<size>{size}</size>, <growth>{change} a mais por dia</growth> nos últimos # dias} other {<size>{size}</size>, <growth>{change} a mais por dia</growth> nos últimos # dias}}',
  shrank:
    '{days, plural, one {<size>{size}</size>, <growth>{change} a menos por dia</growth> no último dia} many {<size>{size}</size>, <growth>{change} a menos por dia</growth> nos últimos # dias} other {<size>{size}</size>, <growth>{change} a menos por dia</growth> nos últimos # dias}}',
  noStandby: 'Nenhuma: DATABASE_REPLICA_URL não está definida',
  standbySilent: '{place}: nenhuma réplica responde, as leituras vão para o primário',
  standbyBehind: '{place}, {seconds} s de atraso',
  positionsInMain: 'No banco de dados principal',
  positionsApart: '{place}, {size}',
  positionsAway:
    '{place} não responde: novas posições são recusadas e faltam os trajetos. Todo o resto funciona.',
  notRestored: 'Ainda não restaurado para teste.',
  restoreFailed: 'Restauração de teste falhou {time}: {error}',
  restored: 'Restaurado para teste {time} em {seconds} s.',
  backupGood: '{age}, {time}, {rows} linhas, {files} arquivos',
  backupDone: '{backup}. {restored}',
  backupFailed: 'Falhou {time}: {error}',
  backupBefore: 'Antes disso: {backup}',
  noBackupBefore: 'Não há nenhum antes.',
  noBackupYet: 'Ainda nenhum',
  noBackupScheduled: 'Nenhum está agendado: BACKUP_TO não está definida',
  noHttps: 'Desconhecido: PUBLIC_URL não é um endereço https://',
  certificateUnknown: 'Desconhecido: {host} não o mostrou ({error})',
  certificateExpired: '<time>Expirou {time}</time>, {host}',
  certificateLeft:
    '{days, plural, one {<time>resta # dia, até {time}</time>, {host}} many {<time>restam # dias, até {time}</time>, {host}} other {<time>restam # dias, até {time}</time>, {host}}}',
} satisfies Translation<typeof en>
