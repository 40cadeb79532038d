// `/tenant/analytics`
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Analytics')

export default AnalyticsScreen
