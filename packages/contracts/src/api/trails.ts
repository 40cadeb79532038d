// Where vans were, as their stored positions say: `GET /live/trails`, `GET /routes/{id}/trail`.
import { z } from 'zod'
import { dayText, idText, timeText } from './common.ts'

/** A silence longer than this says nothing of what the van did, in seconds: a trail has a gap there. */
export const TRAIL_GAP_SECONDS = 300
/** Most positions of one answer. A day with more is thinned, and its answer says to how many seconds. */
export const TRAIL_MAX_POSITIONS = 100_000

/** Positions without a gap between them. */
export const trailSegment = z.object({
  /** Of its first position, by the device's clock. */
  at: timeText,
  /** Seconds from each position to the next: one fewer than positions. */
  seconds: z.array(z.number().int().min(0)),
  /** The positions as an encoded polyline (precision 5). */
  line: z.string(),
})
export type TrailSegment = z.infer<typeof trailSegment>

/** A break that the driver reported, during which nobody is shown where the van was. */
export const trailBreak = z.object({ from: timeText, to: timeText.nullable() })

export const trail = z.object({
  routeId: idText,
  number: z.number().int(),
  /** A trail begins when the van started its route and ends when it finished: nothing before or after is shown. */
  startedAt: timeText.nullable(),
  finishedAt: timeText.nullable(),
  /** Stored positions of it; `segments` holds as many, or fewer where the answer is thinned. */
  positionCount: z.number().int(),
  /** A simulator sent some of them. */
  isSimulated: z.boolean(),
  breaks: z.array(trailBreak),
  segments: z.array(trailSegment),
})
export type Trail = z.infer<typeof trail>

export const trailsResponse = z.object({
  date: dayText,
  /** One position in so many seconds was kept for the answer; 0: every stored position. Gaps are those of all positions. */
  resolutionSeconds: z.number().int(),
  /** Older positions are deleted for their age; null: they stay as long as the company does. */
  keptSince: timeText.nullable(),
  trails: z.array(trail),
})
export type TrailsResponse = z.infer<typeof trailsResponse>
