// Japanese texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: '{time}に{zone}に入りました',
  zoneLeft: '{time}に{zone}を出ました',
  zoneDwelt: '{zone}に長時間滞在、{time}に報告',
  itsZone: '担当ゾーン',
  silent: '{time}から位置情報なし',
  hasNotLeft: '未出発、計画 {time}',
  offRoute: '{time}から{sequence}番へのルートを外れています',
  standingStill: '{time}から停車中',
  standingAt: '{time}から{sequence}番に停車中',
  slipping: '{behind}遅れ、最初の約束は{time}に過ぎます',
  slippingMore: '{behind}遅れ、1件ごとに{minutes}分遅れ、最初の約束は{time}に過ぎます',
  incidentReported: '{what}（{time}に報告）',
  incidentStands: '{what}（{time}に報告）：走行不能',
  incidentCollision: '衝突',
  incidentDamage: '車両の損傷',
  incidentBreakdown: '故障',
  incidentTheft: '盗難',
  incidentInjury: 'けが人がいる',
  incidentGoods: '荷物の損傷',
  incidentOther: '事故・故障',
} satisfies Translation<typeof en>
