// Lists the stops that a van has reached, by arrival, with the start of service. Pure.
import { clockLegs, type LegPart } from '@dropwise/contracts'
import { timeLegs, type Roads } from '@dropwise/planner/clock'
import { splitOnArrival } from './legs-ahead.ts'

interface ReachedStop {
  id: string
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  arrivedAt: number | null
  departedAt: number | null
  windowStart: number | null
  plannedServiceAt: number
  plannedDepartAt: number
  leg: LegPart[]
  learntServiceSeconds: number | null
}

export interface Visit<Stop> {
  stop: Stop
  arrivedAt: number
  beganAt: number
  departedAt: number | null
  /** When the van can leave by plan, or when it left if that was earlier; breaks at the door begin then. */
  freeAt: number
  /** The leg to the stop, without the breaks that the van takes at its door. */
  way: LegPart[]
}

export const plannedService = (stop: ReachedStop): number =>
  (stop.plannedDepartAt - stop.plannedServiceAt) / 1000

/** Served stops and the one where the van stands, by arrival. */
export function visitsOf<Stop extends ReachedStop>(stops: readonly Stop[], roads?: Roads): Visit<Stop>[] {
  const reached = stops
    .flatMap((stop) => (stop.arrivedAt === null || isOff(stop) ? [] : [{ stop, arrivedAt: stop.arrivedAt }]))
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt)
  return reached.map(({ stop, arrivedAt }, index) => {
    const leftAt = reached[index - 1]?.stop.departedAt ?? null
    const { way, atDoor } = splitOnArrival(stop.leg, leftAt, arrivedAt, roads)
    const beganAt = timeLegs(arrivedAt, clockLegs(atDoor, { opensAt: stop.windowStart, serviceMs: 0 })).at(
      -1,
    )!.begin
    const servedAt = beganAt + (stop.learntServiceSeconds ?? plannedService(stop)) * 1000
    const { departedAt } = stop
    return { stop, arrivedAt, beganAt, departedAt, freeAt: Math.min(departedAt ?? Infinity, servedAt), way }
  })
}

const isOff = ({ status }: ReachedStop): boolean => status === 'failed' || status === 'skipped'
