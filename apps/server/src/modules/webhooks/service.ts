// A company's webhooks: creates, changes and tests them, replaces their secret, lists and resends their
// calls.
import {
  WEBHOOK_TEST_EVENT,
  type WebhookBody,
  type WebhookDelivery,
  type WebhookItem,
  type WebhookPatch,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { findRefusal } from '../../platform/call-address.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeCall, type CallPlatform } from './make-call.ts'
import { newWebhookSecret } from './sign.ts'

/** Maximum number of webhooks per company. */
const MAX_WEBHOOKS = 20
/** How long the old secret still signs after a new one. */
const OLD_SECRET_PERIOD = '24 hours'

interface EndpointRow {
  id: string
  url: string
  events: string[]
  description: string
  is_active: boolean
  paused_reason: string | null
  previous_secret_until: Date | null
  created_at: Date
  delivered: number
  failed: number
  waiting: number
}

const toItem = (row: EndpointRow): WebhookItem => ({
  id: row.id,
  url: row.url,
  events: row.events,
  description: row.description,
  isActive: row.is_active,
  pausedReason: row.paused_reason,
  previousSecretUntil: row.previous_secret_until?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  delivered: row.delivered,
  failed: row.failed,
  waiting: row.waiting,
})

async function readEndpoints(trx: Trx, tenantId: string, id: string | null = null): Promise<WebhookItem[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.url, e.events, e.description, e.is_active, e.paused_reason, e.created_at,
      case when e.previous_secret_until > now() then e.previous_secret_until end as previous_secret_until,
      count(c.id) filter (where c.state = 'delivered')::int as delivered,
      count(c.id) filter (where c.state = 'failed')::int as failed,
      count(c.id) filter (where c.state = 'waiting')::int as waiting
    from public.webhook_endpoints e
    left join public.webhook_calls c on c.tenant_id = e.tenant_id and c.endpoint_id = e.id
      and c.created_at > now() - interval '7 days'
    where e.tenant_id = ${tenantId} and (${id}::uuid is null or e.id = ${id})
    group by e.tenant_id, e.id order by e.id desc`.execute(trx)
  return rows.map(toItem)
}

async function readWebhook(trx: Trx, tenantId: string, id: string): Promise<WebhookItem> {
  const [endpoint] = await readEndpoints(trx, tenantId, id)
  if (!endpoint) throw errors.not_found('The webhook')
  return endpoint
}

export const listWebhooks = (
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
): Promise<{ items: WebhookItem[]; cursor: null }> =>
  asService('webhooks of a company', async ({ trx }) => ({
    items: await readEndpoints(trx, tenantId),
    cursor: null,
  }))

type WebhookParts = Pick<Platform, 'asService' | 'webhookNetworks'>

/** Throws validation_failed for an address that webhooks may not call. */
function requireCallable(url: string, allowedNetworks: readonly string[]): void {
  const message = findRefusal(new URL(url), allowedNetworks)
  if (message !== undefined) throw errors.validation_failed([{ field: 'url', message }])
}

/** Throws plan_limit without API access or with too many webhooks; validation_failed. */
export async function addWebhook(
  { asService, webhookNetworks }: WebhookParts,
  { tenantId, userId }: Member,
  { url, events, description = '' }: WebhookBody,
): Promise<{ id: string; secret: string }> {
  requireCallable(url, webhookNetworks)
  const secret = newWebhookSecret()
  return asService('add a webhook', async ({ trx }) => {
    // Lock the company, so that two concurrent calls cannot exceed the limit.
    await sql`select from public.tenants where id = ${tenantId} for update`.execute(trx)
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from public.webhook_endpoints where tenant_id = ${tenantId}`.execute(trx)
    if ((counted[0]?.count ?? 0) >= MAX_WEBHOOKS)
      throw errors.plan_limit(`more than ${MAX_WEBHOOKS} webhooks`)
    const { id } = onlyRow(
      await sql<{ id: string }>`
        insert into public.webhook_endpoints (tenant_id, url, events, description, secret, created_by)
        values (${tenantId}, ${url}, ${[...new Set(events)]}, ${description}, ${secret}, ${userId})
        returning id`.execute(trx),
    )
    return { id, secret }
  })
}

/** Throws not_found. */
export async function changeWebhook(
  { asService, webhookNetworks }: WebhookParts,
  { tenantId }: Member,
  id: string,
  { url, events, description, isActive }: WebhookPatch,
): Promise<WebhookItem> {
  if (url !== undefined) requireCallable(url, webhookNetworks)
  return asService('change a webhook', async ({ trx }) => {
    await sql`
      update public.webhook_endpoints set updated_at = now(), url = coalesce(${url ?? null}, url),
        events = coalesce(${events ? [...new Set(events)] : null}::text[], events),
        description = coalesce(${description ?? null}, description),
        is_active = coalesce(${isActive ?? null}::boolean, is_active),
        paused_reason = case when ${isActive ?? null}::boolean is null then paused_reason end
      where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
    if (isActive) await sql`select pg_notify('webhooks', 'null')`.execute(trx)
    return readWebhook(trx, tenantId, id)
  })
}

/** Removes a webhook and its log. Throws not_found. */
export async function removeWebhook(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  await asService('remove a webhook', async ({ trx }) => {
    await readWebhook(trx, tenantId, id)
    await sql`delete from public.webhook_endpoints where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  })
}

/** Shows the new secret once; the old one also signs for a day. Throws not_found. */
export function rotateSecret(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<{ id: string; secret: string }> {
  const secret = newWebhookSecret()
  return asService('replace a webhook secret', async ({ trx }) => {
    await readWebhook(trx, tenantId, id)
    await sql`update public.webhook_endpoints set previous_secret = secret, secret = ${secret},
        previous_secret_until = now() + ${OLD_SECRET_PERIOD}::interval
      where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
    return { id, secret }
  })
}

interface CallRow {
  id: string
  event: string
  state: WebhookDelivery['state']
  attempts: number
  status: number | null
  error: string | null
  milliseconds: number | null
  created_at: Date
  tried_at: Date | null
  next_at: Date
  payload: Record<string, unknown>
}

const toDelivery = (row: CallRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  milliseconds: row.milliseconds,
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
  payload: row.payload,
})

const CALL = sql`c.id, c.event, c.state, c.attempts, c.status, c.error, c.milliseconds, c.created_at, c.tried_at, c.next_at, c.payload`

/** Newest first; ids follow time. Throws not_found. */
export function listDeliveries(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
  { state, cursor, limit }: { state?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: WebhookDelivery[]; cursor: string | null }> {
  return asService('log of a webhook', async ({ trx }) => {
    await readWebhook(trx, tenantId, id)
    const { rows } = await sql<CallRow>`
      select ${CALL} from public.webhook_calls c where c.tenant_id = ${tenantId} and c.endpoint_id = ${id}
        and (${state ?? null}::text is null or c.state = ${state ?? null})
        and (${cursor ?? null}::uuid is null or c.id < ${cursor ?? null})
      order by c.id desc limit ${limit + 1}`.execute(trx)
    const items = rows.slice(0, limit).map(toDelivery)
    return { items, cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  })
}

async function readDelivery(
  { asService }: Pick<Scopes, 'asService'>,
  tenantId: string,
  id: string,
): Promise<WebhookDelivery> {
  const { rows } = await asService('a webhook call', ({ trx }) =>
    sql<CallRow>`select ${CALL} from public.webhook_calls c where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(
      trx,
    ),
  )
  if (!rows[0]) throw errors.not_found('The delivery')
  return toDelivery(rows[0])
}

/** The Test button: sends a call and waits for its result. Throws not_found. */
export async function testWebhook(
  platform: CallPlatform,
  { tenantId }: Member,
  id: string,
): Promise<WebhookDelivery> {
  const { asService, clock } = platform
  const payload = {
    type: WEBHOOK_TEST_EVENT,
    timestamp: new Date(clock.now()).toISOString(),
    data: { message: 'Somebody pressed Test.' },
  }
  const callId = await asService('test a webhook', async ({ trx }) => {
    await readWebhook(trx, tenantId, id)
    // Only this request sends the call: the sweep runs later.
    const { rows } = await sql<{ id: string }>`
      insert into public.webhook_calls (tenant_id, endpoint_id, event, payload, next_at)
      values (${tenantId}, ${id}, ${WEBHOOK_TEST_EVENT}, ${JSON.stringify(payload)}::jsonb, now() + interval '1 minute') returning id`.execute(
      trx,
    )
    return rows[0]!.id
  })
  await makeCall(platform, callId)
  // Try once: the person sees the result and can press again.
  await asService('settle a test', ({ trx }) =>
    sql`update public.webhook_calls set state = 'failed' where tenant_id = ${tenantId} and id = ${callId} and state = 'waiting'`.execute(
      trx,
    ),
  )
  return readDelivery(platform, tenantId, callId)
}

/**
 * Resends a call unchanged under the same id, so that receivers can detect the repetition. Throws not_found.
 */
export async function replayDelivery(
  platform: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  await platform.asService('replay a webhook call', async ({ trx }) => {
    const { rows } = await sql`
      update public.webhook_calls set state = 'waiting', attempts = 0, next_at = now(), error = null
      where tenant_id = ${tenantId} and endpoint_id = ${id} and id = ${deliveryId} returning id`.execute(trx)
    if (rows.length === 0) throw errors.not_found('The delivery')
    await sql`select pg_notify('webhooks', 'null')`.execute(trx)
  })
  return readDelivery(platform, tenantId, deliveryId)
}
