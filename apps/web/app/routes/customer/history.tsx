// /customer/history
import { HistoryPage } from '../../features/customer/history-page.tsx'

export default HistoryPage
