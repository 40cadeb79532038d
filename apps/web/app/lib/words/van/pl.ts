// Polish texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Wjechał do {zone} o {time}',
  zoneLeft: 'Opuścił {zone} o {time}',
  zoneDwelt: 'Długo stoi w {zone}, zgłoszono o {time}',
  itsZone: 'jego strefa',
  silent: 'Brak pozycji od {time}',
  hasNotLeft: 'Nie wyjechał, plan {time}',
  offRoute: 'Poza trasą do przystanku {sequence} od {time}',
  standingStill: 'Stoi od {time}',
  standingAt: 'Stoi na przystanku {sequence} od {time}',
  slipping: '{behind} opóźnienia, pierwszy obiecany termin przepadnie o {time}',
  slippingMore:
    '{behind} opóźnienia, traci {minutes} min na przystanku, pierwszy obiecany termin przepadnie o {time}',
  incidentReported: '{what}, zgłoszono o {time}',
  incidentStands: '{what}, zgłoszono o {time}: nie może jechać dalej',
  incidentCollision: 'Kolizja',
  incidentDamage: 'Uszkodzenie pojazdu',
  incidentBreakdown: 'Awaria',
  incidentTheft: 'Kradzież',
  incidentInjury: 'Ktoś jest ranny',
  incidentGoods: 'Uszkodzenie towaru',
  incidentOther: 'Zdarzenie',
} satisfies Translation<typeof en>
