// Repair: a day that is on the road is changed, by hand or by proposal.
import type { ServerModule } from '../../platform/platform.ts'
import type { RepairDeps } from './propose.ts'
import { repairRoutes } from './routes.ts'

/** How it reads the live day and the roads is given by whoever puts the modules together. */
export type RepairTools = Pick<RepairDeps, 'readLiveDay' | 'readMatrix'>

export function repairModule(tools: RepairTools): ServerModule {
  return {
    name: 'repair',
    api: (app, { asService, roads, clock, onRefusedRoute }) =>
      repairRoutes(app, { asService, roads, clock, onRefusedRoute, ...tools }),
  }
}
