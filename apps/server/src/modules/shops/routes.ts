// Shops over HTTP (docs/api.md, part B): administrators connect them, and shops send orders under their
// signature.
import { idText, shopBody, shopChanges, shopsResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requireAdmin } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { receiveOrder, type OrderCommands } from './receive.ts'
import { changeShop, connectShop, disconnectShop, readShops } from './service.ts'

/** Bytes of an order with many items. */
const ORDER_BYTES = 1024 * 1024
/** Calls of one shop a minute; the shop repeats refused ones later. */
const CALLS_PER_MINUTE = 600
const FORM = 'application/x-www-form-urlencoded'
const params = z.object({ id: idText })

export async function shopRoutes(
  app: FastifyInstance,
  platform: Platform,
  commands: OrderCommands,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Shops']
  const reading = { access: requireAdmin('webhooks:read') }
  const writing = { access: requireAdmin('webhooks:write'), keepResponse: false }
  const response = { 200: shopsResponse }

  api.get(
    '/shops',
    { config: reading, schema: { tags, summary: 'List shops and their newest calls', response } },
    ({ member }) => readShops(platform, member),
  )
  api.post(
    '/shops',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Connect a shop',
        description:
          'Returns the URL to which the shop sends its orders. The shop signs them with the secret.',
        body: shopBody,
        response,
      },
    },
    ({ member, body }) => connectShop(platform, member, body),
  )
  api.patch(
    '/shops/:id',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Update a shop',
        description: 'Fields that are left out do not change. A new secret applies from the next call.',
        params,
        body: shopChanges,
        response,
      },
    },
    ({ member, params: { id }, body }) => changeShop(platform, member, id, body),
  )
  api.delete(
    '/shops/:id',
    {
      config: writing,
      schema: { tags, summary: 'Disconnect a shop', description: 'Its orders stay.', params, response },
    },
    ({ member, params: { id } }) => disconnectShop(platform, member, id),
  )
  await app.register((scope) => receiving(scope, platform, commands))
}

async function receiving(scope: FastifyInstance, platform: Platform, commands: OrderCommands): Promise<void> {
  // The signature covers the raw bytes.
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) =>
    done(null, { raw, said: parsed(raw as Buffer) }),
  )
  // WooCommerce tests an address with an unsigned `webhook_id=…`.
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, null))
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/shops/:id/orders',
    {
      config: { access: allowAnyone(), keepResponse: false, acceptsUnknown: true },
      bodyLimit: ORDER_BYTES,
      schema: { hide: true, params },
    },
    async ({ params: { id }, headers, body }, reply) => {
      await consumeQuota(platform, [{ key: `shop ${id}`, most: CALLS_PER_MINUTE, seconds: 60 }])
      if (body !== null)
        await receiveOrder(platform, commands, id, {
          headers,
          ...(body as { raw: Buffer; said: unknown }),
        })
      return reply.code(204).send(null)
    },
  )
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
