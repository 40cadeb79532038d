// Chinese texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '工作均衡',
  noun: '司机工作均衡',
  weeks: '周数',
  weekCount: '{count, plural, other {# 周}}',
  span: '{from} 至 {to}',
  driver: '司机',
  hours: '小时',
  routes: '路线',
  stops: '站点',
  heavy: '重货订单',
  late: '晚收工',
  means:
    '小时为已行驶路线从开始到结束的时间。重货订单为 {weight} 及以上。晚收工指比计划晚 {minutes} 分钟以上。',
  spread: '最多与最少工时相差 {hours}。',
  nobody: '尚无司机',
  nobodyMore: '请添加司机；他们出车后工时会显示在这里。',
  you: '您',
  meanOf: '{count} 人平均',
  noMean: '这几周内有 {least, plural, other {# 名司机}}出车后才显示平均值，以免推算出任何人的工时。',
  setting: '多周公平',
  settingMeans: '当天的长路线分给过去几周行驶较少的司机。司机不换车，整条路线在车辆间互换。',
  pastWeeks: '计入的过去周数',
  off: '关闭',
  extra: '允许增加的成本，百分比',
  extraMeans: '0：仅限无成本的互换',
  freeInPlan: '工时较少的司机分到较长路线，无额外成本。',
  costInPlan: '工时较少的司机分到较长路线，多花 {amount}。',
} satisfies Translation<typeof en>
