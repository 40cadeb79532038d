import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Melhores janelas',
  looking: 'Calculando com os planos dos próximos dias…',
  choosePlace: 'Escolha o endereço na lista para ver as melhores janelas e o custo de cada uma.',
  byVan: '{vehicle} por volta de {time}, {distance} a mais',
  stateNoRoom: 'Nenhuma janela cabe em {days}.',
  stateNoPlan: 'Ainda não há plano para {days}.',
  statePlanning: 'O plano está sendo feito para {days}.',
  stateOutOfDate: 'Pedidos mudaram desde o plano de {days}. Planeje de novo para ver as janelas.',
  stateDispatched: 'As rotas de {days} estão com os motoristas. Use Ao vivo para encaixar um pedido.',
  stateNoRoads: 'Nenhuma estrada chega a este local em {days}.',
  estimated: 'Os tempos são estimados, pois o mapa não cobre esta área.',
  changesNothing: 'Nenhum plano muda até planejar de novo.',
} satisfies Translation<typeof en>
