// Orders: what the company is asked to bring.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { workAttachments } from './attachments/jobs.ts'
import { workRecurring } from './recurring/jobs.ts'
import { orderDeps, orderRoutes, type RoadTools } from './routes.ts'

/**
 * How stops come off running routes, and when vans that have not left will come, is given by whoever puts the modules together.
 * Without it, only open orders are cancelled, and orders are as late as positions say.
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

/** Orders alone, without a road. */
export const orders = ordersModule()
