// `/tenant/settings/plan`
import { PlanScreen } from '../../features/billing/plan-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('planAndInvoices'))

export default PlanScreen
