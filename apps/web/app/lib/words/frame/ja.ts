// Japanese texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: '概要',
  dashboard: '車両管理ダッシュボード',
  orders: '注文',
  plan: '計画',
  live: 'ライブ',
  fleet: '車両',
  drivers: 'ドライバー',
  routes: 'ルート',
  analytics: '分析',
  settings: '設定',
  support: 'サポート',
  help: 'ヘルプ',

  // Around a page
  company: '会社',
  sections: 'セクション',
  menu: 'メニュー',
  search: '検索',
  searchCompany: '注文、配達先、ドライバーを検索',
  searching: '検索中',
  nothingFound: '「{text}」は見つかりませんでした',
  skipToContent: '本文へ移動',
  needYou: '{label}、要対応{count}件',
  loadingCompany: '会社を読み込んでいます',
  companyNotLoaded: '会社を読み込めませんでした',
  viewer: 'ここではすべてを閲覧できますが、変更はできません。変更は配車担当と管理者が行います。',
  testClock: 'テスト用の時計が有効です。オーナーがここで会社の時刻を変更します。本番では使わないでください。',

  // Connection
  connected: '接続中',
  slow: '低速、{seconds}秒',
  noConnection: '接続なし',
  offline:
    'インターネットに接続していません。最後に確認した状態を表示しています。オンラインに戻ると更新されます。',

  // Day
  today: '今日',
  todayAnd: '今日、{day}',
  previousDay: '前の日',
  nextDay: '次の日',
  previousMonth: '前の月',
  nextMonth: '次の月',
  weekdays: '月 火 水 木 金 土 日',

  // Panels and lists
  close: '閉じる',
  cancel: 'キャンセル',
  save: '保存',
  undo: '元に戻す',
  removed: '{name}を削除しました',
  notRemoved: '{name}を削除できませんでした',
  copy: 'コピー',
  copied: 'コピーしました',
  haveCopied: 'コピーしました（確認済み）',
  shownOnce: '今すぐコピーしてください。表示は一度だけです。{hint}',
  selectAll: 'すべて選択',
  selectRow: '{row}を選択',
  firstOf: '{count}件中、最初の{limit}件。ほかを見るには絞り込んでください。',
  scrolledSideways: '{label}、横にスクロール',
  separateByCommas: 'カンマで区切ってください',
} satisfies Translation<typeof en>
