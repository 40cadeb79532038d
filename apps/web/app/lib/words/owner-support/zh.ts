// Chinese texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: '待处理',
  pending: '等待客户',
  closed: '已关闭',
  searchTickets: '搜索工单',
  waits: '已等待 {age}',
  waiting: '等待回复',
  withOwner: '{name}，由 {owner} 负责',
  nobodyWaits: '没有人在等待',
  noTickets: '这里没有工单',
  questionsComeIn: '来自联系页面和产品内的问题会出现在这里。',
  contactPage: '联系页面',
  openCount: '{count, plural, other {# 个待处理工单。承诺在 {hours} 小时内回复。}}',
  nobodyYet: '尚无人负责',
  somebody: '某人',
  ownersNotLoaded: '{name}。无法加载所有者列表。',
  tryAgain: '重试',
  assignedTo: '负责人',
  fromCompany: '{name}，<link>{company}</link>',
  reopen: '重新打开',
  replyTo: '回复 {email}',
  answer: '答复',
  sendReply: '发送并设为等待客户',
  addNote: '添加备注',
  noteAdded: '备注已添加',
  replySent: '已回复 {to}',
} satisfies Translation<typeof en>
