// The checker's independent clock: drives a planned route leg by leg and compares it with the plan's times.
import { LIMIT_LIST } from '../model/limits.ts'
import type {
  Id,
  LimitCode,
  Order,
  PlanRoute,
  PlanStep,
  Problem,
  Vehicle,
  ViolationCode,
} from '../model/problem.ts'

type Note = (code: ViolationCode, amount: number, message: string, order?: Id) => void

const NO_ROAD = 0x7fffffff
const FOREVER = 2_000_000_000

export interface Driven {
  travel: number
  distance: number
  duration: number
  work: number
  /** Matrix indices in driving order. */
  places: number[]
}

/** Replays one route and checks times, windows, breaks, reloads and limits. */
export function checkDrive(
  problem: Problem,
  vehicle: Vehicle,
  route: PlanRoute,
  orders: Map<Id, Order>,
  note: Note,
): Driven {
  const { steps } = route
  const driven: Driven = { travel: 0, distance: 0, duration: 0, work: 0, places: [] }
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last || first.type !== 'start' || last.type !== 'end') {
    note('unknown', 1, `The route of vehicle ${vehicle.id} must begin with a start and finish with an end.`)
    return driven
  }
  checkShift(vehicle, first, last, note)
  checkRelease(vehicle, steps, orders, note)

  let here: number | undefined = vehicle.start
  if (here !== undefined) driven.places.push(here)
  let clock = first.depart
  /** Driving already done on the current leg, as [from, seconds]. */
  let legParts: { from: number; seconds: number }[] = []
  const served = new Set<Id>()
  let reloads = 0
  const rule = vehicle.maxDrivingWithoutRest
  const wheel = createWheel(rule)

  for (const step of steps.slice(1)) {
    if (step.type === 'break') {
      const drove = Math.min(step.arrive, step.start) - clock
      if (drove < 0)
        note('sums', -drove, `Vehicle ${vehicle.id} begins break ${step.id} before it left the stop before.`)
      legParts.push({ from: clock, seconds: Math.max(0, drove) })
      checkBreak(vehicle, step, served, note)
      wheel.drive(drove)
      wheel.rest(
        rule?.counts === 'pauses' ? step.depart - clock - Math.max(0, drove) : step.depart - step.start,
      )
      clock = step.depart
      continue
    }
    const there: number | undefined =
      step.type === 'end'
        ? vehicle.end
        : step.type === 'reload'
          ? vehicle.reloads?.location
          : orders.get(step.id!)?.location
    if (here !== undefined && there !== undefined) {
      const leg = legOf(problem, vehicle, here, there)
      if (leg.unreachable)
        note(
          'unreachable',
          1,
          `Vehicle ${vehicle.id} cannot drive from place ${here} to place ${there}.`,
          step.id,
        )
      driven.distance += leg.distance
      driven.travel += arriveBy(problem, vehicle, step, clock, leg.seconds, legParts, note)
    } else if (step.arrive !== clock || legParts.some((part) => part.seconds > 0)) {
      note(
        'sums',
        Math.abs(step.arrive - clock),
        `Vehicle ${vehicle.id} has no leg to drive before step ${step.type}, but time passes.`,
      )
    }
    wheel.drive(step.arrive - clock)
    if (rule?.counts === 'pauses') wheel.rest(step.depart - step.arrive)
    legParts = []
    if (there !== undefined) driven.places.push(there)
    if (step.type === 'order') {
      driven.work += checkOrder(vehicle, orders.get(step.id!)!, step, here === there, note)
    } else if (step.type === 'reload') {
      checkReload(vehicle, step, ++reloads, note)
    }
    if (step.start < step.arrive)
      note(
        'sums',
        step.arrive - step.start,
        `A step of vehicle ${vehicle.id} begins before the vehicle arrives.`,
        step.id,
      )
    clock = step.depart
    here = there ?? here
  }
  for (const b of vehicle.breaks ?? [])
    if (!served.has(b.id))
      note('missing_break', b.service, `Vehicle ${vehicle.id} does not take break ${b.id}.`)

  driven.duration = last.arrive - first.depart
  checkLimits({
    max_stops: steps.filter(({ type, id }) => type === 'order' && orders.get(id!)?.isStop !== false).length,
    max_distance: driven.distance,
    max_travel: driven.travel,
    max_driving: wheel.longest,
    max_duration: driven.duration,
  })
  compare('distance', driven.distance, route.distance)
  compare('duration', driven.duration, route.duration)
  compare('travel', driven.travel, route.travel)
  return driven

  function checkLimits(amounts: Record<LimitCode, number>): void {
    for (const { code, unit, read } of LIMIT_LIST) {
      const most = read(vehicle)
      if (most !== undefined && amounts[code] > most)
        note(code, amounts[code] - most, `Vehicle ${vehicle.id}: ${amounts[code]} ${unit}, ${most} allowed.`)
    }
  }
  function compare(what: string, value: number, stated: number): void {
    if (value !== stated)
      note(
        'sums',
        Math.abs(value - stated),
        `Vehicle ${vehicle.id}: ${what} is ${value}, the plan says ${stated}.`,
      )
  }
}

function checkShift(vehicle: Vehicle, first: PlanStep, last: PlanStep, note: Note): void {
  if (first.depart < vehicle.shift[0])
    note(
      'lead_time',
      vehicle.shift[0] - first.depart,
      `Vehicle ${vehicle.id} starts ${vehicle.shift[0] - first.depart} s before its shift.`,
    )
  if (last.arrive > vehicle.shift[1])
    note(
      'delay',
      last.arrive - vehicle.shift[1],
      `Vehicle ${vehicle.id} ends ${last.arrive - vehicle.shift[1]} s after its shift.`,
    )
}

/** Driving since the last rest of a vehicle, and its maximum. */
function createWheel(rule: Vehicle['maxDrivingWithoutRest']) {
  let awake = rule?.driven ?? 0
  const wheel = {
    longest: awake,
    drive(seconds: number): void {
      awake += Math.max(0, seconds)
      wheel.longest = Math.max(wheel.longest, awake)
    },
    rest(seconds: number): void {
      if (rule && seconds >= rule.rest) awake = 0
    },
  }
  return wheel
}

/** Checks the service of an order; returns its seconds with set-up, which an order at the same place needs not. */
function checkOrder(
  vehicle: Vehicle,
  order: Order,
  step: PlanStep,
  isSamePlace: boolean,
  note: Note,
): number {
  const seconds = (isSamePlace ? 0 : setupWith(vehicle, order)) + serviceWith(vehicle, order)
  checkWindow(order, step, note)
  if (step.depart !== step.start + seconds)
    note(
      'sums',
      Math.abs(step.depart - step.start - seconds),
      `Order ${order.id} takes ${seconds} s, the plan says ${step.depart - step.start}.`,
      order.id,
    )
  return seconds
}

function checkReload(vehicle: Vehicle, step: PlanStep, reloads: number, note: Note): void {
  if (!vehicle.reloads || reloads > vehicle.reloads.max)
    note('max_reloads', 1, `Vehicle ${vehicle.id} loads again more often than allowed.`)
  if (step.depart - step.start !== (vehicle.reloads?.service ?? 0))
    note('sums', 1, `Loading vehicle ${vehicle.id} takes ${vehicle.reloads?.service ?? 0} s.`)
}

/** Service seconds, by vehicle type where the order has them. */
function serviceWith({ type }: Vehicle, { service, serviceByType: byType }: Order): number {
  return type !== undefined && byType && Object.hasOwn(byType, type) ? byType[type] : service
}

function setupWith({ type }: Vehicle, { setup = 0, setupByType: byType }: Order): number {
  return type !== undefined && byType && Object.hasOwn(byType, type) ? byType[type] : setup
}

/** Compares the arrival with the leg; returns its driving seconds, including those before breaks. */
function arriveBy(
  problem: Problem,
  vehicle: Vehicle,
  step: PlanStep,
  clock: number,
  base: number,
  parts: { from: number; seconds: number }[],
  note: Note,
): number {
  let rest = base
  let before = 0
  for (const { from, seconds } of parts) {
    // Driving times are rounded up to whole seconds, so only the last second may cover more than the leg.
    const excess = seconds > 0 ? coveredIn(problem, from, seconds - 1) - rest : -1
    if (excess >= 0 && seconds > 1)
      note(
        'sums',
        Math.max(1, excess),
        `Vehicle ${vehicle.id} drives longer before a break than the leg takes.`,
        step.id,
      )
    rest -= coveredIn(problem, from, seconds)
    before += seconds
  }
  const needed = Math.ceil(secondsFor(problem, clock, Math.max(0, rest)) - 1e-6)
  if (step.arrive !== clock + needed)
    note(
      'sums',
      Math.abs(step.arrive - clock - needed),
      `Vehicle ${vehicle.id} arrives at ${clock + needed}, the plan says ${step.arrive}.`,
      step.id,
    )
  return before + step.arrive - clock
}

function checkBreak(vehicle: Vehicle, step: PlanStep, takenBreaks: Set<Id>, note: Note): void {
  const b = vehicle.breaks?.find((x) => x.id === step.id)
  if (!b || takenBreaks.has(b.id))
    return note('unknown', 1, `Vehicle ${vehicle.id} has no break ${step.id} to take.`)
  takenBreaks.add(b.id)
  if (step.depart - step.start !== b.service)
    note('sums', 1, `Break ${b.id} takes ${b.service} s, the plan says ${step.depart - step.start}.`)
  const late = lateness(b.windows, step.start)
  if (late > 0) note('delay', late, `Break ${b.id} of vehicle ${vehicle.id} begins ${late} s too late.`)
  if (late < 0)
    note('lead_time', -late, `Break ${b.id} of vehicle ${vehicle.id} begins ${-late} s too early.`)
}

function checkWindow(order: Order, step: PlanStep, note: Note): void {
  const late = lateness(order.windows ?? [], step.start)
  if (late > 0) note('delay', late, `Order ${order.id} is served ${late} s too late.`, order.id)
  if (late < 0) note('lead_time', -late, `Order ${order.id} is served ${-late} s too early.`, order.id)
}

/** 0 inside a window; otherwise seconds to the nearest one, positive when it has passed. */
function lateness(windows: [number, number][], t: number): number {
  let best = windows.length === 0 ? 0 : Infinity
  for (const [from, to] of windows) {
    const off = t < from ? t - from : t > to ? t - to : 0
    if (Math.abs(off) < Math.abs(best)) best = off
  }
  return best
}

function checkRelease(vehicle: Vehicle, steps: PlanStep[], orders: Map<Id, Order>, note: Note): void {
  let loadedAt = steps[0].depart
  for (const step of steps) {
    if (step.type === 'reload') loadedAt = step.depart - (vehicle.reloads?.service ?? 0)
    const release = step.type === 'order' ? (orders.get(step.id!)?.release ?? 0) : 0
    if (release > loadedAt)
      note(
        'release',
        release - loadedAt,
        `Order ${step.id} is ready ${release - loadedAt} s after its vehicle has left.`,
        step.id,
      )
  }
}

function legOf(problem: Problem, vehicle: Vehicle, from: number, to: number) {
  const matrix = problem.matrices[vehicle.profile]
  const seconds = matrix.durations[from * matrix.n + to]
  const distance = matrix.distances[from * matrix.n + to]
  const unreachable = seconds === NO_ROAD || distance === NO_ROAD
  const speed = vehicle.speedFactor ?? 1
  return { unreachable, distance, seconds: unreachable ? 0 : Math.min(FOREVER, Math.round(seconds / speed)) }
}

/** Table seconds covered in `seconds` from `t` on, under the problem's traffic. */
function coveredIn(problem: Problem, t: number, seconds: number): number {
  let covered = 0
  walk(problem, t, (factor, length) => {
    const part = Math.min(length, seconds)
    covered += part / factor
    seconds -= part
    return seconds > 0
  })
  return covered
}

/** Seconds needed for `base` table seconds from `t` on. */
function secondsFor(problem: Problem, t: number, base: number): number {
  let needed = 0
  walk(problem, t, (factor, length) => {
    const part = Math.min(length, base * factor)
    needed += part
    base -= part / factor
    return base > 1e-9
  })
  return needed
}

/**
 * Calls `visit` with factor and length of each stretch of traffic from `t` on, until it returns true to stop.
 */
function walk(problem: Problem, t: number, visit: (factor: number, length: number) => boolean): void {
  const traffic = problem.options?.traffic ?? []
  const edges = traffic.map((x) => x.from).filter((x) => x > t)
  let factor = traffic.filter((x) => x.from <= t).at(-1)?.factor ?? 1
  for (const edge of edges) {
    if (!visit(factor, edge - t)) return
    t = edge
    factor = traffic.filter((x) => x.from <= t).at(-1)?.factor ?? 1
  }
  visit(factor, Infinity)
}
