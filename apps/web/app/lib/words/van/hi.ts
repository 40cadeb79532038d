// Hindi texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: '{time} पर {zone} में पहुँची',
  zoneLeft: '{time} पर {zone} से निकली',
  zoneDwelt: 'देर से {zone} में है, सूचना {time} पर',
  itsZone: 'अपना ज़ोन',
  silent: '{time} से कोई स्थिति नहीं',
  hasNotLeft: 'नहीं निकली, योजना {time}',
  offRoute: '{time} से स्टॉप {sequence} के रूट से बाहर',
  standingStill: '{time} से खड़ी है',
  standingAt: '{time} से स्टॉप {sequence} पर खड़ी है',
  slipping: '{behind} पीछे, पहला वादा {time} पर टूटेगा',
  slippingMore: '{behind} पीछे, हर स्टॉप पर {minutes} मि की देरी, पहला वादा {time} पर टूटेगा',
  incidentReported: '{what}, {time} पर सूचना',
  incidentStands: '{what}, {time} पर सूचना: गाड़ी नहीं चल सकती',
  incidentCollision: 'टक्कर',
  incidentDamage: 'गाड़ी को नुकसान',
  incidentBreakdown: 'गाड़ी ख़राब',
  incidentTheft: 'चोरी',
  incidentInjury: 'किसी को चोट लगी',
  incidentGoods: 'सामान को नुकसान',
  incidentOther: 'घटना',
} satisfies Translation<typeof en>
