// Upkeep: work orders, fills of fuel or charge, incidents.
import type { ServerModule } from '../../platform/platform.ts'
import { fuelRoutes } from './fuel-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { workRoutes } from './work-routes.ts'

export const upkeep: ServerModule = {
  name: 'upkeep',
  api(app, platform) {
    workRoutes(app, platform)
    fuelRoutes(app, platform)
    incidentRoutes(app, platform)
  },
}
