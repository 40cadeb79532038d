// Spanish texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Entró en {zone} a las {time}',
  zoneLeft: 'Salió de {zone} a las {time}',
  zoneDwelt: 'Lleva mucho tiempo en {zone}, avisado a las {time}',
  itsZone: 'su zona',
  silent: 'Sin posición desde las {time}',
  hasNotLeft: 'No ha salido, previsto a las {time}',
  offRoute: 'Fuera de su ruta a la parada {sequence} desde las {time}',
  standingStill: 'Detenido desde las {time}',
  standingAt: 'Detenido en la parada {sequence} desde las {time}',
  slipping: '{behind} de retraso, el primer compromiso se incumple a las {time}',
  slippingMore:
    '{behind} de retraso, pierde {minutes} min por parada, el primer compromiso se incumple a las {time}',
  incidentReported: '{what}, informado a las {time}',
  incidentStands: '{what}, informado a las {time}: no puede seguir',
  incidentCollision: 'Colisión',
  incidentDamage: 'Daños en la furgoneta',
  incidentBreakdown: 'Avería',
  incidentTheft: 'Robo',
  incidentInjury: 'Hay una persona herida',
  incidentGoods: 'Daños en la mercancía',
  incidentOther: 'Incidente',
} satisfies Translation<typeof en>
