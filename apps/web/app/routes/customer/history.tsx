// /customer/history
import { HistoryPage } from '../../features/customer/history-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

export const meta = hiddenMeta(() => customerWords('pastDeliveries'))

export default HistoryPage
