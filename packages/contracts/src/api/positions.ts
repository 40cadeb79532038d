// GPS fixes of vans (docs/api.md, part C).
import { z } from 'zod'
import { timeText, latitude, longitude } from './common.ts'

export const driverPosition = z.strictObject({
  eventId: z.string().min(1).max(64),
  at: timeText,
  lat: latitude,
  lng: longitude,
  speed: z.number().min(0).max(120).optional(),
  heading: z.number().min(0).max(360).optional(),
  accuracy: z.number().min(0).optional(),
})
export type DriverPosition = z.output<typeof driverPosition>
/** Each position is validated alone, so an unreadable one does not block the others. */
export const positionsBody = z.object({
  positions: z
    .array(z.union([driverPosition, z.looseObject({})]))
    .min(1)
    .max(1_000),
})
export const refusedPosition = z.object({
  /** Index in the batch, from 0. */
  index: z.number().int(),
  field: z.string(),
  message: z.string(),
})
export const positionsResponse = z.object({
  stored: z.number().int(),
  duplicates: z.number().int(),
  /**
   * Positions that were rejected, with reasons; the others were stored. When all fail, the whole batch is
   * refused.
   */
  refused: z.array(refusedPosition),
})
