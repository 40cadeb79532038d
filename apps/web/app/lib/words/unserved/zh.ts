// Chinese reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: '没有车辆能及时到达',
  reasonCapacity: '超出车辆容量',
  reasonShift: '晚于所有班次结束时间',
  reasonSkills: '无人具备所需技能',
  reasonUnreachable: '没有道路通往该处',
  reasonNoVehicle: '没有车辆',
  reasonMaxStops: '所有车辆已达站点上限',
  reasonMaxDistance: '太远',
  reasonVehicleRule: '没有允许的车辆',
  reasonNotWorthIt: '不值得绕路',
  reasonSequence: '其车辆在此顺序中没有空位',
  reasonFleetFull: '其他订单已占满',
  reasonNotFoundInTime: '搜索时间用尽',
  reasonByHand: '手动移除',
  reasonOther: '未安排',
} satisfies Translation<typeof en>
