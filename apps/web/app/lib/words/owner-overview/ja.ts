// Japanese texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: '顧客総数',
  customersDetail: '利用中{active}社、今月の新規{added}社',
  monthlyRevenue: '月間収益',
  recurring: '経常、税別',
  activeTrials: 'お試し中',
  endingSoon: '{count, plural, =0 {1日以内に終わるものはありません} other {#件が1日以内に終わります}}',
  supportTickets: 'サポートへの問い合わせ',
  oldestWaiting: '最長の待ち時間 {age}',
  noneWaiting: '返信待ちはありません',

  // Sections
  all: 'すべて{count}件',
  trialsByTime: '残り時間順のお試し',
  noTrials: 'お試し中の会社はありません。',
  trialEnds: '{when}に終了',
  openTickets: '未解決の問い合わせ',
  noTickets: '返信待ちの問い合わせはありません。',
  ticketWaits: '{age}待ち',
  apiCalls: '今月のAPI呼び出し',
  callsOfAll: 'すべての会社のキーによる呼び出しです。',
  keysAndServices: 'キーとサービス',
  quickActions: 'クイック操作',
  editPlans: 'プランを編集',
  revenueByMonth: '月別の経常収益',
  revenue: '収益',
  theOverview: '概要',

  // Services
  servicesOver: '{count, plural, other {#日間のサービス}}',
  services: 'サービス',
  theServices: 'サービス',
  incidents: '障害',
  noProbes: 'まだ計測がありません',
  upToday: '今日は稼働中',
  shareToday: '今日{percent}',
  serviceUptime: '{service}：{uptime}',
} satisfies Translation<typeof en>
