// Web push: what a browser subscribes with, and what a notice holds when it arrives there.
import { z } from 'zod'

export const pushKeyResponse = z.object({ key: z.string() })

/** As the browser's `PushSubscription` says it. */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
  }),
  /** In words, for the person: `Firefox on Android`. */
  device: z.string().trim().min(1).max(80),
})
export const pushEndpointBody = z.object({ endpoint: z.string().max(2_000) })
export const pushStateResponse = z.object({ isOn: z.boolean() })

export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** A page of ours, `/customer/track/…`. */
  url: z.string().startsWith('/'),
  /** A newer notice with it takes the place of an older one. */
  tag: z.string(),
})
export type PushPayload = z.output<typeof pushPayload>
