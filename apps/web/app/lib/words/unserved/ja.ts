// Japanese reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: '間に合う車両がありません',
  reasonCapacity: '車両に積みきれません',
  reasonShift: 'すべての勤務の終了後',
  reasonSkills: '必要な資格を持つ人がいません',
  reasonUnreachable: 'そこへ通じる道路がありません',
  reasonNoVehicle: '車両がありません',
  reasonMaxStops: '全車両が件数の上限です',
  reasonMaxDistance: '遠すぎます',
  reasonVehicleRule: '許可された車両がありません',
  reasonNotWorthIt: '遠回りに見合いません',
  reasonSequence: 'この順番では車両に余裕がありません',
  reasonFleetFull: 'ほかの注文があり余裕がありません',
  reasonNotFoundInTime: '探索の時間切れ',
  reasonByHand: '手動で除外',
  reasonOther: '除外',
} satisfies Translation<typeof en>
