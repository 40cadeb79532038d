// Dispatch: turns a plan into routes.
import type { ServerModule } from '../../platform/platform.ts'
import type { ReadLateness } from './list.ts'
import { dispatchRoutes, type AcceptRepair } from './routes.ts'

/**
 * `acceptRepair` takes proposals for a day that is on the road: they are dispatched by the same call. `readLateness` tells of vans
 * that have not left.
 */
export function dispatchModule(
  acceptRepair: AcceptRepair = async () => undefined,
  readLateness?: ReadLateness,
): ServerModule {
  return {
    name: 'dispatch',
    api: (app, platform) => dispatchRoutes(app, platform, { acceptRepair, readLateness }),
  }
}

export const dispatch = dispatchModule()
