// Chinese texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share: '{percent} 的站点处路线重叠：{stops} 个站点中有 {inside} 个位于其他路线的区域内。',
  apart: '路线没有重叠。',
  overlappingStops: '重叠站点',
  option: '紧凑路线：费用可增加 %',
  optionMeans: '站点更换车辆，使路线重叠更少。留空：费用最低的计划。',
  won: '紧凑路线：位于其他路线区域内的站点从 {before} 个降至 {after} 个，费用增加 {percent}。',
  wonFree: '紧凑路线：位于其他路线区域内的站点从 {before} 个降至 {after} 个，不增加费用。',
  moved: '{stops, plural, other {# 个站点}}更换了车辆。',
  nothing: '紧凑路线：在费用增加 {percent} 以内，没有更改能减少重叠。',
} satisfies Translation<typeof en>
