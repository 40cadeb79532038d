// Pages of other origins that may call the API, the roads and the optimiser (CORS_ORIGINS). The surface answers its own.
import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
/** What answers say in headers and a page may read. */
const EXPOSED = 'x-request-id, retry-after, content-disposition, etag'
/** Browsers keep a permission no longer than this, in seconds. */
const PERMISSION_SECONDS = 86_400
/** `POST /` is the optimiser's address for clients of vroom-express. */
const CALLS = /^\/(?:api\/v1(?:\/|$)|osrm(?:\/|$)|$)/

/** Answers preflights of the origins given and lets their pages read the answers. `*` admits every origin: no cookie signs a call. */
export function answerOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const isAnyone = origins.includes('*')
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (!CALLS.test(path)) return undefined
    if (!isAnyone) reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !(isAnyone || origins.includes(origin))) return undefined
    reply.header('access-control-allow-origin', isAnyone ? '*' : origin)
    reply.header('access-control-expose-headers', EXPOSED)
    const asked = request.headers['access-control-request-method']
    if (request.method !== 'OPTIONS' || asked === undefined) return undefined
    // No header grants anything by itself, so each one that is asked for is allowed.
    const headers = request.headers['access-control-request-headers']
    if (headers !== undefined) reply.header('access-control-allow-headers', headers)
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-max-age', String(PERMISSION_SECONDS))
      .code(204)
      .send()
  })
}
