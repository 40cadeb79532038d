// `/owner/billing`
import { BillingScreen } from '../../features/owner/billing/billing-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Billing')

export default BillingScreen
