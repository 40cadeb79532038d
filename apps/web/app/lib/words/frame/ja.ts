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

  // Lists and their files
  show: '表示',
  archived: 'アーカイブ済み',
  numbered: '{label} {count}',
  filterWhat: '{what}を絞り込む',
  filterBy: '絞り込み：{what}',
  add: '追加',
  panelStopped: 'このパネルが停止しました。一覧に影響はありません。',
  import: '取り込む',
  importCount: '{count}件を取り込む',
  importWhat: '{what}を取り込む',
  exportWhat: '{what}を書き出す',
  notExported: '{what}を書き出せませんでした',
  fileOf: '{what}のファイル',
  chooseFile: 'ファイルを選ぶ',
  chooseOtherFile: '別のファイルを選ぶ',
  cellsToFix: '{count, plural, other {#個のセル}}を修正してください。何も取り込まれていません',
  lineNumber: '{number}行目',
  rowsImported: '{what}：{count}件追加、{changed}件変更',
  rowsToImport: '{file}：{what} 新規{count}件、変更{changed}件。',
  fileNotImported: 'ファイルを取り込めませんでした',
  clockPattern: '時:分',
  datePattern: '年/月/日',
  calendar: 'カレンダー',
  timeOfDay: '時刻',
  fromTo: '{from}〜{to}',

  // Places
  address: '住所',
  outsideMap: '地図の範囲外の場所です',
  interpolated: '推定',
  onStreet: '通り',
  inTown: '市区町村',
  placeItsPin: 'ピンを置く',
  typeAddress: '住所、座標、または地図のリンク',
  enterAddress: '番地までの住所、座標、または地図のリンクを入力してください',
  placePinOnMap: '地図にピンを置く',
  movePinOnMap: '地図のピンを動かす',
  keepPlace: 'この場所のままにする',
  placePin: 'ピンを置く',
  howToPlacePin: '町を探して拡大し、車両が向かう場所をクリックしてください。',
  usePin: 'このピンを使う',
  addressForDrivers: 'ドライバー向けの住所',
  whatDriversCallIt: '番地までの住所、またはドライバーの呼び名',
  mapForPin: 'ピンを置く地図',
  pinAt: 'ピン：{place}',
  noPinYet: 'まだピンがありません。キーボードでは矢印キーで地図を動かし、Enterで中心を選びます。',
  goToTown: '町へ移動',
  townOrCountry: '町または国',
  enterTown: '町または国を入力してください',
  noSuchTown: '該当する町がありません',

  // Reminders of vehicles and drivers
  ranOut: '{name}の{document}は{day}に期限切れになりました',
  runsOut: '{name}の{document}は{day}に期限が切れます',
  serviceOver: '{name}の点検整備は{distance}超過しています',
  serviceIn: '{name}の点検整備まで{distance}',
  wasDue: '{name}の{what}の期日は{day}でした',
  isDue: '{name}の{what}の期日は{day}です',
  serviceNoun: '点検整備',
  drivesSeveral: '{driver}は{vehicles}を運転します',

  // Recall of routes
  toldAlready:
    '{count, plural, other {#人の受取人に通知済みでした：{list}。待機中のメッセージは送信されません。}}',
  toldAndMore: 'ほか{count}件',

  // Unconfirmed email
  confirmEmail: 'メールアドレスを確認してください。それまで受取人へのメールは保留されます。',
  newLinkTo: '新しいリンクを{email}に送りました。',
  resendLink: 'リンクを再送',
} satisfies Translation<typeof en>
