// Chinese texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: '新建工单',
  ticketsNoun: '工单',
  tickets: '工单',
  theTicket: '工单',
  allTickets: '全部工单',
  nothingAsked: '还没有提问',
  nothingAskedMore: '遇到问题或想了解用法时请在此提问。答复会显示在这里并发送邮件。',
  chooseTicket: '请选择工单查看。工作日内 {hours} 小时由专人答复。',
  answersWithin: '工作日内 {hours} 小时由专人答复。',
  askSupport: '联系客服',
  notSent: '您的问题未发送',
  subject: '主题',
  fewWords: '简要说明',
  whatHappens: '发生了什么，您期望什么',
  answerComes: '答复会显示在这里并发送至 {email}',
  sending: '正在发送',
  send: '发送',
  sendToSupport: '发送给客服',
  writeToReopen: '回复即可重新打开',
  writeToSupport: '写给客服',
  stateOpen: '处理中',
  stateAnswered: '已答复',
  stateClosed: '已关闭',
  messages: '消息',
  noteBy: '{name} 的备注',
  supportAt: '客服，{time}',
} satisfies Translation<typeof en>
