// Dispatchers' pages that listen to their company's day, as the upstream client opens them.
import { liveTopic } from '@dropwise/contracts'
import { identityOf } from '@dropwise/db/access-fixture'
import { createClient } from '@supabase/supabase-js'
import { createHmac } from 'node:crypto'

const TOKEN_SECONDS = 24 * 3600

export interface Listeners {
  /** Messages received by all of them. */
  messageCount(): number
  /** Number of listeners that are joined now. */
  joined(): number
  close(): Promise<void>
}

/** Opens `count` sockets, each joined to the live topic of the dispatcher's company. */
export async function openListeners(url: string, jwtSecret: string, count: number): Promise<Listeners> {
  const { claims } = identityOf('dispatcher')
  const { tenant_id: tenantId } = claims.app_metadata as { tenant_id: string }
  const token = signToken(claims, jwtSecret)
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  let messageCount = 0
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = createClient(url, anonKey, { accessToken: async () => token })
      await client.realtime.setAuth()
      const channel = client
        .channel(liveTopic(tenantId), { config: { private: true } })
        .on('broadcast', { event: '*' }, () => void (messageCount += 1))
      await new Promise<void>((resolve, reject) => {
        channel.subscribe((state, error) => {
          if (state === 'SUBSCRIBED') resolve()
          if (state === 'CHANNEL_ERROR' && error) reject(error)
        })
      })
      return { client, channel }
    }),
  )
  return {
    messageCount: () => messageCount,
    joined: () => opened.filter(({ channel }) => channel.state === 'joined').length,
    async close() {
      await Promise.all(opened.map(({ client }) => client.realtime.disconnect()))
    },
  }
}

/** A token as the product signs them, for longer than a session may take. */
function signToken(claims: Record<string, unknown>, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, aud: 'authenticated', exp })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
