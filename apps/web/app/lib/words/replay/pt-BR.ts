// Brazilian Portuguese texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Replanejando os dias, até três segundos cada',
  notReplanned: 'Não foi possível replanejar os dias',
  sameRoads:
    'Os dois lados são cronometrados nas mesmas vias e contados pelo mesmo verificador. Os dois rodam pela sua tabela de velocidades, se você tiver uma. Os horários reais do dia não estão nela.',
  sameVans:
    'O novo plano tem as vans e janelas daquele dia. Ele pode usar menos vans, e nenhuma que não tenha saído.',
  missedWindows:
    'Uma janela perdida conta como perdida nos dois lados. Pedidos que o novo plano deixa de fora nunca são economia: esse dia não é comparado.',
  notStored: 'Seu arquivo não é guardado e nenhum pedido é criado.',
  question: 'Quanto suas últimas semanas teriam custado com outras rotas?',
  dropFile:
    'Solte uma exportação dos dias como foram feitos: endereço, dia, veículo ou motorista e número da parada ou chegada real de cada pedido. Até {days} dias.',
  chooseFile: 'Escolher um arquivo',
  fileOfDays: 'Arquivo de dias realizados',
  noPdf: 'Não foi possível criar o arquivo',
  notReplayed: 'Não é possível replanejar este arquivo',
  daysCompared: '{count, plural, one {# dia comparado} other {# dias comparados}}',
  noneCompared: 'Nenhum dia pôde ser comparado',
  downloadPdf: 'Baixar PDF',
  daysLeftOut: 'Dias deixados de fora',

  // Figures
  better: 'O novo plano é melhor',
  same: 'Nada teria sido economizado',
  worse: 'O novo plano é pior',
  notComparable: 'Não comparado: o novo plano deixa pedidos de fora',
  allDays: 'Todos os dias comparados',
  figuresOf: 'Números de {day}',
  leavesOut: 'O novo plano deixa {orders} de fora.',
  ordersNotCounted:
    '{count, plural, one {# pedido} other {# pedidos}} sem veículo, lugar ou linha legível, fora da conta dos dois lados.',
  asDriven: 'Realizado',
  newPlan: 'Novo plano',
  saved: 'Economia',
  side: 'Lado',
  vans: 'Veículos',
  distance: 'Distância',
  hours: 'Horas',
  cost: 'Custo',
  windowsMissed: 'Janelas perdidas',
} satisfies Translation<typeof en>
