// /customer/notifications
import { NotificationsPage } from '../../features/customer/notifications-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { customerWords } from '../../lib/words/customer.ts'

export const meta = hiddenMeta(() => customerWords('notifications'))

export default NotificationsPage
