// The recipient's view of a delivery (docs/api.md, part B).
import { z } from 'zod'
import { etaReason } from '../route.ts'
import { DELIVERY_STATUSES } from '../states.ts'
import {
  itemCount,
  latitude,
  longitude,
  shownField,
  timeSpan,
  timeText,
  textsByName,
  firstNameOnly,
} from './common.ts'

/** What anyone with the number may see: no phone, full name or other stop. */
export const trackingResponse = z.object({
  trackingNumber: z.string(),
  /** The public page, on the company's own host where it has one. */
  url: z.string(),
  reference: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  /** Percent. */
  progress: z.number().int(),
  eta: z
    .object({
      from: timeText,
      to: timeText,
      /** Expected arrival. Absent without a route. */
      at: timeText.nullish(),
      /** Expected seconds after the promise. A stop on plan is not late. Absent without a route. */
      lateSeconds: z.number().int().min(0).nullish(),
      reason: etaReason.nullable(),
    })
    .nullable(),
  promised: timeSpan.nullable(),
  /** The day's clock (see live). */
  clock: timeText,
  timeZone: z.string(),
  stopsBefore: z.number().int().nullable(),
  /** True while the van is at this door. */
  isHere: z.boolean(),
  location: z
    .object({
      lat: latitude,
      lng: longitude,
      heading: z.number().nullable(),
      at: timeText,
      receivedAt: timeText,
      address: z.string().nullable(),
    })
    .nullable(),
  /** Remaining way to the door as encoded polyline (precision 5); null until the recipient's turn is near. */
  path: z.string().nullable(),
  timeline: z.array(
    z.object({
      status: z.string(),
      title: z.string(),
      at: timeText,
      location: z.string().nullable(),
      /** Names of a company's own step, by language. */
      names: textsByName.optional(),
    }),
  ),
  origin: z.object({ name: z.string(), city: z.string().nullable() }),
  destination: z.object({
    street: z.string(),
    city: z.string().nullable(),
    lat: latitude,
    lng: longitude,
    /**
     * True for the exact door, which only readers with full access get; others get the centre of its
     * neighbourhood.
     */
    isExact: z.boolean(),
  }),
  recipient: firstNameOnly,
  driver: firstNameOnly.nullable(),
  vehicle: z.string().nullable(),
  /** How to reach the driver: a relay number for calls and texts, and whether the driver accepts messages. */
  contact: z.object({ phone: z.string().nullable(), canMessage: z.boolean() }),
  /** Only readers with full access get the items. */
  parcels: z.object({
    packages: z.number().int(),
    weightKg: z.number(),
    volumeLitres: z.number().int(),
    items: z.array(itemCount),
    /** The company's own fields that it shows to recipients, for readers with full access. */
    fields: z.array(shownField),
  }),
  /**
   * Proof of delivery, for readers with full access where the company shows it: who received it, and files of
   * the bucket `proofs`.
   */
  proof: z.object({ receivedBy: z.string().nullable(), files: z.array(z.string()) }).nullable(),
  /** Where anyone verifies the signed proof, once the delivery is reported and where the company shows proof. */
  proofUrl: z.string().nullable(),
  /** The neighbour who took it, for readers with full access. */
  neighbour: z.object({ name: z.string(), houseNumber: z.string() }).nullable(),
  brand: z.object({
    name: z.string(),
    color: z.string(),
    logoUrl: z.string().nullable(),
    units: z.enum(['mi', 'km']),
    /** The company's language (BCP 47), for readers whose own languages the page lacks. */
    language: z.string(),
    /** Whether the page is without the platform's header and footer. */
    hidesPlatform: z.boolean(),
  }),
})
export type TrackingResponse = z.infer<typeof trackingResponse>
/**
 * Realtime topic of one delivery (private channel: anyone with the number may listen, nobody may send). Event
 * `update`, payload a `trackingResponse`.
 */
export const trackingTopic = (trackingNumber: string): string => `tracking:${trackingNumber}`
