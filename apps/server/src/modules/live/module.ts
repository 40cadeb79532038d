// Live: interprets fixes for the day, and updates screens.
import type { ServerModule } from '../../platform/platform.ts'
import { startCalibration } from './calibrate-ranges.ts'
import { startPush } from './push.ts'
import { liveRoutes } from './routes.ts'
import { startRouteUpdates } from './route-updates.ts'

export const live: ServerModule = {
  name: 'live',
  api: liveRoutes,
  start: startPush,
  async work(platform) {
    await startRouteUpdates(platform)
    await startCalibration(platform)
  },
}
