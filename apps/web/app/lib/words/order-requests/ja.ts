import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: '依頼',
  noRequests: '返答待ちの依頼はありません。',
  accept: '承認',
  decline: '却下',
  accepted: '依頼が注文になりました',
  declined: '依頼を却下しました',
  notAnswered: '依頼に返答できませんでした',
  message: '訪問者へのメッセージ',
  cancel: 'キャンセル',
  waiting: '{count, plural, other {注文フォームからの依頼が#件待っています}}',
  answer: '返答する',
  toldLater: '訪問者には1分後に通知されます。',
  notRestored: '却下を取り消せませんでした',
  restored: '依頼は再び返答待ちです',
  noContact: '訪問者はメールも電話も残していないため、誰にも通知されません。',
} satisfies Translation<typeof en>
