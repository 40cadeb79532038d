// Tracking: the public page of one delivery, and its live line.
import type { ServerModule } from '../../platform/platform.ts'
import { trackingRoutes } from './routes.ts'
import { startTrackingPush } from './service.ts'

export const tracking: ServerModule = { name: 'tracking', api: trackingRoutes, start: startTrackingPush }
