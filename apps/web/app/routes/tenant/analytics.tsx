// `/tenant/analytics`
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { analyticsWords } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('analytics'))

export default function Analytics() {
  const hasWords = [useWords(analyticsWords), useWords(reportWords)].every(Boolean)
  return hasWords ? <AnalyticsScreen /> : <PageSpinner />
}
