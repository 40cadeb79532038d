// Planning: runs of the optimiser and their proposals.
import type { ServerModule } from '../../platform/platform.ts'
import { planEditRoutes } from './edit-routes.ts'
import { planningRoutes } from './routes.ts'
import { weekPlanRoutes } from './week/routes.ts'
import { workOnPlans } from './worker.ts'

export const planning: ServerModule = {
  name: 'planning',
  api(app, platform) {
    planningRoutes(app, platform)
    planEditRoutes(app, platform)
    weekPlanRoutes(app, platform)
  },
  work: workOnPlans,
}
