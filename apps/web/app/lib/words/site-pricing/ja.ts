// Japanese texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '料金は使う車両の数で決まります',
  nothingOnSale: '現在販売中のプランはありません。料金はお問い合わせください。',
  driversFree:
    '{days, plural, other {ドライバーは数えません。どのプランも、カード不要の#日間のお試しから始まります。}}',
  ordersFree:
    '{days, plural, other {注文とドライバーは数えません。どのプランも、カード不要の#日間のお試しから始まります。}}',

  // Each plan
  mostPopular: '一番人気',
  priceCustom: '個別見積もり',
  perMonth: '/月',
  perYear: '/年',
  yearPrice: 'または1年分{price}',
  yearPriceSaving: 'または1年分{price}、月払いより{percent}お得',
  vehicleLimit: '{count, plural, =0 {車両は無制限} other {車両#台まで}}',
  andOn: 'まだ続く',
  choosePlan: '{plan}を選ぶ',

  // Features of plans
  vehicles: '{count, plural, =0 {車両は無制限} other {車両#台まで}}',
  people: '{count, plural, =0 {ポータルの利用者は無制限} other {ポータルの利用者#人}}',
  everythingIn: '{plan}のすべて',
  planningOnRoads: '実際の道路での計画と再計画',
  liveInYourBrand: '自社ブランドのライブ地図と追跡ページ',
  importAndExport: 'CSVとXLSXの取り込み、すべての書き出し',
  analytics: '分析',
  keysForYourSystems: '自社システム向けのAPIキー',
  ownRegions: '独自の地域',
  serviceLevels: 'サービス水準の取り決め',

  // The ruler
  vehicleCount: '{count, plural, other {車両#台}}',
  vehicleCountOrMore: '{count, plural, other {車両#台以上}}',
  vehiclesAndAnswer: '{count, plural, other {車両#台：{answer}}}',
  monthAnswer: '{plan}、月{price}、車両1台あたり{share}',
  yearAnswer: '{plan}、年{price}、車両1台あたり{share}',
  askedAnswer: '{plan}、料金はご相談のうえ',
  beyondAnswer: '販売中のプランの範囲を超えています。ご相談ください',

  // The comparison
  whatPlansInclude: '各プランの内容',
  aboveLimit:
    '車両の数を超えても止まりません。計画した1日は最後まで動き、次の車両は、プランを上げるか1台をアーカイブするまで待ちます。料金は米ドル、税別です。',
  what: '内容',
  included: 'あり',
  notIncluded: 'なし',
  unlimited: '無制限',
  upTo: '{count}まで',
  planning: '計画',
  rowVehicles: '車両',
  rowOrders: '1日の注文',
  rowDrivers: 'ドライバー',
  rowPeople: 'ポータルの利用者',
  rowRules: '時間帯、積載、勤務、スキル',
  rowRoads: '実際の道路、地図、住所',
  theDay: '当日の運行',
  rowLive: 'ライブ地図と遅れそうな配達先',
  rowTrackers: 'OsmAndとOwnTracksのトラッカー',
  rowTracking: '受取人向け追跡ページ',
  rowBranding: '自社のロゴと色',
  rowMails: '自社の文面のメール',
  company: '会社',
  rowApi: 'APIキーとWebhook',
  rowShops: 'ショップ連携',
  rowTexts: '1か月のSMS',
  rowStorage: 'ファイル容量（MB）',
  rowCalls: '1分あたりのAPI呼び出し',
  rowSupport: 'サポートの返信まで',
  hours: '{count, plural, other {#時間以内}}',
} satisfies Translation<typeof en>
