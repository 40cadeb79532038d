// Chinese texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    '之前告知您的送达时间已失效：包裹已从路线中撤下。确定新时间后我们会立即通知您。给您带来不便，敬请谅解。{company}',
  told: '{count, plural, other {已通知 # 位收件人}}',
  notTold: '未能通知 {reference} 的收件人',
  question: '{count, plural, other {通知 # 位收件人配送已撤回？}}',
  questionMore: '他们此前已收到通知，已发送的内容无法撤回。不会联系其他人。',
  recipients: '收件人',
  tell: '{count, plural, other {通知 # 位收件人}}',
  tellNobody: '不通知任何人',
  whatTheyRead: '他们收到的内容（照旧以邮件和短信发送）',
} satisfies Translation<typeof en>
