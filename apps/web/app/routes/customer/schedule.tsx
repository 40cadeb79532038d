// /customer/schedule
import { SchedulePage } from '../../features/customer/schedule-page.tsx'

export function meta() {
  return [{ title: 'Schedule Delivery - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default SchedulePage
