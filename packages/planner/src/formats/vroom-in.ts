// Reads a VROOM problem into the planner's own model.
import type { Break, InitialPlan, Matrix, Order, Problem, Vehicle, Window } from '../model.ts'
import { MAX_VALUE, UNREACHABLE } from '../model.ts'
import { sharedTable } from './plane.ts'
import type {
  Coordinates,
  TableSource,
  VroomJob,
  VroomProblem,
  VroomShipment,
  VroomStop,
  VroomTable,
  VroomVehicle,
} from './vroom-types.ts'
import type { ForcedTime } from './vroom-steps.ts'
import { readSteps } from './vroom-steps.ts'
import { object, optionalList, optionalWhole, whole } from './vroom-values.ts'
import { VroomError } from './vroom-types.ts'

/** What an order of the model stands for in the input. */
export interface TaskRef {
  type: 'job' | 'pickup' | 'delivery'
  stop: VroomStop
  priority: number
}

export interface VroomReading {
  problem: Problem
  /** By order id, which is the index. */
  tasks: TaskRef[]
  initial: InitialPlan | null
  /** Times that `steps` prescribe; they hold in plan mode. */
  forced: ForcedTime[]
  hasDistances: boolean
  hasCapacity: boolean
}

const OPEN_SHIFT: Window = [0, MAX_VALUE]

/** Reads a VROOM problem; tables that the input lacks come from `table`. Throws VroomError. */
export async function readVroom(input: VroomProblem, table?: TableSource): Promise<VroomReading> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new VroomError(2, 'Invalid input: expected a JSON object.')
  const vehicles = optionalList<VroomVehicle>(input.vehicles, 'vehicles')
  const jobs = optionalList<VroomJob>(input.jobs, 'jobs')
  const shipments = optionalList<VroomShipment>(input.shipments, 'shipments')
  if (vehicles.length === 0) throw new VroomError(2, 'Invalid input: no vehicle defined.')
  if (jobs.length + shipments.length === 0)
    throw new VroomError(2, 'Invalid input: no job or shipment defined.')

  const tasks: TaskRef[] = []
  const orders: Order[] = []
  const places = new Places(input.matrices !== undefined || input.matrix !== undefined)
  for (const job of jobs) {
    orders.push({ ...readStop(job, 'job', orders.length, places), ...readDemand(job) })
    tasks.push({ type: 'job', stop: job, priority: job.priority ?? 0 })
  }
  for (const shipment of shipments) {
    object(shipment, 'shipment')
    const pair = `shipment ${tasks.length}`
    const shared = readShared(shipment, `shipment`)
    const amount = amounts(shipment.amount, 'amount') ?? []
    const pickup = readStop(shipment.pickup, 'pickup', orders.length, places)
    orders.push({ ...pickup, ...shared, pickup: amount, pair: { id: pair, role: 'pickup' } })
    tasks.push({ type: 'pickup', stop: shipment.pickup, priority: shipment.priority ?? 0 })
    const delivery = readStop(shipment.delivery, 'delivery', orders.length, places)
    orders.push({ ...delivery, ...shared, delivery: amount, pair: { id: pair, role: 'delivery' } })
    tasks.push({ type: 'delivery', stop: shipment.delivery, priority: shipment.priority ?? 0 })
  }
  for (const type of ['job', 'pickup', 'delivery']) {
    const seen = new Set<number>()
    for (const t of tasks) {
      if (t.type !== type) continue
      if (seen.has(t.stop.id)) throw new VroomError(2, `Duplicate ${type} id: ${t.stop.id}.`)
      seen.add(t.stop.id)
    }
  }
  const read = vehicles.map((v) => readVehicle(v, places))
  checkDimensions(read, orders)
  const { matrices, hasDistances } = await readMatrices(input, read, places, table)
  const problem: Problem = { matrices, vehicles: read, orders, options: { priorities: 'sum' } }
  return {
    problem,
    tasks,
    ...readSteps(vehicles, tasks),
    hasDistances,
    hasCapacity: read.some((v) => v.capacity.length > 0),
  }
}

/** Matrix indices: as given, or numbered by coordinates where there is no matrix. */
class Places {
  readonly points: Coordinates[] = []
  private readonly known = new Map<string, number>()
  private readonly indexed: boolean
  constructor(indexed: boolean) {
    this.indexed = indexed
  }

  find(index: unknown, location: unknown, what: string): number {
    if (this.indexed) {
      if (index === undefined) throw new VroomError(2, `Missing index for ${what}.`)
      return whole(index, `index for ${what}`)
    }
    if (
      !Array.isArray(location) ||
      location.length !== 2 ||
      !location.every((x) => typeof x === 'number' && Number.isFinite(x))
    ) {
      throw new VroomError(2, `Invalid location for ${what}.`)
    }
    const point = location as Coordinates
    const key = point.join(' ')
    let at = this.known.get(key)
    if (at === undefined) {
      at = this.points.length
      this.points.push(point)
      this.known.set(key, at)
    }
    return at
  }
}

function amounts(value: unknown, name: string): number[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new VroomError(2, `Invalid ${name} array.`)
  return value.map((q) => whole(q, `${name} value`))
}

function windows(value: unknown, name: string): Window[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value) || value.length === 0)
    throw new VroomError(2, `Invalid time_windows array for ${name}.`)
  return value.map((w) => window(w, name))
}

function window(value: unknown, name: string): Window {
  if (!Array.isArray(value) || value.length !== 2) throw new VroomError(2, `Invalid time window for ${name}.`)
  const [from, to] = value.map((t) => whole(t, `time window for ${name}`)) as Window
  if (to < from) throw new VroomError(2, `Invalid time window: [${from}, ${to}].`)
  return [from, to]
}

function skills(value: unknown): number[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new VroomError(2, 'Invalid skills object.')
  return value.map((s) => whole(s, 'skill'))
}

function readShared(
  item: { skills?: number[]; priority?: number },
  name: string,
): Pick<Order, 'skills' | 'priority'> {
  const priority = optionalWhole(item.priority, `priority value for ${name}`) ?? 0
  if (priority > 100) throw new VroomError(2, `Invalid priority value for ${name}.`)
  const needed = skills(item.skills)
  return { priority, ...(needed ? { skills: needed } : {}) }
}

function readStop(stop: VroomStop, type: string, index: number, places: Places): Order {
  object(stop, type)
  const id = whole(stop.id, `id for ${type}`)
  const name = `${type} ${id}`
  const slots = windows(stop.time_windows, name)
  return {
    id: index,
    location: places.find(stop.location_index, stop.location, name),
    service: optionalWhole(stop.service, `service for ${name}`) ?? 0,
    setup: optionalWhole(stop.setup, `setup for ${name}`) ?? 0,
    ...(slots ? { windows: slots } : {}),
  }
}

function readDemand(job: VroomJob): Partial<Order> {
  const delivery = amounts(job.delivery ?? job.amount, 'delivery')
  const pickup = amounts(job.pickup, 'pickup')
  return {
    ...readShared(job, `job ${job.id}`),
    ...(delivery ? { delivery } : {}),
    ...(pickup ? { pickup } : {}),
  }
}

function readVehicle(v: VroomVehicle, places: Places): Vehicle {
  const id = whole(v.id, 'vehicle id')
  const name = `vehicle ${id}`
  const hasStart = v.start !== undefined || v.start_index !== undefined
  const hasEnd = v.end !== undefined || v.end_index !== undefined
  if (!hasStart && !hasEnd) throw new VroomError(2, `No start or end specified for ${name}.`)
  const speed = v.speed_factor ?? 1
  if (typeof speed !== 'number' || !(speed > 0 && speed <= 5))
    throw new VroomError(2, `Invalid speed_factor for ${name}.`)
  const costs = v.costs ?? {}
  const breaks: Break[] = optionalList<NonNullable<VroomVehicle['breaks']>[number]>(v.breaks, 'breaks').map(
    (b) => ({
      id: whole(b.id, 'break id'),
      windows: windows(b.time_windows, `break ${b.id}`) ?? [],
      service: optionalWhole(b.service, 'break service') ?? 0,
      ...(b.max_load ? { maxLoad: amounts(b.max_load, 'max_load')! } : {}),
    }),
  )
  if (new Set(breaks.map((b) => b.id)).size !== breaks.length)
    throw new VroomError(2, `Duplicate break id for ${name}.`)
  const vehicle: Vehicle = {
    id,
    profile: v.profile ?? 'car',
    capacity: amounts(v.capacity, 'capacity') ?? [],
    shift: v.time_window === undefined ? OPEN_SHIFT : window(v.time_window, name),
    costs: {
      fixed: money(costs.fixed, 'fixed', 0),
      perHour: money(costs.per_hour, 'per_hour', costs.per_km === undefined ? 3600 : 0),
      perKm: money(costs.per_km, 'per_km', 0),
      perTaskHour: money(costs.per_task_hour, 'per_task_hour', 0),
    },
    speedFactor: speed,
    breaks,
  }
  if (hasStart) vehicle.start = places.find(v.start_index, v.start, name)
  if (hasEnd) vehicle.end = places.find(v.end_index, v.end, name)
  const has = skills(v.skills)
  if (has) vehicle.skills = has
  const limits = { maxStops: v.max_tasks, maxTravel: v.max_travel_time, maxDistance: v.max_distance }
  for (const [key, value] of Object.entries(limits)) {
    if (value !== undefined) vehicle[key as keyof typeof limits] = whole(value, `${key} for ${name}`)
  }
  return vehicle
}

function money(value: unknown, name: string, fallback: number): number {
  if (value === undefined) return fallback
  if (typeof value !== 'number' || !(value >= 0 && value < 1e9))
    throw new VroomError(2, `Invalid ${name} cost.`)
  return value
}

function checkDimensions(vehicles: Vehicle[], orders: Order[]): void {
  const size = (q: number[] | undefined): number[] => (q === undefined || q.length === 0 ? [] : [q.length])
  const sizes = new Set([
    ...vehicles.flatMap((v) => size(v.capacity)),
    ...orders.flatMap((o) => [...size(o.delivery), ...size(o.pickup)]),
  ])
  if (sizes.size > 1) throw new VroomError(2, `Inconsistent amount length: ${[...sizes].join(' and ')}.`)
  // A vehicle without capacity carries nothing once amounts are used.
  const [dims] = sizes
  if (dims !== undefined)
    for (const v of vehicles) if (v.capacity.length === 0) v.capacity = Array.from({ length: dims }, () => 0)
}

async function readMatrices(
  input: VroomProblem,
  vehicles: Vehicle[],
  places: Places,
  table?: TableSource,
): Promise<{ matrices: Record<string, Matrix>; hasDistances: boolean }> {
  const matrices: Record<string, Matrix> = {}
  let hasDistances = true
  for (const profile of new Set(vehicles.map((v) => v.profile))) {
    const given = input.matrices?.[profile] ?? (input.matrix ? { durations: input.matrix } : undefined)
    if (given) {
      if (!given.durations) throw new VroomError(2, `Missing durations matrix for ${profile}.`)
      const durations = fill(given.durations, 'durations', profile)
      const n = given.durations.length
      for (const other of [given.distances, given.costs]) {
        if (other && other.length !== n) throw new VroomError(2, `Inconsistent matrix sizes for ${profile}.`)
      }
      if (!given.distances) hasDistances = false
      matrices[profile] = {
        n,
        durations,
        distances: given.distances ? fill(given.distances, 'distances', profile) : zerosWhere(durations),
        ...(given.costs ? { costs: fill(given.costs, 'costs', profile) } : {}),
      }
      continue
    }
    if (input.matrices || input.matrix) throw new VroomError(2, `Missing matrix for profile ${profile}.`)
    if (!table) throw new VroomError(3, 'No matrix is given and no routing engine is connected.')
    const answer = await table(profile, places.points)
    const durations = fill(answer.durations, 'durations', profile)
    if (!answer.distances) hasDistances = false
    matrices[profile] = {
      n: places.points.length,
      durations,
      distances: answer.distances ? fill(answer.distances, 'distances', profile) : zerosWhere(durations),
    }
  }
  return { matrices, hasDistances }
}

function zerosWhere(durations: Int32Array): Int32Array {
  return durations.map((d) => (d === UNREACHABLE ? UNREACHABLE : 0))
}

/** Copies rows into one table; null and numbers beyond any day mean that no road leads there. */
function fill(rows: VroomTable | (number | null)[][], name: string, profile: string): Int32Array {
  const n = rows.length
  const out = sharedTable(n)
  for (let i = 0; i < n; i++) {
    const row = rows[i]
    if (!Array.isArray(row) || row.length !== n)
      throw new VroomError(2, `Unexpected ${name} matrix line length for ${profile}.`)
    for (let j = 0; j < n; j++) {
      const x = row[j]
      if (x === null || (typeof x === 'number' && x > MAX_VALUE)) out[i * n + j] = UNREACHABLE
      else if (typeof x === 'number' && x >= 0) out[i * n + j] = Math.round(x)
      else throw new VroomError(2, `Invalid ${name} matrix entry for ${profile}.`)
    }
  }
  return out
}
