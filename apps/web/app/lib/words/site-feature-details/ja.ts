// Japanese texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: '6つの機能が同じ1日を共有します。何を受注し、どう計画し、いま何が起き、誰に知らせたか。',
  seeHowItWorks: '仕組みを見る<hidden>：{feature}</hidden>',
  close: '閉じる',

  // Screenshots
  analyticsScreen: '分析：日ごとの定時率とコスト、車両ごとの計画と実績',
  rolesScreen: '役割の表：それぞれの役割の権限と、会社独自の役割',
  companiesScreen: 'オーナーの会社一覧：各社の状態、プラン、車両、注文',
  driverScreen: 'ドライバーのスマートフォン：ルートの次の配達先',

  // Route planning
  planningLong:
    '時間いっぱいまで計画を改善し続けるエンジンです。いつでも止めて、その時点で最良の計画を使えます。',
  shift: '勤務',
  shiftFact: 'ドライバー1人あたり最長8時間',
  load: '積載',
  loadFact: '変更しなければ車両1台あたり150個',
  windows: '時間帯',
  windowsFact: '時間帯の中で作業を開始。外れる場合は分数を表示',
  priority: '優先度',
  priorityFact: '優先の配達を先に回る',
  distance: '距離',
  distanceFact: 'ファイルの順より4分の1以上短い',
  whatIsLeft: '残ったもの',
  whatIsLeftFact: '理由といちばん小さな解決策を添えて一覧に',
  nextPlanning: '次へ：AIによるルート計画',

  // Live tracking
  trackingLong:
    '位置はスマートフォンや、すでにお持ちのトラッカーから届きます。届くたびに、この先すべての配達先の予測が更新されます。',
  atRisk: '遅延見込み',
  atRiskFact: '深刻なものから、分数と原因つきで',
  forecast: '予測',
  forecastFact: '道路、作業時間、その日の進み具合から',
  recipient: '受取人',
  recipientFact: '1ページで、まずひとつの答え。いつ届くか',
  notice: 'お知らせ',
  noticeFact: '車両が30分の距離に来たら送信',
  trackers: 'トラッカー',
  trackersFact: 'OsmAndとOwnTracksのプロトコルに対応、新しい機器は不要',
  nextTracking: '次へ：リアルタイム追跡と通知',

  // Analytics
  analyticsLong: '走り終えたすべての日の数値を、その前の同じ日数と比べます。',
  onTime: '定時',
  onTimeFact: '日、ドライバー、車両、営業所、顧客ごと',
  drivenFact: '計画と実績を車両ごとに',
  export: '書き出し',
  exportFact: '数値を表とCSVで',
  nextAnalytics: '次へ：分析ダッシュボード',

  // Security
  securityLong:
    'アクセス権はデータベースが、すべての表とすべての経路について、行単位で判断します。画面はそれを映すだけです。',
  roles: '役割',
  rolesFact: 'オーナー、管理者、配車担当、閲覧者、ドライバー、受取人',
  signIn: 'サインイン',
  signInFact: 'スマートフォンのコードによる2段階目の確認',
  publicPages: '公開ページ',
  publicPagesFact: '電話番号、氏名、ほかの配達先は表示しない',
  nextSecurity: '次へ：企業向けセキュリティ',

  // Several companies
  tenantsLong: 'グループ企業や再販事業者向け。どの会社も、自社だけで使っているように働けます。',
  brand: 'ブランド',
  brandFact: '追跡ページに自社の色',
  plans: 'プラン',
  plansFact: '会社ごとの上限をサーバーが守る',
  data: 'データ',
  dataFact: 'データベースで行単位に分離',
  nextTenants: '次へ：複数企業の管理',

  // Driver app
  driverLong: 'ドライバーが持っているスマートフォンのブラウザーで開きます。圏内でも圏外でも。',
  nextStop: '次',
  nextStopFact: '住所、時間帯、渡すもの、メモ',
  route: 'ルート',
  routeFact: 'その日の配達先を順番どおりに',
  proof: '受領証明',
  proofFact: '注文に応じて写真、署名、名前、PIN、スキャン',
  noSignal: '圏外',
  noSignalFact: '済んだ作業は端末に残り、あとで一度だけ届く',
  nextDriver: '次へ：ドライバーアプリ',
} satisfies Translation<typeof en>
