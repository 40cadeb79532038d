// Map regions: which are in service, and how the platform owner adds and removes them while the product runs.
import type { ServerModule } from '../../platform/platform.ts'
import { regionRoutes } from './routes.ts'
import { workOnRegions, type RegionOptions } from './worker.ts'

export function regionsModule(options: RegionOptions): ServerModule {
  return { name: 'regions', api: regionRoutes, work: (platform) => workOnRegions(platform, options) }
}

export const regions = regionsModule({ mayAskPrivate: false })
