// Web push: subscriptions of browsers, each for the person signed in there.
import {
  pushEndpointBody,
  pushKeyResponse,
  pushStateResponse,
  pushSubscriptionBody,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireSession } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'

const tags = ['Notifications']
const config = { access: requireSession() } as const
/** Maximum number of browsers of a person; the oldest is dropped. */
const MOST_BROWSERS = 10

export const push: ServerModule = { name: 'push', api: pushRoutes }

function pushRoutes(app: FastifyInstance, { asService, pusher }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/push/key',
    {
      config,
      schema: {
        tags,
        summary: 'Retrieve the public key for push subscriptions',
        response: { 200: pushKeyResponse },
      },
    },
    async () => ({ key: await pusher.publicKey() }),
  )
  api.put(
    '/push/subscription',
    {
      config,
      schema: {
        tags,
        summary: 'Subscribe this browser to your notifications',
        body: pushSubscriptionBody,
        response: { 200: pushStateResponse },
      },
    },
    async ({ userId, body: { endpoint, keys, device } }) => {
      await asService('subscribe a browser', async ({ trx }) => {
        // A browser belongs to the person who signed in there last.
        await sql`
          insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, device)
          values (${userId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${device})
          on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
            device = excluded.device, created_at = now()`.execute(trx)
        await sql`
          delete from public.push_subscriptions where user_id = ${userId} and id in (
            select id from public.push_subscriptions where user_id = ${userId}
            order by created_at desc, id desc offset ${MOST_BROWSERS})`.execute(trx)
      })
      return { isOn: true }
    },
  )
  api.post(
    '/push/subscription/state',
    {
      config,
      schema: {
        tags,
        summary: 'Check whether a browser is subscribed',
        body: pushEndpointBody,
        response: { 200: pushStateResponse },
      },
    },
    ({ userId, body }) =>
      asService('browser of a person', async ({ trx }) => {
        const { rows } = await sql`
          select from public.push_subscriptions where user_id = ${userId} and endpoint = ${body.endpoint}`.execute(
          trx,
        )
        return { isOn: rows.length > 0 }
      }),
  )
  api.delete(
    '/push/subscription',
    {
      config,
      schema: {
        tags,
        summary: 'Unsubscribe this browser',
        body: pushEndpointBody,
        response: { 204: z.null() },
      },
    },
    async ({ userId, body }, reply) => {
      await asService('unsubscribe a browser', ({ trx }) =>
        sql`delete from public.push_subscriptions where user_id = ${userId} and endpoint = ${body.endpoint}`.execute(
          trx,
        ),
      )
      return reply.code(204).send(null)
    },
  )
}
