// Square tables of an instance: price and time of each leg.
import { paceOf } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'
import type { SharedTables } from '../model/shared-tables.ts'
import { NO_ROAD_PRICE, NO_ROAD_TIME } from './instance.ts'
import { allElsewhere } from './features.ts'
import { eachBlock, STAGE } from './shared-tables.ts'
import { placeTurned } from './transpose.ts'

/**
 * Tables of `m` nodes, one `price` per tariff and one `time` per clock; a single table serves as both when
 * seconds are the price.
 */
export interface LegTables {
  price: Int32Array
  time: Int32Array
  scale: number
  /** True when a leg's price includes the service of its destination. */
  holdsService: boolean
  /** Shared memory of the tables, when threads built them together. */
  shared: SharedTables | null
}

/** One vehicle of each tariff, and one of each table of times. */
interface Columns {
  payers: CompiledVehicle[]
  drivers: CompiledVehicle[]
}

/** Places of each node as the start and as the end of a leg, -1 for none. */
export interface Ends {
  origin: Int32Array
  goal: Int32Array
}

/** Scaled mean leg, for fractional prices. */
const FINE_LEG = 10_000
/** Added before truncation to integers, so prices are rounded; three times as fast as `Math.round`. */
const HALF = 0.5

/**
 * Least price of a second of driving, or factor on the caller's own price of a leg. What traffic adds is part
 * of a route's surcharge.
 */
function driveRate(p: Compiled, v: CompiledVehicle): number {
  return v.priceA === v.time ? (v.rateA + v.ratePerPaidSecond) * paceOf(p) : v.rateA
}

/** Price of a second of driving beside the caller's own price of a leg. */
function secondRate(p: Compiled, v: CompiledVehicle): number {
  return v.priceA === v.time ? 0 : v.ratePerPaidSecond * paceOf(p)
}

/** Builds prices and times of all legs. Routes are simulated if `isDriven`. */
export function buildLegs(
  p: Compiled,
  ends: Ends,
  { payers, drivers }: Columns,
  isDriven: boolean,
): LegTables {
  const first = payers[0]
  const tariffs = payers.length
  const m = ends.goal.length
  const scale = chooseScale(p, payers)
  const pace = paceOf(p)
  // Includes service in the legs, so that what driving adds stays small.
  const paysService = isDriven && (first.ratePerPaidSecond > 0 || first.ratePerTaskSecond > 0)
  const holdsService = tariffs > 1 || paysService
  const sameTable =
    !holdsService && pace === 1 && costsTime(p, first) && Math.abs(driveRate(p, first) * scale - 1) < 1e-9
  const shared = p.shared?.m === m && p.shared.price.length === tariffs * m * m ? p.shared : null
  const price = shared ? shared.price : new Int32Array(tariffs * m * m)
  const time = sameTable ? price : shared ? shared.time : new Int32Array(drivers.length * m * m)
  if (shared) placeTurned(price, { shared, stage: STAGE.priceInto, turned: shared.priceInto })
  if (shared && !sameTable) placeTurned(time, { shared, stage: STAGE.timeInto, turned: shared.timeInto })
  // Reads a row for all tables while it is in the CPU cache.
  const fillers = holdsService
    ? [
        ...drivers.map((v, k) => timeFiller(p, v, ends, time.subarray(k * m * m, (k + 1) * m * m))),
        ...payers.map((v, k) => tariffFiller(p, v, scale, ends, price.subarray(k * m * m, (k + 1) * m * m))),
      ]
    : [plainFiller(p, first, scale, ends, price, sameTable ? null : time)]
  eachBlock(shared, STAGE.legs, m, (from, to) => {
    for (let i = from; i < to; i++) for (const fill of fillers) fill(i)
  })
  return { price, time, scale, holdsService, shared }
}

/** Writes a row of a table. */
type Filler = (i: number) => void

/** Writes price rows of a single tariff, and time rows when they are another table. */
function plainFiller(
  p: Compiled,
  v: CompiledVehicle,
  scale: number,
  { origin, goal }: Ends,
  price: Int32Array,
  time: Int32Array | null,
): Filler {
  const { n } = p
  const m = goal.length
  const { priceA, distance, size } = v
  const seconds = v.time
  const factor = time ? driveRate(p, v) * scale : 1
  const perSecond = secondRate(p, v) * scale
  const pace = paceOf(p)
  const perMetre = v.rateB * scale
  const isWhole = v.rateB === 0 && perSecond === 0 && Number.isInteger(factor)
  return (i) => {
    const from = origin[i]
    if (from < 0) return
    const row = from * size
    const columns = i < n ? m : n
    for (let j = 0, at = i * m; j < columns; j++, at++) {
      if (goal[j] < 0) continue
      const k = row + goal[j]
      if (seconds[k] === UNREACHABLE) {
        price[at] = NO_ROAD_PRICE
        if (time) time[at] = NO_ROAD_TIME
        continue
      }
      price[at] = isWhole
        ? factor * priceA[k]
        : factor * priceA[k] + perMetre * distance[k] + perSecond * seconds[k] + HALF
      if (time) time[at] = pace * seconds[k]
    }
  }
}

/** Writes time rows of one clock. */
function timeFiller(p: Compiled, v: CompiledVehicle, { origin, goal }: Ends, time: Int32Array): Filler {
  const { n } = p
  const m = goal.length
  const { size } = v
  const seconds = v.time
  const pace = paceOf(p)
  return (i) => {
    const from = origin[i]
    if (from < 0) return
    const row = from * size
    const columns = i < n ? m : n
    for (let j = 0, at = i * m; j < columns; j++, at++) {
      if (goal[j] < 0) continue
      const k = row + goal[j]
      time[at] = seconds[k] === UNREACHABLE ? NO_ROAD_TIME : pace * seconds[k]
    }
  }
}

/** Writes price rows of one of several tariffs, including service of the destination. */
function tariffFiller(
  p: Compiled,
  v: CompiledVehicle,
  scale: number,
  { origin, goal }: Ends,
  price: Int32Array,
): Filler {
  const { n } = p
  const m = goal.length
  const perService = (v.ratePerTaskSecond + v.ratePerPaidSecond) * scale
  const drive = driveRate(p, v) * scale
  const perSecond = secondRate(p, v) * scale
  const perMetre = v.rateB * scale
  const { priceA, distance, time, size } = v
  const serving = new Float64Array(m)
  const setupIsKnown = allElsewhere(p)
  for (let j = 0; j < n; j++) serving[j] = perService * (v.service[j] + (setupIsKnown ? v.setup[j] : 0))
  return (i) => {
    const columns = i < n ? m : n
    const at = i * m
    if (origin[i] < 0) {
      for (let j = 0; j < columns; j++) price[at + j] = Math.round(serving[j])
      return
    }
    const row = origin[i] * size
    for (let j = 0; j < columns; j++) {
      const k = row + goal[j]
      if (goal[j] < 0) price[at + j] = Math.round(serving[j])
      else if (time[k] === UNREACHABLE) price[at + j] = NO_ROAD_PRICE
      else
        price[at + j] = drive * priceA[k] + perMetre * distance[k] + perSecond * time[k] + serving[j] + HALF
    }
  }
}

/** True when only driving time costs money. */
function costsTime(p: Compiled, v: CompiledVehicle): boolean {
  return v.rateB === 0 && driveRate(p, v) > 0 && v.priceA === v.time
}

/** Integer prices stay; fractions are scaled so that a mean leg has four or five digits. */
function chooseScale(p: Compiled, payers: CompiledVehicle[]): number {
  const v = payers[0]
  const fixedWhole = p.vehicles.every((x) => Number.isInteger(x.fixed))
  const paid = v.ratePerPaidSecond
  const isWhole = (x: CompiledVehicle): boolean =>
    x.rateB === 0 &&
    Number.isInteger(x.rateA) &&
    x.rateA > 0 &&
    x.ratePerPaidSecond === 0 &&
    x.ratePerTaskSecond === 0
  if (fixedWhole && payers.every(isWhole)) return 1
  // One table then serves as prices and seconds; vehicle costs are rounded to seconds.
  if (payers.length === 1 && costsTime(p, v)) return 1 / driveRate(p, v)
  let sum = 0
  let legs = 0
  for (let a = 0; a < Math.min(p.n, 200); a++) {
    for (let b = 0; b < Math.min(p.n, 200); b++) {
      const k = p.location[a] * v.size + p.location[b]
      if (v.time[k] === UNREACHABLE) continue
      sum += v.rateA * v.priceA[k] + v.rateB * v.distance[k] + paid * v.time[k]
      legs++
    }
  }
  const fixed = Math.max(...p.vehicles.map((x) => x.fixed))
  if (sum === 0) return fixed > 0 ? Math.min(1, 1_000_000 / fixed) : 1
  const scale = Math.min((FINE_LEG * legs) / sum, fixed > 0 ? 5_000_000 / fixed : Infinity)
  // Integer prices per second keep the kernel's sums integer.
  return paid * scale >= 1 ? Math.round(paid * scale) / paid : scale
}
