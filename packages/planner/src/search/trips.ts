// Vehicles with reloads: the annealing kernel decides where trips begin. Each reload is a node after the
// depots, with its own legs.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { tripsAreTimed } from '../timing/timed-trips.ts'
import { allElsewhere, anyGoesBothWays } from './features.ts'

/** Trip data of the kernel; loads are by dimension. */
export interface TripTables {
  /** Nodes from here on are reloads. */
  firstNode: number
  nodes: number
  /** Where vehicles reload, and the seconds it takes. */
  location: number
  service: number
  dims: number
  /** `loads[c * dims + d]` of each order, and `room[r * dims + d]` per trip of each route's own vehicle. */
  loads: Int32Array
  room: Int32Array
  /** By route: most reloads of its own vehicle. */
  mostReloads: Int32Array
  /**
   * True when all vehicles start, reload and end at one place: a separate trip then costs the same anywhere
   * in a day.
   */
  sharesDepot: boolean
  /** Release time of each order. */
  release: Int32Array
}

/** Up to this many orders each may be its own trip; beyond, tables are kept small. */
const ALL_ALONE_UP_TO = 500
/** Windows and releases need this many times the trips that loads need, or trips of this few orders. */
const SPARE_TRIPS = 1.5
const FEW_ORDERS = 3

/** Reloads of a day if the smallest vehicle made every trip. */
function enoughReloads(p: Compiled, vehicles: CompiledVehicle[]): number {
  if (p.n <= ALL_ALONE_UP_TO) return p.n
  let needed = p.n / FEW_ORDERS
  for (let d = 0; d < p.dims; d++) {
    let sum = 0
    for (let k = d; k < p.delivery.length; k += p.dims) sum += p.delivery[k] + p.pickup[k]
    const room = Math.min(...vehicles.map((v) => v.capacity[d]))
    needed = Math.max(needed, (SPARE_TRIPS * sum) / Math.max(1, room))
  }
  return Math.min(p.n, Math.ceil(needed))
}

/** Builds the tables; null when nothing reloads or is released, or when the evaluator must split routes. */
export function buildTrips(p: Compiled, vehicles: CompiledVehicle[]): TripTables | null {
  const reload = vehicles.find((v) => v.reload)?.reload ?? null
  const isReleased = p.release.some((t) => t > 0)
  if ((!reload && !isReleased) || !tripsAreTimed(p)) return null
  if (p.hasPairs || p.rules || vehicles.some((v) => v.drivingRule || v.pinned.length > 0)) return null
  if (anyGoesBothWays(p) || p.hasOwnTimes || (p.hasSetup && !allElsewhere(p))) return null
  const isElsewhere = (v: CompiledVehicle): boolean =>
    v.reload !== null && (v.reload.location !== reload!.location || v.reload.service !== reload!.service)
  if (vehicles.some(isElsewhere)) return null
  const { dims } = p
  const mostReloads = Int32Array.from(vehicles, (v) => v.reload?.max ?? 0)
  return {
    firstNode: p.n + vehicles.length,
    nodes: Math.min(
      mostReloads.reduce((sum, most) => sum + most, 0),
      enoughReloads(p, vehicles),
    ),
    location: reload?.location ?? -1,
    service: reload?.service ?? 0,
    dims,
    loads: Int32Array.from({ length: p.n * dims }, (_, k) => p.delivery[k] + p.pickup[k]),
    room: Int32Array.from(
      { length: vehicles.length * dims },
      (_, k) => vehicles[Math.floor(k / dims)].capacity[k % dims],
    ),
    mostReloads,
    sharesDepot: vehicles.every(
      (v) => v.start === v.end && v.start >= 0 && (!v.reload || v.start === reload!.location),
    ),
    release: p.release,
  }
}
