// /customer/notifications
import { NotificationsPage } from '../../features/customer/notifications-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Notifications')

export default NotificationsPage
