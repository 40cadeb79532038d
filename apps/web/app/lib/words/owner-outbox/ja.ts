// Japanese texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: '送信トレイ',
  emailsNoun: 'メール',
  mails: 'メール',
  searchEmails: 'メールを検索',
  searchHint: 'アドレス、件名、会社',
  all: 'すべて',
  to: '宛先',
  subject: '件名',
  state: '状態',
  written: '作成',
  noEmails: 'メールはありません',
  noEmailsMore: 'メールは送信前でも、作成された時点でここに表示されます。',
  testMailServer: 'メールサーバーをテスト',
  noMatches: '一致するメールはありません',
  showAll: 'すべてのメールを表示',
  mailTo: '{subject}、{to}宛て',

  // States
  waiting: '待機中',
  held: '保留中',
  sent: '送信済み',
  caught: '捕捉済み',
  failed: '失敗',
  expired: '期限切れ',

  // One mail
  mail: 'メール',
  mailNoun: 'メール',
  sendingAgain: '{to}に再送信しています',
  waitsUntil: '待機の終わり',
  caughtAt: '捕捉',
  sentAt: '送信',
  tries: '試行回数',
  serverSaid: 'サーバーの応答',
  attached: '添付',
  sendNow: '今すぐ送信',
  sendAgain: '再送信',
  emailAsItLooks: 'メールの見た目',
  asPlainText: 'テキスト形式',
} satisfies Translation<typeof en>
