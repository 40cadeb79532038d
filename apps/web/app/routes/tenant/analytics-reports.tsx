// `/tenant/analytics/reports`
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Reports')

export default ReportsScreen
