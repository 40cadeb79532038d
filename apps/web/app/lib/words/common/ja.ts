// Japanese texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes}分',
  hours: '{hours}時間{minutes}分',
  onTime: '定刻',
  late: '{duration}遅れ',
  early: '{duration}早い',
  anyTime: '時間指定なし',
  until: '{time}まで',
  from: '{time}から',
  range: '{from}-{to}',
  secondsAgo: '{seconds}秒前',
  listComma: '、',
  percent: '{value}%',
  ago: '{duration}前',
  // Every page
  account: '{name}のアカウント',
  goToCompany: '{company}へ移動',
  security: 'セキュリティ',
  signOut: 'ログアウト',
  theme: 'テーマ',
  themeLight: 'ライト',
  themeDark: 'ダーク',
  themeSystem: 'システム',
  language: '言語',
  loading: '読み込み中',
  loadingWhat: '{what}を読み込み中',
  notLoaded: '{what}を読み込めませんでした',
  retry: '再試行',
  seePlans: 'プランを見る',
  messages: 'メッセージ',
  you: '自分',
  byText: 'SMS',
  wasRead: '既読',
  send: '送信',
  sending: '送信中',
  noPush: 'このブラウザーは通知を表示できません。iPhoneでは、先にページをホーム画面に追加してください。',
  pushDenied: 'このページの通知はブロックされています。ブラウザーの設定で許可してください。',

  // No usable answer from the server
  serverSilent: 'サーバーが{seconds}秒以内に応答しませんでした。',
  serverUnreachable: 'サーバーに接続できませんでした。',
  checkConnection: '接続を確認して、もう一度お試しください。',
  notUnderstood: 'サーバーの応答をこのページで処理できません。',
  reloadPage: 'ページを再読み込みしてください。',
  wentWrong: '問題が発生しました。',
} satisfies Translation<typeof en>
