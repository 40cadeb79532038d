// Fleet: vehicles with inspections, depots, drivers, zones and tracker keys.
import type { ServerModule } from '../../platform/platform.ts'
import { fleetRoutes } from './routes.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { zoneRoutes } from './zone-routes.ts'

export const fleet: ServerModule = {
  name: 'fleet',
  api(app, platform) {
    fleetRoutes(app, platform)
    inspectionRoutes(app, platform)
    zoneRoutes(app, platform)
  },
}
