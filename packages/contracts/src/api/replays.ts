// Driven days compared with new plans for them (docs/api.md, part B).
import { z } from 'zod'
import { dayText } from './common.ts'

/** Maximum number of days per file; longer files are sent in parts. */
export const REPLAY_MAX_DAYS = 31
/**
 * Search time of all days of a file, and the most for one day, in seconds: the caller waits for the response.
 */
export const REPLAY_SECONDS = 30
export const REPLAY_DAY_SECONDS = 3

export const replayFigures = z.object({
  vehicles: z.number().int(),
  orders: z.number().int(),
  distanceMetres: z.number(),
  /** From depot to depot. */
  durationSeconds: z.number(),
  driveSeconds: z.number(),
  /** In hundredths of the company's currency. */
  costMinor: z.number(),
  /** Orders begun outside their windows. */
  missedWindows: z.number().int(),
})
export type ReplayDayFigures = z.infer<typeof replayFigures>

const replayDay = z.object({
  date: dayText,
  driven: replayFigures,
  planned: replayFigures,
  /** Driven minus planned, negative where the new plan needs more; null when it leaves orders out. */
  saved: replayFigures.nullable(),
  outcome: z.enum(['better', 'same', 'worse', 'not_comparable']),
  /** Numbers of orders that the new plan leaves out. */
  unserved: z.array(z.string()),
  /** Orders excluded from both sides: no vehicle, no place on the map, or unreadable. */
  leftOut: z.number().int(),
  /** Assumptions about the driven day, and limits that it broke, as sentences. */
  notes: z.array(z.string()),
})
export type ReplayDay = z.infer<typeof replayDay>

export const replayResponse = z.object({
  /** Why no day of the file could be replayed. */
  problems: z.array(z.string()),
  days: z.array(replayDay).max(REPLAY_MAX_DAYS),
  refused: z.array(z.object({ date: dayText, message: z.string() })),
  /** Over the days where both sides serve the same orders. */
  total: z
    .object({
      days: z.number().int(),
      driven: replayFigures,
      planned: replayFigures,
      saved: replayFigures,
    })
    .nullable(),
})
export type ReplayResponse = z.infer<typeof replayResponse>
