// Chinese texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: '平台所有者门户',
  heading: '平台管理',
  aiRoutes: 'AI 路线',
  tenants: '公司',
  newTenant: '新建公司',
  billing: '计费',
  plans: '套餐',
  emails: '邮件',
  api: 'API',
  integrations: '集成',
  subscriptions: '订阅',
  outbox: '发件箱',
  status: '状态',
  system: '系统',
  regions: '区域',
  auditLog: '操作日志',

  // Search
  searchPortal: '搜索公司和工单',
  foundPage: '页面',
  foundCompany: '公司',
  foundTicket: '工单',
  foundInvoice: '账单',

  // Bar while an owner views a company
  viewingCompany: '您正以只读成员身份查看 {company}，至 {time}。此操作会记入对方和我们的日志。',
  viewingOne: '您正以只读成员身份查看一家公司，至 {time}。此操作会记入对方和我们的日志。',
  end: '结束',

  // Results
  nothingChanged: '没有更改',
  couldNotLoad: '无法加载',

  // Ages and times left
  minutes: '{count}分钟',
  hours: '{count}小时',
  days: '{count, plural, other {#天}}',
  inMinutes: '{count}分钟后',
  inHours: '{count}小时后',
  inDays: '{count, plural, other {#天后}}',
  minutesAgo: '{count}分钟前',
  hoursAgo: '{count}小时前',
  daysAgo: '{count, plural, other {#天前}}',
} satisfies Translation<typeof en>
