// /customer/history
import { HistoryPage } from '../../features/customer/history-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Past Deliveries')

export default HistoryPage
