// Replay: driven days from a file beside the same days planned anew. Nothing of a file is stored.
import type { Platform, ServerModule } from '../../../platform/platform.ts'
import { planningRoads } from '../matrix-cache.ts'
import type { ReplayDeps } from './replay-days.ts'
import { replayRoutes } from './routes.ts'

/** How a file is read is given by whoever puts the modules together. */
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
