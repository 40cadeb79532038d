// Days as they were driven beside the same days planned anew (docs/api.md, part B).
import { z } from 'zod'
import { dayText } from './common.ts'

/** Days of one file; longer files are sent in parts. */
export const REPLAY_MAX_DAYS = 31
/** Search of all days of a file together, and the most of one day, in seconds: somebody waits for the answer. */
export const REPLAY_SECONDS = 30
export const REPLAY_DAY_SECONDS = 3

export const replayFigures = z.object({
  vehicles: z.number().int(),
  orders: z.number().int(),
  distanceMetres: z.number(),
  /** From leaving the depot to being back. */
  durationSeconds: z.number(),
  driveSeconds: z.number(),
  /** In hundredths of the company's currency. */
  costMinor: z.number(),
  /** Orders that were begun outside of their windows. */
  missedWindows: z.number().int(),
})
export type ReplayDayFigures = z.infer<typeof replayFigures>

const replayDay = z.object({
  date: dayText,
  driven: replayFigures,
  planned: replayFigures,
  /** Driven less planned, below zero where the new plan takes more; null where it leaves orders out. */
  saved: replayFigures.nullable(),
  outcome: z.enum(['better', 'same', 'worse', 'not_comparable']),
  /** Order numbers that the new plan leaves out. */
  unserved: z.array(z.string()),
  /** Orders of the day that count on neither side: no vehicle, no place on the map, or unreadable. */
  leftOut: z.number().int(),
  /** What the driven day was given, and limits that it broke, as sentences. */
  notes: z.array(z.string()),
})
export type ReplayDay = z.infer<typeof replayDay>

export const replayResponse = z.object({
  /** Why no day of the file could be replayed. */
  problems: z.array(z.string()),
  days: z.array(replayDay).max(REPLAY_MAX_DAYS),
  refused: z.array(z.object({ date: dayText, message: z.string() })),
  /** Of the days on which both sides serve the same orders. */
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

/** What every reader of a replay is told. */
export const REPLAY_TERMS = [
  'Both sides are timed on the same roads and counted by the same checker. Actual times and traffic of the day are not in it.',
  'The new plan has the vans and windows of that day. It may use fewer vans, and none that were not out.',
  'A missed window counts as missed on both sides. Orders that the new plan leaves out are never a saving: such a day is not compared.',
] as const
