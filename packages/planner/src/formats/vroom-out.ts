// Writes a plan as a VROOM solution.
import type { PlanRoute, PlanStep, Unserved } from '../model/problem.ts'
import type { VroomReading } from './vroom-in.ts'
import type { TimedRoute } from './vroom-plan.ts'
import type {
  TaskRef,
  VroomProblem,
  VroomRoute,
  VroomSolution,
  VroomStepOut,
  VroomViolation,
} from './vroom-types.ts'

/** A route from the search, which has no violations. */
export function withoutViolations(route: PlanRoute): TimedRoute {
  return { route, violations: route.steps.map(() => []), missing: [] }
}

/** A finding as a sentence, and the smallest change. */
export type DescribeUnserved = (why: Unserved) => { message?: string; fix?: string }

/** Writes routes and unserved orders, by index, in VROOM's terms. */
export function writeVroom(
  input: VroomProblem,
  reading: VroomReading,
  timed: TimedRoute[],
  unserved: { order: number; why?: Unserved }[],
  times: { loading: number; solving: number },
  describe: DescribeUnserved,
): VroomSolution {
  const routes = timed.map((route) => writeRoute(input, reading, route))
  const total = (read: (r: VroomRoute) => number): number => routes.reduce((sum, r) => sum + read(r), 0)
  const unassigned = unserved.map(({ order, why }) => {
    const task = reading.tasks[order]
    return {
      ...place(task),
      id: task.stop.id,
      type: task.type,
      ...(why ? { reason: why.code, values: why.values, ...describe(why) } : {}),
    }
  })
  return {
    code: 0,
    summary: {
      cost: total((r) => r.cost),
      routes: routes.length,
      unassigned: unassigned.length,
      ...(reading.dimensions > 0
        ? {
            delivery: sumAmounts(
              reading,
              routes.map((r) => r.delivery!),
            ),
            pickup: sumAmounts(
              reading,
              routes.map((r) => r.pickup!),
            ),
          }
        : {}),
      setup: total((r) => r.setup),
      service: total((r) => r.service),
      duration: total((r) => r.duration),
      waiting_time: total((r) => r.waiting_time),
      priority: total((r) => r.priority),
      ...(reading.hasDistances ? { distance: total((r) => r.distance ?? 0) } : {}),
      violations: addUp(routes.flatMap((r) => r.violations)),
      computing_times: { ...times, routing: 0 },
    },
    unassigned,
    routes,
  }
}

function place(task: TaskRef): Pick<VroomStepOut, 'location' | 'location_index' | 'description'> {
  const { location, location_index, description } = task.stop
  return {
    ...(location ? { location } : {}),
    ...(location_index === undefined ? {} : { location_index }),
    ...(description === undefined ? {} : { description }),
  }
}

function writeRoute(
  input: VroomProblem,
  reading: VroomReading,
  { route, violations, missing }: TimedRoute,
): VroomRoute {
  const vehicle = input.vehicles![route.vehicleIndex]
  const ends = { start: [vehicle.start, vehicle.start_index], end: [vehicle.end, vehicle.end_index] } as const
  const steps: VroomStepOut[] = []
  route.steps.forEach((step, i) => {
    if (
      (step.type === 'start' || step.type === 'end') &&
      ends[step.type][0] === undefined &&
      ends[step.type][1] === undefined
    )
      return
    steps.push(writeStep(reading, step, violations[i], vehicle))
  })
  const tasks = route.steps.filter((s) => s.type === 'order')
  const served = tasks.map((s) => reading.problem.orders[s.id as number])
  const amounts = (key: 'delivery' | 'pickup'): number[] =>
    sumAmounts(
      reading,
      served.map((o) => o[key] ?? []),
    )
  return {
    vehicle: vehicle.id,
    cost: Math.round(route.cost),
    ...(reading.dimensions > 0 ? { delivery: amounts('delivery'), pickup: amounts('pickup') } : {}),
    setup: route.steps.reduce((sum, s) => sum + s.setup, 0),
    service: route.steps.reduce((sum, s) => sum + s.service, 0),
    duration: route.travel,
    waiting_time: route.wait,
    priority: tasks.reduce((sum, s) => sum + reading.tasks[s.id as number].priority, 0),
    ...(reading.hasDistances ? { distance: route.distance } : {}),
    ...(vehicle.description === undefined ? {} : { description: vehicle.description }),
    steps,
    violations: addUp([...violations.flat(), ...missing]),
  }
}

function writeStep(
  reading: VroomReading,
  step: PlanStep,
  violations: VroomViolation[],
  vehicle: NonNullable<VroomProblem['vehicles']>[number],
): VroomStepOut {
  const task = step.type === 'order' ? reading.tasks[step.id as number] : null
  const where = task
    ? place(task)
    : step.type === 'start'
      ? {
          ...(vehicle.start ? { location: vehicle.start } : {}),
          ...(vehicle.start_index === undefined ? {} : { location_index: vehicle.start_index }),
        }
      : step.type === 'end'
        ? {
            ...(vehicle.end ? { location: vehicle.end } : {}),
            ...(vehicle.end_index === undefined ? {} : { location_index: vehicle.end_index }),
          }
        : describeBreak(vehicle, step)
  const id = task ? task.stop.id : (step.id as number | undefined)
  return {
    type: task ? task.type : (step.type as 'start' | 'break' | 'end'),
    ...where,
    ...(id === undefined ? {} : { id }),
    ...(task?.type === 'job' ? { job: task.stop.id } : {}),
    setup: step.setup,
    service: step.service,
    waiting_time: step.wait,
    ...(reading.dimensions > 0 ? { load: step.load } : {}),
    arrival: step.arrive,
    duration: step.travel,
    ...(reading.hasDistances ? { distance: step.distance } : {}),
    violations,
  }
}

function describeBreak(
  { breaks }: NonNullable<VroomProblem['vehicles']>[number],
  { id }: PlanStep,
): Pick<VroomStepOut, 'description'> {
  const description = breaks?.find((b) => b.id === id)?.description
  return description === undefined ? {} : { description }
}

/** Merges violations by cause and adds up their seconds. */
function addUp(violations: VroomViolation[]): VroomViolation[] {
  const sums = new Map<string, VroomViolation>()
  for (const { cause, duration } of violations) {
    const before = sums.get(cause)?.duration ?? 0
    sums.set(cause, duration === undefined ? { cause } : { cause, duration: before + duration })
  }
  return [...sums.values()]
}

function sumAmounts({ dimensions }: VroomReading, rows: number[][]): number[] {
  return Array.from({ length: dimensions }, (_, k) => rows.reduce((sum, r) => sum + (r[k] ?? 0), 0))
}
