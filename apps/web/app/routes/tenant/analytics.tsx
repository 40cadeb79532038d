// `/tenant/analytics`
import { AnalyticsScreen } from '../../features/analytics/analytics-screen.tsx'

export function meta() {
  return [{ title: 'Analytics - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default AnalyticsScreen
