// Schemas of messages and of failed messages to recipients.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** `GET /messages/undelivered`: mails and texts to recipients that failed permanently. */
export const undeliveredMessage = z.object({
  id: idText,
  channel: z.enum(['email', 'sms']),
  /** Email address or phone number. */
  to: z.string(),
  /** Its content in one line. */
  subject: z.string(),
  orderId: idText,
  reference: z.string(),
  recipient: z.string(),
  /** Error of the mail server or the text provider. */
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
  /** True: dispatch's message also goes by mail and text to the addresses that had notices of the delivery. */
  alsoByMailAndText: z.boolean().optional(),
})
export const message = z.object({
  id: idText,
  author: z.enum(['recipient', 'dispatch', 'driver']),
  text: z.string(),
  /** `text`: a reply to a text message. */
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

/** `GET /messages`: deliveries with messages, newest message first. */
export const messageThread = z.object({
  orderId: idText,
  trackingNumber: z.string(),
  reference: z.string(),
  recipient: z.string(),
  last: message,
  /** Messages from the recipient that the company has not read. */
  unread: z.number().int(),
})
export type MessageThread = z.output<typeof messageThread>
export const threadsResponse = z.object({ items: z.array(messageThread) })
