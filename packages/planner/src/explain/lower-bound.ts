// What serving the mandatory orders costs at least, whoever drives: each order is entered and left by one leg at the least
// price that any vehicle pays, and enough vehicles leave. Sequences may fall apart into rings and loads are only counted
// in sum, so the bound is quick and holds for every feature.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import { TUNING } from '../tuning.ts'
import { leastAssignment } from './assignment.ts'

interface Relaxation {
  /** Legs between orders, with the price of serving the second. */
  between: (i: number, j: number) => number
  /** Legs out to an order, with its service and what a vehicle costs at least; legs home. */
  out: Float64Array
  home: Float64Array
  /** Vehicles that leave at least. */
  vehicles: number
  /** Prices that hang on no leg. */
  constant: number
}

/** A price that no plan without mandatory orders left out goes below; null where too much would have to be looked at. */
export function lowerBound(p: Compiled): number | null {
  const { assignedUpTo, mostOrders, mostTariffs } = TUNING.bound
  const kinds = distinct(p.vehicles, (v) => v.type)
  if (p.n === 0 || kinds.length === 0 || p.n > mostOrders) return null
  const tariffs = distinct(kinds, (v) =>
    [numberOf(v.time), numberOf(v.distance), numberOf(v.priceA), v.reload?.location, ...ratesOf(v)].join(' '),
  )
  if (tariffs.length > mostTariffs) return null
  const relaxed = relax(p, kinds, tariffs)
  const bound = p.n <= assignedUpTo ? boundByAssignment(p, relaxed) : boundByMinima(p, relaxed)
  return Number.isFinite(bound) ? Math.max(0, bound) : null
}

function distinct(vehicles: CompiledVehicle[], key: (v: CompiledVehicle) => unknown): CompiledVehicle[] {
  return [...new Map(vehicles.map((v) => [key(v), v])).values()]
}

const numbers = new WeakMap<Int32Array, number>()
let tables = 0

function numberOf(table: Int32Array): number {
  if (!numbers.has(table)) numbers.set(table, tables++)
  return numbers.get(table)!
}

function ratesOf(v: CompiledVehicle): number[] {
  return [v.rateA, v.rateB, v.ratePerPaidSecond]
}

function relax(p: Compiled, kinds: CompiledVehicle[], tariffs: CompiledVehicle[]): Relaxation {
  const { n, location, earliest, latest } = p
  /** Roads may be quicker than the table says. */
  const pace = Math.min(1, ...(p.traffic?.factor ?? []))
  const leg = (v: CompiledVehicle, a: number, b: number): number => {
    if (a < 0 || b < 0) return 0
    const k = a * v.size + b
    if (v.time[k] === UNREACHABLE) return Infinity
    const driving = v.rateA * v.priceA[k] * (v.priceA === v.time ? pace : 1)
    return driving + v.rateB * v.distance[k] + v.ratePerPaidSecond * v.time[k] * pace
  }
  const serving = new Float64Array(n).fill(Infinity)
  const service = new Float64Array(n).fill(Infinity)
  const out = new Float64Array(n).fill(Infinity)
  const home = new Float64Array(n).fill(Infinity)
  for (const v of kinds)
    for (let o = 0; o < n; o++) {
      if (p.compatible[o * p.vehicles.length + v.index] === 0) continue
      const price = (v.ratePerTaskSecond + v.ratePerPaidSecond) * v.service[o]
      serving[o] = Math.min(serving[o], price)
      service[o] = Math.min(service[o], v.service[o])
      out[o] = Math.min(out[o], leg(v, v.start, location[o]))
      home[o] = Math.min(home[o], leg(v, location[o], v.end))
    }
  const vehicles = leastVehicles(p)
  const fixed = Math.min(...kinds.map((v) => v.fixed))
  const byLoad = fixedByLoad(p, kinds)
  const isByLoad = byLoad > fixed * vehicles
  for (let o = 0; o < n; o++) out[o] += serving[o] + (isByLoad ? 0 : fixed)

  function between(i: number, j: number): number {
    const [a, b] = [location[i], location[j]]
    let least = Infinity
    for (const v of tariffs) {
      const k = a * v.size + b
      const isLate = earliest[i] + service[i] + v.time[k] * pace > latest[j]
      const direct = isLate ? Infinity : leg(v, a, b)
      const { reload } = v
      const around = reload ? leg(v, a, reload.location) + leg(v, reload.location, b) : Infinity
      least = Math.min(least, direct, around)
    }
    return least + serving[j]
  }
  return { between, out, home, vehicles, constant: isByLoad ? byLoad : 0 }
}

/** How many vehicles the loads and stops of the mandatory orders fill at least. */
function leastVehicles(p: Compiled): number {
  const enough = (total: number, roomOf: (v: CompiledVehicle) => number): number => {
    const rooms = p.vehicles.map(roomOf).toSorted((a, b) => b - a)
    let count = 0
    for (let room = 0; room < total && count < rooms.length; count++) room += rooms[count]
    return count
  }
  let least = enough(countMandatory(p), (v) => Math.min(v.maxStops, p.n))
  for (let d = 0; d < p.dims; d++)
    for (const load of [p.delivery, p.pickup])
      least = Math.max(
        least,
        enough(loadOf(p, load, d), (v) => roomOf(v, d)),
      )
  return least
}

/** A vehicle's fixed price by what it can carry is a price for each unit of load. */
function fixedByLoad(p: Compiled, kinds: CompiledVehicle[]): number {
  let most = 0
  for (let d = 0; d < p.dims; d++) {
    const useful = kinds.filter((v) => roomOf(v, d) > 0)
    const each = useful.reduce((least, v) => Math.min(least, v.fixed / roomOf(v, d)), Infinity)
    for (const load of [p.delivery, p.pickup]) {
      const total = loadOf(p, load, d)
      if (total > 0) most = Math.max(most, each * total)
    }
  }
  return most
}

function countMandatory(p: Compiled): number {
  return p.rank.reduce((sum, rank) => sum + (rank >= 0 ? 1 : 0), 0)
}

/** What all trips of a vehicle take of a load. */
function roomOf(v: CompiledVehicle, dimension: number): number {
  return Math.min(MAX_VALUE, v.capacity[dimension] * (1 + (v.reload?.max ?? 0)))
}

/** Of the mandatory orders; pairs only pass through. */
function loadOf(p: Compiled, load: Int32Array, dimension: number): number {
  let sum = 0
  for (let o = 0; o < p.n; o++)
    if (p.rank[o] >= 0 && p.partner[o] < 0) sum += load[o * p.dims + dimension]
  return sum
}

/** What leaving an order out costs; no order may be left out for nothing. */
function priceOut(p: Compiled, o: number): number {
  return p.rank[o] < 0 ? p.prize[o] : Infinity
}

/** The exact least sum of legs in and legs out. Rows and columns behind the orders are vehicles; idle ones stay at home. */
function boundByAssignment(p: Compiled, { between, out, home, vehicles, constant }: Relaxation): number {
  const { n } = p
  const size = n + Math.min(p.vehicles.length, n)
  const cost = new Float64Array(size * size).fill(Infinity)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) cost[i * size + j] = i === j ? priceOut(p, i) : between(i, j)
    cost.fill(home[i], i * size + n, (i + 1) * size)
  }
  for (let r = n; r < size; r++) {
    for (let j = 0; j < n; j++) cost[r * size + j] = out[j]
    if (r - n >= vehicles) cost.fill(0, r * size + n, (r + 1) * size)
  }
  return constant + leastAssignment(size, cost)
}

/** A quick bound below that one: the least leg into each order, then what each order and vehicle adds to that on its way out. */
function boundByMinima(p: Compiled, { between, out, home, vehicles, constant }: Relaxation): number {
  const { n } = p
  const into = new Float64Array(n)
  let sum = constant
  for (let j = 0; j < n; j++) {
    let least = Math.min(out[j], priceOut(p, j))
    for (let i = 0; i < n; i++) if (i !== j) least = Math.min(least, between(i, j))
    into[j] = least
    sum += least
  }
  for (let i = 0; i < n; i++) {
    let least = Math.min(home[i], priceOut(p, i) - into[i])
    for (let j = 0; j < n; j++) if (i !== j) least = Math.min(least, between(i, j) - into[j])
    sum += least
  }
  let leaving = Infinity
  for (let j = 0; j < n; j++) leaving = Math.min(leaving, out[j] - into[j])
  return sum + vehicles * leaving
}
