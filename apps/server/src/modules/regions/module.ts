// Map regions: what is in service, and the platform owner's way to add and remove one while the product runs.
import type { ServerModule } from '../../platform/platform.ts'
import { regionRoutes } from './routes.ts'
import { workOnRegions, type RegionOptions } from './worker.ts'

export function regionsModule(options: RegionOptions): ServerModule {
  return { name: 'regions', api: regionRoutes, work: (platform) => workOnRegions(platform, options) }
}

export const regions = regionsModule({ mayAskPrivate: false })
