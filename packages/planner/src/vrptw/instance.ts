// The vehicle routing problem with time windows that the fast kernels take: one window each, one table of prices; fleets
// may mix shifts, capacities, depots, fixed prices and longest days. Skills, further loads and paid hours are the annealing kernel's alone.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import { allElsewhere, goesBothWays, hasStopLimit, isBred, needsDriving } from './is-vrptw.ts'
import type { RouteDrive } from './route-drive.ts'
import { createRouteDrive } from './route-drive.ts'
import { listFamilies, listTariffs, mixesFamilies } from './tariffs.ts'
import type { TripTables } from './trips.ts'
import { buildTrips } from './trips.ts'
import type { SharedTables } from '../model/shared-tables.ts'
import { eachBlock, STAGE } from './shared-tables.ts'
import { survey } from './survey.ts'
import { placeTurned } from './transpose.ts'
import { TUNING } from '../tuning.ts'

/**
 * Nodes 0..n-1 are orders, n..n+routes-1 the depots of one route each (row: leaving its start, column: reaching its end),
 * those behind them reloads.
 * All tables are 32-bit integers; prices are scaled by `scale`.
 */
export interface VrptwInstance {
  n: number
  routes: number
  /** Orders and routes in use: the first ones. Fewer than n and routes only on a workbench. */
  count: number
  usable: number
  /** Nodes in all: n + routes, and reloads. */
  m: number
  price: Int32Array
  time: Int32Array
  early: Int32Array
  late: Int32Array
  service: Int32Array
  demand: Int32Array
  capacity: Int32Array
  /** Further loads of each order and room of each route, `extra` of each; a limit on stops is one of them. */
  extra: number
  extraDemand: Int32Array
  extraCapacity: Int32Array
  /** `allowed[type * n + order]`: 1 where vehicles of the type may serve the order; null when all may. */
  allowed: Uint8Array | null
  /**
   * Vehicles of one tariff pay the same for the same leg: `price[tariff * m * m + i * m + j]`. `tariff` is that of each
   * route's own vehicle.
   */
  tariffs: number
  tariff: Int32Array
  /** Routes of one family may exchange their vehicles: same ends, shift and longest day. */
  family: Int32Array
  /** Some family has vehicles of more than one kind. */
  exchanges: boolean
  /** Scaled price of a second of waiting, by tariff; driving and service are in `price` and `paidService`. */
  waitPrices: Float64Array
  /** Waiting costs money. */
  paysWaiting: boolean
  /** Scaled price of all orders' service together. */
  paidService: number
  /** Set where routes have to be driven through; windows, loads and hours above then only rule places out. */
  drive: RouteDrive | null
  /** Set where trips are part of the plan. */
  trips: TripTables | null
  /** The genetic search knows everything that this instance asks for, and its kinds of vehicles are not too many for it. */
  breeds: boolean
  /** Vehicles that may take each other's place cost differently, a day or a leg. */
  mixed: boolean
  maxDuration: Int32Array
  fixed: Int32Array
  /** Equal for routes that nothing tells apart. */
  type: Int32Array
  types: number
  vehicleOf: Int32Array
  rank: Int32Array
  ranks: number
  /** Scaled price of leaving an optional order out; -1 for mandatory ones. An optional order has no weight. */
  prize: Int32Array
  hasPrizes: boolean
  weight: Float64Array
  scale: number
  hasTime: boolean
  hasDuration: boolean
  oneType: boolean
  anyFixed: boolean
  symmetric: boolean
  /** No sum that the genetic search makes of legs or lateness can leave 32 bits. */
  smallNumbers: boolean
  /** Where the tables live when threads have built them together. */
  shared: SharedTables | null
}

/** A price of a leg that cannot be driven: beyond any detour, far from overflow. */
export const NO_ROAD_PRICE = 50_000_000
export const NO_ROAD_TIME = 100_000_000
/** Scaled mean leg, when prices are fractions. */
const FINE_LEG = 10_000
/** Tables of whole numbers cut fractions off: with it a price is rounded, in a third of the time that `Math.round` takes. */
const HALF = 0.5

/** Price of a second of driving, as far as it is the same wherever one drives. */
function driveRate(v: CompiledVehicle): number {
  return v.priceA === v.time ? v.rateA + v.ratePerPaidSecond : v.rateA
}

/** Builds the tables; `limit` keeps only so many routes of the fleet (taken in turn from each type). */
export function buildInstance(p: Compiled, limit: number): VrptwInstance {
  return buildFor(p, chooseVehicles(p.vehicles, Math.max(1, limit)))
}

/** Builds the tables of these vehicles. */
export function buildFor(p: Compiled, chosen: CompiledVehicle[]): VrptwInstance {
  const n = p.n
  const routes = chosen.length
  const trips = buildTrips(p, chosen)
  const m = n + routes + (trips?.nodes ?? 0)
  const first = chosen[0]
  const { tariff, payers } = listTariffs(chosen)
  const tariffs = payers.length
  const placeOf = (i: number, end: 'start' | 'end'): number =>
    i < n ? p.location[i] : i < n + routes ? chosen[i - n][end] : trips!.location
  const origin = Int32Array.from({ length: m }, (_, i) => placeOf(i, 'start'))
  const goal = Int32Array.from({ length: m }, (_, i) => placeOf(i, 'end'))
  const scale = chooseScale(p, first, payers)
  const isDriven = needsDriving(p)
  // The price of service is part of the legs, so that what driving adds to them stays small.
  const paysService = isDriven && (first.ratePerPaidSecond > 0 || first.ratePerTaskSecond > 0)
  const ownTables = tariffs > 1 || paysService
  const sameTable = !ownTables && costsTime(first) && Math.abs(driveRate(first) * scale - 1) < 1e-9
  const shared = p.shared?.m === m && p.shared.price.length === tariffs * m * m ? p.shared : null
  const price = shared ? shared.price : new Int32Array(tariffs * m * m)
  const time = sameTable ? price : shared ? shared.time : new Int32Array(m * m)
  if (shared) placeTurned(price, { shared, stage: STAGE.priceInto, turned: shared.priceInto })
  if (shared && !sameTable) placeTurned(time, { shared, stage: STAGE.timeInto, turned: shared.timeInto })
  const factor = sameTable ? 1 : driveRate(first) * scale
  const perSecond = first.priceA === first.time ? 0 : first.ratePerPaidSecond * scale
  const whole = first.rateB === 0 && perSecond === 0 && Number.isInteger(factor)
  const { size, priceA, distance } = first
  const seconds = first.time
  const perMetre = first.rateB * scale
  const fillRow = (i: number): void => {
    const from = origin[i]
    if (from < 0) return
    const row = from * size
    const columns = i < n ? m : n
    for (let j = 0, at = i * m; j < columns; j++, at++) {
      if (goal[j] < 0) continue
      const k = row + goal[j]
      if (ownTables) {
        time[at] = seconds[k] === UNREACHABLE ? NO_ROAD_TIME : seconds[k]
        continue
      }
      if (seconds[k] === UNREACHABLE) {
        price[at] = NO_ROAD_PRICE
        if (!sameTable) time[at] = NO_ROAD_TIME
        continue
      }
      price[at] = whole
        ? factor * priceA[k]
        : factor * priceA[k] + perMetre * distance[k] + perSecond * seconds[k] + HALF
      if (!sameTable) time[at] = seconds[k]
    }
  }
  const setupIsKnown = allElsewhere(p)
  // A row is read for all tables while it is in the processor's cache.
  const fillers = (ownTables ? payers : []).map((v, k) =>
    tariffFiller(p, v, scale, origin, goal, price.subarray(k * m * m, (k + 1) * m * m), setupIsKnown),
  )
  eachBlock(shared, STAGE.legs, m, (first, end) => {
    for (let i = first; i < end; i++) {
      fillRow(i)
      for (const fill of fillers) fill(i)
    }
  })
  // Penalised plans add up lateness and legs of any kind: missing roads or a horizon of years would overflow.
  const mostSummed = MAX_VALUE / m
  const { isSymmetric, hasLarge } = survey(shared, price === time ? [price] : [price, time], m, mostSummed)
  const early = new Int32Array(m)
  const late = new Int32Array(m)
  const service = new Int32Array(m)
  const demand = new Int32Array(m)
  const bothWays = goesBothWays(p, 0)
  let bound = false
  for (let o = 0; o < n; o++) {
    early[o] = p.earliest[o]
    late[o] = p.latest[o]
    service[o] = p.service[o] + (setupIsKnown ? p.setup[o] : 0)
    demand[o] = p.delivery[o * p.dims] + (bothWays ? 0 : p.pickup[o * p.dims])
    if (early[o] > 0 || late[o] < MAX_VALUE) bound = true
  }
  chosen.forEach((v, r) => {
    early[n + r] = v.from
    late[n + r] = v.to
    if (v.to < MAX_VALUE) bound = true
  })
  if (trips) {
    late.fill(MAX_VALUE, trips.firstNode)
    service.fill(trips.service, trips.firstNode)
  }
  const typeNumber = new Map<number, number>()
  const type = Int32Array.from(chosen, (v) => {
    if (!typeNumber.has(v.type)) typeNumber.set(v.type, typeNumber.size)
    return typeNumber.get(v.type)!
  })
  const waitPrices = Float64Array.from(payers, (v) => v.ratePerPaidSecond * scale)
  let paidService = 0
  // With tables of their own the legs into an order hold the price of its service.
  if (!ownTables) for (let o = 0; o < n; o++) paidService += waitPrices[0] * service[o]
  const family = listFamilies(chosen)
  const exchanges = mixesFamilies(family, type)
  const mixed = tariffs > 1 || (exchanges && chosen.some((v) => v.fixed > 0))
  return {
    n,
    routes,
    count: n,
    usable: routes,
    m,
    price,
    time,
    early,
    late,
    service,
    demand,
    capacity: Int32Array.from(chosen, (v) => roomOf(v, 0)),
    ...furtherLoads(p, chosen),
    allowed: p.compatible.includes(0) ? allowedByType(p, chosen, type, typeNumber.size) : null,
    tariffs,
    tariff,
    family,
    exchanges,
    waitPrices,
    paysWaiting: waitPrices.some((x) => x > 0),
    paidService,
    drive: isDriven ? createRouteDrive(p, n) : null,
    trips,
    breeds: isBred(p) && !(mixed && typeNumber.size > TUNING.genetic.mostKinds),
    mixed,
    maxDuration: Int32Array.from(chosen, (v) => v.maxDuration),
    fixed: Int32Array.from(chosen, (v) => Math.round((v.fixed + priceOfBreaks(v)) * scale)),
    type,
    types: typeNumber.size,
    vehicleOf: Int32Array.from(chosen, (v) => v.index),
    rank: p.rank.map((rank) => Math.max(0, rank)),
    ranks: p.ranks,
    prize: Int32Array.from(p.prize, (prize, o) => (p.rank[o] < 0 ? scaledPrize(prize, scale) : -1)),
    hasPrizes: p.rank.includes(-1),
    weight: p.weight.map((weight, o) => (p.rank[o] < 0 ? 0 : weight)),
    scale,
    hasTime: bound || trips !== null || chosen.some((v) => v.needsDuration || v.breaks.length > 0),
    hasDuration: !isDriven && chosen.some((v) => v.needsDuration),
    oneType: typeNumber.size === 1,
    anyFixed: chosen.some((v) => v.fixed > 0),
    symmetric: isSymmetric,
    smallNumbers: !hasLarge && lengthOfDay(m, early, late) <= mostSummed,
    shared,
  }
}

/** Writes rows of the prices of legs under one of several tariffs, with the price of serving the order a leg leads to. */
function tariffFiller(
  p: Compiled,
  v: CompiledVehicle,
  scale: number,
  origin: Int32Array,
  goal: Int32Array,
  price: Int32Array,
  setupIsKnown: boolean,
): (i: number) => void {
  const { n } = p
  const m = goal.length
  const perService = (v.ratePerTaskSecond + v.ratePerPaidSecond) * scale
  const drive = driveRate(v) * scale
  const perSecond = v.priceA === v.time ? 0 : v.ratePerPaidSecond * scale
  const perMetre = v.rateB * scale
  const { priceA, distance, time, size } = v
  const serving = new Float64Array(m)
  for (let j = 0; j < n; j++) serving[j] = perService * (p.service[j] + (setupIsKnown ? p.setup[j] : 0))
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

/** What breaks cost a driver who is paid for them. */
function priceOfBreaks(v: CompiledVehicle): number {
  return v.breaks.reduce((sum, b) => sum + b.service * v.ratePerPaidSecond, 0)
}

/** What a vehicle takes of a load on all its trips together. */
function roomOf(v: CompiledVehicle, dimension: number): number {
  return Math.min(MAX_VALUE, v.capacity[dimension] * (1 + (v.reload?.max ?? 0)))
}

/**
 * Loads beside the first, what is collected where the same load also goes out, and stops as one of them where they are
 * limited.
 */
function furtherLoads(
  p: Compiled,
  chosen: CompiledVehicle[],
): Pick<VrptwInstance, 'extra' | 'extraDemand' | 'extraCapacity'> {
  const rows: { need: (o: number) => number; room: (v: CompiledVehicle) => number }[] = []
  for (let d = 0; d < p.dims; d++) {
    const bothWays = goesBothWays(p, d)
    const out = (o: number): number => p.delivery[o * p.dims + d]
    const back = (o: number): number => p.pickup[o * p.dims + d]
    const room = (v: CompiledVehicle): number => roomOf(v, d)
    if (d > 0) rows.push({ need: bothWays ? out : (o) => out(o) + back(o), room })
    if (bothWays) rows.push({ need: back, room })
  }
  if (hasStopLimit(p)) rows.push({ need: () => 1, room: (v) => v.maxStops })
  const extra = rows.length
  const extraDemand = new Int32Array(p.n * extra)
  const extraCapacity = new Int32Array(chosen.length * extra)
  rows.forEach(({ need, room }, d) => {
    for (let o = 0; o < p.n; o++) extraDemand[o * extra + d] = need(o)
    chosen.forEach((v, r) => (extraCapacity[r * extra + d] = room(v)))
  })
  return { extra, extraDemand, extraCapacity }
}

function allowedByType(p: Compiled, chosen: CompiledVehicle[], type: Int32Array, types: number): Uint8Array {
  const allowed = new Uint8Array(types * p.n)
  chosen.forEach((v, r) => {
    for (let o = 0; o < p.n; o++) allowed[type[r] * p.n + o] = p.compatible[o * p.vehicles.length + v.index]
  })
  return allowed
}

/** Whether the orders are all for this kind of vehicle and their further loads fit it together. */
export function takesTogether(inst: VrptwInstance, r: number, orders: ArrayLike<number>): boolean {
  const { n, allowed, type, extra, extraDemand, extraCapacity } = inst
  for (let k = 0; allowed && k < orders.length; k++) if (allowed[type[r] * n + orders[k]] === 0) return false
  for (let d = 0; d < extra; d++) {
    let load = 0
    for (let k = 0; k < orders.length; k++) load += extraDemand[orders[k] * extra + d]
    if (load > extraCapacity[r * extra + d]) return false
  }
  return true
}

/** Seconds between the first and the last hour of a day. */
function lengthOfDay(m: number, early: Int32Array, late: Int32Array): number {
  let from = MAX_VALUE
  let to = 0
  for (let i = 0; i < m; i++) {
    if (early[i] < from) from = early[i]
    if (late[i] < MAX_VALUE && late[i] > to) to = late[i]
    if (early[i] > to) to = early[i]
  }
  return to - from
}

/** True when nothing but driving time costs money. */
function costsTime(v: CompiledVehicle): boolean {
  return v.rateB === 0 && driveRate(v) > 0 && v.priceA === v.time
}

/** Whole prices stay as they are; fractions are scaled so that a mean leg has four or five digits. */
function chooseScale(p: Compiled, v: CompiledVehicle, payers: CompiledVehicle[]): number {
  const fixedWhole = p.vehicles.every((x) => Number.isInteger(x.fixed))
  const paid = v.ratePerPaidSecond
  const isWhole = (x: CompiledVehicle): boolean =>
    x.rateB === 0 &&
    Number.isInteger(x.rateA) &&
    x.rateA > 0 &&
    x.ratePerPaidSecond === 0 &&
    x.ratePerTaskSecond === 0
  if (fixedWhole && payers.every(isWhole)) return 1
  // One table then serves for prices and seconds; vehicles' own prices count to the worth of a second.
  if (payers.length === 1 && costsTime(v)) return 1 / driveRate(v)
  let sum = 0
  let legs = 0
  let most = 0
  for (let a = 0; a < Math.min(p.n, 200); a++) {
    for (let b = 0; b < Math.min(p.n, 200); b++) {
      const k = p.location[a] * v.size + p.location[b]
      if (v.time[k] === UNREACHABLE) continue
      const leg = v.rateA * v.priceA[k] + v.rateB * v.distance[k] + paid * v.time[k]
      sum += leg
      most = Math.max(most, leg)
      legs++
    }
  }
  const fixed = Math.max(...p.vehicles.map((x) => x.fixed))
  if (sum === 0) return fixed > 0 ? Math.min(1, 1_000_000 / fixed) : 1
  const scale = Math.min((FINE_LEG * legs) / sum, fixed > 0 ? 5_000_000 / fixed : Infinity)
  // Whole prices of seconds keep the kernel's sums whole.
  return paid * scale >= 1 ? Math.round(paid * scale) / paid : scale
}

/** Keeps `limit` vehicles, one of each type in turn, so that no type is lost. */
function chooseVehicles(vehicles: CompiledVehicle[], limit: number): CompiledVehicle[] {
  if (vehicles.length <= limit) return vehicles
  const byType = new Map<number, CompiledVehicle[]>()
  for (const v of vehicles) byType.set(v.type, [...(byType.get(v.type) ?? []), v])
  const chosen: CompiledVehicle[] = []
  for (let k = 0; chosen.length < limit; k++)
    for (const members of byType.values()) if (k < members.length) chosen.push(members[k])
  return chosen.toSorted((a, b) => a.index - b.index)
}

/** A prize above any detour makes an order as good as mandatory; sums stay small. */
function scaledPrize(prize: number, scale: number): number {
  return Math.round(Math.min(prize * scale, NO_ROAD_PRICE / 4))
}

/** Shortest working time of the orders of route `r` in sequence, waiting included (concatenated segments). */
export function routeDuration(
  inst: VrptwInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): number {
  return walk(inst, r, orders, length).duration
}

/** Seconds of waiting that no start of route `r` avoids. */
export function routeWaiting(inst: VrptwInstance, r: number, orders: ArrayLike<number>): number {
  return walk(inst, r, orders, orders.length).waiting
}

function walk(
  inst: VrptwInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): { duration: number; waiting: number } {
  const { m, n, time, early, late, service } = inst
  let duration = 0
  let waiting = 0
  let from = early[n + r]
  let to = late[n + r]
  let here = n + r
  for (let k = 0; k < length; k++) {
    const c = orders[k]
    const offset = duration + time[here * m + c]
    const wait = Math.max(early[c] - offset - to, 0)
    duration = offset + wait + service[c]
    waiting += wait
    from = Math.max(early[c] - offset, from) - wait
    to = Math.min(late[c] - offset, to)
    here = c
  }
  return { duration: duration + time[here * m + n + r], waiting }
}
