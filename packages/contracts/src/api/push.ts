// Web push: a browser's subscription, and the payload of a notification.
import { z } from 'zod'

export const pushKeyResponse = z.object({ key: z.string() })

/** As in the browser's `PushSubscription`. */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
  }),
  /** Display name: `Firefox on Android`. */
  device: z.string().trim().min(1).max(80),
})
export const pushEndpointBody = z.object({ endpoint: z.string().max(2_000) })
export const pushStateResponse = z.object({ isOn: z.boolean() })

export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** A page of this site, such as `/customer/track/…`. */
  url: z.string().startsWith('/'),
  /** A newer notification with the same tag replaces it. */
  tag: z.string(),
})
export type PushPayload = z.output<typeof pushPayload>
