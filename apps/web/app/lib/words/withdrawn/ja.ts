// Japanese texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'お知らせしたお届け時間は変更になりました。お荷物がルートから外れたためです。新しい時間が決まり次第ご連絡します。ご迷惑をおかけし申し訳ございません。{company}',
  told: '{count, plural, other {受取人#人に連絡しました}}',
  notTold: '{reference}の受取人に連絡できませんでした',
  question: '{count, plural, other {配達の取り下げを受取人#人に連絡しますか？}}',
  questionMore: 'すでに配達をお知らせ済みで、送った連絡は取り消せません。ほかの人には送りません。',
  recipients: '受取人',
  tell: '{count, plural, other {受取人#人に連絡}}',
  tellNobody: '連絡しない',
  whatTheyRead: '届く文面（これまでどおりメールとSMS）',
} satisfies Translation<typeof en>
