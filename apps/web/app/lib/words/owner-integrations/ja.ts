// Japanese texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'サービス',
  servicesNoun: 'サービス',
  outbox: '送信トレイ',
  servicesLead: 'サーバーの起動時に環境変数で設定します。テストは各サービスに実際の要求を送ります。',
  mail: 'メールサーバー',
  texts: 'SMS',
  maps: '地図',
  roads: '道路エンジン',
  geocoder: '住所検索',
  storage: 'ファイルストレージ',
  stripe: 'カード決済',
  database: 'データベース',
  mailsCaught: 'メールは捕捉され、送信トレイに表示されます',
  textsCaught: 'SMSは捕捉され、送信トレイに表示されます',
  drawnHere: 'ここの地域から描画',
  onRegionsHere: 'ここの地域を使用',
  onDisk: 'このサーバーのディスク',
  paidByHand: '請求書は手動で支払済みにします',
  outcome: '{message} {milliseconds} ms',
  works: '動作中',
  worksNot: '動作していません',
  notSet: '未設定',
  builtIn: '内蔵',
  testWhat: '{name}をテスト',
  test: 'テスト',
  testing: 'テスト中',

  // API keys
  keysOfAll: 'すべての会社のAPIキー',
  apiKeys: 'APIキー',
  document: 'OpenAPIドキュメント',
  noKeys: '作成した会社はありません。管理者が設定のAPIキーで作成します。',
  keyOf: '{name}、<company>{company}</company>',
  everything: '作成者ができることすべて',
  noLongerWorks: '{name}は使えなくなりました',
  usedAt: '使用 {time}',
  neverUsed: '未使用',
  revoke: '無効にする',
  revokeWhat: '{company}の{name}を無効化',
} satisfies Translation<typeof en>
