// `/tenant/settings/planning`
import { PlanningRulesScreen } from '../../features/settings/planning-rules-screen.tsx'

export function meta() {
  return [{ title: 'Planning rules - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default PlanningRulesScreen
