// Japanese texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'オーナーポータル',
  heading: 'プラットフォーム管理',
  aiRoutes: 'AIルート',
  tenants: '会社',
  newTenant: '会社を追加',
  billing: '請求',
  plans: 'プラン',
  emails: 'メール',
  api: 'API',
  integrations: '連携',
  subscriptions: '契約',
  outbox: '送信トレイ',
  status: '稼働状況',
  system: 'システム',
  regions: '地域',
  auditLog: '操作履歴',

  // Search
  searchPortal: '会社と問い合わせを検索',
  foundPage: 'ページ',
  foundCompany: '会社',
  foundTicket: '問い合わせ',
  foundInvoice: '請求書',

  // Bar while an owner views a company
  viewingCompany:
    '{time}まで閲覧者として{company}を表示しています。この操作は先方と当社の履歴に記録されます。',
  viewingOne: '{time}まで閲覧者として会社を表示しています。この操作は先方と当社の履歴に記録されます。',
  end: '終了',

  // Results
  nothingChanged: '変更はありません',
  couldNotLoad: '読み込めませんでした',

  // Ages and times left
  minutes: '{count}分',
  hours: '{count}時間',
  days: '{count, plural, other {#日}}',
  inMinutes: '{count}分後',
  inHours: '{count}時間後',
  inDays: '{count, plural, other {#日後}}',
  minutesAgo: '{count}分前',
  hoursAgo: '{count}時間前',
  daysAgo: '{count, plural, other {#日前}}',
} satisfies Translation<typeof en>
