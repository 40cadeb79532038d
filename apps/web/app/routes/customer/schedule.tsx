// /customer/schedule
import { SchedulePage } from '../../features/customer/schedule-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Schedule Delivery')

export default SchedulePage
