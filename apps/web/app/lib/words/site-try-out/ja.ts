// Japanese texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: '届いたままの順',
  planned: '計画後',
  figures: '{distance}、運転{duration}',
  elapsed: '{total}秒中{seconds}秒',
  stopKeepBest: '停止して最良を採用',
  optimizeAgain: 'もう一度最適化',
  failed: 'お試しを開始できませんでした：{message}。製品はサーバーで計画するため、影響はありません。',
  failedSilently: 'お試しを開始できませんでした。製品はサーバーで計画するため、影響はありません。',
  routesOverStops: '{routes, plural, other {ルート#本}}、{stops, plural, other {配達先#件}}',
} satisfies Translation<typeof en>
