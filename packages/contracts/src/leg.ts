// Parts of the leg between two stops, written by plans and read by all that follow a day. Pure.
import { z } from 'zod'
import { timeText } from './api/common.ts'

const seconds = z.number().int().min(0)
export const legPart = z.discriminatedUnion('kind', [
  /** `freeSeconds`: the same drive at the speed on the map, where the company's driving speeds changed it. */
  z.object({ kind: z.literal('travel'), seconds, freeSeconds: z.number().min(0).optional() }),
  /** The van's break with this id. It begins between `from` and `to`. */
  z.object({
    kind: z.literal('break'),
    id: z.number().int(),
    seconds,
    startAt: timeText,
    from: timeText,
    to: timeText,
  }),
  /** A reload at the depot. */
  z.object({ kind: z.literal('reload'), seconds, startAt: timeText }),
  /** Taking over another van's parcels, not before `from`. */
  z.object({ kind: z.literal('handover'), seconds, startAt: timeText, from: timeText }),
])
export type LegPart = z.output<typeof legPart>

/** Positions show a pause after a shorter drive as still at the door or in the yard. In seconds. */
const AT_THE_DOOR_SECONDS = 120

/** The number of parts of a leg up to the last pause that a van takes before it drives. */
export function countBeforeDriving(leg: readonly LegPart[]): number {
  let driven = 0
  let count = 0
  for (const [index, part] of leg.entries()) {
    if (part.kind === 'travel') driven += part.seconds
    if (driven >= AT_THE_DOOR_SECONDS) break
    if (part.kind !== 'travel') count = index + 1
  }
  return count
}

/** Splits a leg at the arrival. A break after the last drive happens at the door, before service. */
export function splitAtArrival(leg: readonly LegPart[]): [way: LegPart[], atDoor: LegPart[]] {
  const end = leg.findLastIndex(({ kind }) => kind === 'travel') + 1
  const count = Math.max(end, countBeforeDriving(leg))
  return [leg.slice(0, count), leg.slice(count)]
}

type Pause = Exclude<LegPart, { kind: 'travel' }>

/** Breaks, reloads and handovers of a van before it drives on. */
export const pausesBeforeDriving = (leg: readonly LegPart[]): Pause[] =>
  leg.slice(0, countBeforeDriving(leg)).filter((part): part is Pause => part.kind !== 'travel')

/** A leg for the planner's clock, in milliseconds since 1970. */
export interface ClockLegMs {
  drive: number
  breaks: { id: number; from: number[]; to: number[]; service: number }[]
  windows: [from: number, to: number][]
  service: number
}

/** Service at the end of a leg: not before `opensAt`, for this many milliseconds. */
export interface Stay {
  opensAt: number | null
  serviceMs: number
}

/** A leg with its drives at the speed on the map, for a clock that adds the traffic. */
export const atMapSpeed = (parts: readonly LegPart[]): LegPart[] =>
  parts.map((part) =>
    part.kind === 'travel' ? { kind: 'travel', seconds: part.freeSeconds ?? part.seconds } : part,
  )

/** Milliseconds of driving in a leg. */
export const travelMs = (parts: readonly LegPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'travel' ? part.seconds * 1000 : 0), 0)

/**
 * Legs for the clock to reach a stop: one, plus one per stopover. Driving takes `pace` times as long as
 * planned.
 */
export function clockLegs(parts: readonly LegPart[], { opensAt, serviceMs }: Stay, pace = 1): ClockLegMs[] {
  const legs: ClockLegMs[] = []
  let [drive, breaks]: [number, ClockLegMs['breaks']] = [0, []]
  const close = (windows: ClockLegMs['windows'], service: number) => {
    legs.push({ drive, breaks, windows, service })
    drive = 0
    breaks = []
  }
  for (const part of parts) {
    const ms = part.seconds * 1000
    if (part.kind === 'travel') drive += ms * pace
    else if (part.kind === 'break')
      breaks.push({ id: part.id, from: [Date.parse(part.from)], to: [Date.parse(part.to)], service: ms })
    else close(part.kind === 'handover' ? [[Date.parse(part.from), Infinity]] : [], ms)
  }
  close(opensAt === null ? [] : [[opensAt, Infinity]], serviceMs)
  return legs
}
