// `/owner/billing`
import { BillingScreen } from '../../features/owner/billing/billing-screen.tsx'

export function meta() {
  return [{ title: 'Billing - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default BillingScreen
