// Chinese texts about vans on the road: what needs attention, and how a van falls behind.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  zoneEntered: '{time}进入{zone}',
  zoneLeft: '{time}离开{zone}',
  zoneDwelt: '在{zone}停留过久，{time}报告',
  itsZone: '其区域',
  silent: '自{time}起没有位置',
  hasNotLeft: '未出发，计划{time}',
  offRoute: '自{time}起偏离前往第{sequence}站的路线',
  standingStill: '自{time}起停驶',
  standingAt: '自{time}起停在第{sequence}站',
  slipping: '落后{behind}，首个承诺将于{time}失约',
  slippingMore: '落后{behind}，每站损失{minutes}分钟，首个承诺将于{time}失约',
  incidentReported: '{what}，{time}报告',
  incidentStands: '{what}，{time}报告：无法继续行驶',
  incidentCollision: '碰撞',
  incidentDamage: '车辆损坏',
  incidentBreakdown: '抛锚',
  incidentTheft: '盗窃',
  incidentInjury: '有人受伤',
  incidentGoods: '货物损坏',
  incidentOther: '事故',
} satisfies Translation<typeof en>
