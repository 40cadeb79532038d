// Messages to recipients that could not be sent, for staff: retry or dismiss them.
import { idText, undeliveredResponse, type UndeliveredMessage } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

const tags = ['Messages']
const idParams = z.object({ id: idText })
/** Maximum number of messages in the list, newest first. */
const MOST_LISTED = 200

export function undeliveredRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/messages/undelivered',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags,
        summary: 'List undelivered messages to recipients',
        response: { 200: undeliveredResponse },
      },
    },
    async ({ member }) => {
      if (member.role === 'driver') throw errors.not_allowed()
      return { items: await listUndelivered(platform, member.tenantId) }
    },
  )
  api.post(
    '/messages/undelivered/:id/retry',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Retry an undelivered message',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await retry(platform, member.tenantId, params.id)
      return reply.code(204).send(null)
    },
  )
  api.delete(
    '/messages/undelivered/:id',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Dismiss an undelivered message',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await dismiss(platform, member.tenantId, params.id)
      return reply.code(204).send(null)
    },
  )
}

type Scope = Pick<Platform, 'asService'>

/** The outbox belongs to the platform; companies can read only their own failed rows through this query. */
async function listUndelivered({ asService }: Scope, tenantId: string): Promise<UndeliveredMessage[]> {
  const { rows } = await asService('undelivered messages', ({ trx }) =>
    sql<Omit<UndeliveredMessage, 'createdAt'> & { createdAt: Date }>`
      select m.id, m.channel, m.recipient as "to", coalesce(m.subject, left(m.body, 200)) as subject, o.id as "orderId", o.reference,
        c.name as recipient, m.error, m.attempts, m.created_at as "createdAt"
      from public.outbox m
      join public.deliveries d on d.tenant_id = m.tenant_id and d.id = m.delivery_id
      join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
      join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
      where m.tenant_id = ${tenantId} and m.state = 'failed' and m.dismissed_at is null
      order by m.created_at desc limit ${MOST_LISTED}`.execute(trx),
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Returns the message to waiting with its tries reset; the outbox sends it. */
async function retry({ asService }: Scope, tenantId: string, id: string): Promise<void> {
  const { rows } = await asService('retry a message', ({ trx }) =>
    sql`update public.outbox set state = 'waiting', attempts = 0, error = null, expires_at = null, created_at = now()
      where tenant_id = ${tenantId} and id = ${id} and state = 'failed' and delivery_id is not null returning id`.execute(
      trx,
    ),
  )
  if (rows.length === 0) throw errors.not_found('This message')
}

async function dismiss({ asService }: Scope, tenantId: string, id: string): Promise<void> {
  const { rows } = await asService('put a message away', ({ trx }) =>
    sql`update public.outbox set dismissed_at = now()
      where tenant_id = ${tenantId} and id = ${id} and state = 'failed' and delivery_id is not null returning id`.execute(
      trx,
    ),
  )
  if (rows.length === 0) throw errors.not_found('This message')
}
