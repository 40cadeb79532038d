// A driven day as a snapshot for a run, with its vehicles: the company's, matched by name, and others made
// up for the day.
import {
  instantOf,
  newVehicleBody,
  NO_VAN_LIMITS,
  parseClock,
  type DistanceUnit,
  type DrivingSpeeds,
  type ImportedOrder,
} from '@dropwise/contracts'
import type { InitialPlan } from '@dropwise/planner'
import type { Zones } from '../../../platform/zones.ts'
import type { VanDay, VanDepot } from '../../../platform/van-day/van-day.ts'
import type { Snapshot, SnapshotOrder } from '../snapshot.ts'

/** An order of the file with its place. */
interface DrivenStop {
  order: ImportedOrder
  place: { lat: number; lng: number }
}

export interface DrivenDay {
  date: string
  routes: { vehicle: string; stops: DrivenStop[] }[]
  leftOut: number
}

/** The company's vehicles, and which one a lower-case name, registration or driver means. */
export interface Fleet {
  /** The company's first depot, for vehicles that are not its own. */
  depot: VanDepot | undefined
  vehicles: VanDay[]
  byName: ReadonlyMap<string, string>
  zones: Zones
  /** The company's driving speeds: both sides drive by them. */
  speeds: DrivingSpeeds | null
  /** Distances in notes. */
  units: DistanceUnit
}

export interface DrivenSnapshot {
  snapshot: Snapshot
  driven: InitialPlan
  notes: string[]
}

/** Costs of an unpriced vehicle in hundredths, as of a new vehicle. */
const UNPRICED = {
  costFixedMinor: 0,
  costPerHourMinor: 2_200,
  overtimeAfterMinutes: null,
  costPerOvertimeHourMinor: null,
  costPerKmMinor: 35,
}

/** The driven day as the planner's snapshot. */
export function toDrivenSnapshot(
  { date, routes }: DrivenDay,
  depot: VanDepot,
  { vehicles, byName, zones, units, speeds }: Fleet,
): DrivenSnapshot {
  const usedVehicles = new Set<string>()
  const unknown: string[] = []
  const most = largestLoad(routes)
  const out = routes.map(({ vehicle: name, stops }, index) => {
    const id = byName.get(name.toLowerCase())
    const matchingVan =
      id === undefined || usedVehicles.has(id) ? undefined : vehicles.find((one) => one.id === id)
    if (matchingVan) usedVehicles.add(matchingVan.id)
    else unknown.push(name)
    return { vehicle: matchingVan ?? madeForDay(name, index, depot, { most, routes }), stops }
  })
  const orders = out.flatMap(({ stops }) => stops.map((stop) => toSnapshotOrder(stop, date, depot.timeZone)))
  return {
    snapshot: {
      tenantId: '',
      planId: '',
      date,
      objective: 'cost',
      seed: 1,
      timeLimitSeconds: 0,
      rules: {},
      adjustments: [],
      speeds,
      units,
      vehicles: out.map(({ vehicle }) => vehicle),
      orders,
      zones,
      fingerprint: '',
    },
    driven: {
      routes: out.map(({ vehicle, stops }) => ({
        vehicle: vehicle.id,
        orders: stops.map(({ order }) => order.reference),
      })),
    },
    notes: describeMade(unknown, most),
  }
}

function describeMade(names: readonly string[], { packages, grams }: Load): string[] {
  if (names.length === 0) return []
  const { shiftStart, shiftEnd } = newVehicleBody.shape
  const hours = `${shiftStart.parse(undefined)} to ${shiftEnd.parse(undefined)}`
  const weight = grams > 0 ? ` and ${Math.ceil(grams / 1000)} kg` : ''
  return [
    `Not in your fleet: ${names.join(', ')}. Each counts as a van with room for the largest load of the day (${packages} parcels${weight}), hours ${hours}, at the prices of a new vehicle.`,
  ]
}

interface Load {
  packages: number
  grams: number
  litres: number
  palletTenths: number
}

/** The largest load of each kind on one van that day: the assumed capacity of unknown vans. */
function largestLoad(routes: DrivenDay['routes']): Load {
  const most = (amount: (columns: ImportedOrder['columns']) => number) =>
    Math.max(
      1,
      ...routes.map(({ stops }) => stops.reduce((sum, { order }) => sum + amount(order.columns), 0)),
    )
  return {
    packages: most((columns) => columns.packages),
    grams: most((columns) => columns.weight_grams),
    litres: most((columns) => columns.volume_litres),
    palletTenths: most((columns) => columns.pallet_tenths),
  }
}

function madeForDay(
  name: string,
  index: number,
  depot: VanDepot,
  { most, routes }: { most: Load; routes: DrivenDay['routes'] },
): VanDay {
  const skills = routes.flatMap(({ stops }) => stops.flatMap(({ order }) => order.columns.skills))
  return {
    id: `made ${index}`,
    number: index + 1,
    name,
    registration: '',
    isActive: true,
    isOnRoad: false,
    isDriverOff: false,
    depot,
    end: depot,
    driverId: null,
    ...NO_VAN_LIMITS,
    capacityPackages: most.packages,
    capacityGrams: most.grams,
    capacityLitres: most.litres,
    capacityPalletTenths: most.palletTenths,
    roadProfile: newVehicleBody.shape.roadProfile.parse(undefined),
    shiftStart: newVehicleBody.shape.shiftStart.parse(undefined),
    shiftEnd: newVehicleBody.shape.shiftEnd.parse(undefined),
    breaks: [],
    skills: [...new Set(skills)],
    zoneIds: [],
    ...UNPRICED,
  }
}

/** Driven orders were not optional: without a prize the new plan must serve them too. */
function toSnapshotOrder({ order, place }: DrivenStop, date: string, timeZone: string): SnapshotOrder {
  const { columns } = order
  const at = (seconds: number | null) => (seconds === null ? null : instantOf(date, seconds, timeZone))
  return {
    id: order.reference,
    reference: order.reference,
    type: columns.type === 'pickup' ? 'pickup' : 'delivery',
    lat: place.lat,
    lng: place.lng,
    windowStart: at(order.windowStart),
    windowEnd: at(order.windowEnd),
    otherWindows: columns.other_windows.flatMap((word) => {
      const [from, to] = word.split('-').map((clock) => at(parseClock(clock)))
      return from && to ? [{ from: from.getTime(), to: to.getTime() }] : []
    }),
    setupSeconds: 0,
    serviceSeconds: columns.service_seconds,
    packages: columns.packages,
    weightGrams: columns.weight_grams,
    volumeLitres: columns.volume_litres,
    palletTenths: columns.pallet_tenths,
    priority: columns.priority,
    prizeMinor: 0,
    lateMinor: columns.late_minor,
    skills: columns.skills,
    onlyVehicles: columns.only_vehicles,
    notVehicles: columns.not_vehicles,
    pair: columns.pair,
    turn: columns.turn,
    afterOrders: columns.after_orders,
    beforeOrders: columns.before_orders,
    together: columns.together,
  }
}
