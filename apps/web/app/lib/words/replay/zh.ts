// Chinese texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: '正在重新规划各天，每天最多三秒',
  notReplanned: '无法重新规划这些天',
  sameRoads:
    '双方在相同道路上计时，由同一检查器统计。如果您有行驶速度表，双方都按该表行驶。其中不含当天的实际时间。',
  sameVans: '新计划使用当天的车辆和时间窗。它可以使用更少的车辆，但不会使用当天未出车的车辆。',
  missedWindows: '错过的时间窗在双方都计为错过。新计划遗漏的订单绝不算节省：这样的一天不作比较。',
  notStored: '您的文件不会被保存，也不会创建订单。',
  question: '如果换用其他路线，最近几周会花费多少？',
  dropFile:
    '拖入实际运行日的导出文件：每个订单的地址、日期、车辆或司机，以及站点序号或实际到达时间。最多 {days} 天。',
  chooseFile: '选择文件',
  fileOfDays: '实际运行日的文件',
  noPdf: '无法创建文件',
  notReplayed: '无法重新规划此文件',
  daysCompared: '{count, plural, other {已比较 # 天}}',
  noneCompared: '没有可比较的日期',
  downloadPdf: '下载 PDF',
  daysLeftOut: '未纳入的日期',

  // Figures
  better: '新计划更好',
  same: '不会有任何节省',
  worse: '新计划更差',
  notComparable: '未比较：新计划有未安排的订单',
  allDays: '所有已比较的日期',
  figuresOf: '{day}的数据',
  leavesOut: '新计划未安排：{orders}。',
  ordersNotCounted: '{count, plural, other {# 个订单}}没有车辆、地点或可读取的行，双方均不计入。',
  asDriven: '实际',
  newPlan: '新计划',
  saved: '节省',
  side: '方案',
  vans: '车辆',
  distance: '里程',
  hours: '小时',
  cost: '成本',
  windowsMissed: '错过的时间窗',
} satisfies Translation<typeof en>
