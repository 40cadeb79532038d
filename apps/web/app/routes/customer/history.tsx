// /customer/history
import { HistoryPage } from '../../features/customer/history-page.tsx'

export function meta() {
  return [{ title: 'Past Deliveries - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default HistoryPage
