// `GET /api/v1/openapi.json`, from which integrators build clients (`?calls=all`: the screens' calls too), and the same calls as collections for Postman
// (`postman.json`) and Bruno (`bruno.zip`).
import type { RouteOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { brunoCollection, postmanCollection } from './collections.ts'
import { describeApi, type Audience } from './document.ts'
import type { Json } from './named-schemas.ts'

interface Written {
  name: string
  supportEmail: string
  document: Json
  text: string
}
const documentQuery = z.object({ calls: z.enum(['integrators', 'all']).default('integrators') })

/** Must come before the modules whose routes it describes. */
export const openapi: ServerModule = {
  name: 'openapi',
  api(app, { brand, publicUrl }) {
    const routes: RouteOptions[] = []
    app.addHook('onRoute', (route) => void routes.push(route))
    const writtenFor = new Map<Audience, Written>()
    const describe = async (audience: Audience): Promise<Written> => {
      const { name, supportEmail } = await brand.read()
      const earlier = writtenFor.get(audience)
      if (earlier?.name === name && earlier.supportEmail === supportEmail) return earlier
      const document = describeApi(routes, app.prefix, { name, supportEmail, publicUrl }, audience)
      const written = { name, supportEmail, document, text: JSON.stringify(document) }
      writtenFor.set(audience, written)
      return written
    }
    const open = {
      config: { access: allowAnyone() },
      schema: { hide: true },
    }
    const baseUrl = `${publicUrl}${app.prefix}`
    app
      .withTypeProvider<ZodTypeProvider>()
      .get(
        '/openapi.json',
        { ...open, schema: { hide: true, querystring: documentQuery } },
        async ({ query }, reply) =>
          reply
            .type('application/json; charset=utf-8')
            .header('cache-control', 'public, max-age=300')
            .send((await describe(query.calls)).text),
      )
    app.get('/postman.json', open, async (_request, reply) => {
      const { name, document } = await describe('integrators')
      return reply
        .header('content-disposition', 'attachment; filename="postman.json"')
        .send(postmanCollection(document, `${name} API`, baseUrl))
    })
    app.get('/bruno.zip', open, async (_request, reply) => {
      const { name, document } = await describe('integrators')
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="bruno.zip"')
        .send(await brunoCollection(document, `${name} API`, baseUrl))
    })
  },
}
