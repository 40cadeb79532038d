// Map regions: what is in service, and the platform owner's way to add and remove one while the product runs.
import type { ServerModule } from '../../platform/platform.ts'
import { regionRoutes } from './routes.ts'
import { workOnRegions } from './worker.ts'

export interface RegionOptions {
  /** Extracts may also be fetched from this machine and its private network: for an operator who says so, and for tests. */
  mayAskPrivate: boolean
}

export function regionsModule(options: RegionOptions): ServerModule {
  return { name: 'regions', api: regionRoutes, work: (platform) => workOnRegions(platform, options) }
}

export const regions = regionsModule({ mayAskPrivate: false })
