// Fills an instance of the fast kernels from a compiled problem.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { hasGroups } from '../model/sequence-rules.ts'
import type { KernelInstance } from './instance.ts'
import { NO_ROAD_PRICE, VAN_PRICE } from './instance.ts'
import { allElsewhere, goesBothWays, hasStopLimit, isBred, needsDriving } from './features.ts'
import { buildLegs } from './leg-tables.ts'
import { closeLegs, closeTurns, listPins } from './pins.ts'
import { createRouteDrive } from './route-drive.ts'
import { survey } from './survey.ts'
import { listFamilies, listTables, mixesFamilies } from './tariffs.ts'
import { buildTrips } from './trips.ts'
import { TUNING } from '../tuning.ts'

/** The instance of these vehicles, one route each. */
export function buildInstance(p: Compiled, vehicles: CompiledVehicle[] = p.vehicles): KernelInstance {
  const n = p.n
  const routes = vehicles.length
  const trips = buildTrips(p, vehicles)
  const m = n + routes + (trips?.nodes ?? 0)
  const { tariff, payers, clock, drivers, isShared } = listTables(p, vehicles)
  const tariffs = payers.length
  const placeOf = (i: number, end: 'start' | 'end'): number =>
    i < n ? p.location[i] : i < n + routes ? vehicles[i - n][end] : trips!.location
  const origin = Int32Array.from({ length: m }, (_, i) => placeOf(i, 'start'))
  const goal = Int32Array.from({ length: m }, (_, i) => placeOf(i, 'end'))
  const isDriven = isShared || needsDriving(p)
  const setupIsKnown = allElsewhere(p)
  const service = new Int32Array(m)
  for (let o = 0; o < n; o++) service[o] = leastStay(p, vehicles, o, setupIsKnown)
  if (trips) service.fill(trips.service, trips.firstNode)
  const legs = buildLegs(p, { origin, goal }, { payers, drivers }, isDriven)
  const { price, scale, holdsService, shared } = legs
  let { time } = legs
  // Penalised plans add up lateness and arbitrary legs: missing roads or horizons of years would overflow.
  const mostSummed = MAX_VALUE / m
  const { isSymmetric, hasLarge } = survey(shared, price === time ? [price] : [price, time], m, mostSummed)
  const pins = listPins(p, vehicles)
  if (pins || p.rules) {
    if (time === price) time = price.slice()
    if (p.rules) closeTurns(p.rules, pins, price, n, m)
    if (pins) closeLegs(pins, price, n, m)
  }
  const early = new Int32Array(m)
  const late = new Int32Array(m)
  const demand = new Int32Array(m)
  const bothWays = goesBothWays(p, 0)
  let bound = false
  for (let o = 0; o < n; o++) {
    early[o] = p.earliest[o]
    late[o] = p.latest[o]
    if (p.partner[o] < 0) demand[o] = p.delivery[o * p.dims] + (bothWays ? 0 : p.pickup[o * p.dims])
    if (early[o] > 0 || late[o] < MAX_VALUE) bound = true
  }
  vehicles.forEach((v, r) => {
    early[n + r] = v.from
    late[n + r] = v.to
    if (v.to < MAX_VALUE) bound = true
  })
  if (trips) late.fill(MAX_VALUE, trips.firstNode)
  const typeNumber = new Map<number, number>()
  const type = Int32Array.from(vehicles, (v) => {
    if (!typeNumber.has(v.type)) typeNumber.set(v.type, typeNumber.size)
    return typeNumber.get(v.type)!
  })
  const loads = furtherLoads(p, vehicles)
  const vanPrice = p.fewestVehicles ? VAN_PRICE : 0
  const waitPrices = Float64Array.from(payers, (v) => v.ratePerPaidSecond * scale)
  let paidService = 0
  if (!holdsService) for (let o = 0; o < n; o++) paidService += waitPrices[0] * service[o]
  const family = listFamilies(vehicles)
  const exchanges = mixesFamilies(family, type)
  const mixed = tariffs > 1 || (exchanges && vehicles.some((v) => v.fixed > 0))
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
    capacity: Int32Array.from(vehicles, (v) => roomOf(v, 0)),
    ...loads,
    allowed: p.compatible.includes(0) ? allowedByType(p, vehicles, type, typeNumber.size) : null,
    tariffs,
    tariff,
    clocks: drivers.length,
    timeBase: clock.map((k) => k * m * m),
    family,
    exchanges,
    waitPrices,
    paysWaiting: waitPrices.some((x) => x > 0),
    paidService,
    drive: isDriven ? createRouteDrive(p, n, isShared) : null,
    pairs: p.hasPairs
      ? { partner: p.partner, isPickup: p.isPickup, row: loads.extra - 1, sumRow: loads.extra - 1 - p.dims }
      : null,
    groups: p.rules !== null && hasGroups(p) ? { rules: p.rules } : null,
    pins,
    trips,
    breeds: isBred(p) && !isShared && !(mixed && typeNumber.size > TUNING.genetic.mostKinds),
    mixed,
    maxDuration: Int32Array.from(vehicles, (v) => v.maxDuration),
    fixed: Int32Array.from(vehicles, (v) => vanPrice + Math.round((v.fixed + priceOfBreaks(v)) * scale)),
    vanPrice,
    type,
    types: typeNumber.size,
    vehicleOf: Int32Array.from(vehicles, (v) => v.index),
    rank: p.rank.map((rank) => Math.max(0, rank)),
    ranks: p.ranks,
    urgency: p.urgency.map((level) => Math.max(0, level)),
    urgencies: 1 + p.urgency.reduce((most, level) => Math.max(most, level), 0),
    prize: Int32Array.from(p.prize, (prize, o) => (p.rank[o] < 0 ? scaledPrize(prize, scale) : -1)),
    hasPrizes: p.rank.includes(-1),
    weight: p.weight.map((weight, o) => (p.rank[o] < 0 || isDelivery(p, o) ? 0 : weight)),
    scale,
    hasTime: bound || trips !== null || vehicles.some((v) => v.needsDuration || v.breaks.length > 0),
    hasDuration: !isDriven && vehicles.some((v) => v.needsDuration),
    oneType: typeNumber.size === 1,
    anyFixed: vanPrice > 0 || vehicles.some((v) => v.fixed > 0),
    symmetric: isSymmetric && !pins && !p.rules,
    smallNumbers: !hasLarge && lengthOfDay(m, early, late) <= mostSummed,
    shared,
  }
}

/** True for the delivery of a pair, which counts as one order. */
function isDelivery(p: Compiled, o: number): boolean {
  return p.partner[o] >= 0 && p.isPickup[o] === 0
}

/** Fewest seconds at order `o` of any vehicle. The clocks of simulated routes use those of their own vehicle. */
function leastStay(p: Compiled, vehicles: CompiledVehicle[], o: number, setupIsKnown: boolean): number {
  if (!p.hasOwnTimes) return p.service[o] + (setupIsKnown ? p.setup[o] : 0)
  return Math.min(...vehicles.map((v) => v.service[o] + (setupIsKnown ? v.setup[o] : 0)))
}

/** Cost of a paid driver's breaks. */
function priceOfBreaks(v: CompiledVehicle): number {
  return v.breaks.reduce((sum, b) => sum + b.service * v.ratePerPaidSecond, 0)
}

/** Capacity of a vehicle over all its trips. */
function roomOf(v: CompiledVehicle, dimension: number): number {
  return Math.min(MAX_VALUE, v.capacity[dimension] * (1 + (v.reload?.max ?? 0)))
}

/**
 * Load dimensions beyond the first, pickups in dimensions that also deliver, limited stops, and, last, what
 * `PairedOrders` counts.
 */
function furtherLoads(
  p: Compiled,
  vehicles: CompiledVehicle[],
): Pick<KernelInstance, 'extra' | 'extraDemand' | 'extraCapacity'> {
  const rows: { need: (o: number) => number; room: (v: CompiledVehicle) => number }[] = []
  for (let d = 0; d < p.dims; d++) {
    const bothWays = goesBothWays(p, d)
    const alone = (o: number): number => (p.partner[o] < 0 ? 1 : 0)
    const out = (o: number): number => alone(o) * p.delivery[o * p.dims + d]
    const back = (o: number): number => alone(o) * p.pickup[o * p.dims + d]
    const room = (v: CompiledVehicle): number => roomOf(v, d)
    if (d > 0) rows.push({ need: bothWays ? out : (o) => out(o) + back(o), room })
    if (bothWays) rows.push({ need: back, room })
  }
  if (hasStopLimit(p)) rows.push({ need: () => 1, room: (v) => v.maxStops })
  if (p.hasPairs) {
    for (let d = 0; d < p.dims; d++) {
      const carried = (o: number): number =>
        p.pickup[o * p.dims + d] + (p.partner[o] < 0 ? p.delivery[o * p.dims + d] : 0)
      rows.push({ need: carried, room: () => MAX_VALUE })
    }
    rows.push({ need: (o) => (p.partner[o] < 0 ? 0 : 1), room: () => MAX_VALUE })
  }
  const extra = rows.length
  const extraDemand = new Int32Array(p.n * extra)
  const extraCapacity = new Int32Array(vehicles.length * extra)
  rows.forEach(({ need, room }, d) => {
    for (let o = 0; o < p.n; o++) extraDemand[o * extra + d] = need(o)
    vehicles.forEach((v, r) => (extraCapacity[r * extra + d] = room(v)))
  })
  return { extra, extraDemand, extraCapacity }
}

function allowedByType(
  p: Compiled,
  vehicles: CompiledVehicle[],
  type: Int32Array,
  types: number,
): Uint8Array {
  const allowed = new Uint8Array(types * p.n)
  vehicles.forEach((v, r) => {
    for (let o = 0; o < p.n; o++) allowed[type[r] * p.n + o] = p.compatible[o * p.vehicles.length + v.index]
  })
  return allowed
}

/** Seconds between the earliest and latest time of a day. */
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

/** A prize above any detour is as good as mandatory; capping it keeps sums small. */
function scaledPrize(prize: number, scale: number): number {
  return Math.round(Math.min(prize * scale, NO_ROAD_PRICE / 4))
}
