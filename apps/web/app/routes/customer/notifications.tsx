// /customer/notifications
import { NotificationsPage } from '../../features/customer/notifications-page.tsx'

export function meta() {
  return [{ title: 'Notifications - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default NotificationsPage
