// Brazilian Portuguese texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Status do sistema',
  notLoaded: 'Não foi possível carregar o status',
  notLoadedMore: 'Só isso já pode significar que algo está fora do ar.',
  checking: 'Verificando todos os sistemas.',
  checkedAt: 'Verificado às {time} pelas próprias sondas do servidor, a cada minuto.',
  allUp: 'Todos os sistemas em operação',
  areDown: '{services}: fora do ar',
  areSlow: '{services}: lento',
  serviceState: '{service}: {state}',
  withoutScript:
    'A página pergunta por um script se login, dados, posições ao vivo, planejamento e e-mail funcionam. Sem scripts, <link>leia a resposta como dados</link>.',
  tabs: 'Status',
  tabServices: 'Status dos serviços',
  tabIncidents: 'Histórico de ocorrências',
  tabMaintenance: 'Manutenção programada',
  noIncidents: 'Nenhuma ocorrência nos últimos {days} dias.',
  noMaintenance: 'Nenhuma manutenção programada.',
  fromTo: '{from} até {to}',
  stateUp: 'Em operação',
  stateSlow: 'Lento',
  stateDown: 'Fora do ar',
  stateUnknown: 'Ainda sem dados',
  daysAgo: 'há {days} dias',
  today: 'hoje',
  investigating: 'em investigação',
  identified: 'causa identificada',
  monitoring: 'em observação',
  resolved: 'resolvida',
} satisfies Translation<typeof en>
