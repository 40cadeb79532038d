// Arabic texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: 'دخلت {zone} في {time}',
  zoneLeft: 'غادرت {zone} في {time}',
  zoneDwelt: 'في {zone} منذ وقت طويل، أُبلغ عنها في {time}',
  itsZone: 'منطقتها',
  silent: 'لا موقع منذ {time}',
  hasNotLeft: 'لم تغادر، المخطط {time}',
  offRoute: 'خارج خط سيرها إلى المحطة {sequence} منذ {time}',
  standingStill: 'متوقفة منذ {time}',
  standingAt: 'متوقفة عند المحطة {sequence} منذ {time}',
  slipping: 'متأخرة {behind}، يفوت أول موعد في {time}',
  slippingMore: 'متأخرة {behind}، تخسر {minutes} د في كل محطة، يفوت أول موعد في {time}',
  incidentReported: '{what}، أُبلغ عنه في {time}',
  incidentStands: '{what}، أُبلغ عنه في {time}: لا يمكنها متابعة السير',
  incidentCollision: 'اصطدام',
  incidentDamage: 'ضرر بالمركبة',
  incidentBreakdown: 'عطل في الطريق',
  incidentTheft: 'سرقة',
  incidentInjury: 'شخص مصاب',
  incidentGoods: 'ضرر بالبضاعة',
  incidentOther: 'حادث',
} satisfies Translation<typeof en>
