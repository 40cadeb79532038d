// Chinese texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, other {超出 # 站}}',
  brokenDistance: '超出 {distance}',
  brokenDriving: '驾驶时间超出 {duration}',
  brokenRest: '未休息超时 {duration}',
  brokenHours: '工时超出 {duration}',
  brokenShift: '超出班次 {duration}',
  brokenLoad: '超载 {load}',
  brokenBreak: '没有时间休息 {duration}',
  brokenReloads: '补货次数过多',
  brokenPrecedence: '先送后取',
  brokenSequence: '顺序不符',
  brokenTogether: '与同组不在同一辆车',
  brokenDriverOff: '司机缺勤 {duration}',
  brokenOverlap: '同时在两条路线上 {duration}',
  brokenSkills: '缺少技能',
  brokenVehicle: '超出其区域，或被订单排除',
  brokenUnreachable: '没有允许此车辆通行的道路',
  brokenOther: '不允许',
  loadParcels: '{count, plural, other {# 件包裹}}',
  loadPallets: '{count, plural, other {# 托盘}}',

  // Changes that break a rule
  breaksRule: '此更改违反当天的规则',
  leaveAsIs: '保持不变',
  changeAnyway: '仍要更改',
  auditRecords: '操作日志会记录您的确认。',
} satisfies Translation<typeof en>
