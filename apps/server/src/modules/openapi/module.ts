// `GET /api/v1/openapi.json`, from which integrators build clients.
import type { RouteOptions } from 'fastify'
import { allowAnyone } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { describeApi } from './document.ts'

/** Must come before the modules whose routes it describes. */
export const openapi: ServerModule = {
  name: 'openapi',
  api(app, { brand, publicUrl }) {
    const routes: RouteOptions[] = []
    app.addHook('onRoute', (route) => void routes.push(route))
    let written: { name: string; supportEmail: string; text: string } | undefined
    app.get(
      '/openapi.json',
      { config: { access: allowAnyone() }, schema: { hide: true } },
      async (_request, reply) => {
        const { name, supportEmail } = await brand.read()
        if (written?.name !== name || written.supportEmail !== supportEmail)
          written = {
            name,
            supportEmail,
            text: JSON.stringify(describeApi(routes, app.prefix, { name, supportEmail, publicUrl })),
          }
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(written.text)
      },
    )
  },
}
