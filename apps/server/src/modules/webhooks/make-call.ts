// One try of a call: reads it, sends it outside any transaction, and stores the result with the time of the
// next try.
import { publicLink, publicOrigin } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { callAddress, type Resolve } from '../../platform/call-address.ts'
import { ownHostOf } from '../../platform/tracking-hosts.ts'
import { signedHeaders } from './sign.ts'

/**
 * Seconds from a failed try to the next: short at first, more than two days in total, as Standard Webhooks
 * recommends.
 */
const RETRY_SECONDS = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000] as const
/** Milliseconds; slower receivers should answer first and work later. */
const ANSWER_LIMIT_MS = 10_000
/** The receiver answered 410 Gone. */
const STATUS_GONE = 410

interface Call {
  id: string
  endpointId: string
  tenantId: string
  url: string
  secrets: string[]
  payload: unknown
  /** The company's own host while it points here. */
  host: string | null
  attempts: number
}

export type CallPlatform = Pick<Platform, 'asService' | 'clock' | 'webhookNetworks' | 'publicUrl'>

/** Tries a waiting call. Returns the time of the next try; undefined when it is settled. */
export async function makeCall(
  platform: CallPlatform,
  id: string,
  resolve?: Resolve,
): Promise<Date | undefined> {
  const { asService, clock } = platform
  const call = await asService('take a webhook call', ({ trx }) => readWaiting(trx, id))
  if (!call) return undefined
  const startedAt = clock.elapsed()
  const outcome = await send(platform, call, resolve)
  const milliseconds = Math.round(clock.elapsed() - startedAt)
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  const wait = isDelivered || outcome.status === STATUS_GONE ? undefined : RETRY_SECONDS[call.attempts]
  const nextAt = wait === undefined ? undefined : new Date(clock.now() + wait * 1000)
  const state = isDelivered ? 'delivered' : nextAt ? 'waiting' : 'failed'
  await asService('note a webhook call', async ({ trx }) => {
    await sql`update public.webhook_calls set state = ${state}, attempts = attempts + 1, status = ${outcome.status},
        error = ${outcome.error}, milliseconds = ${milliseconds}, tried_at = now(), next_at = ${nextAt ?? new Date(clock.now())}, taken_until = null
      where tenant_id = ${call.tenantId} and id = ${call.id}`.execute(trx)
    if (outcome.status === STATUS_GONE)
      await sql`update public.webhook_endpoints set is_active = false, paused_reason = 'It answered 410: nobody listens there any more.'
        where tenant_id = ${call.tenantId} and id = ${call.endpointId}`.execute(trx)
  })
  return nextAt
}

async function send(platform: CallPlatform, call: Call, resolve?: Resolve) {
  const { clock, webhookNetworks } = platform
  const body = JSON.stringify(withLink(platform, call))
  try {
    const { status } = await callAddress(call.url, {
      headers: signedHeaders({ id: call.id, body, at: new Date(clock.now()) }, call.secrets),
      body,
      timeoutMs: ANSWER_LIMIT_MS,
      allowedNetworks: webhookNetworks,
      ...(resolve && { resolve }),
    })
    const isRedirect = status >= 300 && status < 400
    return { status, error: isRedirect ? 'It answered with a redirect, and those are not followed.' : null }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message.slice(0, 500) : 'It did not work.' }
  }
}

/** Adds the tracking page of a delivery, on the host that the company uses when the call goes out. */
function withLink({ publicUrl }: CallPlatform, { payload, host }: Call): unknown {
  const { data } = payload as { data?: { trackingNumber?: unknown } }
  if (typeof data?.trackingNumber !== 'string') return payload
  const trackingUrl = publicLink(publicOrigin(publicUrl, host), data.trackingNumber)
  return { ...(payload as object), data: { ...data, trackingUrl } }
}

async function readWaiting(trx: Trx, id: string): Promise<Call | undefined> {
  const { rows } = await sql<Call>`
    select c.id, c.endpoint_id as "endpointId", c.tenant_id as "tenantId", e.url, c.payload, ${ownHostOf('c')} as host, c.attempts,
      array_remove(array[e.secret, case when e.previous_secret_until > now() then e.previous_secret end], null) as secrets
    from public.webhook_calls c join public.webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
    where c.id = ${id} and c.state = 'waiting' and e.is_active`.execute(trx)
  return rows[0]
}
