// `/owner/subscriptions`
import { SubscriptionsScreen } from '../../features/owner/subscriptions-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Subscriptions')

export default SubscriptionsScreen
