// Webhooks in the API (docs/api.md, part B): targets of events, and the delivery log.
import { z } from 'zod'
import { idText, pageQuery } from './common.ts'

/** Events and their labels. */
export const WEBHOOK_EVENTS = {
  'order.created': 'an order was entered, imported or sent by a shop',
  'order.changed': 'an order was changed or taken up again',
  'order.cancelled': 'an order was cancelled',
  'order.step': 'an order reached a step of the company',
  'delivery.created': 'a delivery got its tracking number',
  'delivery.picked_up': 'loaded at the depot',
  'delivery.in_transit': 'on a van',
  'delivery.out_for_delivery': 'on its way to the recipient',
  'delivery.delivered': 'delivered',
  'delivery.failed': 'could not be delivered',
  'delivery.returned': 'back at the depot',
  'delivery.cancelled': 'cancelled',
  'vehicle.entered_zone': 'a van entered a watched zone',
  'vehicle.left_zone': 'a van left a watched zone',
  'vehicle.dwelt_zone': 'a van stayed long in a watched zone',
  'vehicle.fuelled': 'a fill of fuel or charge was noted',
  'vehicle.incident': 'an incident was reported',
  'plan.done': 'a plan is ready',
  'plan.failed': 'a plan could not be made',
  'plan.dispatched': 'a plan went out to the drivers',
  'route.dispatched': 'a route was given to its van',
  'route.changed': 'another van, driver or day',
  'route.started': 'the driver began',
  'route.finished': 'the van is back',
  'route.cancelled': 'taken back before its end',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
/** Sent only by the Test button. */
export const WEBHOOK_TEST_EVENT = 'webhook.test'

const address = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://' })
  .max(2000)
  .refine((text) => !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === ''), {
    error: 'Leave out the user name and password: the signature identifies the caller',
  })

const events = z
  .array(z.enum(Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]))
  .min(1, { error: 'Choose at least one' })
  .max(Object.keys(WEBHOOK_EVENTS).length)

/** `POST /webhooks`. */
export const webhookBody = z.object({
  url: address,
  events,
  description: z.string().trim().max(200).optional(),
})
export type WebhookBody = z.output<typeof webhookBody>
/** `PATCH /webhooks/{id}`. */
export const webhookPatchBody = webhookBody.partial().extend({ isActive: z.boolean().optional() })
export type WebhookPatch = z.output<typeof webhookPatchBody>
/** The secret is shown only here. */
export const webhookSecretResponse = z.object({ id: idText, secret: z.string() })
export const webhookItem = z.object({
  id: idText,
  url: z.string(),
  events: z.array(z.string()),
  description: z.string(),
  isActive: z.boolean(),
  /** Why the system paused it. */
  pausedReason: z.string().nullable(),
  /** Until then calls also carry the replaced secret's signature. */
  previousSecretUntil: z.string().nullable(),
  createdAt: z.string(),
  /** In the last seven days. */
  delivered: z.number().int(),
  failed: z.number().int(),
  waiting: z.number().int(),
})
export type WebhookItem = z.output<typeof webhookItem>
export const webhooksResponse = z.object({ items: z.array(webhookItem), cursor: z.string().nullable() })

export const WEBHOOK_CALL_STATES = ['waiting', 'delivered', 'failed'] as const
/** `GET /webhooks/{id}/deliveries`: newest first. */
export const webhookDeliveriesQuery = pageQuery.extend({ state: z.enum(WEBHOOK_CALL_STATES).optional() })
export const webhookDelivery = z.object({
  /** Also sent as the call's `webhook-id`. */
  id: idText,
  event: z.string(),
  state: z.enum(WEBHOOK_CALL_STATES),
  attempts: z.number().int(),
  /** HTTP status of the last response. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  milliseconds: z.number().int().nullable(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  /** Next attempt, while pending. */
  nextAt: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>
export const webhookDeliveriesResponse = z.object({
  items: z.array(webhookDelivery),
  cursor: z.string().nullable(),
})
