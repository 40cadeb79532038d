// Reads a VROOM problem into the planner's model.
import type { Break, InitialPlan, Order, Problem, Vehicle, Window } from '../model/problem.ts'
import { LIMIT_LIST } from '../model/limits.ts'
import { MAX_ORDERS, MAX_VALUE } from '../model/problem.ts'
import type { TableRequest } from './vroom-matrices.ts'
import { hasTables, Places, readMatrices } from './vroom-matrices.ts'
import type {
  TableSource,
  TaskRef,
  VroomJob,
  VroomProblem,
  VroomShipment,
  VroomStop,
  VroomVehicle,
} from './vroom-types.ts'
import type { GivenRoute } from './vroom-steps.ts'
import { readSteps } from './vroom-steps.ts'
import { identifier, object, optionalList, optionalWhole, secondsByType, whole } from './vroom-values.ts'
import { VroomError } from './vroom-types.ts'

export interface VroomReading {
  problem: Problem
  /** By order id, which is the index. */
  tasks: TaskRef[]
  initial: InitialPlan | null
  /** Steps with prescribed times, for plan mode. */
  given: GivenRoute[]
  hasDistances: boolean
  /** Dimensions of load; 0 without loads. */
  dimensions: number
}

const OPEN_SHIFT: Window = [0, MAX_VALUE]
const DEFAULT_PER_HOUR = 3600

/** Reads a VROOM problem; missing tables come from `table`. Throws VroomError. */
export async function readVroom(input: VroomProblem, table?: TableSource): Promise<VroomReading> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new VroomError(2, 'Invalid input: expected a JSON object.')
  const vehicles = optionalList<VroomVehicle>(input.vehicles, 'vehicles')
  const jobs = optionalList<VroomJob>(input.jobs, 'jobs')
  const shipments = optionalList<VroomShipment>(input.shipments, 'shipments')
  if (vehicles.length === 0) throw new VroomError(2, 'Invalid input: no vehicle defined.')
  if (jobs.length + shipments.length === 0)
    throw new VroomError(2, 'Invalid input: no job or shipment defined.')

  const count = jobs.length + 2 * shipments.length
  if (count > MAX_ORDERS)
    throw new VroomError(2, `Invalid input: ${count} tasks are more than the ${MAX_ORDERS} allowed.`)
  const tasks: TaskRef[] = []
  const orders: Order[] = []
  const places = new Places(hasTables(input, new Set(vehicles.map(profileOf))))
  for (const job of jobs) {
    orders.push({ ...readStop(job, 'job', orders.length, places), ...readDemand(job) })
    tasks.push({ type: 'job', stop: job, priority: job.priority ?? 0 })
  }
  for (const shipment of shipments) {
    object(shipment, 'shipment')
    const pair = `shipment ${tasks.length}`
    const shared = readShared(shipment, `shipment`)
    for (const half of ['pickup', 'delivery'] as const)
      if (shipment[half] === undefined) throw new VroomError(2, `Missing ${half} for shipment.`)
    const amount = amounts(shipment.amount, 'amount') ?? []
    const pickup = readStop(shipment.pickup, 'pickup', orders.length, places)
    orders.push({ ...pickup, ...shared, pickup: amount, pair: { id: pair, role: 'pickup' } })
    tasks.push({ type: 'pickup', stop: shipment.pickup, priority: shipment.priority ?? 0 })
    const delivery = readStop(shipment.delivery, 'delivery', orders.length, places)
    orders.push({ ...delivery, ...shared, delivery: amount, pair: { id: pair, role: 'delivery' } })
    tasks.push({ type: 'delivery', stop: shipment.delivery, priority: shipment.priority ?? 0 })
  }
  for (const type of ['job', 'pickup', 'delivery']) {
    const ids = new Set<number>()
    for (const t of tasks) {
      if (t.type !== type) continue
      if (ids.has(t.stop.id)) throw new VroomError(2, `Duplicate ${type} id: ${t.stop.id}.`)
      ids.add(t.stop.id)
    }
  }
  const read = vehicles.map((v) => readVehicle(v, places))
  checkDimensions(read, orders)
  const { matrices, hasDistances } = await readMatrices(input, wantedTables(input, read), places, table)
  checkPrices(input, read, matrices)
  const problem: Problem = { matrices, vehicles: read, orders, options: { priorities: 'sum' } }
  return {
    problem,
    tasks,
    ...readSteps(vehicles, tasks),
    hasDistances,
    dimensions: Math.max(...read.map((v) => v.capacity.length)),
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
  return value.map((s) => identifier(s, 'skill value'))
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
  const id = identifier(stop.id, `id for ${type}`)
  const name = `${type} ${id}`
  const serviceByType = secondsByType(stop.service_per_type, `service_per_type for ${name}`)
  const setupByType = secondsByType(stop.setup_per_type, `setup_per_type for ${name}`)
  const slots = windows(stop.time_windows, name)
  return {
    id: index,
    location: places.find(stop.location_index, stop.location, name),
    service: optionalWhole(stop.service, `service for ${name}`) ?? 0,
    setup: optionalWhole(stop.setup, `setup for ${name}`) ?? 0,
    ...(serviceByType ? { serviceByType } : {}),
    ...(setupByType ? { setupByType } : {}),
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
  const id = identifier(v.id, 'id for vehicle')
  const name = `vehicle ${id}`
  const hasStart = v.start !== undefined || v.start_index !== undefined
  const hasEnd = v.end !== undefined || v.end_index !== undefined
  if (!hasStart && !hasEnd) throw new VroomError(2, `No start or end specified for ${name}.`)
  const speed = v.speed_factor ?? 1
  if (typeof speed !== 'number' || !(speed > 0 && speed <= 5))
    throw new VroomError(2, `Invalid speed_factor for ${name}.`)
  const costs = v.costs ?? {}
  object(costs, `costs for ${name}`)
  const breaks: Break[] = optionalList<NonNullable<VroomVehicle['breaks']>[number]>(v.breaks, 'breaks').map(
    (b) => ({
      id: identifier(b.id, 'id for break'),
      windows: windows(b.time_windows, `break ${b.id}`) ?? [],
      service: optionalWhole(b.service, 'break service') ?? 0,
      ...(b.max_load !== undefined ? { maxLoad: amounts(b.max_load, 'max_load')! } : {}),
    }),
  )
  if (new Set(breaks.map((b) => b.id)).size !== breaks.length)
    throw new VroomError(2, `Duplicate break id for ${name}.`)
  const vehicle: Vehicle = {
    id,
    profile: profileOf(v),
    capacity: amounts(v.capacity, 'capacity') ?? [],
    shift: v.time_window === undefined ? OPEN_SHIFT : window(v.time_window, name),
    costs: {
      fixed: money(costs.fixed, 'fixed', 0),
      perHour: money(costs.per_hour, 'per_hour', DEFAULT_PER_HOUR),
      perKm: money(costs.per_km, 'per_km', 0),
      perTaskHour: money(costs.per_task_hour, 'per_task_hour', 0),
    },
    // VROOM uses two decimals.
    speedFactor: Math.max(0.01, Math.round(speed * 100) / 100),
    breaks,
  }
  if (hasStart) vehicle.start = places.find(v.start_index, v.start, name)
  if (hasEnd) vehicle.end = places.find(v.end_index, v.end, name)
  if (v.type !== undefined) vehicle.type = text(v.type, `type for ${name}`)
  const has = skills(v.skills)
  if (has) vehicle.skills = has
  return LIMIT_LIST.reduce((limited, { vroomKey: key, set }) => {
    const most = key && v[key]
    return most === undefined ? limited : set(limited, whole(most, `${key} for ${name}`))
  }, vehicle)
}

function profileOf(v: VroomVehicle): string {
  return text(v.profile ?? 'car', 'profile value') || 'car'
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new VroomError(2, `Invalid ${name}.`)
  return value
}

/** Distances are needed when they cost money, are limited or are requested. */
function wantedTables(input: VroomProblem, vehicles: Vehicle[]): TableRequest[] {
  return [...new Set(vehicles.map((v) => v.profile))].map((profile) => ({
    profile,
    distances:
      input.options?.g === true ||
      vehicles.some((v) => v.profile === profile && (v.costs!.perKm > 0 || v.maxDistance !== undefined)),
  }))
}

/** Costs per leg exclude costs per hour. */
function checkPrices(input: VroomProblem, vehicles: Vehicle[], matrices: Problem['matrices']): void {
  vehicles.forEach((v, i) => {
    const ownHour = input.vehicles![i].costs?.per_hour !== undefined && v.costs!.perHour !== DEFAULT_PER_HOUR
    if (matrices[v.profile].costs && ownHour)
      throw new VroomError(2, 'Custom costs are incompatible with using a per_hour value.')
  })
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
    ...vehicles.flatMap((v) => [...size(v.capacity), ...v.breaks!.flatMap((b) => size(b.maxLoad))]),
    ...orders.flatMap((o) => [...size(o.delivery), ...size(o.pickup)]),
  ])
  if (sizes.size > 1) throw new VroomError(2, `Inconsistent amount length: ${[...sizes].join(' and ')}.`)
  if (sizes.size === 1 && vehicles.every((v) => v.capacity.length === 0))
    throw new VroomError(2, `Inconsistent amount length: ${[...sizes][0]} without any vehicle capacity.`)
  // A vehicle without capacity carries nothing when the problem has amounts.
  const [dims] = sizes
  if (dims !== undefined)
    for (const v of vehicles) if (v.capacity.length === 0) v.capacity = Array.from({ length: dims }, () => 0)
}
