// Dispatch: from a plan to the road.
import type { ServerModule } from '../../platform/platform.ts'
import { dispatchRoutes } from './routes.ts'

export const dispatch: ServerModule = { name: 'dispatch', api: dispatchRoutes }
