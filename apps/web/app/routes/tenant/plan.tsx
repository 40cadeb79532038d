// `/tenant/plan`
import { PlanScreen } from '../../features/planning/plan-screen.tsx'

export function meta() {
  return [{ title: 'Plan - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default PlanScreen
