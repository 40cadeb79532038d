// `GET /api/v1/openapi.json`, from which integrators build clients, and the same calls as collections for Postman
// (`postman.json`) and Bruno (`bruno.zip`).
import type { RouteOptions } from 'fastify'
import { allowAnyone } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { brunoCollection, postmanCollection } from './collections.ts'
import { describeApi } from './document.ts'
import type { Json } from './named-schemas.ts'

/** Must come before the modules whose routes it describes. */
export const openapi: ServerModule = {
  name: 'openapi',
  api(app, { brand, publicUrl }) {
    const routes: RouteOptions[] = []
    app.addHook('onRoute', (route) => void routes.push(route))
    let written: { name: string; supportEmail: string; document: Json; text: string } | undefined
    const describe = async () => {
      const { name, supportEmail } = await brand.read()
      if (written?.name !== name || written.supportEmail !== supportEmail) {
        const document = describeApi(routes, app.prefix, { name, supportEmail, publicUrl })
        written = { name, supportEmail, document, text: JSON.stringify(document) }
      }
      return written
    }
    const open = {
      config: { access: allowAnyone() },
      schema: { hide: true },
    }
    const baseUrl = `${publicUrl}${app.prefix}`
    app.get('/openapi.json', open, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send((await describe()).text),
    )
    app.get('/postman.json', open, async (_request, reply) => {
      const { name, document } = await describe()
      return reply
        .header('content-disposition', 'attachment; filename="postman.json"')
        .send(postmanCollection(document, `${name} API`, baseUrl))
    })
    app.get('/bruno.zip', open, async (_request, reply) => {
      const { name, document } = await describe()
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="bruno.zip"')
        .send(await brunoCollection(document, `${name} API`, baseUrl))
    })
  },
}
