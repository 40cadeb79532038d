// A company's driving speeds by weekday and hour, and the traffic that they mean for a span of time. Pure: plans, forecasts and
// phones all take traffic from here.
import { z } from 'zod'
import { zoneOffsetMs } from './time.ts'

export const SPEED_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
const HOURS = 24
/** Percent of the speed on the map. */
export const SPEED_PERCENT = { least: 10, most: 200 } as const

const percentText = `a whole percent from ${SPEED_PERCENT.least} to ${SPEED_PERCENT.most}, or nothing`
const dayName = (day: number) => `${SPEED_DAYS[day]![0]!.toUpperCase()}${SPEED_DAYS[day]!.slice(1)}`

/** By weekday from Monday, then by hour of the company's clock. Null: unknown, driven at the speed on the map. */
export type SpeedCells = (number | null)[][]

/** Names every day with missing hours and every cell that is no speed. */
export const speedCells = z
  .array(z.array(z.unknown()))
  .superRefine((days, context) => {
    const refuse = (message: string, path: number[]) => context.addIssue({ code: 'custom', message, path })
    if (days.length !== SPEED_DAYS.length)
      refuse(`A week has 7 days from Monday; this one has ${days.length}`, [])
    for (const [day, hours] of days.slice(0, SPEED_DAYS.length).entries()) {
      if (hours.length !== HOURS)
        refuse(`${dayName(day)} has ${hours.length} hours; a day has 24, from 00:00`, [day])
      for (const [hour, cell] of hours.slice(0, HOURS).entries())
        if (cell !== null && !isSpeedPercent(cell))
          refuse(`${dayName(day)} ${hourLabel(hour)} must be ${percentText}`, [day, hour])
    }
  })
  .transform((days) => days as SpeedCells)

export const isSpeedPercent = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= SPEED_PERCENT.least &&
  (value as number) <= SPEED_PERCENT.most

/** `08:00`. */
export const hourLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

export const noSpeeds = (): SpeedCells => SPEED_DAYS.map(() => Array.from({ length: HOURS }, () => null))

/** What plans and forecasts drive by. The hours are those of the time zone. */
export interface DrivingSpeeds {
  cells: SpeedCells
  timeZone: string
}

export const SPEED_SOURCES = ['typed', 'file', 'learned'] as const
export type SpeedSource = (typeof SPEED_SOURCES)[number]

const storedTable = z.object({
  cells: speedCells,
  source: z.enum(SPEED_SOURCES),
  changedAt: z.string(),
})
export type StoredSpeeds = z.output<typeof storedTable>
const storedSpeeds = z.object({ now: storedTable.nullable(), before: storedTable.nullable() })

/** `tenants.settings.speeds`: the tables in force and before the last change; null when nobody ever set one. Never fails. */
export function readStoredSpeeds(settings: unknown): z.output<typeof storedSpeeds> | null {
  const stored =
    typeof settings === 'object' && settings !== null ? (settings as { speeds?: unknown }).speeds : null
  return storedSpeeds.safeParse(stored).data ?? null
}

/** The speeds that a company drives by; null without a table. */
export function readDrivingSpeeds(settings: unknown, timeZone: string): DrivingSpeeds | null {
  const now = readStoredSpeeds(settings)?.now
  return now ? { cells: now.cells, timeZone } : null
}

/** Driving takes `factor` times as long from an instant (milliseconds since 1970) until the next entry. */
export interface TrafficChange {
  from: number
  factor: number
}

const HOUR_MS = 3_600_000

/** Weekday from Monday, and hour, of an instant. */
export function speedCellAt(at: number, timeZone: string): { day: number; hour: number; endsAt: number } {
  const local = at + zoneOffsetMs(new Date(at), timeZone)
  const date = new Date(local)
  return {
    day: (date.getUTCDay() + 6) % 7,
    hour: date.getUTCHours(),
    endsAt: at + HOUR_MS - (((local % HOUR_MS) + HOUR_MS) % HOUR_MS),
  }
}

/** The traffic of a span; empty where nothing differs from the map. */
export function trafficBetween(speeds: DrivingSpeeds | null, from: number, to: number): TrafficChange[] {
  if (!speeds) return []
  const changes: TrafficChange[] = []
  for (let at = from; at < to;) {
    const { day, hour, endsAt } = speedCellAt(at, speeds.timeZone)
    const factor = 100 / (speeds.cells[day]?.[hour] ?? 100)
    if (factor !== (changes.at(-1)?.factor ?? 1)) changes.push({ from: at, factor })
    at = endsAt
  }
  return changes
}

/** The traffic of a span for the planner's clock. */
export function roadsBetween(
  speeds: DrivingSpeeds | null,
  from: number,
  to: number,
): { traffic: { from: number[]; factor: number[] } | null } {
  const changes = trafficBetween(speeds, from, to)
  if (changes.length === 0) return { traffic: null }
  return { traffic: { from: changes.map((one) => one.from), factor: changes.map((one) => one.factor) } }
}
