// Relaxes a day to routes of a few kinds, for the column bound: each leg at its least price and time, one
// window per order, and the one load that limits routes most. Every plan of the day satisfies it, whatever the
// features, at no higher price.
import { paceOf } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import { distinct, legsOf, tariffOf } from './legs.ts'

/** What a route consumes: by leg between orders (row-major), on the way out and on the way home. */
interface Consumption {
  between: Int32Array
  out: Int32Array
  home: Int32Array
  room: number
}

/** Vehicles that the relaxation does not tell apart. */
export interface RouteKind {
  /** Indices of the vehicles, and how many of them a plan may use. */
  members: Set<number>
  count: number
  /** Price of a leg with service at its end; `out` includes the vehicle. Infinity where impossible. */
  price: Float64Array
  out: Float64Array
  home: Float64Array
  /** From the begin of one service to the arrival at the next; `out` is the arrival at the first order. */
  clock: Consumption
  early: Int32Array
  late: Int32Array
  /** Null when one amount limits routes, which is then the clock. */
  load: Consumption | null
}

/** More kinds are merged where they pay the same for each leg. */
const MOST_KINDS = 5
/** An amount that this few vehicles can carry limits no route. */
const LEAST_VEHICLES = 1

/** The relaxed kinds of routes; null for a day of too many kinds. */
export function relaxDay(p: Compiled): RouteKind[] | null {
  const byType = groupBy(p.vehicles, ({ type }) => type)
  const endsOf = ({ start, end, reload }: CompiledVehicle): string =>
    `${start} ${end} ${reload?.location} ${reload?.max}`
  const groups =
    byType.length <= MOST_KINDS ? byType : groupBy(p.vehicles, (v) => `${tariffOf(v)} ${endsOf(v)}`)
  return groups.length > MOST_KINDS ? null : groups.map((vehicles) => relaxKind(p, vehicles))
}

function groupBy(vehicles: CompiledVehicle[], key: (v: CompiledVehicle) => unknown): CompiledVehicle[][] {
  const groups = new Map<unknown, CompiledVehicle[]>()
  for (const v of vehicles) groups.set(key(v), [...(groups.get(key(v)) ?? []), v])
  return [...groups.values()]
}

function relaxKind(p: Compiled, vehicles: CompiledVehicle[]): RouteKind {
  const { n, location } = p
  const [first] = vehicles
  const { reload } = first
  const leg = legsOf(p)
  const members = distinct(vehicles, ({ type }) => type)
  const mayServe = (o: number): boolean =>
    vehicles.some(({ index }) => p.compatible[o * p.vehicles.length + index] === 1)
  const serving = Float64Array.from({ length: n }, (_, o) =>
    mayServe(o)
      ? Math.min(...members.map((v) => (v.ratePerTaskSecond + v.ratePerPaidSecond) * v.service[o]))
      : Infinity,
  )
  const fixed = Math.min(...members.map((v) => v.fixed))
  const price = new Float64Array(n * n).fill(Infinity)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (i === j) continue
      const direct = leg(first, location[i], location[j])
      const around = reload
        ? leg(first, location[i], reload.location) + leg(first, reload.location, location[j])
        : Infinity
      price[i * n + j] = Math.min(direct, around) + serving[j]
    }
  const hours = hoursOf(p, members)
  const amounts = [...loadsOf(p, members), stopsOf(p, members), workOf(p, members, hours)]
    .filter((amount) => vehiclesFor(p, amount) > LEAST_VEHICLES)
    .toSorted((a, b) => vehiclesFor(p, b) - vehiclesFor(p, a))
  const window = (o: number): [number, number] => [Math.max(p.earliest[o], p.release[o]), p.latest[o]]
  const hasWindows = p.latest.some((late) => late < hours.room) || p.earliest.some((t) => t > hours.from)
  const isTimed = hasWindows || amounts.length === 0
  const clock = isTimed ? hours : amounts[0]
  return {
    members: new Set(vehicles.map((v) => v.index)),
    count: Math.min(n, vehicles.length),
    price,
    out: Float64Array.from(serving, (service, o) => leg(first, first.start, location[o]) + service + fixed),
    home: Float64Array.from(serving, (_, o) => leg(first, location[o], first.end)),
    clock,
    early: Int32Array.from({ length: n }, (_, o) => (isTimed ? window(o)[0] : 0)),
    late: Int32Array.from({ length: n }, (_, o) => (isTimed ? Math.min(window(o)[1], MAX_VALUE) : MAX_VALUE)),
    load: (isTimed ? amounts[0] : amounts[1]) ?? null,
  }
}

/** Seconds of the shift: legs at the least traffic, with service, from the first start to the last end. */
function hoursOf(p: Compiled, members: CompiledVehicle[]): Consumption & { from: number } {
  const { n, location } = p
  const pace = paceOf(p)
  const [{ start, end, time, size, reload }] = members
  const least = (from: number, to: number): number => {
    if (from < 0 || to < 0) return 0
    const seconds = (a: number, b: number): number =>
      time[a * size + b] === UNREACHABLE ? MAX_VALUE : Math.floor(time[a * size + b] * pace)
    const around = reload ? seconds(from, reload.location) + seconds(reload.location, to) : MAX_VALUE
    return Math.min(seconds(from, to), around)
  }
  const service = Int32Array.from({ length: n }, (_, o) => Math.min(...members.map((v) => v.service[o])))
  const from = Math.min(...members.map((v) => v.from))
  const between = new Int32Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      between[i * n + j] = Math.min(MAX_VALUE, service[i] + least(location[i], location[j]))
  return {
    from,
    between,
    out: Int32Array.from(location, (place) => Math.min(MAX_VALUE, from + least(start, place))),
    home: Int32Array.from(location, (place, o) => Math.min(MAX_VALUE, service[o] + least(place, end))),
    room: Math.max(...members.map((v) => v.to)),
  }
}

/** Seconds of driving and service, waiting apart, in the longest day that a vehicle may have. */
function workOf(p: Compiled, members: CompiledVehicle[], hours: ReturnType<typeof hoursOf>): Consumption {
  const room = Math.max(
    ...members.map((v) => {
      const pauses = v.breaks.reduce((sum, { service }) => sum + service, 0)
      return Math.min(v.to - v.from, v.maxDuration) - pauses
    }),
  )
  return { ...hours, out: hours.out.map((t) => t - hours.from), room }
}

function stopsOf(p: Compiled, members: CompiledVehicle[]): Consumption {
  return byOrder(p, (o) => p.isStop[o], Math.max(...members.map((v) => v.maxStops)))
}

/** Loads by dimension, out and back apart; pairs are loaded and unloaded on the way, so they do not count. */
function loadsOf(p: Compiled, members: CompiledVehicle[]): Consumption[] {
  return Array.from({ length: p.dims }, (_, d) => {
    const room = Math.max(...members.map((v) => v.capacity[d] * (1 + (v.reload?.max ?? 0))))
    return [p.delivery, p.pickup].map((load) =>
      byOrder(p, (o) => (p.partner[o] < 0 ? load[o * p.dims + d] : 0), room),
    )
  }).flat()
}

function byOrder({ n }: Compiled, amount: (o: number) => number, room: number): Consumption {
  const out = Int32Array.from({ length: n }, (_, o) => amount(o))
  const between = Int32Array.from({ length: n * n }, (_, k) => out[k % n])
  return { between, out, home: new Int32Array(n), room: Math.min(room, MAX_VALUE) }
}

/** Least number of vehicles for an amount, with fractions. */
function vehiclesFor({ n, rank }: Compiled, { between, out, room }: Consumption): number {
  let sum = 0
  for (let j = 0; j < n; j++) {
    if (rank[j] < 0) continue
    let least = out[j]
    for (let i = 0; i < n; i++) if (i !== j && between[i * n + j] < least) least = between[i * n + j]
    sum += least
  }
  return sum / Math.max(1, room)
}
