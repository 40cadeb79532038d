// Bodies and answers about messages: what could not be sent to recipients.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** `GET /messages/undelivered`: mails and texts to recipients that failed for good. */
export const undeliveredMessage = z.object({
  id: idText,
  channel: z.enum(['email', 'sms']),
  /** Address or number. */
  to: z.string(),
  /** What it was to say, in a line. */
  subject: z.string(),
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  /** What the mail server or the provider of texts said. */
  error: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: timeText,
})
export type UndeliveredMessage = z.output<typeof undeliveredMessage>
export const undeliveredResponse = z.object({ items: z.array(undeliveredMessage) })
