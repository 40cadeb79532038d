// Chinese texts of CO2 of vehicles, routes, orders and plans. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  co2: 'CO2',
  useUnknown: '未知，因为不知道 {vehicle} 的能耗',
  useOfVanUnknown: '未知，因为不知道车辆的能耗',
  gramsPerKm: '{grams} 克/公里',
  gramsPerMile: '{grams} 克/英里',
  ofPlan: 'CO2：{weight}。',
  ofPlanWithout: 'CO2：{weight}，不含 {count, plural, other {# 条}}车辆能耗未知的路线。',
  ofPlanUnknown: 'CO2 未知，因为不知道这些车辆的能耗。',
  priceInCost: '成本中每千克 CO2 计 {amount}。',
  priceOfKilogram: '每千克价格，{currency}',
  priceMeans: '计入每辆车的每公里成本，使计划优先选择更清洁的车辆。能耗未知的车辆按平均值计算。0 表示不计。',
  factors: '各能源的 CO2 克数',
  factorsMean: '从源头到车轮。留空则使用所示的欧洲数值；电力因国家和合同差异最大。',
  energyPerUnit: '{energy}，每 {unit}',
  wholeGrams: '整数克',
  runsOn: '使用能源',
  notKnown: '未知',
  usePer100: '百公里能耗',
  useMeans: '在两次加满记录提供更多信息之前，据此计算其路线的 CO2。电动车的续航请填为最大里程：计划会遵守。',
  chooseEnergy: '请选择能源',
} satisfies Translation<typeof en>
