// Sends one text through Twilio's API. Without TWILIO_URL it is caught: the owner reads its outbox row in
// the portal.
import { z } from 'zod'
import type { TwilioSettings } from '../../config.ts'

interface TextMessage {
  /** With country code, `+15550187`. */
  to: string
  body: string
}

export interface TextSender {
  /** `caught`: there is no provider and nothing was sent. Throws {@link Refused} or the error on the way. */
  send(message: TextMessage): Promise<{ state: 'sent' | 'caught'; providerId: string | null }>
}

/** The provider refused permanently: retries are useless. */
export class Refused extends Error {}

/** Milliseconds; a silent provider must not block a worker. */
const ANSWER_LIMIT_MS = 20_000
/** Path of Twilio's delivery reports. */
const TEXT_STATUS_PATH = '/api/v1/twilio/status'

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
      const responseBody: unknown = await answer.json().catch(() => null)
      if (answer.ok) return { state: 'sent', providerId: created.parse(responseBody).sid }
      const words = refusal.safeParse(responseBody).data
      const message = words ? `${words.code ?? answer.status}: ${words.message}` : `HTTP ${answer.status}`
      // 429 and 5xx are temporary; so is 401, until the operator corrects the token.
      const isPassing = answer.status === 401 || answer.status === 429 || answer.status >= 500
      throw isPassing ? new Error(message) : new Refused(message)
    },
  }
}
