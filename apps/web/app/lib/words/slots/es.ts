import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Mejores franjas',
  looking: 'Calculando con los planes de los próximos días…',
  choosePlace: 'Elige la dirección de la lista para ver las mejores franjas y lo que cuesta cada una.',
  byVan: '{vehicle} hacia las {time}, {distance} más',
  stateNoRoom: 'Ninguna franja cabe el {days}.',
  stateNoPlan: 'Todavía no hay plan para {days}.',
  statePlanning: 'Se está planificando {days}.',
  stateOutOfDate: 'Los pedidos cambiaron desde el plan de {days}. Planifica de nuevo para ver sus franjas.',
  stateDispatched:
    'Las rutas de {days} ya están con los conductores. Usa En directo para insertar un pedido.',
  stateNoRoads: 'Ninguna carretera llega a este lugar para {days}.',
  estimated: 'Los tiempos son estimaciones, ya que el mapa no cubre esta zona.',
  changesNothing: 'Ningún plan cambia hasta que vuelvas a planificar.',
} satisfies Translation<typeof en>
