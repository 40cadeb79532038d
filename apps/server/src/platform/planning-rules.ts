// What orders and vehicles ask of a plan beyond place and time, as the planner takes it.
import type { DayString } from '@dropwise/contracts'
import type { Order, Vehicle } from '@dropwise/planner'
import type { Zones } from './zones.ts'

/** An order's loads and rules, as public.orders holds them. */
export interface RuledOrder {
  id: string
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
}

type LoadedOrder = Pick<RuledOrder, 'packages' | 'weightGrams' | 'volumeLitres' | 'palletTenths'>

/** A vehicle's name and room, as public.vehicles holds them. */
export interface RuledVehicle {
  id: string
  name: string
  registration: string
  capacityPackages: number
  capacityGrams: number
  /** Null where volume does not limit it. */
  capacityLitres: number | null
  capacityPalletTenths: number | null
  /** Zones outside of which it takes no order; none: it drives everywhere. */
  zoneIds: string[]
}

/** Dimensions of load: parcels and grams always, litres and tenths of pallets on days with an order that names them. */
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

  /** A vehicle that a load does not limit has room for all that the day's orders name. */
  capacityOf(vehicle: RuledVehicle): number[] {
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

/** Loading again where a vehicle starts, as often as it may. */
export function reloadsOf(
  { maxReloads: max, reloadSeconds: service }: { maxReloads: number; reloadSeconds: number },
  location: number,
): Pick<Vehicle, 'reloads'> {
  return max === 0 ? {} : { reloads: { location, service, max } }
}

/** Where two orders of a day name the same pair, one picked up and the other brought: each with its partner. */
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

/** Loads, priority, prize and pair of an order. Both halves of a pair carry what is picked up, and count alike. */
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
    // The prize of a pair is that of both halves together.
    ...(prize > 0 ? { prize: partner && order.type === 'pickup' ? 0 : prize } : {}),
    ...(partner && order.pair !== null ? { pair: { id: order.pair, role: order.type } } : {}),
  }
}

/** Whether an order's place is one that a vehicle drives to. */
export function drivesTo(vehicle: RuledVehicle, order: RuledOrder, zones: Zones): boolean {
  return vehicle.zoneIds.length === 0 || zones.at(order).some(({ id }) => vehicle.zoneIds.includes(id))
}

/** Which of some vehicles may take an order on a day: none where its zones are not served. What is on
 * the road already is brought on any (`date` null). A half without its other half goes nowhere: it would be loaded where it is not. */
export function vehicleRules(
  order: RuledOrder,
  isLoneHalf: boolean,
  { vehicles, zones, date }: { vehicles: readonly RuledVehicle[]; zones: Zones; date: DayString | null },
): Pick<Order, 'allowedVehicles' | 'forbiddenVehicles'> {
  if (isLoneHalf || (date !== null && !zones.serves(order, date))) return { allowedVehicles: [] }
  const named = (names: readonly string[]) => {
    const wanted = new Set(names.map((name) => name.toLowerCase()))
    return vehicles
      .filter(
        (vehicle) => wanted.has(vehicle.name.toLowerCase()) || wanted.has(vehicle.registration.toLowerCase()),
      )
      .map(({ id }) => id)
  }
  const { onlyVehicles, notVehicles } = order
  const elsewhere = vehicles.filter((vehicle) => !drivesTo(vehicle, order, zones)).map(({ id }) => id)
  const forbidden = [...new Set([...named(notVehicles), ...elsewhere])]
  return {
    ...(onlyVehicles.length > 0 ? { allowedVehicles: named(onlyVehicles) } : {}),
    ...(forbidden.length > 0 ? { forbiddenVehicles: forbidden } : {}),
  }
}
