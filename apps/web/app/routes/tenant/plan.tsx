// `/tenant/plan`
import { PlanScreen } from '../../features/planning/plan-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Plan')

export default PlanScreen
