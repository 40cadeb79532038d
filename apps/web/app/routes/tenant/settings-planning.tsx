// `/tenant/settings/planning`
import { PlanningRulesScreen } from '../../features/settings/planning-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('planningRules')} - ${sectionsWords('settings')}`)

export default PlanningRulesScreen
