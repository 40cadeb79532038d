// Orders: what the company is asked to bring.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { workAttachments } from './attachments/jobs.ts'
import type { TakeOffRoad } from './cancel-orders.ts'
import { workRecurring } from './recurring/jobs.ts'
import { orderDeps, orderRoutes } from './routes.ts'

/** How stops come off running routes is given by whoever puts the modules together; without it, only open orders are cancelled. */
export function ordersModule(takeOffRoad?: (platform: Platform) => TakeOffRoad): ServerModule {
  return {
    name: 'orders',
    api: (app, platform) => orderRoutes(app, platform, takeOffRoad?.(platform)),
    async work(platform) {
      await workRecurring(platform, orderDeps(platform))
      await workAttachments(platform)
    },
  }
}

/** Orders alone, without a road. */
export const orders = ordersModule()
