// German texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Hat {zone} um {time} erreicht',
  zoneLeft: 'Hat {zone} um {time} verlassen',
  zoneDwelt: 'Ist lange in {zone}, gemeldet um {time}',
  itsZone: 'seine Zone',
  silent: 'Keine Position seit {time}',
  hasNotLeft: 'Nicht losgefahren, geplant {time}',
  offRoute: 'Abseits der Tour zu Stopp {sequence} seit {time}',
  standingStill: 'Steht seit {time}',
  standingAt: 'Steht bei Stopp {sequence} seit {time}',
  slipping: '{behind} im Rückstand, erste Zusage bricht um {time}',
  slippingMore: '{behind} im Rückstand, verliert {minutes} min je Stopp, erste Zusage bricht um {time}',
  incidentReported: '{what}, gemeldet um {time}',
  incidentStands: '{what}, gemeldet um {time}: kann nicht weiterfahren',
  incidentCollision: 'Unfall',
  incidentDamage: 'Schaden am Fahrzeug',
  incidentBreakdown: 'Panne',
  incidentTheft: 'Diebstahl',
  incidentInjury: 'Jemand ist verletzt',
  incidentGoods: 'Schaden an der Ware',
  incidentOther: 'Vorfall',
} satisfies Translation<typeof en>
