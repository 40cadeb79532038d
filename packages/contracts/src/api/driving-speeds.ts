// A company's driving speeds over HTTP (docs/api.md, part B).
import { z } from 'zod'
import { SPEED_DAYS, SPEED_SOURCES, speedCells } from '../driving-speeds.ts'
import { timeText } from './common.ts'

/** Percent of the speed on the map by weekday from Monday, then by hour; null: unknown, driven at the speed on the map. */
const cells = z.array(z.array(z.number().int().nullable()))

/**
 * `changedAt` of the table that the caller read: the call answers speeds_changed_meanwhile if somebody changed the table since.
 * Without it the last change wins.
 */
const speedsRead = { changedAt: timeText.nullable().optional() }
export const drivingSpeedsBody = z.object({ cells: speedCells, ...speedsRead })
export const undoSpeedsBody = z.object(speedsRead).nullish()

export const drivingSpeedsResponse = z.object({
  cells,
  /** The clock of the hours. */
  timeZone: z.string(),
  /** Null without a table. */
  source: z.enum(SPEED_SOURCES).nullable(),
  changedAt: timeText.nullable(),
  /** `POST /driving-speeds/undo` restores the table before the last change. */
  canUndo: z.boolean(),
})
export type DrivingSpeedsResponse = z.output<typeof drivingSpeedsResponse>

/** At most 24 lines of eight columns, with room for spaces and quotes. */
export const drivingSpeedsFile = z.object({ csv: z.string().min(1).max(50_000), ...speedsRead })

/** Without `hours`, every learned speed is taken. */
export const applyLearnedBody = z
  .object({
    hours: z
      .array(z.object({ weekday: z.enum(SPEED_DAYS), hour: z.number().int().min(0).max(23) }))
      .min(1)
      .max(168)
      .optional(),
    ...speedsRead,
  })
  .nullish()
export type ApplyLearnedBody = z.output<typeof applyLearnedBody>

export const learnedSpeed = z.object({
  /** Null with too few drives. */
  percent: z.number().int().nullable(),
  /** Drives that count, and the days on which they were. */
  drives: z.number().int(),
  days: z.number().int(),
})
export type LearnedSpeed = z.output<typeof learnedSpeed>

export const learnedSpeedsResponse = z.object({
  timeZone: z.string(),
  /** First day of the drives. */
  since: z.string(),
  /** Drives that were compared with the map, and those of them that no cell counts. */
  drives: z.number().int(),
  leftOut: z.number().int(),
  /** What a cell needs. */
  needs: z.object({ drives: z.number().int(), days: z.number().int() }),
  cells: z.array(z.array(learnedSpeed)),
})
export type LearnedSpeedsResponse = z.output<typeof learnedSpeedsResponse>
