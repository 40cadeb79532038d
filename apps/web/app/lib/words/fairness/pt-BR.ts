// Brazilian Portuguese texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Equilíbrio',
  noun: 'o equilíbrio dos motoristas',
  weeks: 'Semanas',
  weekCount: '{count, plural, one {# semana} many {# semanas} other {# semanas}}',
  span: '{from} a {to}',
  driver: 'Motorista',
  hours: 'Horas',
  routes: 'Rotas',
  stops: 'Paradas',
  heavy: 'Pedidos pesados',
  late: 'Términos tardios',
  means:
    'Horas do início ao fim das rotas feitas. Um pedido pesado pesa {weight} ou mais. Um término tardio passa do plano em mais de {minutes} min.',
  spread: 'Entre mais e menos horas há {hours}.',
  nobody: 'Ainda não há motoristas',
  nobodyMore: 'Adicione motoristas: as horas aparecem aqui quando dirigirem.',
  you: 'Você',
  meanOf: 'Média de {count}',
  noMean:
    'A média aparece quando {least, plural, one {# motorista tiver} many {# motoristas tiverem} other {# motoristas tiverem}} dirigido nestas semanas, para que ninguém possa deduzir as horas de um colega.',
  setting: 'Equidade ao longo de semanas',
  settingMeans:
    'As rotas longas do dia vão para motoristas que dirigiram menos nas últimas semanas. Os motoristas ficam no seu veículo; mudam as rotas inteiras.',
  pastWeeks: 'Semanas passadas que contam',
  off: 'Não',
  extra: 'Pode custar mais, por cento',
  extraMeans: '0: só trocas que não custam nada',
  freeInPlan: 'Motoristas com menos horas ficaram com as rotas mais longas, sem custo.',
  costInPlan: 'Motoristas com menos horas ficaram com as rotas mais longas, por mais {amount}.',
} satisfies Translation<typeof en>
