// Orders: what the company is asked to bring.
import type { ServerModule } from '../../platform/platform.ts'
import { workRecurring } from './recurring/jobs.ts'
import { orderDeps, orderRoutes } from './routes.ts'

export const orders: ServerModule = {
  name: 'orders',
  api: orderRoutes,
  work: (platform) => workRecurring(platform, orderDeps(platform)),
}
