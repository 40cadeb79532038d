// Drivers: their day, and their events.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import type { PrepareOrder } from './reorder.ts'
import { driverRoutes } from './routes.ts'

/** `modules.ts` injects how to price another order of stops. */
export function driverModule(makeOrder: (platform: Platform) => PrepareOrder): ServerModule {
  return { name: 'driver', api: (app, platform) => driverRoutes(app, platform, makeOrder(platform)) }
}
