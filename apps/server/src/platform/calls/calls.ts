// Connects two phones through Twilio's API, so that neither sees the other's number: rings one, then the
// other.
import { z } from 'zod'
import type { TwilioSettings } from '../../config.ts'

export interface CallBridge {
  /** The number that both sides see; null for a messaging service without its own. */
  number: string | null
  /**
   * Rings a phone. When a person answers, the provider requests `url` for the next step. Throws the
   * provider's error.
   */
  ring(call: { to: string; url: string }): Promise<void>
}

/** Milliseconds; a driver waits. */
const ANSWER_LIMIT_MS = 10_000

const refusal = z.object({ message: z.string() })

/** Undefined without a provider: numbers are then given out one by one, or not at all. */
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
      const body = refusal.safeParse(await answer.json().catch(() => null)).data
      throw new Error(body?.message ?? `HTTP ${answer.status}`)
    },
  }
}
