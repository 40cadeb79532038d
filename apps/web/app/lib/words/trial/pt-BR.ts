// Brazilian texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Resta # dia} other {Restam # dias}}',
  runsUntil: 'Seu teste vai até {time}. Nada é cobrado.',
  usedShare: '{percent} por cento do teste usado',
  planned: 'Planejado',
  runs: '{count, plural, one {# cálculo} other {# cálculos}}',
  orders: 'Pedidos',
  vehicles: 'Veículos',
  toDashboard: 'Ir para o painel',
  seePlans: 'Ver planos',
  hasEnded: 'Seu teste terminou',
  endedOn: 'Terminou em {time}. O que você criou continua guardado.',
  readAll: 'Ler tudo',
  routesRun: 'Rotas despachadas vão até o fim, com rastreamento',
  notAnew: 'Importar, planejar ou despachar de novo',
  upgrade: 'Contratar agora',
  lookAtData: 'Ver seus dados',
} satisfies Translation<typeof en>
