// Turkish texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: '{zone} bölgesine giriş: {time}',
  zoneLeft: '{zone} bölgesinden çıkış: {time}',
  zoneDwelt: 'Uzun süredir {zone} içinde, bildirim: {time}',
  itsZone: 'kendi bölgesi',
  silent: '{time} saatinden beri konum yok',
  hasNotLeft: 'Yola çıkmadı, planlanan {time}',
  offRoute: '{sequence}. durağa giderken {time} saatinden beri rota dışında',
  standingStill: '{time} saatinden beri duruyor',
  standingAt: '{time} saatinden beri {sequence}. durakta',
  slipping: '{behind} geride, ilk söz {time} saatinde bozulur',
  slippingMore: '{behind} geride, durak başına {minutes} dk kaybediyor, ilk söz {time} saatinde bozulur',
  incidentReported: '{what}, bildirim: {time}',
  incidentStands: '{what}, bildirim: {time}: yola devam edemiyor',
  incidentCollision: 'Çarpışma',
  incidentDamage: 'Araçta hasar',
  incidentBreakdown: 'Arıza',
  incidentTheft: 'Hırsızlık',
  incidentInjury: 'Biri yaralandı',
  incidentGoods: 'Malda hasar',
  incidentOther: 'Olay',
} satisfies Translation<typeof en>
