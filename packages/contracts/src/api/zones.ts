// Zones in the API (docs/api.md, part B).
import { z } from 'zod'
import { zoneProblem, type ZonePolygon } from '../zones.ts'
import { confirmPlace, idText } from './common.ts'

/** Accepts more rings and corners than allowed, so that the rule below can explain the limit. */
const MOST_READ = 5_000
const ring = z.array(z.tuple([z.number(), z.number()])).max(MOST_READ)
export const zonePolygon = z
  .object({ type: z.literal('Polygon'), coordinates: z.array(ring).max(10) })
  .superRefine((polygon: ZonePolygon, context) => {
    const problem = zoneProblem(polygon)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

export const zoneItem = z.object({
  id: idText,
  name: z.string(),
  color: z.string(),
  /** GeoJSON: one closed ring, longitude first. */
  polygon: z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  /** ISO weekdays of service, 1 is Monday; empty: every day. */
  weekdays: z.array(z.number().int().min(1).max(7)),
  /** Vehicles restricted to it and their other zones. */
  vehicles: z.array(z.object({ id: idText, name: z.string() })),
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
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    // All seven days mean the same as none.
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .transform((days) => (days.length === 7 ? [] : days)),
})
export const newZoneBody = zoneFields.partial({ color: true, weekdays: true }).extend({ confirmPlace })
export const zonePatchBody = zoneFields.partial().extend({ confirmPlace })
