// Italian texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'Entrato in {zone} alle {time}',
  zoneLeft: 'Uscito da {zone} alle {time}',
  zoneDwelt: 'È da molto in {zone}, segnalato alle {time}',
  itsZone: 'la sua zona',
  silent: 'Nessuna posizione dalle {time}',
  hasNotLeft: 'Non è partito, previsto alle {time}',
  offRoute: 'Fuori dal giro verso la fermata {sequence} dalle {time}',
  standingStill: 'Fermo dalle {time}',
  standingAt: 'Fermo alla fermata {sequence} dalle {time}',
  slipping: '{behind} di ritardo, la prima promessa salta alle {time}',
  slippingMore: '{behind} di ritardo, perde {minutes} min a fermata, la prima promessa salta alle {time}',
  incidentReported: '{what}, segnalato alle {time}',
  incidentStands: '{what}, segnalato alle {time}: non può ripartire',
  incidentCollision: 'Incidente stradale',
  incidentDamage: 'Danno al furgone',
  incidentBreakdown: 'Guasto',
  incidentTheft: 'Furto',
  incidentInjury: 'Qualcuno è ferito',
  incidentGoods: 'Danno alla merce',
  incidentOther: 'Incidente',
} satisfies Translation<typeof en>
