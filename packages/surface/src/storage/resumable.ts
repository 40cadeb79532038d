// Routes of resumable uploads.
import type { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerText } from '../core/http.ts'
import { callerOf, OPERATOR, type StorageContext } from './context.ts'
import { RESUMABLE_PATH } from './resumable-id.ts'
import type { Exchange, TusRequest } from './resumable-server.ts'
import { cutWhenSilent } from './upload.ts'

export function mountResumable(app: FastifyInstance, context: StorageContext): void {
  const exchanges = new WeakMap<object, Exchange>()
  const exchangeOf = (request: TusRequest): Exchange => {
    const raw = request.runtime?.node?.req
    const exchange = raw && exchanges.get(raw)
    if (!exchange) throw new Error('a resumable upload was answered outside of its route')
    return exchange
  }
  // The protocol's library takes some 20 MB, so the first upload loads it.
  let opened: Promise<Server> | undefined
  const openServer = async () => (await import('./resumable-server.ts')).openServer(context, exchangeOf)

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isSigned = request.url.includes(`${RESUMABLE_PATH}/sign`)
    exchanges.set(request.raw, await startExchange(context, request, isSigned))
    cutWhenSilent(request)
    reply.hijack()
    opened ??= openServer()
    await (await opened).handle(request.raw, reply.raw)
    return reply
  }
  for (const url of [RESUMABLE_PATH, `${RESUMABLE_PATH}/*`])
    app.route({
      method: ['POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS'],
      url,
      exposeHeadRoute: false,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: handle,
    })
}

async function startExchange(
  context: StorageContext,
  request: FastifyRequest,
  isSigned: boolean,
): Promise<Exchange> {
  const path = request.url.slice(0, request.url.indexOf(RESUMABLE_PATH) + RESUMABLE_PATH.length)
  return {
    caller: isSigned ? OPERATOR : await callerOf(context, request),
    mode: request.headers['x-upsert'] === 'true' ? 'upsert' : 'create',
    isSigned,
    signature: headerText(request.headers['x-signature']),
    baseUrl: `${request.protocol}://${request.host}${path}${isSigned ? '/sign' : ''}`,
  }
}
