// Drivers: their day as they are given it, and what they say of it.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import type { PrepareOrder } from './reorder.ts'
import { driverRoutes } from './routes.ts'

/** How another order of stops is worked out is given by whoever puts the modules together. */
export function driverModule(makeOrder: (platform: Platform) => PrepareOrder): ServerModule {
  return { name: 'driver', api: (app, platform) => driverRoutes(app, platform, makeOrder(platform)) }
}
