// Chinese texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: '客户总数',
  customersDetail: '{active} 家活跃，本月新增 {added} 家',
  monthlyRevenue: '月收入',
  recurring: '经常性收入，税前',
  activeTrials: '进行中的试用',
  endingSoon: '{count, plural, =0 {一天内没有到期} other {# 个将在一天内到期}}',
  supportTickets: '支持工单',
  oldestWaiting: '最早的已等待{age}',
  noneWaiting: '没有等待中的工单',

  // Sections
  all: '全部 {count}',
  trialsByTime: '按剩余时间排列的试用',
  noTrials: '没有进行中的试用。',
  trialEnds: '{when}结束',
  openTickets: '未结工单',
  noTickets: '没有等待回复的工单。',
  ticketWaits: '已等待{age}',
  apiCalls: '本月 API 调用',
  callsOfAll: '所有公司的密钥发起的调用。',
  keysAndServices: '密钥和服务',
  quickActions: '快捷操作',
  editPlans: '编辑套餐',
  revenueByMonth: '按月的经常性收入',
  revenue: '收入',
  theOverview: '概览',

  // Services
  servicesOver: '{count, plural, other {近 # 天的服务}}',
  services: '服务',
  theServices: '服务',
  incidents: '事件',
  noProbes: '尚无检测',
  upToday: '今日正常',
  shareToday: '今日 {percent}',
  serviceUptime: '{service}：{uptime}',
} satisfies Translation<typeof en>
