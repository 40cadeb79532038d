// `/owner/subscriptions`
import { SubscriptionsScreen } from '../../features/owner/subscriptions-screen.tsx'

export function meta() {
  return [{ title: 'Subscriptions - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default SubscriptionsScreen
