// Signatures by Standard Webhooks (https://www.standardwebhooks.com): one for each valid secret.
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** 192 bits, base64, as Standard Webhooks recommends. */
const SECRET_BYTES = 24

export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Dropwise-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
