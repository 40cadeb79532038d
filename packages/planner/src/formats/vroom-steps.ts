// Reads the `steps` of VROOM vehicles: a plan to start from or to score, and the times it prescribes.
import type { Id, InitialPlan, Problem, Window } from '../model.ts'
import { MAX_VALUE } from '../model.ts'
import type { TaskRef } from './vroom-in.ts'
import { optionalList, optionalWhole } from './vroom-values.ts'
import type { VroomStepIn, VroomVehicle } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'

/** `service_at`, `service_after`, `service_before` of one step, as bounds of its begin. */
export interface ForcedTime {
  vehicle: Id
  type: VroomStepIn['type']
  /** Order index of the model, or the break's id; absent for start and end. */
  id?: number
  window: Window
}

/** Throws VroomError for steps that name what the problem lacks, twice the same, or impossible times. */
export function readSteps(
  vehicles: VroomVehicle[],
  tasks: TaskRef[],
): { initial: InitialPlan | null; forced: ForcedTime[] } {
  const forced: ForcedTime[] = []
  if (!vehicles.some((v) => v.steps !== undefined)) return { initial: null, forced }
  const index = new Map(tasks.map((t, i) => [`${t.type} ${t.stop.id}`, i]))
  const seen = new Set<number>()
  const routes = vehicles.flatMap((v) => {
    if (v.steps === undefined) return []
    const orders: number[] = []
    for (const step of optionalList<VroomStepIn>(v.steps, 'steps')) {
      const window = readForced(step, v.id)
      const note = (id?: number): void => {
        if (window)
          forced.push({ vehicle: v.id, type: step.type, window, ...(id === undefined ? {} : { id }) })
      }
      if (step.type === 'start' || step.type === 'end') {
        note()
        continue
      }
      if (step.type === 'break') {
        if (!v.breaks?.some((b) => b.id === step.id))
          throw new VroomError(2, `Invalid step: unknown break ${step.id} for vehicle ${v.id}.`)
        note(step.id)
        continue
      }
      const at = index.get(`${step.type} ${step.id}`)
      if (at === undefined)
        throw new VroomError(2, `Invalid step: unknown ${step.type} ${step.id} for vehicle ${v.id}.`)
      if (seen.has(at)) throw new VroomError(2, `Duplicate ${step.type} id in vehicle steps: ${step.id}.`)
      seen.add(at)
      orders.push(at)
      note(at)
    }
    return [{ vehicle: v.id, orders }]
  })
  return { initial: { routes }, forced }
}

function readForced(step: VroomStepIn, vehicle: number): Window | null {
  const at = optionalWhole(step.service_at, 'service_at')
  const from = at ?? optionalWhole(step.service_after, 'service_after')
  const to = at ?? optionalWhole(step.service_before, 'service_before')
  if (from === undefined && to === undefined) return null
  const window: Window = [from ?? 0, to ?? MAX_VALUE]
  if (window[0] > window[1])
    throw new VroomError(2, `Invalid step for vehicle ${vehicle}: service_after lies after service_before.`)
  return window
}

/**
 * The problem with the prescribed times in place of windows: a step begins in its own window where that agrees with
 * what is prescribed, and otherwise just as prescribed.
 */
export function withForcedTimes(problem: Problem, forced: ForcedTime[]): Problem {
  if (forced.length === 0) return problem
  const orders = problem.orders.slice()
  const vehicles = problem.vehicles.slice()
  for (const { vehicle, type, id, window } of forced) {
    const k = vehicles.findIndex((v) => v.id === vehicle)
    const v = vehicles[k]
    if (type === 'start') vehicles[k] = { ...v, shift: [window[0], Math.max(window[0], v.shift[1])] }
    else if (type === 'end') vehicles[k] = { ...v, shift: [v.shift[0], Math.max(v.shift[0], window[1])] }
    else if (type === 'break') {
      const breaks = v.breaks!.map((b) => (b.id === id ? { ...b, windows: narrow(b.windows, window) } : b))
      vehicles[k] = { ...v, breaks }
    } else {
      const order = orders[id!]
      orders[id!] = { ...order, windows: narrow(order.windows ?? [], window) }
    }
  }
  return { ...problem, orders, vehicles }
}

function narrow(windows: Window[], to: Window): Window[] {
  const inside = windows
    .map((w): Window => [Math.max(w[0], to[0]), Math.min(w[1], to[1])])
    .filter((w) => w[0] <= w[1])
  return inside.length > 0 ? inside : [to]
}
