// Map regions: lists those in service, and lets platform owners add and remove them at runtime.
import type { ServerModule } from '../../platform/platform.ts'
import { regionRoutes } from './routes.ts'
import { workOnRegions, type RegionOptions } from './worker.ts'

export function regionsModule(options: RegionOptions): ServerModule {
  return { name: 'regions', api: regionRoutes, work: (platform) => workOnRegions(platform, options) }
}

export const regions = regionsModule({ mayAskPrivate: false })
