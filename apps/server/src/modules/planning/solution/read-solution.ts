// Reads a VROOM solution against a plan of the day: the sequence of each van, or why the file does not fit.
import type { PlanSequences, VroomSolutionBody } from '@dropwise/contracts'
import { numberJobs } from '../export/job-numbers.ts'
import type { ExportedDay } from '../export/read-day.ts'

/** A vehicle of the company with the names that a file may use. */
export interface NamedVehicle {
  id: string
  name: string
  registration: string
}

interface SolutionProblem {
  /** Path in the file, such as `routes.0.steps.2`. */
  field: string
  message: string
}

/** The plan's day and the file's routes. Every vehicle of the plan has an entry in `sequences`. */
export interface ReadSolution {
  sequences: PlanSequences
  problems: SolutionProblem[]
}

/** Step types that are no visits. */
const NO_VISIT: ReadonlySet<string> = new Set(['start', 'end', 'break'])

/**
 * Reads a solution of the plan's exported problem. Matches descriptions before ids, because names stay when
 * the plan changes and numbers do not.
 */
export function readSolution(
  day: ExportedDay,
  vehicles: readonly NamedVehicle[],
  { routes, unassigned }: VroomSolutionBody,
): ReadSolution {
  const problems: SolutionProblem[] = []
  const refuse = (field: string, message: string) => void problems.push({ field, message })
  const find = { vehicle: vehicleFinder(day, vehicles), order: orderFinder(day) }
  const sequences = new Map<string, string[]>(day.routes.map(({ vehicle }) => [vehicle.id, []]))
  const vehicleOfOrder = new Map<string, string>()
  const driven = new Set<string>()

  for (const [r, route] of routes.entries()) {
    const vehicle = find.vehicle(route)
    if (!vehicle) refuse(`routes.${r}`, `There is no vehicle ${called(route.description, route.vehicle)}`)
    else if (driven.has(vehicle)) refuse(`routes.${r}`, 'This vehicle has a route already')
    const orders: string[] = []
    for (const [s, step] of route.steps.entries()) {
      if (NO_VISIT.has(step.type)) continue
      const field = `routes.${r}.steps.${s}`
      const order = find.order(step)
      if (!order) refuse(field, `The plan has no order ${called(step.description, step.id)}`)
      else if (vehicleOfOrder.has(order)) refuse(field, `${vehicleOfOrder.get(order)} is served twice`)
      else {
        vehicleOfOrder.set(order, find.order.referenceOf(order))
        orders.push(order)
      }
    }
    if (!vehicle) continue
    driven.add(vehicle)
    sequences.set(vehicle, orders)
  }
  const unusedOrders = new Set<string>()
  for (const [u, job] of unassigned.entries()) {
    const order = find.order(job)
    if (!order) refuse(`unassigned.${u}`, `The plan has no order ${called(job.description, job.id)}`)
    else if (vehicleOfOrder.has(order))
      refuse(`unassigned.${u}`, `${vehicleOfOrder.get(order)} is on a route as well`)
    else unusedOrders.add(order)
  }
  for (const order of ordersOf(day))
    if (!vehicleOfOrder.has(order.id) && !unusedOrders.has(order.id))
      refuse('routes', `Nothing is said of order ${order.reference}`)
  return { sequences, problems }
}

function called(description: string | undefined, id: number | undefined): string {
  return description ?? (id === undefined ? 'without a name' : `number ${id}`)
}

function vehicleFinder(day: ExportedDay, vehicles: readonly NamedVehicle[]) {
  const byNumber = new Map(day.routes.map(({ number, vehicle }) => [number, vehicle.id]))
  return ({ vehicle, description }: { vehicle: number; description?: string | undefined }) => {
    if (description === undefined) return byNumber.get(vehicle)
    const candidates = vehicles.filter(({ name, registration }) =>
      [`${name}, ${registration}`, name, registration].includes(description),
    )
    return candidates.length === 1
      ? candidates[0]?.id
      : candidates.find(({ id }) => id === byNumber.get(vehicle))?.id
  }
}

function orderFinder(day: ExportedDay) {
  const orders = ordersOf(day)
  const references = new Map(orders.map(({ id, reference }) => [id, reference]))
  const byReference = new Map(orders.map(({ id, reference }) => [reference, id]))
  const byNumber = new Map([...numberJobs(orders)].map(([id, number]) => [number, id]))
  const find = ({ id, description }: { id?: number | undefined; description?: string | undefined }) =>
    description === undefined ? byNumber.get(id ?? -1) : byReference.get(description)
  return Object.assign(find, { referenceOf: (id: string) => references.get(id) ?? id })
}

function ordersOf({ routes, unserved }: ExportedDay) {
  return [
    ...routes.flatMap(({ stops }) => stops.map(({ order }) => order)),
    ...unserved.map(({ order }) => order),
  ]
}
