// Trails of vans from their stored positions: `GET /live/trails`, `GET /routes/{id}/trail`.
import { z } from 'zod'
import { dayText, idText, timeText } from './common.ts'

/** A longer silence is a gap in a trail, in seconds. */
export const TRAIL_GAP_SECONDS = 300
/** Maximum number of positions in one response. A larger day is thinned to `resolutionSeconds`. */
export const TRAIL_MAX_POSITIONS = 100_000

/** Consecutive positions without a gap. */
export const trailSegment = z.object({
  /** The device's time of the first position. */
  at: timeText,
  /** Seconds between positions: one entry fewer than positions. */
  seconds: z.array(z.number().int().min(0)),
  /** The positions as an encoded polyline (precision 5). */
  line: z.string(),
})
export type TrailSegment = z.infer<typeof trailSegment>

/** A break that the driver reported, which hides the van's position. */
export const trailBreak = z.object({ from: timeText, to: timeText.nullable() })

export const trail = z.object({
  routeId: idText,
  number: z.number().int(),
  /** A trail covers only the time from start to finish of the route. */
  startedAt: timeText.nullable(),
  finishedAt: timeText.nullable(),
  /** Count of stored positions; a thinned `segments` has fewer. */
  positionCount: z.number().int(),
  /** True when a simulator sent some of them. */
  isSimulated: z.boolean(),
  breaks: z.array(trailBreak),
  segments: z.array(trailSegment),
})
export type Trail = z.infer<typeof trail>

export const trailsResponse = z.object({
  date: dayText,
  /**
   * The response has one position per this many seconds; 0: every stored position. Gaps are computed before
   * thinning.
   */
  resolutionSeconds: z.number().int(),
  /** Older positions are deleted; null: positions stay as long as the company exists. */
  keptSince: timeText.nullable(),
  trails: z.array(trail),
})
export type TrailsResponse = z.infer<typeof trailsResponse>
