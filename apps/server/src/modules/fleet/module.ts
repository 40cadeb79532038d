// Fleet: vehicles, depots, drivers and the keys of trackers.
import type { ServerModule } from '../../platform/platform.ts'
import { fleetRoutes } from './routes.ts'

export const fleet: ServerModule = { name: 'fleet', api: fleetRoutes }
