// Dispatch: turns a plan into routes.
import type { ServerModule } from '../../platform/platform.ts'
import { dispatchRoutes, type DispatchDeps } from './routes.ts'

/** Without the injected functions it has no repairs and no rules of a running day. */
export function dispatchModule({
  acceptRepair = async () => undefined,
  judgeRoute = async () => [],
  readLateness,
}: Partial<DispatchDeps> = {}): ServerModule {
  return {
    name: 'dispatch',
    api: (app, platform) => dispatchRoutes(app, platform, { acceptRepair, readLateness, judgeRoute }),
  }
}

export const dispatch = dispatchModule()
