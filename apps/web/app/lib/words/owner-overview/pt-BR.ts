// Brazilian Portuguese texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Total de clientes',
  customersDetail: '{active} ativos, {added} novos neste mês',
  monthlyRevenue: 'Receita mensal',
  recurring: 'recorrente, sem impostos',
  activeTrials: 'Testes em andamento',
  endingSoon:
    '{count, plural, =0 {nenhum termina em um dia} one {# termina em um dia} many {# terminam em um dia} other {# terminam em um dia}}',
  supportTickets: 'Chamados de suporte',
  oldestWaiting: 'o mais antigo espera há {age}',
  noneWaiting: 'nenhum em espera',

  // Sections
  all: 'Ver tudo ({count})',
  trialsByTime: 'Testes por tempo restante',
  noTrials: 'Nenhum teste em andamento.',
  trialEnds: 'termina {when}',
  openTickets: 'Chamados abertos',
  noTickets: 'Nenhum chamado espera resposta.',
  ticketWaits: 'espera há {age}',
  apiCalls: 'Chamadas de API neste mês',
  callsOfAll: 'Chamadas feitas com as chaves de todas as empresas.',
  keysAndServices: 'Chaves e serviços',
  quickActions: 'Ações rápidas',
  editPlans: 'Editar planos',
  revenueByMonth: 'Receita recorrente por mês',
  revenue: 'receita',
  theOverview: 'visão geral',

  // Services
  servicesOver:
    '{count, plural, one {Serviços em # dia} many {Serviços em # dias} other {Serviços em # dias}}',
  services: 'Serviços',
  theServices: 'serviços',
  incidents: 'Ocorrências',
  noProbes: 'ainda sem medições',
  upToday: 'no ar hoje',
  shareToday: '{percent} hoje',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
