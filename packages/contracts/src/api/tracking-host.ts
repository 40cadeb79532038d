// A company's own host name for its tracking pages (docs/api.md, part B).
import { z } from 'zod'

/** What the last check saw. Links use the host while it points here. */
export const HOST_STATES = ['not_checked', 'points_here', 'points_elsewhere', 'unknown'] as const
export type HostState = (typeof HOST_STATES)[number]

/** `PUT /company/tracking-host`. The server normalises the name. */
export const trackingHostBody = z.object({ host: z.string().max(2000) })
export type TrackingHostBody = z.output<typeof trackingHostBody>

/** `GET /company/tracking-host`, and the answer of its changes. */
export const trackingHostResponse = z.object({
  /** Null: tracking pages are on the platform's host. */
  host: z.string().nullable(),
  state: z.enum(HOST_STATES),
  /** What the last check saw, as a sentence. */
  seen: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** The record that the company sets at its DNS provider. */
  record: z.object({ type: z.literal('CNAME'), name: z.string(), value: z.string() }).nullable(),
  /** Where links in messages lead now, without a trailing slash. */
  linksTo: z.string(),
})
export type TrackingHostResponse = z.output<typeof trackingHostResponse>
