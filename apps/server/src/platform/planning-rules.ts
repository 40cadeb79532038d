// Rules of orders and vehicles beyond place and time, in the planner's form.
import type { DayString, VanLimits } from '@dropwise/contracts'
import { MAX_VALUE, type Order, type Vehicle, type Window } from '@dropwise/planner'
import type { OtherWindow } from './order-facts.ts'
import type { Zones } from './zones.ts'

/** An order's place, times, loads and rules, as public.orders holds them. */
export interface RuledOrder {
  id: string
  reference: string
  type: 'delivery' | 'pickup'
  lat: number
  lng: number
  packages: number
  weightGrams: number
  volumeLitres: number
  palletTenths: number
  priority: number
  prizeMinor: number
  onlyVehicles: string[]
  notVehicles: string[]
  pair: string | null
  turn: 'any' | 'first' | 'last'
  /** References of orders of the day. */
  afterOrders: string[]
  beforeOrders: string[]
  together: string | null
  skills: string[]
  setupSeconds: number
  serviceSeconds: number
}

export interface WindowedOrder {
  windowStart: Date | null
  windowEnd: Date | null
  otherWindows: OtherWindow[]
}

type LoadedOrder = Pick<RuledOrder, 'packages' | 'weightGrams' | 'volumeLitres' | 'palletTenths'>

/** A vehicle's names and zones, as public.vehicles holds them. */
export interface RuledVehicle {
  id: string
  name: string
  registration: string
  /** The vehicle takes only orders in these zones; empty: orders anywhere. */
  zoneIds: string[]
}

/**
 * Load dimensions: parcels and grams always, litres and tenths of pallets on days with an order that names
 * them.
 */
export class Loads {
  readonly #total: { litres: number; palletTenths: number }

  constructor(orders: readonly RuledOrder[]) {
    const sum = (amount: (order: RuledOrder) => number) =>
      orders.reduce((total, order) => total + amount(order), 0)
    this.#total = {
      litres: sum(({ volumeLitres }) => volumeLitres),
      palletTenths: sum(({ palletTenths }) => palletTenths),
    }
  }

  get #hasRoomLoads(): boolean {
    return this.#total.litres > 0 || this.#total.palletTenths > 0
  }

  of({ packages, weightGrams, volumeLitres, palletTenths }: LoadedOrder): number[] {
    return [packages, weightGrams, ...(this.#hasRoomLoads ? [volumeLitres, palletTenths] : [])]
  }

  sumOf(orders: readonly RuledOrder[]): number[] {
    const sum = this.of({ packages: 0, weightGrams: 0, volumeLitres: 0, palletTenths: 0 })
    for (const order of orders) this.of(order).forEach((amount, k) => (sum[k] = (sum[k] ?? 0) + amount))
    return sum
  }

  /** An unlimited dimension gets room for all the day's orders. */
  capacityOf(vehicle: VanLimits): number[] {
    const { litres, palletTenths } = this.#total
    return [
      vehicle.capacityPackages,
      vehicle.capacityGrams,
      ...(this.#hasRoomLoads
        ? [vehicle.capacityLitres ?? litres, vehicle.capacityPalletTenths ?? palletTenths]
        : []),
    ]
  }
}

/** Reloads at a vehicle's start, within its limit. */
export function reloadsOf(
  { maxReloads: max, reloadSeconds: service }: { maxReloads: number; reloadSeconds: number },
  location: number,
): Pick<Vehicle, 'reloads'> {
  return max === 0 ? {} : { reloads: { location, service, max } }
}

/** Pairs of a day: orders with the same pair name, one pickup and one delivery, each with its partner. */
export function pairsOf<Of extends RuledOrder>(orders: readonly Of[]): Map<string, Of> {
  const byName = Map.groupBy(
    orders.filter(({ pair }) => pair !== null),
    ({ pair }) => pair,
  )
  const partners = new Map<string, Of>()
  for (const [first, second, ...more] of byName.values()) {
    if (!first || !second || more.length > 0 || first.type === second.type) continue
    partners.set(first.id, second)
    partners.set(second.id, first)
  }
  return partners
}

/**
 * Loads, priority, prize and pair of an order. Both halves of a pair carry the pickup's load and count
 * alike.
 */
export function amountsOf(
  order: RuledOrder,
  partner: RuledOrder | undefined,
  loads: Loads,
): Pick<Order, 'delivery' | 'pickup' | 'priority' | 'prize' | 'pair'> {
  const carried = partner?.type === 'pickup' ? partner : order
  const prize = Math.max(order.prizeMinor, partner?.prizeMinor ?? 0)
  return {
    [order.type]: loads.of(carried),
    priority: Math.max(order.priority, partner?.priority ?? 0),
    // A pair's prize is the sum of both halves.
    ...(prize > 0 ? { prize: partner && order.type === 'pickup' ? 0 : prize } : {}),
    ...(partner && order.pair !== null ? { pair: { id: order.pair, role: order.type } } : {}),
  }
}

/**
 * Rules on the sequence of a day's orders, by order. References of orders that are not among these bind
 * nothing.
 */
export function sequencesOf(
  orders: readonly RuledOrder[],
): (order: RuledOrder) => Pick<Order, 'turn' | 'after' | 'together'> {
  const isRuled = orders.some((order) => order.afterOrders.length + order.beforeOrders.length > 0)
  const nameOf = (reference: string) => reference.toLowerCase()
  const byReference = isRuled ? Map.groupBy(orders, ({ reference }) => nameOf(reference)) : new Map()
  const idsOf = (references: readonly string[], ownReference: string): string[] =>
    references
      .flatMap((reference) => (byReference.get(nameOf(reference)) ?? []) as RuledOrder[])
      .flatMap(({ id }) => (id === ownReference ? [] : [id]))
  const after = new Map<string, Set<string>>()
  const add = (later: string, earlier: string) =>
    after.set(later, (after.get(later) ?? new Set()).add(earlier))
  for (const { id, afterOrders, beforeOrders } of orders) {
    for (const earlier of idsOf(afterOrders, id)) add(id, earlier)
    for (const later of idsOf(beforeOrders, id)) add(later, id)
  }
  return ({ id, turn, together }) => ({
    ...(turn === 'any' ? {} : { turn }),
    ...(after.has(id) ? { after: [...after.get(id)!] } : {}),
    ...(together === null ? {} : { together: together.toLowerCase() }),
  })
}

/** Windows in which service may begin, earliest first; empty for an order without a window. */
export function windowsOf(
  { windowStart, windowEnd, otherWindows }: WindowedOrder,
  secondsAt: (at: Date) => number,
  never = MAX_VALUE,
): Window[] {
  if (!windowStart && !windowEnd) return []
  const spanOf = (from: Date | null, to: Date | null): Window => {
    const start = from ? Math.max(0, secondsAt(from)) : 0
    // The planner reports a window that closed before the day, which can never be met.
    return [start, Math.max(start, to ? secondsAt(to) : never)]
  }
  const others = otherWindows.map(({ from, to }) => spanOf(new Date(from), new Date(to)))
  return [spanOf(windowStart, windowEnd), ...others].toSorted((a, b) => a[0] - b[0])
}

/** Whether a vehicle's zones include an order's place. */
export function drivesTo(vehicle: RuledVehicle, order: RuledOrder, zones: Zones): boolean {
  return vehicle.zoneIds.length === 0 || zones.at(order).some(({ id }) => vehicle.zoneIds.includes(id))
}

/**
 * Which vehicles may take an order on a day: none when its zones are not served. Loaded orders may be
 * delivered on any day (`date` null). Half a pair goes to none, because it would be loaded in the wrong
 * place.
 */
export function vehicleRules(
  order: RuledOrder,
  isLoneHalf: boolean,
  { vehicles, zones, date }: { vehicles: readonly RuledVehicle[]; zones: Zones; date: DayString | null },
): Pick<Order, 'allowedVehicles' | 'forbiddenVehicles'> {
  if (isLoneHalf || (date !== null && !zones.serves(order, date))) return { allowedVehicles: [] }
  const listOf = (names: readonly string[]) => {
    const lowerNames = new Set(names.map((name) => name.toLowerCase()))
    return vehicles
      .filter(
        (vehicle) =>
          lowerNames.has(vehicle.name.toLowerCase()) || lowerNames.has(vehicle.registration.toLowerCase()),
      )
      .map(({ id }) => id)
  }
  const { onlyVehicles, notVehicles } = order
  const elsewhere = vehicles.filter((vehicle) => !drivesTo(vehicle, order, zones)).map(({ id }) => id)
  const forbidden = [...new Set([...listOf(notVehicles), ...elsewhere])]
  return {
    ...(onlyVehicles.length > 0 ? { allowedVehicles: listOf(onlyVehicles) } : {}),
    ...(forbidden.length > 0 ? { forbiddenVehicles: forbidden } : {}),
  }
}
