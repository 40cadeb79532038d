// Brazilian Portuguese texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Entrou em {zone} às {time}',
  zoneLeft: 'Saiu de {zone} às {time}',
  zoneDwelt: 'Está há muito tempo em {zone}, avisado às {time}',
  itsZone: 'sua zona',
  silent: 'Sem posição desde {time}',
  hasNotLeft: 'Não saiu, previsto para {time}',
  offRoute: 'Fora da rota para a parada {sequence} desde {time}',
  standingStill: 'Parado desde {time}',
  standingAt: 'Parado na parada {sequence} desde {time}',
  slipping: '{behind} de atraso, o primeiro prazo se perde às {time}',
  slippingMore: '{behind} de atraso, perde {minutes} min por parada, o primeiro prazo se perde às {time}',
  incidentReported: '{what}, relatado às {time}',
  incidentStands: '{what}, relatado às {time}: não pode continuar',
  incidentCollision: 'Colisão',
  incidentDamage: 'Dano no veículo',
  incidentBreakdown: 'Pane',
  incidentTheft: 'Roubo',
  incidentInjury: 'Há alguém ferido',
  incidentGoods: 'Dano na carga',
  incidentOther: 'Incidente',
} satisfies Translation<typeof en>
