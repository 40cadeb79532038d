// Chinese texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: '原始顺序',
  planned: '规划后',
  figures: '{distance}，行驶 {duration}',
  elapsed: '{seconds} / {total} 秒',
  stopKeepBest: '停止并保留最优',
  optimizeAgain: '再次优化',
  failed: '试用未能启动：{message}。产品本身在服务器上规划，不受此影响。',
  failedSilently: '试用未能启动。产品本身在服务器上规划，不受此影响。',
  routesOverStops: '{routes, plural, other {# 条路线}}，{stops, plural, other {# 个站点}}',
} satisfies Translation<typeof en>
