// Orders of a company.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { workAttachments } from './attachments/jobs.ts'
import { workRecurring } from './recurring/jobs.ts'
import { orderDeps, orderRoutes, type RoadTools } from './routes.ts'

/**
 * `modules.ts` injects how to remove stops from running routes, and forecasts of vans that have not left.
 * Absent: only open orders can be cancelled, and lateness comes from positions.
 */
export function ordersModule(roadTools?: (platform: Platform) => RoadTools): ServerModule {
  return {
    name: 'orders',
    api: (app, platform) => orderRoutes(app, platform, roadTools?.(platform)),
    async work(platform) {
      await workRecurring(platform, orderDeps(platform))
      await workAttachments(platform)
    },
  }
}

/** Orders without tools for the road. */
export const orders = ordersModule()
