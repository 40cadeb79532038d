// Zones in the API (docs/api.md, part B).
import { z } from 'zod'
import { zoneProblem, type ZonePolygon } from '../zones.ts'
import { clockText, confirmPlace, idText, namedRecord, pageQuery, timeText } from './common.ts'

/** Accepts more rings and corners than allowed, so that the rule below can explain the limit. */
const MOST_READ = 5_000
const ring = z.array(z.tuple([z.number(), z.number()])).max(MOST_READ)
export const zonePolygon = z
  .object({ type: z.literal('Polygon'), coordinates: z.array(ring).max(10) })
  .superRefine((polygon: ZonePolygon, context) => {
    const problem = zoneProblem(polygon)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

const weekdays = z
  .array(z.number().int().min(1).max(7))
  .max(7)
  // All seven days mean the same as none.
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
  .transform((days) => (days.length === 7 ? [] : days))

/** Which visits to a zone are events, and when. `from` after `to` runs over midnight; both absent: all day. */
export const zoneWatch = z
  .strictObject({
    entered: z.boolean().default(false),
    left: z.boolean().default(false),
    /** A van that stays for this long is an event; null: none. */
    dwellMinutes: z.number().int().min(1).max(1440).nullable().default(null),
    weekdays: weekdays.default([]),
    from: clockText.nullable().default(null),
    to: clockText.nullable().default(null),
  })
  .refine(({ from, to }) => (from === null) === (to === null) && (from === null || from !== to), {
    path: ['to'],
    message: 'Name both ends of the hours, or none',
  })
export type ZoneWatch = z.output<typeof zoneWatch>
/** The watch in responses. */
const zoneWatchItem = z.object({
  entered: z.boolean(),
  left: z.boolean(),
  dwellMinutes: z.number().int().nullable(),
  weekdays: z.array(z.number().int()),
  from: clockText.nullable(),
  to: clockText.nullable(),
})

export const ZONE_EVENT_KINDS = ['entered', 'left', 'dwelt'] as const
export type ZoneEventKind = (typeof ZONE_EVENT_KINDS)[number]
export const zoneEvent = z.object({
  id: idText,
  kind: z.enum(ZONE_EVENT_KINDS),
  /** Time of the van's own positions. */
  at: timeText,
  zone: namedRecord,
  vehicle: namedRecord,
})
export type ZoneEvent = z.output<typeof zoneEvent>
export const zoneEventsQuery = pageQuery.extend({
  cursor: idText.optional(),
  zoneId: idText.optional(),
  vehicleId: idText.optional(),
})
export const zoneEventsResponse = z.object({ items: z.array(zoneEvent), cursor: z.string().nullable() })

export const zoneItem = z.object({
  id: idText,
  name: z.string(),
  color: z.string(),
  /** GeoJSON: one closed ring, longitude first. */
  polygon: z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  /** ISO weekdays of service, 1 is Monday; empty: every day. */
  weekdays: z.array(z.number().int().min(1).max(7)),
  /** False: it is only watched, and ties no orders to days or vans. */
  plansOrders: z.boolean(),
  watch: zoneWatchItem.nullable(),
  /** Vehicles restricted to it and their other zones. */
  vehicles: z.array(namedRecord),
})
export type ZoneItem = z.infer<typeof zoneItem>
export const zonesResponse = z.object({ items: z.array(zoneItem) })

/** Colours that are distinct on the light and the dark map. */
export const ZONE_COLORS = [
  '#2563eb',
  '#d97706',
  '#059669',
  '#db2777',
  '#7c3aed',
  '#0891b2',
  '#dc2626',
  '#65a30d',
] as const

const zoneFields = z.object({
  name: z.string().trim().min(1, 'Name the zone').max(60),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must look like #2563eb' })
    .transform((color) => color.toLowerCase()),
  polygon: zonePolygon,
  weekdays,
  plansOrders: z.boolean(),
  watch: zoneWatch.nullable(),
})
export const newZoneBody = zoneFields
  .partial({ color: true, weekdays: true, plansOrders: true, watch: true })
  .extend({ confirmPlace })
export const zonePatchBody = zoneFields.partial().extend({ confirmPlace })
