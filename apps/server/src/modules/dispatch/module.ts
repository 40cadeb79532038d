// Dispatch: turns a plan into routes.
import type { ServerModule } from '../../platform/platform.ts'
import { dispatchRoutes, type AcceptRepair } from './routes.ts'

/** `acceptRepair` takes proposals for a day that is on the road: they are dispatched by the same call. */
export function dispatchModule(acceptRepair: AcceptRepair = async () => undefined): ServerModule {
  return { name: 'dispatch', api: (app, platform) => dispatchRoutes(app, platform, acceptRepair) }
}

export const dispatch = dispatchModule()
