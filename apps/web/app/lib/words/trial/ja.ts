// Japanese texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, other {残り#日}}',
  runsUntil: 'お試しは{time}までです。料金はかかりません。',
  usedShare: 'お試し期間の{percent}パーセントが経過',
  planned: '計画',
  runs: '{count, plural, other {#回}}',
  orders: '注文',
  vehicles: '車両',
  toDashboard: 'ダッシュボードへ',
  seePlans: 'プランを見る',
  hasEnded: 'お試し期間が終わりました',
  endedOn: '{time}に終了しました。作成したものは残っています。',
  readAll: 'すべての閲覧',
  routesRun: '配車済みのルートは追跡付きで最後まで',
  notAnew: '新たな取り込み、計画、配車',
  upgrade: 'アップグレード',
  lookAtData: 'データを見る',
} satisfies Translation<typeof en>
