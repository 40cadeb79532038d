// Makes routes overlap less within a price: takes neighbouring stops out of their routes and puts them back where they fit the
// routes' areas, again and again, cooling down. Stays within the allowed cost, and keeps every promise and order of the plan.
import { check } from '../check/check.ts'
import { score } from '../explain/score.ts'
import { sequencesOf } from '../model/initial-plan.ts'
import type { Id, Order, Plan, Problem } from '../model/problem.ts'
import {
  areaOf,
  isWithin,
  planeOf,
  pointsInOthers,
  type Overlap,
  type Place,
  type Point,
  type RouteArea,
} from '../overlap.ts'
import { Random } from '../search/random.ts'
import { createMoves, runSteps, type Day, type Moves } from './moves.ts'

export interface CompactWish {
  /** What the plan may cost more, as a share of its cost. */
  extraShare: number
  placeOf: (order: Id) => Place
  /** Routes that stay as they are, by the places of their stops; they overlap like others. */
  fixed?: readonly (readonly Place[])[]
  timeLimitMs: number
  /** With it, a seed gives the same plan on every machine that has the time. */
  iterationLimit?: number
  seed?: number
  signal?: AbortSignal
}

export interface CompactPlan {
  plan: Plan
  before: Overlap
  after: Overlap
  extraCost: number
  /** Orders on another vehicle. */
  movedOrders: number
}

/** Stops taken out at once, at most, and the nearest neighbours that they are drawn from. */
const REMOVED_MAX = 10
const NEIGHBOURS = 24
/** Share of steps that begin at a stop in another route's area. */
const OVERLAPPING_SHARE = 0.7
/** Routes and positions whose cost is computed for an order, by the least detour. */
const TIMED_DAYS = 3
const TIMED_PLACES = 2
/** Value of a stop's mean distance to the centre of its route, and of the whole price, in overlapping stops. */
const SPREAD_WEIGHT = 0.25
const PRICE_WEIGHT_SHARE = 0.02
/** Temperature at first and at last, in overlapping stops. */
const HOT = 1
const COLD = 0.02

/** A day with its area on the map. */
interface AreaDay extends Day {
  area: RouteArea
  centre: Point
}

interface State {
  days: readonly AreaDay[]
  overlapping: readonly number[]
  /** Stops in other areas, those of fixed routes included. */
  inOthers: number
  energy: number
}

/** The plan with less overlap, or the plan itself if none is within the price. */
export async function compactRoutes(problem: Problem, plan: Plan, wish: CompactWish): Promise<CompactPlan> {
  const promisedProblem = withPromisesKept(problem, plan)
  const moves = createMoves(promisedProblem, sequencesOf(plan))
  const goal = createGoal(moves, problem, plan.cost, wish)
  const stops = goal.stops
  const overlap = ({ inOthers }: State): Overlap => ({ stops, inOthers })
  const before = overlap(goal.best)
  const same = { plan, before, after: before, extraCost: 0, movedOrders: 0 }
  if (before.inOthers === 0) return same
  const endsAt = performance.now() + wish.timeLimitMs
  await runSteps(
    anneal(moves, goal, wish),
    () => wish.signal?.aborted === true || performance.now() >= endsAt,
  )
  const after = overlap(goal.best)
  if (after.inOthers >= before.inOthers) return same
  const unpriced = { ...problem, options: { ...problem.options, balance: 0 } }
  const { unserved, search: figures, bound } = plan
  const routes = moves.toPlan(goal.best.days.filter(({ orders }) => orders.length > 0))
  const { bound: _bound, ...scored } = score(withPromisesKept(unpriced, plan), routes)
  const compact: Plan = { ...scored, unserved, search: figures, ...(bound === undefined ? {} : { bound }) }
  const extraCost = compact.cost - plan.cost
  const isWithinPrice = extraCost <= plan.cost * wish.extraShare + 1e-6
  if (!isWithinPrice || !check(unpriced, compact).feasible) return same
  return { plan: compact, before, after, extraCost, movedOrders: countMoved(moves.days, goal.best.days) }
}

/** The problem in which promises that the plan keeps are rules. */
function withPromisesKept(problem: Problem, plan: Plan): Problem {
  const served = new Map(
    plan.routes.flatMap(({ vehicle, steps }) =>
      steps.flatMap(({ id, type, start }) => (type === 'order' ? [[id, { vehicle, start }] as const] : [])),
    ),
  )
  const keep = (order: Order): Order => {
    const { promise, windows } = order
    const at = served.get(order.id)
    if (!promise || !at) return order
    const [from, to] = promise.window ?? [-Infinity, Infinity]
    const isKept = (promise.vehicle ?? at.vehicle) === at.vehicle && at.start >= from && at.start <= to
    if (!isKept) return order
    const narrowed = windows?.map(([a, b]): [number, number] => [Math.max(a, from), Math.min(b, to)])
    return {
      ...order,
      ...(promise.vehicle === undefined ? {} : { allowedVehicles: [promise.vehicle] }),
      ...(promise.window ? { windows: narrowed?.filter(([a, b]) => a <= b) ?? [promise.window] } : {}),
    }
  }
  return { ...problem, orders: problem.orders.map(keep) }
}

/** Orders on another vehicle. */
function countMoved(before: readonly Day[], after: readonly Day[]): number {
  const vehicleOf = new Map(before.flatMap(({ v, orders }) => orders.map((o) => [o, v])))
  return after.reduce((sum, { v, orders }) => sum + orders.filter((o) => vehicleOf.get(o) !== v).length, 0)
}

const total = <D extends Day>(days: readonly D[], read: (day: D) => number): number =>
  days.reduce((sum, day) => sum + read(day), 0)

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Sum of the distances of a day's stops to their centre. */
const spreadOfDay = ({ area, centre }: AreaDay): number =>
  area.points.reduce((sum, point) => sum + distance(point, centre), 0)

/** The goal: fewer overlapping stops, at a limited cost. */
interface Goal {
  points: readonly Point[]
  stops: number
  spreadWeight: number
  priceWeight: number
  dearest: { cost: number; money: number }
  now: State
  best: State
  onMap: (day: Day) => AreaDay
  stateOf: (days: readonly AreaDay[]) => State
}

function createGoal(
  moves: Moves,
  problem: Problem,
  planCost: number,
  { placeOf, fixed: fixedRoutes = [], extraShare }: CompactWish,
): Goal {
  const places = problem.orders.map(({ id }) => placeOf(id))
  const toPoint = planeOf(places)
  const points = places.map(toPoint)
  const fixed = fixedRoutes.map((stops) => areaOf(stops.map(toPoint)))
  const onMap = (day: Day): AreaDay => {
    const area = areaOf(day.orders.map((o) => points[o]))
    const mean = (read: (point: Point) => number) =>
      area.points.reduce((sum, point) => sum + read(point), 0) / Math.max(1, day.orders.length)
    return { ...day, area, centre: { x: mean(({ x }) => x), y: mean(({ y }) => y) } }
  }
  const first = moves.days.map(onMap)
  const stops = total(first, ({ orders }) => orders.length)
  const price = planCost * extraShare
  const priceWeight = (PRICE_WEIGHT_SHARE * stops) / Math.max(price, 1e-9)
  const spreadWeight = SPREAD_WEIGHT / Math.max(total(first, spreadOfDay) / Math.max(1, stops), 1e-9)
  const stateOf = (days: readonly AreaDay[]): State => {
    const inside = pointsInOthers([...days.map(({ area }) => area), ...fixed])
    const cost = total(days, (day) => day.cost)
    return {
      days,
      overlapping: days.flatMap(({ orders }) => orders.filter((o) => inside.has(points[o]))),
      inOthers: inside.size,
      energy: inside.size + spreadWeight * total(days, spreadOfDay) + priceWeight * cost,
    }
  }
  const start = stateOf(first)
  return {
    points,
    stops: stops + fixed.reduce((sum, area) => sum + area.points.length, 0),
    spreadWeight,
    priceWeight,
    dearest: { cost: total(first, ({ cost }) => cost) + price, money: planCost + price },
    now: start,
    best: start,
    onMap,
    stateOf,
  }
}

/** Takes neighbouring stops out and puts them back, cooling down with the time or the steps. */
function* anneal(moves: Moves, goal: Goal, wish: CompactWish): Generator<void> {
  const { timeLimitMs, iterationLimit = Infinity, seed = 1 } = wish
  const random = new Random(seed)
  const movable = moves.days.flatMap(({ v, orders }) => orders.filter((o) => moves.mayLeave(o, v)))
  const pickRemoved = createPicking(goal, movable, random)
  const began = performance.now()
  for (let steps = 0; movable.length > 0; steps++) {
    const share = Number.isFinite(iterationLimit)
      ? steps / iterationLimit
      : (performance.now() - began) / timeLimitMs
    if (share >= 1) return
    const next = changed(moves, goal, pickRemoved(), random)
    const temperature = HOT * (COLD / HOT) ** share
    if (next && next.energy < goal.now.energy - temperature * Math.log(Math.max(random.unit(), 1e-12)))
      take(goal, next)
    yield
  }
}

/** Picks neighbouring stops, mostly where areas overlap. */
function createPicking(goal: Goal, movable: readonly number[], random: Random): () => number[] {
  const { points } = goal
  const neighbours = new Map<number, number[]>()
  const near = (o: number): number[] => {
    const stored = neighbours.get(o)
    if (stored) return stored
    const nearest = movable
      .map((other) => ({ other, far: distance(points[o], points[other]) }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, NEIGHBOURS)
      .map(({ other }) => other)
    neighbours.set(o, nearest)
    return nearest
  }
  return () => {
    const { overlapping } = goal.now
    const from = overlapping.length > 0 && random.unit() < OVERLAPPING_SHARE ? overlapping : movable
    const count = 1 + random.below(REMOVED_MAX)
    const removed = new Set<number>()
    for (const o of near(from[random.below(from.length)])) {
      if (removed.size === count) break
      if (random.unit() < 0.75) removed.add(o)
    }
    return [...removed].toSorted(() => random.unit() - 0.5)
  }
}

/** The state with these orders put elsewhere; null where one fits nowhere or the plan gets too dear. */
function changed(moves: Moves, goal: Goal, removed: readonly number[], random: Random): State | null {
  let days: AreaDay[] | null = goal.now.days.map((day) => {
    const rest = day.orders.filter((o) => !removed.includes(o))
    return rest.length < day.orders.length ? goal.onMap(moves.measure(day.v, rest)) : day
  })
  for (const o of removed) days &&= insert(moves, goal, days, o, random)
  if (!days) return null
  const isTooDear =
    total(days, ({ cost }) => cost) > goal.dearest.cost ||
    total(days, ({ money }) => money) > goal.dearest.money
  return isTooDear ? null : goal.stateOf(days)
}

function take(goal: Goal, next: State): void {
  const { best } = goal
  goal.now = next
  if (next.inOthers < best.inOthers || (next.inOthers === best.inOthers && next.energy < best.energy))
    goal.best = next
}

/** The days with the order put where it adds least to the energy; null where it fits nowhere. */
function insert(
  moves: Moves,
  { points, spreadWeight, priceWeight, onMap }: Goal,
  days: readonly AreaDay[],
  o: number,
  random: Random,
): AreaDay[] | null {
  const options = days
    .map((day, i) => ({ day, i, far: distance(points[o], day.centre) }))
    .filter(({ day }) => moves.mayJoin(o, day.v))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, TIMED_DAYS)
  let least = Infinity
  let chosen: { i: number; day: Day } | null = null
  for (const { day, i, far } of options) {
    const inOthers = days.some((other) => other !== day && isWithin(other.area, points[o])) ? 1 : 0
    for (const longer of moves.insertions(day, o, TIMED_PLACES)) {
      const value =
        (inOthers + spreadWeight * far + priceWeight * (longer.cost - day.cost)) * (0.9 + 0.2 * random.unit())
      if (longer.cost === Infinity || value >= least) continue
      least = value
      chosen = { i, day: longer }
    }
  }
  return chosen && days.with(chosen.i, onMap(chosen.day))
}
