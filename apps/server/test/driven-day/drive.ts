// The drive of a planned route: when the van moves and when it stops, with breaks as early as forecasts expect.
import { clockLegs, travelMs, type LegPart } from '@dropwise/contracts'
import { timeLegs } from '@dropwise/planner/clock'
import { BREAK_LATE_MS } from '../../src/modules/live/forecast.ts'
import { spreadShare, USUAL_SPREADS } from '../../src/modules/planning/risk/spreads.ts'
import type { ProposedRoute } from '../../src/modules/planning/proposal.ts'
import type { SnapshotOrder } from '../../src/modules/planning/snapshot.ts'
import type { Draw } from '../random-company.ts'
import { orderOf, promiseOf } from './promise.ts'
import type { Pace } from './types.ts'

const MINUTE = 60_000

/** A stretch of driving or standing, with its start and end as shares of the line to the next stop. */
interface Move {
  from: number
  to: number
  leg: number
  fromShare: number
  toShare: number
}
export interface Drive {
  moves: Move[]
  /** Start of service of each stop. */
  begins: number[]
  endsAt: number
}

/** Travel time by hour of the day on the road, relative to the plan. */
const BY_HOUR = [1.2, 1.15, 1, 1, 1, 1.02, 1.05, 1.1, 1.22, 1.2]

export function driveOf(
  route: ProposedRoute,
  orders: readonly SnapshotOrder[],
  pace: Pace,
  draw: Draw,
): Drive {
  const uniform = () => draw(1, 1_000_000) / 1_000_001
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const noise = (sigma: number) => (pace === 'as_planned' ? 1 : Math.exp(sigma * normal()))
  const ofDay = noise(USUAL_SPREADS.driving.ofRoute)
  const departAt = Date.parse(route.depart_at)
  const usualDelay = (USUAL_SPREADS.departureMs / MINUTE) * normal()
  const delay = { as_planned: 0, usual: Math.max(0, usualDelay), late_start: 20 + 50 * uniform() }[pace]
  const drive: Drive = { moves: [], begins: [], endsAt: 0 }
  let at = departAt + Math.round(delay) * MINUTE
  const legs = [...route.stops.map(({ leg }) => leg), route.return_leg]
  const go = (leg: number, opensAt: number | null, serviceMs: number) => {
    const hour = Math.floor((at - departAt) / 3_600_000)
    const ofHour = pace === 'as_planned' ? 1 : BY_HOUR[Math.min(BY_HOUR.length - 1, hour)]!
    const slower = ofDay * ofHour * noise(USUAL_SPREADS.driving.ofLeg * spreadShare(travelMs(legs[leg]!)))
    const timing = () => timeLegs(at, clockLegs(legs[leg]!, { opensAt, serviceMs }, slower))
    pullBreaks(legs, leg, at, timing().at(-1)!.depart)
    const timed = timing()
    const parts = legs[leg]!
    const drivingMs = travelMs(parts) * slower
    let [driven, since] = [0, at]
    const share = () => (drivingMs === 0 ? 1 : driven / drivingMs)
    const moveTo = (arrive: number, until: number) => {
      const before = share()
      driven += arrive - since
      drive.moves.push({ from: since, to: arrive, leg, fromShare: before, toShare: share() })
      drive.moves.push({ from: arrive, to: until, leg, fromShare: share(), toShare: share() })
      since = until
    }
    for (const each of timed) {
      for (const one of each.breaks) moveTo(one.arrive, one.depart)
      moveTo(each.arrive, each.depart)
    }
    at = timed.at(-1)!.depart
    return timed.at(-1)!.begin
  }
  for (const [index, stop] of route.stops.entries()) {
    const opensAt = promiseOf(orderOf(orders, stop.order_id), Date.parse(stop.service_at)).opensAt
    const service = Date.parse(stop.depart_at) - Date.parse(stop.service_at)
    drive.begins.push(
      go(index, opensAt, service * noise(USUAL_SPREADS.service.ofStop * spreadShare(service))),
    )
  }
  go(route.stops.length, null, 10 * MINUTE)
  drive.endsAt = at
  return drive
}

/** Moves a later break to this leg when the break would begin too late after it. */
function pullBreaks(legs: LegPart[][], leg: number, at: number, nextAt: number): void {
  for (let nextLeg = leg + 1; nextLeg < legs.length; nextLeg += 1)
    for (const part of legs[nextLeg]!) {
      if (part.kind !== 'break') continue
      const latest = Date.parse(part.to) + BREAK_LATE_MS
      if (latest < at || latest >= nextAt) return
      legs[nextLeg] = legs[nextLeg]!.filter((one) => one !== part)
      legs[leg] = [...legs[leg]!, part]
    }
}
