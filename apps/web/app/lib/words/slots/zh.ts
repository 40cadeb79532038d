import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: '最佳时段',
  looking: '正在按未来几天的计划计算…',
  choosePlace: '从列表中选择地址，即可查看最佳时段及其成本。',
  byVan: '{vehicle}，约 {time}，多行驶 {distance}',
  stateNoRoom: '{days} 没有合适的时段。',
  stateNoPlan: '{days} 尚无计划。',
  statePlanning: '{days} 的计划正在生成。',
  stateOutOfDate: '{days} 的计划之后订单有变动，请重新规划。',
  stateDispatched: '{days} 的路线已交给司机，请在“实时”中插入订单。',
  stateNoRoads: '{days} 没有道路可到达此处。',
  estimated: '地图未覆盖此区域，时间为估算值。',
  changesNothing: '在重新规划之前，计划不会改变。',
} satisfies Translation<typeof en>
