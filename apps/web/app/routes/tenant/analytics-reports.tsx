// `/tenant/analytics/reports`
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { reportWords } from '../../lib/words/reports.ts'

export const meta = hiddenMeta(() => reportWords('reports'))

export default ReportsScreen
