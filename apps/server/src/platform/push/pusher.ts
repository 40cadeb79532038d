// Sends one notice to one browser: encrypted for it, signed with our key, to an address checked like a
// webhook's.
import { sql } from 'kysely'
import webpush from 'web-push'
import { callAddress, RefusedAddress } from '../call-address.ts'
import type { Scopes } from '../db/scope.ts'
import { Refused } from '../texts/texts.ts'
import { readPushKeys, type PushKeys } from './push-keys.ts'

export interface Pusher {
  /** The key with which browsers subscribe. */
  publicKey(): Promise<string>
  /** `expired`: the browser's subscription has ended. Throws {@link Refused}, or the error on the way. */
  send(subscriptionId: string, payload: string, expiresAt: Date | null): Promise<'sent' | 'expired'>
}

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

const ANSWER_LIMIT_MS = 10_000
/** Seconds that the push service keeps a notice without an expiry for a device that is off. */
const PUSH_TTL_SECONDS = 24 * 3_600
const LEAST_TTL = 60
/** The subscription has ended (RFC 8030). */
const STATUSES_GONE = new Set([404, 410])
/** Temporary refusals; all others are permanent. */
const PASSING = new Set([408, 425, 429])

/** `contact`: address for the push services' operators. */
export function createPusher(
  { asService }: Pick<Scopes, 'asService'>,
  { contact, allowedNetworks }: { contact: string; allowedNetworks: readonly string[] },
): Pusher {
  let cachedKeys: Promise<PushKeys> | undefined
  const keys = () =>
    (cachedKeys ??= readPushKeys(asService).catch((error: unknown) => {
      cachedKeys = undefined
      throw error
    }))
  return {
    publicKey: async () => (await keys()).publicKey,
    async send(id, payload, expiresAt) {
      const subscription = await asService('browser to push to', async ({ trx }) => {
        const { rows } = await sql<Subscription>`
          select endpoint, p256dh, auth from public.push_subscriptions where id = ${id}`.execute(trx)
        return rows[0]
      })
      if (!subscription) return 'expired'
      const status = await post(subscription, payload, {
        keys: await keys(),
        contact,
        allowedNetworks,
        ttlSeconds: expiresAt
          ? Math.max(LEAST_TTL, Math.round((expiresAt.getTime() - Date.now()) / 1000))
          : PUSH_TTL_SECONDS,
      })
      if (status >= 200 && status < 300) {
        await asService('pushed', ({ trx }) =>
          sql`update public.push_subscriptions set sent_at = now() where id = ${id}`.execute(trx),
        )
        return 'sent'
      }
      if (STATUSES_GONE.has(status)) {
        await asService('browser gone', ({ trx }) =>
          sql`delete from public.push_subscriptions where id = ${id}`.execute(trx),
        )
        return 'expired'
      }
      const words = `The browser's service answered ${status}.`
      throw status >= 500 || PASSING.has(status) ? new Error(words) : new Refused(words)
    },
  }
}

interface Sending {
  keys: PushKeys
  contact: string
  allowedNetworks: readonly string[]
  ttlSeconds: number
}

async function post(
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  { keys, contact, allowedNetworks, ttlSeconds }: Sending,
): Promise<number> {
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: ttlSeconds,
    urgency: 'high',
  })
  try {
    const { status } = await callAddress(endpoint, {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? '',
      timeoutMs: ANSWER_LIMIT_MS,
      allowedNetworks,
    })
    return status
  } catch (error) {
    if (error instanceof RefusedAddress) throw new Refused(error.message)
    throw error
  }
}
