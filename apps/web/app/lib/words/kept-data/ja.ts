// Japanese names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: '注文',
  addressBook: '住所録',
  doorEvents: '玄関での記録',
  followed: '追跡中の配達',
  wishes: '継続的な希望',
  mails: 'メールとSMS',
  auditLines: '監査ログの行',
  profile: 'プロフィール',
  devices: '通知する端末',
  requests: '請求',
  account: 'アカウント',
  waysToSignIn: 'サインイン方法',
  sessions: 'セッション',
  secondSteps: '二段階認証',
  passkeys: 'パスキー',
  people: 'メンバーと招待',
  drivers: 'ドライバー',
  vehicles: '車両の記録',
  messages: 'メッセージ',
  invoices: '請求書',
  settings: '会社の設定',
  feedback: 'ご意見',
  otherData: 'その他のデータ',
  keptAuditLines:
    '誰が何をしたかは説明できる必要があるため、行われたことと日時は残ります。氏名、住所、本人に関する記載は消えます。オーナーが監査ログを保管する間です。',
  keptInvoices:
    '税法：請求書は、請求先の会社名と住所を含め発行時のまま残ります。売主の税法が定める年数（多くは10年）です。',
  keptCreditNotes:
    '税法：返金明細も請求書と同じく発行時のまま残ります。売主の税法が定める年数（多くは10年）です。',
  keptStops: 'この番号はSTOPと返信しました。STARTと返信するまで、誰も送らないよう保管します。',
  keptBilling: '請求書での会社の名義です。管理者が設定のプランで変更します。',
} satisfies Translation<typeof en>
