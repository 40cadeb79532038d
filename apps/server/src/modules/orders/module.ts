// Orders: what the company is asked to bring.
import type { ServerModule } from '../../platform/platform.ts'
import { orderRoutes } from './routes.ts'

export const orders: ServerModule = { name: 'orders', api: orderRoutes }
