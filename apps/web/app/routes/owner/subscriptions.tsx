// `/owner/subscriptions`
import { SubscriptionsScreen } from '../../features/owner/subscriptions-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('subscriptions'))

export default SubscriptionsScreen
