// Japanese texts of the sections of a company's settings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  company: '会社',
  depots: '営業所',
  zones: 'ゾーン',
  addresses: '住所',
  team: 'チーム',
  planningRules: '計画の規則',
  drivingSpeeds: '走行速度',
  drivers: 'ドライバー',
  recipients: '受取人',
  emails: 'メール',
  planAndInvoices: 'プランと請求書',
  apiKeys: 'APIキー',
  webhooks: 'Webhook',
  orderFields: '注文フィールド',
  orderForm: '注文フォーム',
  rateCards: '料金表',
  shops: 'ショップ',
  auditLog: '操作履歴',
  privacy: 'プライバシー',
  archive: 'アーカイブ',
  singleSignOn: 'シングルサインオン',
  settings: '設定',
  notForRole: '{section}：あなたの役割では使えません',
} satisfies Translation<typeof en>
