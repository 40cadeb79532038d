// `GET /api/v1/openapi.json`: what integrators build their clients from.
import type { RouteOptions } from 'fastify'
import { allowAnyone } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { describeApi } from './document.ts'

/** Must come before the modules whose routes it describes. */
export const openapi: ServerModule = {
  name: 'openapi',
  api(app) {
    const routes: RouteOptions[] = []
    app.addHook('onRoute', (route) => void routes.push(route))
    let text: string | undefined
    app.get(
      '/openapi.json',
      { config: { access: allowAnyone() }, schema: { hide: true } },
      async (_request, reply) => {
        text ??= JSON.stringify(describeApi(routes, app.prefix))
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(text)
      },
    )
  },
}
