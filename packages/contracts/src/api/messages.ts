// Schemas of messages and of failed messages to recipients.
import { z } from 'zod'
import { idText, timeText } from './common.ts'

/** `GET /messages/undelivered`: mails and texts to recipients that failed permanently. */
export const undeliveredMessage = z.object({
  id: idText,
  channel: z.enum(['email', 'sms']),
  /** Email address or phone number. */
  to: z.string(),
  /** Content of the message in one line. */
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

/** A thread of the office with a driver. */
export const driverThread = z.object({
  driverId: idText,
  name: z.string(),
  /** False while the driver has no account to read messages with. */
  isReachable: z.boolean(),
  /** Null before the first message. */
  last: message.nullable(),
  /** Messages that the caller's side has not read. */
  unread: z.number().int(),
})
export type DriverThread = z.output<typeof driverThread>
export const threadsResponse = z.object({
  items: z.array(messageThread),
  /** For the office: every active driver, newest message first. For a driver: the thread with the office. */
  drivers: z.array(driverThread),
})

/** `GET /drivers/{id}/messages`, `GET /driver/messages`: oldest first. */
export const driverMessagesResponse = z.object({
  driverId: idText,
  name: z.string(),
  items: z.array(message),
})
export type DriverMessages = z.output<typeof driverMessagesResponse>

/** Maximum number of drivers named in one message. */
export const MESSAGE_DRIVERS_MAX = 1_000
/** `POST /messages/drivers`: one message to several drivers. */
export const driversMessageBody = z.object({
  text: messageBody.shape.text,
  /** Drivers by id, all active drivers, or those whose route is dispatched or on the road. */
  to: z.union([z.enum(['all', 'on_the_road']), z.array(idText).min(1).max(MESSAGE_DRIVERS_MAX)]),
})
export type DriversMessage = z.output<typeof driversMessageBody>
export const driversMessageResponse = z.object({
  /** The broadcast; null when the message went to one driver. */
  broadcastId: idText.nullable(),
  sentTo: z.number().int(),
  /** Drivers without an account: nothing was stored for them. */
  unreachable: z.array(z.string()),
})
export type DriversMessageResult = z.output<typeof driversMessageResponse>
/** `POST /driver/messages`: a driver writes to the office. */
export const driverMessageBody = messageBody.pick({ text: true })

/** `GET /messages/broadcasts`: messages to several drivers, newest first, with who has read them. */
export const broadcast = z.object({
  id: idText,
  text: z.string(),
  at: timeText,
  sentTo: z.number().int(),
  readBy: z.number().int(),
  /** Names of drivers who have not read it. */
  unreadBy: z.array(z.string()),
})
export type Broadcast = z.output<typeof broadcast>
export const broadcastsResponse = z.object({ items: z.array(broadcast) })
