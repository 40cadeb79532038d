// Fleet: vehicles, depots, drivers, zones and the keys of trackers.
import type { ServerModule } from '../../platform/platform.ts'
import { fleetRoutes } from './routes.ts'
import { zoneRoutes } from './zone-routes.ts'

export const fleet: ServerModule = {
  name: 'fleet',
  api(app, platform) {
    fleetRoutes(app, platform)
    zoneRoutes(app, platform)
  },
}
