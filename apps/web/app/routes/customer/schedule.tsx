// /customer/schedule
import { SchedulePage } from '../../features/customer/schedule-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

export const meta = hiddenMeta(() => customerWords('scheduleDelivery'))

export default SchedulePage
