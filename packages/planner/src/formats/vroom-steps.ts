// Reads the `steps` of VROOM vehicles: an initial plan, or in plan mode exact routes and times.
import type { InitialPlan, Window } from '../model/problem.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { identifier, optionalList, optionalWhole } from './vroom-values.ts'
import type { TaskRef, VroomStepIn, VroomVehicle } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'

export interface GivenStep {
  type: VroomStepIn['type']
  /** Order index in the model, or the break's id; absent for start and end. */
  id?: number
  /** Bounds of its start: `service_at`, or `service_after` and `service_before`. */
  bounds: Window
}

export interface GivenRoute {
  /** Index of the vehicle. */
  vehicle: number
  steps: GivenStep[]
}

/** Throws VroomError for unknown or repeated tasks, and for impossible times. */
export function readSteps(
  vehicles: VroomVehicle[],
  tasks: TaskRef[],
): { initial: InitialPlan | null; given: GivenRoute[] } {
  const givenRoutes: GivenRoute[] = []
  if (!vehicles.some((v) => v.steps !== undefined)) return { initial: null, given: givenRoutes }
  const index = new Map(tasks.map((t, i) => [`${t.type} ${t.stop.id}`, i]))
  const usedIds = new Set<number>()
  vehicles.forEach((v, vehicle) => {
    if (v.steps === undefined) return
    const breaks = new Set<number>()
    const list = optionalList<VroomStepIn>(v.steps, `steps for vehicle ${v.id}`)
    const steps = list.map((step, at): GivenStep => {
      const { type } = step
      const bounds = readBounds(step, v.id)
      if (type === 'start' || type === 'end') {
        if (at !== (type === 'start' ? 0 : list.length - 1))
          throw new VroomError(2, `Unexpected ${type} in steps for vehicle ${v.id}.`)
        return { type, bounds }
      }
      const id = identifier(step.id, `id in steps for vehicle ${v.id}`)
      if (type === 'break') {
        if (!v.breaks?.some((b) => b.id === id))
          throw new VroomError(2, `Invalid break id ${id} in steps for vehicle ${v.id}.`)
        if (breaks.has(id)) throw new VroomError(2, `Duplicate break id ${id} in steps for vehicle ${v.id}.`)
        breaks.add(id)
        return { type, id, bounds }
      }
      const order = index.get(`${String(type)} ${id}`)
      if (order === undefined)
        throw new VroomError(2, `Invalid ${String(type)} id ${id} in steps for vehicle ${v.id}.`)
      if (usedIds.has(order)) throw new VroomError(2, `Duplicate ${type} id in vehicle steps: ${id}.`)
      usedIds.add(order)
      return { type, id: order, bounds }
    })
    givenRoutes.push({ vehicle, steps })
  })
  const routes = givenRoutes.map(({ vehicle, steps }) => ({
    vehicle: vehicles[vehicle].id,
    orders: steps.flatMap((s) => (s.id === undefined || s.type === 'break' ? [] : [s.id])),
  }))
  return { initial: { routes }, given: givenRoutes }
}

function readBounds(step: VroomStepIn, vehicle: number): Window {
  const at = optionalWhole(step.service_at, 'service_at value')
  const from = at ?? optionalWhole(step.service_after, 'service_after value') ?? 0
  const to = at ?? optionalWhole(step.service_before, 'service_before value') ?? MAX_VALUE
  if (from > to)
    throw new VroomError(2, `Invalid steps for vehicle ${vehicle}: service_after lies after service_before.`)
  return [from, to]
}
