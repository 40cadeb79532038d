// Japanese texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'APIキー',
  onlyAdministrators: 'APIキーは管理者のためのページです',
  onlyAdministratorsMore: '会社の管理者がここで作成と無効化を行います。',
  notLoaded: 'キーを読み込めませんでした',
  loadingKeys: 'キーを読み込み中',
  newKey: '新しいキー',
  noKeys: 'まだキーがありません',
  noKeysMore:
    'キーがあれば自社のソフトウェアから注文の取り込み、計画の取得、位置の送信ができます。選んだこと以外はできません。',
  test: 'テスト',
  everything: '作成者ができることすべて',
  atMost: '1分あたり最大{calls}回',
  fromPages: '{origins}のページから',
  lastUsed: '最終使用 {time}',
  neverUsed: '未使用',
  madeAt: '作成 {time}',
  madeBy: '作成 {time}（{name}）',
  revoke: '無効にする',
  revokeQuestion: '{name}を無効にしますか？',
  revokeEffect: 'このキーを使うプログラムはすぐに拒否されます。元に戻せません。',
  noLongerWorks: '{name}は使えなくなりました',
  nothingChanged: '何も変更されていません',

  // Form
  newApiKey: '新しいAPIキー',
  yourNewKey: '新しいキー',
  bearerHint: 'Bearerトークンとして送り、アドレスには入れないでください。',
  createKey: 'キーを作成',
  notCreated: 'キーを作成できませんでした',
  name: '名前',
  nameHint: '使用するシステム',
  itMay: 'できること',
  sendPositions: '車両の位置を送る',
  keepTeam: 'ID プロバイダーでチームを管理する（SCIM）',
  callsPerMinute: '1分あたりの呼び出し',
  callsPerMinuteHint: '空欄なら個別の上限なし',
  origins: 'このキーで呼び出せるページ',
  originsHint:
    '1行に1オリジン（例：https://shop.example）。プログラムなら空欄に。ページの訪問者はキーを読めます',
  testKey: 'テストキー',
  testKeyMore:
    '独自の注文、車両、計画を持つサンドボックスで動きます。誰にも何も送られず、このキーで作ったWebhookはテストイベントだけを受け取ります。',
} satisfies Translation<typeof en>
