// A plan as a VROOM problem whose vehicles carry their routes as steps, so that another program can check or
// improve it.
import { LIMIT_LIST, type Vehicle } from '@dropwise/planner'
import { drivesTo, Loads, pairsOf, vehicleRules, windowsOf } from '../../../platform/planning-rules.ts'
import { toVehicle } from '../../../platform/van-day/to-vehicle.ts'
import { numberJobs } from './job-numbers.ts'
import type { ExportedDay, ExportedOrder, ExportedRoute } from './read-day.ts'

/** VROOM's costs are whole numbers: minor units an hour and a kilometre. */
export function writeVroomProblem(day: ExportedDay): string {
  const orders = [
    ...day.routes.flatMap((route) => route.stops.map(({ order }) => order)),
    ...day.unserved.map(({ order }) => order),
  ]
  const words = new Words(day, orders)
  return JSON.stringify({
    vehicles: day.routes.map((route) => vehicleOf(route, day, words)),
    jobs: orders.filter(({ id }) => !words.partners.has(id)).map((order) => jobOf(order, words)),
    shipments: orders.flatMap((order) => {
      const partner = words.partners.get(order.id)
      return partner && order.type === 'pickup' ? shipmentOf(order, partner, words) : []
    }),
  })
}

/** Numbers jobs and skills for VROOM, which has skills as its only rule about who may serve whom. */
class Words {
  readonly partners: ReadonlyMap<string, ExportedOrder>
  readonly loads: Loads
  readonly #jobIds: ReadonlyMap<string, number>
  readonly #skills: string[]
  readonly #day: ExportedDay

  constructor(day: ExportedDay, orders: readonly ExportedOrder[]) {
    this.#day = day
    this.partners = pairsOf(orders)
    this.loads = new Loads(orders)
    this.#jobIds = numberJobs(orders)
    const allSkills = [...orders, ...day.routes.map(({ vehicle }) => vehicle)].flatMap(({ skills }) => skills)
    const ruled = orders.filter((order) => this.#hasRule(order)).map(({ id }) => ruleSkill(id))
    this.#skills = [...new Set([...allSkills, ...ruled])]
  }

  jobId({ id }: { id: string }): number | undefined {
    return this.#jobIds.get(id)
  }

  skillsOfOrder(order: ExportedOrder): number[] {
    return this.#numbers([...order.skills, ...(this.#hasRule(order) ? [ruleSkill(order.id)] : [])])
  }

  /** A vehicle's own skills, plus one for each order that names vehicles. */
  skillsOfVehicle(
    { vehicle }: ExportedRoute,
    skills: NonNullable<Vehicle['skills']>,
    orders: readonly ExportedOrder[],
  ): number[] {
    const may = orders.filter((order) => {
      const { zones, date } = this.#day
      const rules = vehicleRules(order, this.#isLone(order), { vehicles: [vehicle], zones, date })
      const { allowedVehicles, forbiddenVehicles } = rules
      return (!allowedVehicles || allowedVehicles.length > 0) && !forbiddenVehicles?.length
    })
    return this.#numbers([...skills.map(String), ...may.map(({ id }) => ruleSkill(id))])
  }

  get orders(): ExportedOrder[] {
    return [
      ...this.#day.routes.flatMap((route) => route.stops.map(({ order }) => order)),
      ...this.#day.unserved.map(({ order }) => order),
    ]
  }

  #isLone({ id, pair }: ExportedOrder): boolean {
    return pair !== null && !this.partners.has(id)
  }

  #hasRule(order: ExportedOrder): boolean {
    const { routes, zones, date } = this.#day
    const isElsewhere =
      !zones.serves(order, date) || routes.some(({ vehicle }) => !drivesTo(vehicle, order, zones))
    return order.onlyVehicles.length > 0 || order.notVehicles.length > 0 || isElsewhere || this.#isLone(order)
  }

  #numbers(names: readonly string[]): number[] {
    return names.map((name) => this.#skills.indexOf(name) + 1).filter((number) => number > 0)
  }
}

const ruleSkill = (orderId: string): string => `may take ${orderId}`

function vehicleOf(route: ExportedRoute, day: ExportedDay, words: Words) {
  const { number, vehicle: van } = route
  const vehicle = toVehicle(
    van,
    {
      date: day.date,
      plannedAt: day.plannedAt,
      secondsAt: unixSeconds,
      placeOf: () => 0,
      loads: words.loads,
    },
    { rules: day.rules, adjustment: day.adjustments.find(({ vehicleId }) => vehicleId === van.id) },
  )
  const breaks = vehicle.breaks ?? []
  return {
    id: number,
    description: `${van.name}, ${van.registration}`,
    profile: vehicle.profile,
    start: [van.depot.lng, van.depot.lat],
    end: [van.end.lng, van.end.lat],
    capacity: vehicle.capacity,
    time_window: vehicle.shift,
    ...Object.fromEntries(
      LIMIT_LIST.flatMap(({ vroomKey, read }) => (vroomKey ? [[vroomKey, read(vehicle)]] : [])),
    ),
    ...(breaks.length > 0
      ? { breaks: breaks.map(({ id, windows, service }) => ({ id, time_windows: windows, service })) }
      : {}),
    costs: {
      fixed: van.costFixedMinor,
      per_hour: van.costPerHourMinor,
      per_km: Math.round(van.costPerKmMinor),
    },
    skills: words.skillsOfVehicle(route, vehicle.skills ?? [], words.orders),
    steps: [{ type: 'start' }, ...stepsOf(route, breaks, words), { type: 'end' }],
  }
}

/** Stops in order, with each break before the first stop that starts after the break's earliest time. */
function stepsOf({ stops }: ExportedRoute, breaks: NonNullable<Vehicle['breaks']>, words: Words) {
  const steps: { type: string; id: string | number | undefined; at: number }[] = stops.map(
    ({ order, serviceAt }) => ({
      type: words.partners.has(order.id) ? order.type : 'job',
      id: words.jobId(order),
      at: unixSeconds(serviceAt),
    }),
  )
  for (const { id, windows, service } of breaks) {
    const earliest = (windows[0]?.[0] ?? 0) + service
    const next = steps.findIndex(({ type, at }) => type !== 'break' && at >= earliest)
    steps.splice(next < 0 ? steps.length : next, 0, { type: 'break', id, at: earliest })
  }
  return steps.map(({ type, id }) => ({ type, id }))
}

function jobOf(order: ExportedOrder, words: Words) {
  return {
    ...stopOf(order, words),
    [order.type]: words.loads.of(order),
    priority: order.priority,
    skills: words.skillsOfOrder(order),
  }
}

function shipmentOf(pickup: ExportedOrder, delivery: ExportedOrder, words: Words) {
  return {
    amount: words.loads.of(pickup),
    priority: Math.max(pickup.priority, delivery.priority),
    skills: [...new Set([...words.skillsOfOrder(pickup), ...words.skillsOfOrder(delivery)])],
    pickup: stopOf(pickup, words),
    delivery: stopOf(delivery, words),
  }
}

/** End of an open window in VROOM, in seconds. */
const NEVER = 2 ** 32 - 1

function stopOf(order: ExportedOrder, words: Words) {
  const windows = windowsOf(order, unixSeconds, NEVER)
  return {
    id: words.jobId(order),
    description: order.reference,
    location: [order.lng, order.lat],
    setup: order.setupSeconds,
    service: order.serviceSeconds,
    ...(windows.length > 0 ? { time_windows: windows } : {}),
  }
}

function unixSeconds(at: Date): number {
  return Math.round(at.getTime() / 1000)
}
