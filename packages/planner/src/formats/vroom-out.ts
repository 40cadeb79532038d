// Writes a plan as VROOM writes a solution.
import type { Plan, PlanRoute, PlanStep, Violation } from '../model.ts'
import type { TaskRef, VroomReading } from './vroom-in.ts'
import type { VroomProblem, VroomRoute, VroomSolution, VroomStepOut, VroomViolation } from './vroom-types.ts'

/** The plan in VROOM's words. */
export function writeVroom(
  input: VroomProblem,
  reading: VroomReading,
  plan: Plan,
  times: { loading: number; solving: number },
): VroomSolution {
  const routes = plan.routes.map((route) => writeRoute(input, reading, route, plan.violations))
  const total = (read: (r: VroomRoute) => number): number => routes.reduce((sum, r) => sum + read(r), 0)
  const unassigned = plan.unserved.map((u) => {
    const task = reading.tasks[u.order as number]
    return {
      ...place(task),
      id: task.stop.id,
      type: task.type,
      reason: u.reason,
      message: u.message,
      ...(u.fix ? { fix: u.fix } : {}),
    }
  })
  return {
    code: 0,
    summary: {
      cost: total((r) => r.cost),
      routes: routes.length,
      unassigned: unassigned.length,
      ...(reading.hasCapacity
        ? {
            delivery: sumAmounts(routes.map((r) => r.delivery!)),
            pickup: sumAmounts(routes.map((r) => r.pickup!)),
          }
        : {}),
      setup: total((r) => r.setup),
      service: total((r) => r.service),
      duration: total((r) => r.duration),
      waiting_time: total((r) => r.waiting_time),
      priority: total((r) => r.priority),
      ...(reading.hasDistances ? { distance: total((r) => r.distance ?? 0) } : {}),
      violations: routes
        .flatMap((r) => r.violations)
        .filter((v, i, all) => all.findIndex((w) => w.cause === v.cause) === i),
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
  route: PlanRoute,
  violations: Violation[],
): VroomRoute {
  const vehicle = input.vehicles![route.vehicleIndex]
  const own = violations.filter((v) => v.vehicle === vehicle.id)
  const ends = { start: [vehicle.start, vehicle.start_index], end: [vehicle.end, vehicle.end_index] } as const
  const steps: VroomStepOut[] = []
  for (const step of route.steps) {
    if (step.type === 'reload') continue
    if (
      (step.type === 'start' || step.type === 'end') &&
      ends[step.type][0] === undefined &&
      ends[step.type][1] === undefined
    )
      continue
    steps.push(writeStep(reading, step, own, vehicle))
  }
  const served = route.steps
    .filter((s) => s.type === 'order')
    .map((s) => reading.problem.orders[s.id as number])
  const amounts = (key: 'delivery' | 'pickup'): number[] => sumAmounts(served.map((o) => o[key] ?? []))
  const pickups = route.steps.filter(
    (s) => s.type === 'order' && reading.tasks[s.id as number].type !== 'delivery',
  )
  return {
    vehicle: vehicle.id,
    cost: Math.round(route.cost),
    ...(reading.hasCapacity ? { delivery: amounts('delivery'), pickup: amounts('pickup') } : {}),
    setup: route.steps.reduce((sum, s) => sum + s.setup, 0),
    service: route.steps.reduce((sum, s) => sum + s.service, 0),
    duration: route.travel,
    waiting_time: route.wait,
    priority: pickups.reduce((sum, s) => sum + reading.tasks[s.id as number].priority, 0),
    ...(reading.hasDistances ? { distance: route.distance } : {}),
    ...(vehicle.description === undefined ? {} : { description: vehicle.description }),
    steps,
    violations: own.map(toViolation).filter((v, i, all) => all.findIndex((w) => w.cause === v.cause) === i),
  }
}

function writeStep(
  reading: VroomReading,
  step: PlanStep,
  violations: Violation[],
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
        : {}
  const id = task ? task.stop.id : (step.id as number | undefined)
  return {
    type: task ? task.type : (step.type as 'start' | 'break' | 'end'),
    ...where,
    ...(id === undefined ? {} : { id }),
    ...(task?.type === 'job' ? { job: task.stop.id } : {}),
    setup: step.setup,
    service: step.service,
    waiting_time: step.wait,
    ...(reading.hasCapacity ? { load: step.load } : {}),
    arrival: step.arrive,
    duration: step.travel,
    ...(reading.hasDistances ? { distance: step.distance } : {}),
    violations: task ? violations.filter((v) => v.order === step.id).map(toViolation) : [],
  }
}

/** VROOM's names of what a given plan breaks. */
const CAUSES: Partial<Record<Violation['code'], string>> = {
  max_stops: 'max_tasks',
  break_load: 'max_load',
  max_travel: 'max_travel_time',
}

function toViolation(v: Violation): VroomViolation {
  const timed = v.code === 'delay' || v.code === 'lead_time'
  return { cause: CAUSES[v.code] ?? v.code, ...(timed ? { duration: v.amount } : {}) }
}

function sumAmounts(rows: number[][]): number[] {
  const dims = Math.max(0, ...rows.map((r) => r.length))
  return Array.from({ length: dims }, (_, k) => rows.reduce((sum, r) => sum + (r[k] ?? 0), 0))
}
