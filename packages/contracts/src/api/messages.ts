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

/** Longest message, in characters. */
export const MESSAGE_LENGTH = 1_000
export const messageBody = z.object({
  text: z.string().trim().min(1, { error: 'Write something' }).max(MESSAGE_LENGTH),
  /** From dispatch: by mail and text as well, to the addresses that were told of the delivery before. */
  alsoByMailAndText: z.boolean().optional(),
})
export const message = z.object({
  id: idText,
  author: z.enum(['recipient', 'dispatch', 'driver']),
  text: z.string(),
  /** `text`: written on a phone, as an answer to a text. */
  channel: z.enum(['app', 'text']),
  at: timeText,
  readAt: timeText.nullable(),
})
export type Message = z.output<typeof message>

/** `GET /orders/{id}/messages`: oldest first. */
export const messagesResponse = z.object({
  trackingNumber: z.string(),
  reference: z.string(),
  recipient: z.string(),
  items: z.array(message),
})
export type MessagesResponse = z.output<typeof messagesResponse>
/** `POST /orders/{id}/messages` */
export const messageResponse = z.object({ id: idText })

/** `GET /messages`: deliveries that were written about, the newest message first. */
export const messageThread = z.object({
  orderId: idText,
  trackingNumber: z.string(),
  reference: z.string(),
  recipient: z.string(),
  last: message,
  /** From the recipient, not seen by the company. */
  unread: z.number().int(),
})
export type MessageThread = z.output<typeof messageThread>
export const threadsResponse = z.object({ items: z.array(messageThread) })
