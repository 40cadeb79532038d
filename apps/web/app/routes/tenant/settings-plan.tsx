// `/tenant/settings/plan`
import { PlanScreen } from '../../features/billing/plan-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Plan and invoices')

export default PlanScreen
