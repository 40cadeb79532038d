// Vehicles of a VRPLIB file: one kind by CAPACITY and VEHICLES, or sections with a row per vehicle (depots,
// capacities, fixed and unit costs, limits, reloads, allowed clients) as in PyVRP's instances.
import type { Order, Vehicle } from '../model/problem.ts'
import { MAX_VALUE, PlannerInputError } from '../model/problem.ts'

export interface Sections {
  values: Map<string, string>
  tables: Map<string, number[][]>
}

const SECONDS_PER_HOUR = 3600

/**
 * Reads the fleet; `windowOf` gives a depot's shift, by node from 0. Durations and distances share one table.
 */
export function readFleet(
  sections: Sections,
  depots: number[],
  orders: Order[],
  windowOf: (node: number) => [number, number],
): Vehicle[] {
  const { values, tables } = sections
  const count = countVehicles(sections, orders)
  const rowsOf = (name: string): Map<number, number[]> | null => {
    const rows = tables.get(`${name}_SECTION`)
    if (!rows) return null
    if (rows.length !== count)
      fail(`${name}_SECTION`, `${name}_SECTION has ${rows.length} rows, there are ${count} vehicles.`)
    return new Map(rows.map(([vehicle, ...rest]) => [vehicle, rest]))
  }
  const perVehicle = (name: string): ((k: number) => number[]) => {
    const rows = rowsOf(name)
    const numbers = values.get(name)?.split(/\s+/).map(Number)
    return (k) => rows?.get(k + 1) ?? numbers ?? []
  }
  const capacity = perVehicle('CAPACITY')
  const depot = perVehicle('VEHICLES_DEPOT')
  const fixed = perVehicle('VEHICLES_FIXED_COST')
  const unit = perVehicle('VEHICLES_UNIT_DISTANCE_COST')
  const maxDistance = perVehicle('VEHICLES_MAX_DISTANCE')
  const maxDuration = perVehicle('VEHICLES_MAX_DURATION')
  const maxReloads = perVehicle('VEHICLES_MAX_RELOADS')
  const reloadDepots = perVehicle('VEHICLES_RELOAD_DEPOT')
  allowClients(rowsOf('VEHICLES_ALLOWED_CLIENTS'), orders)
  const travel = values.has('DISTANCE') ? Math.floor(Number(values.get('DISTANCE'))) : undefined
  return Array.from({ length: count }, (_, k): Vehicle => {
    const [at = depots[0] + 1] = depot(k)
    if (!depots.includes(at - 1))
      fail('VEHICLES_DEPOT_SECTION', `Vehicle ${k + 1} starts at ${at}, no depot.`)
    const places = reloadDepots(k)
    if (places.length > 1)
      fail(
        'VEHICLES_RELOAD_DEPOT_SECTION',
        `Vehicle ${k + 1} names ${places.length} reload depots; one is known.`,
      )
    const [longest] = maxDuration(k)
    const [farthest] = maxDistance(k)
    return {
      id: k + 1,
      profile: 'plane',
      start: at - 1,
      end: at - 1,
      capacity: capacity(k),
      shift: windowOf(at - 1),
      costs: { fixed: fixed(k)[0] ?? 0, perHour: SECONDS_PER_HOUR * (unit(k)[0] ?? 1), perKm: 0 },
      ...(travel === undefined ? {} : { maxTravel: travel }),
      ...(farthest === undefined ? {} : { maxDistance: Math.floor(farthest) }),
      ...(longest === undefined ? {} : { maxDuration: Math.floor(longest) }),
      ...(places.length === 0
        ? {}
        : { reloads: { location: places[0] - 1, service: 0, max: maxReloads(k)[0] ?? orders.length } }),
    }
  })
}

/** The file's number of vehicles, or one that never binds: 1.5 times the number for the loads, plus a few. */
function countVehicles({ values, tables }: Sections, orders: Order[]): number {
  const vehiclesText = values.get('VEHICLES')
  if (vehiclesText !== undefined) return Number(vehiclesText)
  const perVehicle = tables.get('CAPACITY_SECTION') ?? tables.get('VEHICLES_DEPOT_SECTION')
  if (perVehicle) return perVehicle.length
  const capacity = Number(values.get('CAPACITY') ?? MAX_VALUE)
  const total = orders.reduce((sum, o) => sum + Math.max(o.delivery?.[0] ?? 0, o.pickup?.[0] ?? 0), 0)
  return Math.min(Math.max(1, orders.length), Math.ceil((total / capacity) * 1.5) + 20)
}

/** `rows` list the allowed nodes of each vehicle. */
function allowClients(rows: Map<number, number[]> | null, orders: Order[]): void {
  if (!rows) return
  const vehiclesOf = new Map<number, number[]>(orders.map((o) => [o.location + 1, []]))
  for (const [vehicle, nodes] of rows) for (const node of nodes) vehiclesOf.get(node)?.push(vehicle)
  for (const order of orders) {
    const allowed = vehiclesOf.get(order.location + 1)!
    if (allowed.length < rows.size) order.allowedVehicles = allowed
  }
}

/** Throws PlannerInputError. */
export function fail(field: string, message: string): never {
  throw new PlannerInputError('bad_file', field, message)
}
