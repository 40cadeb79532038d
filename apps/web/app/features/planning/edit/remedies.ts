// Finds the smallest changes that serve an unserved order, each priced by inserting it. Runs in the worker.
import type { PlanSequences } from '@dropwise/contracts'
import { MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import { openLivePlan, type Id, type Problem, type Vehicle, type Violation } from '@dropwise/planner'
import type { Offer } from './offer.ts'

/** From no change to a broken promise. */
const REMEDY_KINDS = ['place', 'van', 'shift', 'hours', 'stops', 'skills', 'late'] as const
type RemedyKind = (typeof REMEDY_KINDS)[number]

export interface Remedy {
  kind: RemedyKind
  offer: Offer
  /** Extra seconds of a shift, a day or a customer's wait; or extra stops. */
  amount: number
  /** The vehicle's new end, hours or stops; missing skills. */
  to: number
  skills: string[]
}

/** Longest overtime and longest lateness to offer, in seconds. */
const MOST_OVERTIME = 2 * 3600
const MOST_LATE = 3600
const REMEDIES_SHOWN = 3

/** The best remedy of each kind, mildest first; empty when nothing helps. */
export function findRemedies(
  problem: Problem,
  offers: readonly Offer[],
  orderId: string,
  sequences: PlanSequences,
): Remedy[] {
  const byKind = new Map<RemedyKind, Remedy>()
  for (const offer of offers) {
    const remedy = remedyOf(problem, orderId, sequences, offer)
    if (!remedy) continue
    const existing = byKind.get(remedy.kind)
    if (
      !existing ||
      remedy.amount < existing.amount ||
      (remedy.amount === existing.amount && remedy.offer.cost < existing.offer.cost)
    )
      byKind.set(remedy.kind, remedy)
  }
  return REMEDY_KINDS.flatMap((kind) => byKind.get(kind) ?? []).slice(0, REMEDIES_SHOWN)
}

function remedyOf(
  problem: Problem,
  orderId: string,
  sequences: PlanSequences,
  offer: Offer,
): Remedy | undefined {
  const plain = { offer, amount: 0, to: 0, skills: [] }
  if (offer.broken.length === 0)
    return { ...plain, kind: (sequences.get(offer.vehicleId) ?? []).length > 0 ? 'place' : 'van' }
  const [first] = offer.broken
  if (!first || offer.broken.length > 1) return undefined
  if (first.code === 'delay' && first.order === orderId)
    return first.amount <= MOST_LATE ? { ...plain, kind: 'late', amount: first.amount } : undefined
  const vehicle = problem.vehicles.find(({ id }) => id === offer.vehicleId)
  if (!vehicle) return undefined
  const change = changeFor(problem, vehicle, orderId, first)
  if (!change || !helps(problem, change.vehicle, orderId, sequences, offer)) return undefined
  return { ...plain, kind: change.kind, amount: first.amount, to: change.to, skills: change.skills }
}

interface VehicleChange {
  kind: RemedyKind
  vehicle: Vehicle
  to: number
  skills: string[]
}

/** Changes that a person may allow a vehicle. Load capacity is fixed. */
function changeFor(
  problem: Problem,
  vehicle: Vehicle,
  orderId: Id,
  { code, amount, order }: Violation,
): VehicleChange | undefined {
  if (code === 'delay' && order === undefined && amount <= MOST_OVERTIME) {
    const to = vehicle.shift[1] + amount
    return { kind: 'shift', vehicle: { ...vehicle, shift: [vehicle.shift[0], to] }, to, skills: [] }
  }
  if (code === 'max_duration') {
    const to = (vehicle.maxDuration ?? 0) + amount
    return to > MAX_SHIFT_SECONDS
      ? undefined
      : { kind: 'hours', vehicle: { ...vehicle, maxDuration: to }, to, skills: [] }
  }
  if (code === 'max_stops') {
    const to = (vehicle.maxStops ?? 0) + amount
    return { kind: 'stops', vehicle: { ...vehicle, maxStops: to }, to, skills: [] }
  }
  if (code === 'skills') {
    const needed = problem.orders.find(({ id }) => id === orderId)?.skills ?? []
    const skills = needed.map(String).filter((skill) => !vehicle.skills?.includes(skill))
    return {
      kind: 'skills',
      vehicle: { ...vehicle, skills: [...(vehicle.skills ?? []), ...skills] },
      to: 0,
      skills,
    }
  }
  return undefined
}

/** True when the changed vehicle can take the order without new violations. */
function helps(
  problem: Problem,
  changed: Vehicle,
  orderId: string,
  sequences: PlanSequences,
  offer: Offer,
): boolean {
  const orders = sequences.get(offer.vehicleId) ?? []
  const routeOrders = new Set([...orders, orderId])
  const live = openLivePlan({
    ...problem,
    vehicles: [changed],
    orders: problem.orders.filter(({ id }) => routeOrders.has(String(id))),
  })
  const before = live.score(offer.vehicleId, orders).violations.length
  return live.place(orderId, offer.vehicleId, orders, offer.position - 1).violations.length <= before
}
