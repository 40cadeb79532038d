// Chinese texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: '发件箱',
  emailsNoun: '邮件',
  mails: '邮件',
  searchEmails: '搜索邮件',
  searchHint: '地址、主题、公司',
  all: '全部',
  to: '收件人',
  subject: '主题',
  state: '状态',
  written: '撰写时间',
  noEmails: '此处没有邮件',
  noEmailsMore: '邮件一经撰写即列于此处，无论是否已发送。',
  testMailServer: '测试邮件服务器',
  noMatches: '没有匹配的邮件',
  showAll: '显示所有邮件',
  mailTo: '{subject}，发往 {to}',

  // States
  waiting: '等待中',
  held: '暂扣',
  sent: '已发送',
  caught: '已拦截',
  failed: '失败',
  expired: '已过期',

  // One mail
  mail: '邮件',
  mailNoun: '邮件',
  sendingAgain: '正在重新发送给 {to}',
  waitsUntil: '等待至',
  caughtAt: '拦截时间',
  sentAt: '发送时间',
  tries: '尝试次数',
  serverSaid: '服务器回复',
  attached: '附件',
  sendNow: '立即发送',
  sendAgain: '重新发送',
  emailAsItLooks: '邮件外观',
  asPlainText: '纯文本',
} satisfies Translation<typeof en>
