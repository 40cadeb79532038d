// Chinese texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: '{promises, plural, other {# 个承诺}}中预计有 {misses} 个无法兑现。',
  noPromises: '没有站点设有时间窗，因此没有可能落空的承诺。',
  countedCompany: '按您最近 {routes, plural, other {# 条路线}}的延误，在 {days} 个模拟日中统计。',
  countedUsual: '在您行驶足够路线之前，按常见延误在 {days} 个模拟日中统计。',
  showStops: '显示站点',
  risk: '风险',
  missedOn: '{days} 个模拟日中有 {missed} 日未兑现',
  lateEndOn: '{days} 个模拟日中有 {late} 日晚于班次结束。',
  option: '更稳妥的计划：费用可增加 %',
  optionMeans: '在能保住承诺的地方，车辆提前出发或调整站点。留空：费用最低的计划。',
  won: '更稳妥的计划：预计无法兑现的承诺从 {before} 降至 {after}，费用增加 {percent}。',
  wonFree: '更稳妥的计划：预计无法兑现的承诺从 {before} 降至 {after}，不增加费用。',
  changed: '{routes, plural, other {# 条路线}}提前出发，{stops, plural, other {# 个站点}}已调整。',
  nothing: '更稳妥的计划：在费用增加 {percent} 以内，没有更改能保住承诺。',
} satisfies Translation<typeof en>
