// Dutch texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Kwam {zone} binnen om {time}',
  zoneLeft: 'Verliet {zone} om {time}',
  zoneDwelt: 'Staat al lang in {zone}, gemeld om {time}',
  itsZone: 'zijn zone',
  silent: 'Geen positie sinds {time}',
  hasNotLeft: 'Niet vertrokken, gepland om {time}',
  offRoute: 'Van de rit af naar stop {sequence} sinds {time}',
  standingStill: 'Staat stil sinds {time}',
  standingAt: 'Staat bij stop {sequence} sinds {time}',
  slipping: '{behind} achter, eerste belofte breekt om {time}',
  slippingMore: '{behind} achter, verliest {minutes} min per stop, eerste belofte breekt om {time}',
  incidentReported: '{what}, gemeld om {time}',
  incidentStands: '{what}, gemeld om {time}: kan niet verder',
  incidentCollision: 'Aanrijding',
  incidentDamage: 'Schade aan het voertuig',
  incidentBreakdown: 'Pech',
  incidentTheft: 'Diefstal',
  incidentInjury: 'Iemand is gewond',
  incidentGoods: 'Schade aan goederen',
  incidentOther: 'Incident',
} satisfies Translation<typeof en>
