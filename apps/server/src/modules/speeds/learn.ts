// Learns driving speeds from driven legs: free driving time by driven time, by weekday and hour. Pure.
import { dayOf, SPEED_DAYS, SPEED_PERCENT, speedCellAt, type LearnedSpeed } from '@dropwise/contracts'

/** A drive from one door to the next, in milliseconds since 1970. */
export interface DrivenLeg {
  leftAt: number
  arrivedAt: number
  /** Seconds at the speed on the map. */
  freeSeconds: number
}

/** A cell with fewer drives, or drives on fewer days, stays unknown. */
export const NEEDED = { drives: 20, days: 3 } as const
/** A shorter drive measures the search for a door. */
const LEAST_FREE_SECONDS = 180
/** Drives this many times longer or shorter than planned are left out: they contain a detour, a rest or a wrong clock. */
const MOST_TIMES = 4
/** Share of a drive that must lie within one hour. */
const WITHIN_HOUR = 0.75
/** Drives further from the cell's median than this many median deviations are left out. */
const MOST_DEVIATIONS = 4
/** Median deviations below this share of the median do not mark a drive as unusual. */
const LEAST_DEVIATION = 0.05

interface Drive {
  free: number
  driven: number
  day: string
}

export interface Learned {
  cells: LearnedSpeed[][]
  /** Drives in no cell. */
  leftOut: number
}

export function learnSpeeds(legs: readonly DrivenLeg[], timeZone: string): Learned {
  const cells = SPEED_DAYS.map(() => Array.from({ length: 24 }, (): Drive[] => []))
  for (const leg of legs) {
    const cell = isUsual(leg) ? cellOf(leg, timeZone) : null
    if (cell) cells[cell.day]![cell.hour]!.push(toDrive(leg, timeZone))
  }
  const counted = cells.map((hours) => hours.map(withoutUnusual))
  return {
    cells: counted.map((hours) => hours.map(toSpeed)),
    leftOut: legs.length - counted.flat().reduce((sum, drives) => sum + drives.length, 0),
  }
}

function isUsual({ leftAt, arrivedAt, freeSeconds }: DrivenLeg): boolean {
  const times = (arrivedAt - leftAt) / 1000 / freeSeconds
  return freeSeconds >= LEAST_FREE_SECONDS && times <= MOST_TIMES && times >= 1 / MOST_TIMES
}

/** The hour in which most of a drive lies; null for a drive that lies in two hours equally. */
function cellOf({ leftAt, arrivedAt }: DrivenLeg, timeZone: string) {
  const { day, hour, endsAt } = speedCellAt((leftAt + arrivedAt) / 2, timeZone)
  const within = Math.min(arrivedAt, endsAt) - Math.max(leftAt, endsAt - 3_600_000)
  return within >= WITHIN_HOUR * (arrivedAt - leftAt) ? { day, hour } : null
}

const toDrive = ({ leftAt, arrivedAt, freeSeconds }: DrivenLeg, timeZone: string): Drive => ({
  free: freeSeconds,
  driven: (arrivedAt - leftAt) / 1000,
  day: dayOf(new Date(leftAt), timeZone),
})

function withoutUnusual(drives: readonly Drive[]): Drive[] {
  const speeds = drives.map(({ free, driven }) => free / driven)
  const middle = median(speeds)
  const deviation = Math.max(
    LEAST_DEVIATION * middle,
    median(speeds.map((speed) => Math.abs(speed - middle))),
  )
  return drives.filter((_, i) => Math.abs(speeds[i]! - middle) <= MOST_DEVIATIONS * deviation)
}

function toSpeed(drives: readonly Drive[]): LearnedSpeed {
  const days = new Set(drives.map(({ day }) => day)).size
  const figures = { drives: drives.length, days }
  if (drives.length < NEEDED.drives || days < NEEDED.days) return { percent: null, ...figures }
  const sum = (read: (drive: Drive) => number) => drives.reduce((total, drive) => total + read(drive), 0)
  const percent = Math.round((100 * sum(({ free }) => free)) / sum(({ driven }) => driven))
  const { least, most } = SPEED_PERCENT
  return { percent: Math.min(most, Math.max(least, percent)), ...figures }
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
