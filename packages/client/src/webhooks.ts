// Events as they arrive at a webhook: signed by Standard Webhooks (https://www.standardwebhooks.com).
import { Webhook } from 'standardwebhooks'

export interface WebhookEvent {
  /** `delivery.delivered`, `plan.done` … */
  type: string
  /** RFC 3339. */
  timestamp: string
  data: Record<string, unknown>
  /** Present on events of the sandbox. */
  test?: true
}

/** The event of a request. `body` is its text as it came, before any parsing. Throws if the signature is wrong or too old. */
export function verifyWebhook(
  secret: string,
  headers: Headers | Record<string, string>,
  body: string,
): WebhookEvent {
  const plain = headers instanceof Headers ? Object.fromEntries(headers) : headers
  return new Webhook(secret).verify(body, plain) as WebhookEvent
}
