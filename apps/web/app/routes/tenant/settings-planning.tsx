// `/tenant/settings/planning`
import { PlanningRulesScreen } from '../../features/settings/planning-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Planning rules - Settings')

export default PlanningRulesScreen
