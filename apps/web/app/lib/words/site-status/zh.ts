// Chinese texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '系统状态',
  notLoaded: '无法加载状态',
  notLoadedMore: '仅此一点就可能意味着有服务中断。',
  checking: '正在检查所有系统。',
  checkedAt: '由服务器自身的探测于 {time} 检查，每分钟一次。',
  allUp: '所有系统运行正常',
  areDown: '{services}：中断',
  areSlow: '{services}：缓慢',
  serviceState: '{service}：{state}',
  withoutScript:
    '本页通过脚本查询登录、数据、实时位置、规划和邮件是否正常。没有脚本时，请<link>以数据形式读取结果</link>。',
  tabs: '状态',
  tabServices: '服务状态',
  tabIncidents: '事件历史',
  tabMaintenance: '计划维护',
  noIncidents: '最近 {days} 天没有事件。',
  noMaintenance: '没有计划中的维护。',
  fromTo: '{from} 至 {to}',
  stateUp: '正常',
  stateSlow: '缓慢',
  stateDown: '中断',
  stateUnknown: '暂无数据',
  daysAgo: '{days} 天前',
  today: '今天',
  investigating: '调查中',
  identified: '已找到原因',
  monitoring: '观察中',
  resolved: '已解决',
} satisfies Translation<typeof en>
