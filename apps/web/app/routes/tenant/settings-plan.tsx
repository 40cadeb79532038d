// `/tenant/settings/plan`
import { PlanScreen } from '../../features/billing/plan-screen.tsx'

export function meta() {
  return [{ title: 'Plan and invoices - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default PlanScreen
