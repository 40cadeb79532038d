// /customer/schedule
import { SchedulePage } from '../../features/customer/schedule-page.tsx'

export default SchedulePage
