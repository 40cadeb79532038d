import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'En iyi zaman aralıkları',
  looking: 'Önümüzdeki günlerin planlarına göre hesaplanıyor…',
  choosePlace: 'En iyi zaman aralıklarını ve maliyetlerini görmek için adresi listeden seçin.',
  byVan: '{vehicle}, yaklaşık {time}, {distance} fazla',
  stateNoRoom: 'Şu günlerde uygun aralık yok: {days}.',
  stateNoPlan: 'Şu günler için henüz plan yok: {days}.',
  statePlanning: 'Şu günlerin planı hazırlanıyor: {days}.',
  stateOutOfDate: 'Şu günlerin planından sonra siparişler değişti: {days}. Yeniden planlayın.',
  stateDispatched: 'Şu günlerin rotaları sürücülerde: {days}. Sipariş eklemek için Canlı’yı kullanın.',
  stateNoRoads: 'Şu günler için bu yere yol yok: {days}.',
  estimated: 'Harita bu bölgeyi kapsamadığı için süreler tahminidir.',
  changesNothing: 'Yeniden planlayana kadar hiçbir plan değişmez.',
} satisfies Translation<typeof en>
