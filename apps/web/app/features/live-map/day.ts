// Derives what the live screen shows of a day: late stops and their causes, each van's progress, the last
// return. Pure.
import { slippingOf, stopListOf, type Slipping } from '@dropwise/contracts'
import type { LiveResponse, LiveRoute, LiveStop } from './types.ts'

/** A stop with less slack than this before its promise is listed under Watch, in seconds. */
const WATCH_SLACK_SECONDS = 30 * 60
/** Delays below this are not shown: forecasts are no more precise, in seconds. */
const NOTEWORTHY_SECONDS = 120

export type CellState = 'done' | 'failed' | 'at' | 'next' | 'late' | 'open'

/** Without `position`: the feed delivers positions, so a new one does not rebuild the day. */
type RouteOfDay = Omit<LiveRoute, 'position'>

export interface VanDay {
  route: RouteOfDay
  label: string
  /** In driving order. */
  stops: LiveStop[]
  cells: CellState[]
  doneCount: number
  /** The stop that the van serves or drives to; null after the last one. */
  current: LiveStop | null
  isAtStop: boolean
  /** Late stops ahead, longest delay first. */
  late: LiveStop[]
  /** Falls behind while every promise still holds. */
  slipping: Slipping<LiveStop> | null
  isOut: boolean
}
export interface StopOfVan {
  stop: LiveStop
  van: VanDay
}
/** Counted from the rows that the screen lists, so each number agrees with its list. */
interface DayCounts {
  stops: number
  delivered: number
  /** Delivered stops that kept their promise or had none. */
  onTime: number
  atRisk: number
  failed: number
  toSettle: number
  vansOut: number
  vans: number
}
export interface DayView {
  counts: DayCounts
  vans: VanDay[]
  /** The worst stop of each van that will break a promise, worst van first. */
  atRisk: StopOfVan[]
  /** Vans that fall behind before a promise is late, the one whose promise ends first on top. */
  slipping: VanDay[]
  /** Stops that will keep their promise with little slack, least slack first. */
  watch: (StopOfVan & { slackSeconds: number })[]
  failed: StopOfVan[]
  /** Stops of finished routes without an outcome. */
  toSettle: StopOfVan[]
  /** Vans that need attention. */
  exceptions: VanDay[]
  /** Every stop of the day, by route and sequence. */
  all: StopOfVan[]
  finish: { at: string; plannedAt: string; route: number } | null
}

const ms = (at: string): number => Date.parse(at)
/** Not served yet. */
export const isAhead = (stop: LiveStop): boolean => stop.status === 'pending' || stop.status === 'arrived'

/** Start of service: actual arrival if known, else forecast, else plan. */
export function beginsAt(stop: LiveStop): string {
  return stop.arrivedAt ?? stop.etaAt ?? stop.plannedArriveAt
}

/** Departure from the stop, in milliseconds since 1970; a stop ahead takes its planned time. */
export function endsAtMs(stop: LiveStop): number {
  if (stop.departedAt) return ms(stop.departedAt)
  return ms(beginsAt(stop)) + (ms(stop.plannedDepartAt) - ms(stop.plannedArriveAt))
}

/** Seconds left until the promise breaks; null without a promise. */
export function slackSeconds(stop: LiveStop): number | null {
  return stop.windowEnd ? Math.round((ms(stop.windowEnd) - ms(beginsAt(stop))) / 1000) : null
}

/** Delivered after its promise had passed. */
export function wasLate(stop: LiveStop): boolean {
  if (stop.status !== 'served') return false
  return (
    stop.lateSeconds > 0 ||
    Boolean(stop.arrivedAt && stop.windowEnd && ms(stop.arrivedAt) > ms(stop.windowEnd))
  )
}

function cellOf(stop: LiveStop, current: LiveStop | null): CellState {
  if (stop.status === 'served') return 'done'
  if (stop.status === 'failed' || stop.status === 'skipped') return 'failed'
  if (stop.lateSeconds > 0) return 'late'
  if (stop.status === 'arrived') return 'at'
  return stop === current ? 'next' : 'open'
}

/** Caches a van's day by its array of stops, which keeps its identity until a stop changes. */
const vanDays = new WeakMap<readonly LiveStop[], VanDay>()

/**
 * Reads the day of a van. Returns the same object until more than its position changes, so that only changed
 * rows render.
 */
function readVan({ position: _, ...route }: LiveRoute): VanDay {
  const before = vanDays.get(route.stops)
  if (before && isSame(before.route, route)) return before
  const van = makeVan(route)
  vanDays.set(route.stops, van)
  return van
}

const isSame = (a: RouteOfDay, b: RouteOfDay): boolean =>
  (Object.keys(b) as (keyof RouteOfDay)[]).every((key) => a[key] === b[key])

function makeVan(route: RouteOfDay): VanDay {
  const stops = route.stops.toSorted((a, b) => a.sequence - b.sequence)
  const isOver = route.status === 'finished'
  const current = isOver ? null : (stops.find(isAhead) ?? null)
  return {
    route,
    label: route.driver?.name ?? route.vehicle.name,
    stops,
    cells: stops.map((stop) => cellOf(stop, current)),
    doneCount: stops.filter((stop) => !isAhead(stop)).length,
    current,
    isAtStop: current?.status === 'arrived',
    late: stops
      .filter((stop) => stopListOf(stop, route) === 'at_risk')
      .toSorted((a, b) => b.lateSeconds - a.lateSeconds),
    slipping: slippingOf(route),
    isOut: route.status === 'started',
  }
}

/** Rows shown before the dispatcher asks for all. */
const ROWS_SHOWN = 12

/** Vans to show in the timeline, in this order: at risk, selected, on the road, next to leave. */
export function nextHoursOf({ vans, atRisk }: DayView, selected: VanDay | undefined): VanDay[] {
  const startsAt = ({ current, route }: VanDay) => beginsAtMs(current) ?? ms(route.departAt)
  const soonest = (some: VanDay[]) => some.toSorted((a, b) => startsAt(a) - startsAt(b))
  const out = soonest(vans.filter(({ isOut, current }) => isOut && current !== null))
  const waiting = vans
    .filter(({ route }) => route.status === 'dispatched')
    .toSorted((a, b) => ms(a.route.departAt) - ms(b.route.departAt))
  const first = [...atRisk.map(({ van }) => van), ...(selected ? [selected] : [])]
  const rows = [...new Set([...first, ...out, ...waiting])]
  return rows.slice(0, Math.max(ROWS_SHOWN, new Set(first).size))
}
const beginsAtMs = (stop: LiveStop | null): number | null => stop && ms(beginsAt(stop))

/** Turns the server's response into what the screen shows. */
export function readDay(answer: LiveResponse): DayView {
  const vans = answer.routes.filter((route) => route.status !== 'cancelled').map(readVan)
  vans.sort((a, b) => a.route.number - b.route.number)
  const all = vans.flatMap((van) => van.stops.map((stop) => ({ stop, van })))

  const atRisk = vans
    .flatMap((van) => (van.late[0] ? [{ stop: van.late[0], van }] : []))
    .toSorted((a, b) => b.stop.lateSeconds - a.stop.lateSeconds)
  const watch = all
    .flatMap(({ stop, van }) => {
      const slack = stopListOf(stop, van.route) === 'ahead' ? slackSeconds(stop) : null
      return slack !== null && slack < WATCH_SLACK_SECONDS ? [{ stop, van, slackSeconds: slack }] : []
    })
    .toSorted((a, b) => a.slackSeconds - b.slackSeconds)

  const last = vans.toSorted(
    (a, b) => ms(b.route.etaReturnAt ?? b.route.returnAt) - ms(a.route.etaReturnAt ?? a.route.returnAt),
  )[0]
  const plannedLast = vans.map((van) => van.route.returnAt).toSorted((a, b) => ms(b) - ms(a))[0]
  const delivered = all.filter(({ stop }) => stop.status === 'served')
  // A stop that a change removed from its route has not failed: its order is open again.
  const failed = all.filter(({ stop }) => stop.status === 'failed')
  const toSettle = all.filter(({ stop, van }) => stopListOf(stop, van.route) === 'to_settle')
  return {
    counts: {
      stops: all.length,
      delivered: delivered.length,
      onTime: delivered.filter(({ stop }) => !wasLate(stop)).length,
      atRisk: vans.reduce((sum, van) => sum + van.late.length, 0),
      failed: failed.length,
      toSettle: toSettle.length,
      vansOut: vans.filter((van) => van.isOut).length,
      vans: vans.length,
    },
    vans,
    atRisk,
    slipping: vans
      .filter((van) => van.slipping !== null)
      .toSorted((a, b) => ms(a.slipping?.breaksAt ?? '') - ms(b.slipping?.breaksAt ?? '')),
    watch,
    failed,
    toSettle,
    exceptions: vans.filter(({ route }) => (route.exceptions ?? []).length > 0),
    all,
    finish:
      last && plannedLast
        ? {
            at: last.route.etaReturnAt ?? last.route.returnAt,
            plannedAt: plannedLast,
            route: last.route.number,
          }
        : null,
  }
}

export type Reason =
  | { kind: 'planned_late' }
  | { kind: 'not_left'; plannedAt: string }
  | { kind: 'left_late'; seconds: number }
  | { kind: 'still_at'; sequence: number; since: string }
  | { kind: 'long_stop'; sequence: number; seconds: number }
  | { kind: 'slow_way'; sequence: number; address: string; seconds: number }
  | { kind: 'behind'; seconds: number }

interface Share {
  seconds: number
  reason: Reason
}

/** The cause of a van's delay: attributes to each drive and stop the delay it added, and returns the largest. */
export function reasonOf(van: VanDay, late: LiveStop, now: Date): Reason {
  const { route, stops } = van
  if (route.status === 'dispatched' && now.getTime() > ms(route.departAt))
    return { kind: 'not_left', plannedAt: route.departAt }

  const shares: Share[] = []
  let delay = 0
  for (const stop of stops) {
    if (stop.sequence >= late.sequence || !stop.arrivedAt) break
    const onArrival = Math.max(0, (ms(stop.arrivedAt) - ms(stop.plannedArriveAt)) / 1000)
    const onWay = Math.round(onArrival - delay)
    const isFirst = stop === stops[0]
    shares.push({
      seconds: onWay,
      reason: isFirst
        ? { kind: 'left_late', seconds: onWay }
        : { kind: 'slow_way', sequence: stop.sequence, address: stop.address, seconds: onWay },
    })
    const departedMs = stop.departedAt ? ms(stop.departedAt) : now.getTime()
    const onLeaving = Math.max(0, (departedMs - ms(stop.plannedDepartAt)) / 1000)
    const atStop = Math.round(onLeaving - onArrival)
    shares.push({
      seconds: atStop,
      reason: stop.departedAt
        ? { kind: 'long_stop', sequence: stop.sequence, seconds: atStop }
        : { kind: 'still_at', sequence: stop.sequence, since: stop.arrivedAt },
    })
    delay = onLeaving
  }
  const worst = shares.toSorted((a, b) => b.seconds - a.seconds)[0]
  if (worst && worst.seconds >= NOTEWORTHY_SECONDS) return worst.reason
  if (late.windowEnd && ms(late.plannedArriveAt) > ms(late.windowEnd)) return { kind: 'planned_late' }
  return { kind: 'behind', seconds: Math.max(route.driftSeconds, late.lateSeconds) }
}
