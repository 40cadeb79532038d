// Sends one text by Twilio's wire, or catches it: without TWILIO_URL the outbox row itself is what the owner reads in the portal.
import { z } from 'zod'
import type { TwilioSettings } from '../../config.ts'

export interface TextMessage {
  /** With country code, `+15550187`. */
  to: string
  body: string
}

export interface TextSender {
  /** `caught`: there is no provider and nothing left the house. Throws {@link Refused} or what went wrong on the way. */
  send(message: TextMessage): Promise<{ state: 'sent' | 'caught'; providerId: string | null }>
}

/** The provider took the call and said no for good: trying again changes nothing. */
export class Refused extends Error {}

/** A provider that says nothing must not hold a worker, in milliseconds. */
const ANSWER_LIMIT_MS = 20_000
/** Where Twilio tells what became of a text. */
export const TEXT_STATUS_PATH = '/api/v1/twilio/status'

const created = z.object({ sid: z.string().min(1) })
const refusal = z.object({ message: z.string(), code: z.number().optional() })

export function createTextSender(settings: TwilioSettings | undefined, publicUrl: string): TextSender {
  if (!settings) return { send: async () => ({ state: 'caught', providerId: null }) }
  const { baseUrl, accountSid, authToken, from } = settings
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ to, body }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams([
          ['To', to],
          ['Body', body],
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from],
          ['StatusCallback', publicUrl + TEXT_STATUS_PATH],
        ]),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const said: unknown = await answer.json().catch(() => null)
      if (answer.ok) return { state: 'sent', providerId: created.parse(said).sid }
      const words = refusal.safeParse(said).data
      const message = words ? `${words.code ?? answer.status}: ${words.message}` : `HTTP ${answer.status}`
      // 429 and 5xx pass; so does 401, once the operator has put the token right.
      const isPassing = answer.status === 401 || answer.status === 429 || answer.status >= 500
      throw isPassing ? new Error(message) : new Refused(message)
    },
  }
}
