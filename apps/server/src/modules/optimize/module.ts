// Route optimisation for other programs, in VROOM's JSON format.
import type { ServerModule } from '../../platform/platform.ts'
import { optimizeRoutes, vroomExpressRoute } from './routes.ts'

export const optimize: ServerModule = { name: 'optimize', api: optimizeRoutes, root: vroomExpressRoute }
