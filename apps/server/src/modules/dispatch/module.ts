// Dispatch: turns a plan into routes.
import type { ServerModule } from '../../platform/platform.ts'
import { dispatchRoutes } from './routes.ts'

export const dispatch: ServerModule = { name: 'dispatch', api: dispatchRoutes }
