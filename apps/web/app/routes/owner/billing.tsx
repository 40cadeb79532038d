// `/owner/billing`
import { BillingScreen } from '../../features/owner/billing/billing-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('billing'))

export default BillingScreen
