// Vehicles that come back to load: where their trips begin is part of the annealing kernel's plan. Each reload is a node
// behind the depots, with legs of its own.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { tripsAreTimed } from '../general/timed-trips.ts'
import { allElsewhere, anyGoesBothWays } from './is-vrptw.ts'

/** What the kernel reads of trips; loads are by dimension. */
export interface TripTables {
  /** Nodes from here to the end of the tables are reloads. */
  firstNode: number
  nodes: number
  /** Where vehicles reload, and for how long. */
  location: number
  service: number
  dims: number
  /** `loads[c * dims + d]` of each order, and `room[r * dims + d]` on one trip of each route's own vehicle. */
  loads: Int32Array
  room: Int32Array
  /** By route: how often its own vehicle may reload. */
  mostReloads: Int32Array
  /** Everybody starts, reloads and ends at one place: a trip of its own costs the same wherever it is in a day. */
  sharesDepot: boolean
  /** When each order is ready to be loaded. */
  release: Int32Array
}

/** Up to so many orders every one may be a trip of its own; of more, tables are kept small. */
const ALL_ALONE_UP_TO = 500
/** Windows and releases ask for more trips than loads do by this factor, or for trips of so few orders. */
const SPARE_TRIPS = 1.5
const FEW_ORDERS = 3

/** Reloads that a day may come to where every trip is made by the smallest vehicle. */
function enoughReloads(p: Compiled, chosen: CompiledVehicle[]): number {
  if (p.n <= ALL_ALONE_UP_TO) return p.n
  let needed = p.n / FEW_ORDERS
  for (let d = 0; d < p.dims; d++) {
    let sum = 0
    for (let k = d; k < p.delivery.length; k += p.dims) sum += p.delivery[k] + p.pickup[k]
    const room = Math.min(...chosen.map((v) => v.capacity[d]))
    needed = Math.max(needed, (SPARE_TRIPS * sum) / Math.max(1, room))
  }
  return Math.min(p.n, Math.ceil(needed))
}

/** Builds them; null where nobody reloads and nothing is released, or where the evaluator has to split routes. */
export function buildTrips(p: Compiled, chosen: CompiledVehicle[]): TripTables | null {
  const reload = chosen.find((v) => v.reload)?.reload ?? null
  const isReleased = p.release.some((t) => t > 0)
  if ((!reload && !isReleased) || !tripsAreTimed(p)) return null
  if (anyGoesBothWays(p) || (p.hasSetup && !allElsewhere(p))) return null
  const isElsewhere = (v: CompiledVehicle): boolean =>
    v.reload !== null && (v.reload.location !== reload!.location || v.reload.service !== reload!.service)
  if (chosen.some(isElsewhere)) return null
  const { dims } = p
  const mostReloads = Int32Array.from(chosen, (v) => v.reload?.max ?? 0)
  return {
    firstNode: p.n + chosen.length,
    nodes: Math.min(
      mostReloads.reduce((sum, most) => sum + most, 0),
      enoughReloads(p, chosen),
    ),
    location: reload?.location ?? -1,
    service: reload?.service ?? 0,
    dims,
    loads: Int32Array.from({ length: p.n * dims }, (_, k) => p.delivery[k] + p.pickup[k]),
    room: Int32Array.from(
      { length: chosen.length * dims },
      (_, k) => chosen[Math.floor(k / dims)].capacity[k % dims],
    ),
    mostReloads,
    sharesDepot: chosen.every(
      (v) => v.start === v.end && v.start >= 0 && (!v.reload || v.start === reload!.location),
    ),
    release: p.release,
  }
}
