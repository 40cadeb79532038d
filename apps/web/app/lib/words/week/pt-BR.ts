import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planejar vários dias',
  period: 'Dias a partir de {day}',
  dayCount: '{count, plural, one {# dia} many {# dias} other {# dias}}',
  movesFreely: 'Mover também pedidos sem último dia',
  start: 'Buscar dias melhores',
  chosen:
    'Só {count, plural, one {# pedido escolhido pode} other {# pedidos escolhidos podem}} mudar de dia; os outros mantêm o seu.',
  chooseAll: 'Deixar mover todos',
  intro: 'O cálculo busca o dia em que cada pedido custa menos. Nada muda até você aceitar.',
  runs: 'Cálculos anteriores',
  runName:
    '{day}, {days, plural, one {# dia} many {# dias} other {# dias}}: {moves, plural, one {# mudança} many {# mudanças} other {# mudanças}}',
  notLoaded: 'Não foi possível carregar os planos da semana',
  loading: 'Carregando planos da semana',
  empty: 'Ainda não há plano da semana',
  emptyMore:
    'Depois de um cálculo, você vê aqui quais pedidos poderiam mudar de dia e quanto cada mudança economiza.',
  nothingProposed: 'Este cálculo foi parado antes de ter uma proposta.',
  phaseAlone: 'Planejando cada dia separadamente',
  phaseWeek: 'Planejando os dias juntos',
  noMoves: 'Nenhum outro dia é mais barato para um pedido.',
  saves:
    '{moves, plural, one {# mudança economiza} many {# mudanças economizam} other {# mudanças economizam}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# mudança} many {# mudanças} other {# mudanças}}: os veículos levam {count, plural, one {# pedido} many {# pedidos} other {# pedidos}} a mais.',
  withoutVan: 'Sem veículo',
  distance: 'Distância',
  byDay: 'Números por dia',
  day: 'Dia',
  noFreeVan: 'nenhum veículo livre',
  allDays: 'Todos os dias',
  figuresMean: 'Antes da seta: cada pedido no seu dia. Depois: como proposto.',
  moves: 'Mudanças',
  all: 'Todos',
  order: 'Pedido',
  recipient: 'Destinatário',
  fromDay: 'De',
  toDay: 'Para',
  saving: 'Economia',
  savingMeans:
    'Economia: quanto vale uma mudança quando todas as outras são aceitas. Abaixo de zero, só compensa junto com outras.',
  accepted: 'Movido',
  accept: 'Aceitar {count, plural, one {# mudança} many {# mudanças} other {# mudanças}}',
  takeBack: 'Desfazer {count, plural, one {# mudança} many {# mudanças} other {# mudanças}}',
  acceptMeans:
    'Os pedidos recebem o novo dia com os mesmos horários, e um plano de cada um desses dias começa.',
  moved: '{count, plural, one {# pedido movido} many {# pedidos movidos} other {# pedidos movidos}}',
  keepDay: 'Pedidos que mantêm o dia',
  noVanTakes: 'Pedidos que nenhum veículo leva',
  heldRecipient: 'O destinatário escolheu o dia',
  heldPromised: 'Este dia foi prometido ao destinatário',
  heldLinked: 'Ligado a outros pedidos do dia',
  heldLocked: 'Bloqueado em um plano',
  heldNotChosen: 'Não está entre os pedidos escolhidos',
  heldOneDay: 'Indica um único dia',
  skippedChanged: 'alterado nesse meio-tempo',
  skippedDayOver: 'esse dia já passou',
} satisfies Translation<typeof en>
