// Chinese texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, other {剩余 # 天}}',
  runsUntil: '您的试用至 {time}。不收取费用。',
  usedShare: '试用已用去百分之 {percent}',
  planned: '规划',
  runs: '{count, plural, other {# 次计算}}',
  orders: '订单',
  vehicles: '车辆',
  toDashboard: '进入控制台',
  seePlans: '查看套餐',
  hasEnded: '您的试用已结束',
  endedOn: '试用于 {time} 结束。您创建的内容会保留。',
  readAll: '查看全部内容',
  routesRun: '已下发的路线会跑完，并可查询',
  notAnew: '重新导入、规划或下发',
  upgrade: '立即升级',
  lookAtData: '查看您的数据',
} satisfies Translation<typeof en>
