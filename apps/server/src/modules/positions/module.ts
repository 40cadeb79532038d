// Positions: where vehicles are, as their devices say.
import type { ServerModule } from '../../platform/platform.ts'
import { ingestRoutes, positionRoutes } from './routes.ts'

export const positions: ServerModule = { name: 'positions', api: positionRoutes, root: ingestRoutes }
