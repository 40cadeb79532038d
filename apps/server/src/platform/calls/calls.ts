// Joins two phones by Twilio's wire, so that neither shows the other its number: one leg is rung, then the other.
import { z } from 'zod'
import type { TwilioSettings } from '../../config.ts'

export interface CallBridge {
  /** What both sides see; null where texts go by a messaging service that has no number of its own. */
  number: string | null
  /** Rings a phone. Once somebody answers, the provider asks `url` what comes next. Throws what the provider said. */
  ring(call: { to: string; url: string }): Promise<void>
}

/** A driver waits for it, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000

const refusal = z.object({ message: z.string() })

/** Undefined without a provider: numbers are then handed out one by one, or not at all. */
export function createCallBridge(settings: TwilioSettings | undefined): CallBridge | undefined {
  if (!settings) return undefined
  const { baseUrl, accountSid, authToken, from } = settings
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const number = from.startsWith('+') ? from : null
  return {
    number,
    async ring({ to, url }) {
      const address = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls.json`
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: number ?? '', Url: url }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      if (answer.ok) {
        await answer.body?.cancel()
        return
      }
      const said = refusal.safeParse(await answer.json().catch(() => null)).data
      throw new Error(said?.message ?? `HTTP ${answer.status}`)
    },
  }
}
