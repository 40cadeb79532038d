// Repair: changes a day on the road, by hand or by proposal.
import type { ServerModule } from '../../platform/platform.ts'
import type { RepairDeps } from './propose.ts'
import { repairRoutes } from './routes.ts'

/** `modules.ts` injects the readers of the live day and the roads. */
export type RepairTools = Pick<RepairDeps, 'readLiveDay' | 'readMatrix'>

export function repairModule(tools: RepairTools): ServerModule {
  return {
    name: 'repair',
    api: (app, { asService, roads, clock, onRefusedRoute }) =>
      repairRoutes(app, { asService, roads, clock, onRefusedRoute, ...tools }),
  }
}
