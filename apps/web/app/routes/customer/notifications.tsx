// /customer/notifications
import { NotificationsPage } from '../../features/customer/notifications-page.tsx'

export default NotificationsPage
