// Replay: compares driven days of a file with new plans of the same days. Stores nothing.
import type { Platform, ServerModule } from '../../../platform/platform.ts'
import { planningRoads } from '../matrix-cache.ts'
import type { ReplayDeps } from './replay-days.ts'
import { replayRoutes } from './routes.ts'

/** `modules.ts` injects the reader of files. */
export function replayModule(
  toolsOf: (platform: Platform) => Pick<ReplayDeps, 'readDrivenFile'>,
): ServerModule {
  return {
    name: 'replay',
    async api(app, platform) {
      const { asUser } = platform
      const deps = { scopes: { asUser }, roads: planningRoads(platform), ...toolsOf(platform) }
      await app.register(async (scope) => replayRoutes(scope, deps))
    },
  }
}
