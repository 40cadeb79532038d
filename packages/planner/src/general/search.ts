// The general engine: ruin and recreate under simulated annealing, for every feature of the model. Long,
// because its steps share the current plan, and one closure is faster than a class.
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Value } from '../run/engine.ts'
import { compareValues } from '../run/engine.ts'
import { mayRide } from '../model/sequence-rules.ts'
import type { Random } from '../run/random.ts'
import { evaluatorOf } from './evaluate.ts'
import { keepDrivable, withPins } from './given.ts'
import { createInserter } from './insertion.ts'
import type { Place } from './insertion.ts'
import { nearestOrders } from './neighbours.ts'
import { settlePins } from './pins.ts'
import { createRefusals } from './refusals.ts'
import { Route, evaluateAndStore } from './route.ts'
import { createRuin } from './ruin.ts'
import { createSorter } from './sorting.ts'
import { TUNING } from '../tuning.ts'

const NEIGHBOURS = 100
/** Above this many orders, insertion tries only routes of an order's nearest neighbours. */
const LOOK_EVERYWHERE_BELOW = 160
const LOOK_AT_NEIGHBOURS = 40
/** Unserved orders tried again per step. */
const RETRIED = 40
/**
 * In large problems, routes beyond the neighbours' that a step may try; more while building the initial plan.
 */
const FAR_LOOKS = 400
const FAR_LOOKS_AT_START = 20_000
const BLINK = 0.01
const NEW_ROUTE_CHANCE = 0.1
const START_OPENING_DISCOUNT = 0.4
const FREE_OPENING_CHANCE = 0.04
const GENEROUS_CHANCE = 0.15
/** Shares of the time at which a thread adopts a better plan of another. */
const ADOPT_AT = [0.5, 0.7, 0.85, 0.95]
const START_TEMPERATURE = 0.6
const END_TEMPERATURE = 0.01
/** Share of the time for removing vehicles, when fewest vehicles come first. */
const FLEET_SHARE = 0.45

/** Attempts to build a complete initial plan, for up to this many orders. */
const STARTS = 6
const STARTS_UP_TO = 1000

const never = (): boolean => false

/** Creates the engine; the initial plan is `initial`, if given, completed by insertion. */
export function createGeneralEngine(p: Compiled, random: Random, initial: Sequences | null): Engine {
  const { n, dims, partner, vehicles } = p
  const evaluator = evaluatorOf(p)
  const inserter = createInserter(p, evaluator)
  const near = nearestOrders(p, NEIGHBOURS)
  const ruin = createRuin(p, near, random)
  const count = vehicles.length
  /** A unit is a single order, or the pickup of a pair. */
  const units: number[] = []
  for (let o = 0; o < n; o++) if (partner[o] < 0 || p.isPickup[o] === 1) units.push(o)

  const byType: number[][] = []
  for (const v of vehicles) (byType[v.type] ??= []).push(v.index)

  const spare: Route[] = []
  const current: Route[] = vehicles.map((v) => new Route(v, dims))
  const work: Route[] = current.slice()
  for (const route of current) evaluateAndStore(p, evaluator, route)
  const routeOf = new Int32Array(n).fill(-1)
  const currentRouteOf = new Int32Array(n).fill(-1)
  const changed = new Uint8Array(count)
  const changedList: number[] = []
  let absent: number[] = units.slice()
  let currentAbsent: number[] = units.slice()
  const missing = new Float64Array(p.ranks)
  const currentMissing = new Float64Array(p.ranks)
  const absences = new Float64Array(n)
  let cost = 0
  let currentCost = 0
  let used = 0
  let vehicleLimit = count
  let fleetPhase = p.fewestVehicles
  let temperatureUnit = 1
  let bestRoutes: Sequences = []
  const skip = (): boolean => {
    const skipped = random.next() < BLINK * 4294967296
    if (skipped) blinked = true
    return skipped
  }
  let blinked = false
  const refusals = createRefusals(n, count)
  const place: Place = { delta: 0, at: -1, deliveryAt: -1 }
  const sorter = createSorter(p, random)
  const visited = new Int32Array(count)
  let stamp = 0
  /** Remaining routes beyond the neighbours' that this step may try. */
  let farLooks = 0

  function open(v: number): Route {
    if (changed[v] === 1) return work[v]
    changed[v] = 1
    changedList.push(v)
    const from = work[v]
    const route = spare.pop() ?? new Route(from.vehicle, dims)
    route.vehicle = from.vehicle
    route.reserve(from.length + 2, dims)
    route.length = from.length
    route.cost = from.cost
    route.sequence.set(from.sequence.subarray(0, from.length + 1))
    work[v] = route
    return route
  }

  function addMissing(unit: number, sign: number): void {
    if (p.rank[unit] < 0) cost += sign * (p.prize[unit] + (partner[unit] >= 0 ? p.prize[partner[unit]] : 0))
    else missing[p.rank[unit]] += sign * p.weight[unit]
  }

  function setSequence(v: number, orders: ArrayLike<number>, length: number): void {
    const route = open(v)
    cost -= route.cost
    if (route.length > 0) used--
    route.reserve(length, dims)
    for (let i = 0; i < length; i++) route.sequence[i + 1] = orders[i]
    route.length = length
    evaluateAndStore(p, evaluator, route)
    cost += route.cost
    if (length > 0) used++
  }

  function removeMarked(): void {
    for (const v of ruin.vehicles) dropMarked(v)
  }

  function dropMarked(v: number): void {
    const route = open(v)
    const { sequence, length } = route
    if (inserter.candidate.length < length) inserter.candidate = new Int32Array(2 * length)
    let k = 0
    for (let i = 1; i <= length; i++) {
      const o = sequence[i]
      if (ruin.removed[o] === 0) {
        inserter.candidate[k++] = o
        continue
      }
      ruin.removed[o] = 0
      routeOf[o] = -1
      if (partner[o] < 0 || p.isPickup[o] === 1) {
        absent.push(o)
        addMissing(o, 1)
      }
    }
    setSequence(v, inserter.candidate, k)
    // Without the triangle inequality, or with breaks, a shorter sequence may be worse or infeasible: empty
    // the route then.
    if (work[v].cost === Infinity) emptyRoute(v)
  }

  function emptyRoute(v: number): void {
    const route = work[v]
    const pinned = route.vehicle.pinned.length
    for (let i = 1; i <= route.length; i++) {
      const o = route.sequence[i]
      routeOf[o] = -1
      if (partner[o] < 0 || p.isPickup[o] === 1) {
        absent.push(o)
        addMissing(o, 1)
      }
    }
    cost = 0
    setSequence(v, [], 0)
    cost = pinned >= 0 ? totalCost() : 0
  }

  function totalCost(): number {
    let sum = 0
    for (const route of work) sum += route.cost
    for (const u of absent) if (p.rank[u] < 0) sum += p.prize[u] + (partner[u] >= 0 ? p.prize[partner[u]] : 0)
    return sum
  }

  /** Tries one idle vehicle of each type of a kind. */
  function tryEmpty(unit: number, limit: number): void {
    for (const members of byType) {
      for (const v of members) {
        if (work[v].length > 0) continue
        if (!mayRide(p, unit, v, routeOf)) break
        inserter.find(work[v], unit, limit, never, place)
        if (place.at >= 0) place.delta *= openingDiscount
        take(v)
        break
      }
    }
  }

  /**
   * Factor below 1 for opening costs while building; otherwise the first routes fill up with arbitrary
   * orders.
   */
  let building = 1
  /** 0 lets the first order of a recreate open a route for free; annealing decides on the whole. */
  let firstOpening = 1
  let openingDiscount = 1
  let bestDelta = Infinity
  let bestVehicle = -1
  let bestAt = -1
  let bestDeliveryAt = -1

  function take(v: number): void {
    if (place.at < 0 || place.delta >= bestDelta) return
    bestDelta = place.delta
    bestVehicle = v
    bestAt = place.at
    bestDeliveryAt = place.deliveryAt
  }

  const hasFixed = vehicles.some((v) => v.fixed > 0) || byType.length > 1

  function insertAbsent(everywhere: boolean): void {
    const end = everywhere ? absent.length : drawAbsent()
    const candidates = absent.slice(0, end)
    sorter.sort(candidates, currentAbsent.length > 0)
    const unplaced = absent.slice(end)
    farLooks = building < 1 ? FAR_LOOKS_AT_START : FAR_LOOKS
    // Optional orders may pay only together: sometimes insert all, and let annealing decide.
    const generous = random.unit() < GENEROUS_CHANCE ? Infinity : 1
    openingDiscount = Math.min(building, firstOpening)
    firstOpening = 1
    for (const unit of candidates) {
      const optional = p.rank[unit] < 0
      const limit = optional
        ? generous * (p.prize[unit] + (partner[unit] >= 0 ? p.prize[partner[unit]] : 0) || 1e-9)
        : Infinity
      bestDelta = limit
      bestVehicle = -1
      if (everywhere || n < LOOK_EVERYWHERE_BELOW) {
        for (let v = 0; v < count; v++) if (work[v].length > 0) tryRoute(v, unit)
      } else {
        stamp++
        lookAround(unit, unit)
        if (partner[unit] >= 0) lookAround(unit, partner[unit])
        if (bestVehicle < 0) lookFar(unit)
      }
      if (
        used < vehicleLimit &&
        (bestVehicle < 0 || hasFixed || openingDiscount < 1 || random.unit() < NEW_ROUTE_CHANCE)
      )
        tryEmpty(unit, limit)
      openingDiscount = building
      if (bestVehicle < 0) {
        unplaced.push(unit)
        continue
      }
      const length = inserter.compose(work[bestVehicle], unit, bestAt, bestDeliveryAt)
      setSequence(bestVehicle, inserter.candidate, length)
      routeOf[unit] = bestVehicle
      if (partner[unit] >= 0) routeOf[partner[unit]] = bestVehicle
      addMissing(unit, -1)
    }
    absent = unplaced
  }

  function tryRoute(v: number, unit: number): void {
    const route = work[v]
    if (refusals.knows(unit, v, route) || !mayRide(p, unit, v, routeOf)) return
    blinked = false
    inserter.find(route, unit, bestDelta, skip, place)
    if (place.at < 0 && bestDelta === Infinity && !blinked) refusals.note(unit, v, route)
    take(v)
  }

  /** Draws at most `RETRIED` of the previously unserved orders to the front; returns where the others begin. */
  function drawAbsent(): number {
    if (currentAbsent.length <= RETRIED || currentAbsent.length === units.length) return absent.length
    for (let k = 0; k < RETRIED; k++) swap(absent, k, k + random.below(currentAbsent.length - k))
    // Newly removed orders follow the drawn ones.
    let end = RETRIED
    for (let k = currentAbsent.length; k < absent.length; k++) swap(absent, end++, k)
    return end
  }

  /** Tries routes without any neighbour, from a random one on, within the step's limit. */
  function lookFar(unit: number): void {
    const first = farLooks < count ? random.below(count) : 0
    for (let k = 0; k < count && farLooks > 0; k++) {
      const v = (first + k) % count
      if (work[v].length === 0 || visited[v] === stamp || refusals.knows(unit, v, work[v])) continue
      farLooks--
      tryRoute(v, unit)
    }
  }

  function lookAround(unit: number, around: number): void {
    const width = Math.min(near.width, LOOK_AT_NEIGHBOURS)
    for (let k = 0; k < width; k++) {
      const v = routeOf[near.list[around * near.width + k]]
      if (v < 0 || visited[v] === stamp) continue
      visited[v] = stamp
      tryRoute(v, unit)
    }
  }

  function compareMissing(): number {
    for (let r = p.ranks - 1; r >= 0; r--) {
      const d = missing[r] - currentMissing[r]
      if (d !== 0) return d
    }
    return 0
  }

  function sumAbsences(list: number[]): number {
    let sum = 0
    for (const u of list) sum += absences[u]
    return sum
  }

  function accepts(): boolean {
    const difference = compareMissing()
    if (difference < 0) return true
    if (difference > 0) {
      return p.ranks === 1 && fleetPhase && sumAbsences(absent) < sumAbsences(currentAbsent)
    }
    if (fleetPhase && absent.length > 0 && sumAbsences(absent) < sumAbsences(currentAbsent)) return true
    const temperature =
      temperatureUnit * START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** annealShare()
    return cost < currentCost - temperature * Math.log(random.unit() + 1e-12)
  }

  function annealShare(): number {
    if (!p.fewestVehicles) return self.share
    return Math.max(0, Math.min(1, fleetPhase ? 0.5 + self.share : (self.share - fleetEnd) / (1 - fleetEnd)))
  }

  let fleetEnd = FLEET_SHARE
  let nextMark = 0

  function commit(): void {
    for (const v of changedList) {
      const old = current[v]
      const fresh = work[v]
      for (let i = 1; i <= old.length; i++) currentRouteOf[old.sequence[i]] = routeOf[old.sequence[i]]
      for (let i = 1; i <= fresh.length; i++) currentRouteOf[fresh.sequence[i]] = v
      current[v] = fresh
      spare.push(old)
      changed[v] = 0
    }
    changedList.length = 0
    currentAbsent = absent
    currentMissing.set(missing)
    currentCost = cost
  }

  function undo(): void {
    for (const v of changedList) {
      const fresh = work[v]
      for (let i = 1; i <= fresh.length; i++) routeOf[fresh.sequence[i]] = currentRouteOf[fresh.sequence[i]]
      const old = current[v]
      for (let i = 1; i <= old.length; i++) routeOf[old.sequence[i]] = v
      work[v] = old
      spare.push(fresh)
      changed[v] = 0
    }
    changedList.length = 0
    for (const u of absent) routeOf[u] = currentRouteOf[u]
    absent = currentAbsent
    for (const u of absent) {
      routeOf[u] = -1
      if (partner[u] >= 0) routeOf[partner[u]] = -1
    }
    missing.set(currentMissing)
    cost = currentCost
    used = 0
    for (const route of work) if (route.length > 0) used++
  }

  function currentValue(): Value {
    return { missing: Array.from(currentMissing), vehicles: p.fewestVehicles ? used : 0, cost: currentCost }
  }

  function keepIfBest(): void {
    const value = currentValue()
    if (bestRoutes.length > 0 && compareValues(value, self.value) >= 0) return
    self.value = value
    bestRoutes = snapshot()
  }

  function snapshot(): Sequences {
    return current
      .filter((r) => r.length > 0)
      .map((r) => ({ vehicle: r.vehicle.index, orders: Array.from(r.sequence.subarray(1, r.length + 1)) }))
  }

  function load(plan: Sequences): void {
    absent = []
    for (let v = 0; v < count; v++) if (work[v].length > 0) setSequence(v, [], 0)
    routeOf.fill(-1)
    for (const { vehicle, orders } of keepDrivable(p, evaluator, plan)) {
      for (const o of orders) routeOf[o] = vehicle
      setSequence(vehicle, orders, orders.length)
    }
    missing.fill(0)
    cost = 0
    for (const u of units) if (routeOf[u] < 0) absent.push(u)
    for (const u of absent) addMissing(u, 1)
    cost = totalCost()
    commit()
  }

  function construct(): void {
    building = START_OPENING_DISCOUNT
    insertAbsent(n < 2000)
    building = 1
    commit()
  }

  /** Another insertion sequence may serve all orders; keeps the better plan. */
  function constructAnew(): void {
    const value = currentValue()
    const plan = snapshot()
    load(withPins(p, initial ?? []))
    construct()
    if (compareValues(currentValue(), value) >= 0) load(plan)
  }

  function start(): void {
    settlePins(p, evaluator)
    load(withPins(p, initial ?? []))
    construct()
    for (let k = 1; k < STARTS && currentAbsent.length > 0 && n <= STARTS_UP_TO; k++) constructAnew()
    let legs = 0
    for (const route of current) legs += route.length > 0 ? route.length + 1 : 0
    let sum = 0
    for (const route of current) if (route.length > 0) sum += route.cost - route.vehicle.fixed
    temperatureUnit = Math.max(1e-6, sum / Math.max(1, legs))
    keepIfBest()
    if (fleetPhase) tightenFleet()
  }

  /** Closes the vehicle whose orders were unserved least often. */
  function tightenFleet(): void {
    if (currentAbsent.length > 0) return void (fleetPhase = self.share < FLEET_SHARE)
    let lightest = -1
    let lightestSum = Infinity
    for (let v = 0; v < count; v++) {
      const route = current[v]
      if (route.length === 0 || route.vehicle.pinned.length > 0) continue
      let sum = route.length * 1e-3
      for (let i = 1; i <= route.length; i++) sum += absences[route.sequence[i]]
      if (sum < lightestSum) {
        lightestSum = sum
        lightest = v
      }
    }
    if (lightest < 0 || used <= 1) return endFleetPhase()
    vehicleLimit = used - 1
    const route = current[lightest]
    for (let i = 1; i <= route.length; i++) ruin.removed[route.sequence[i]] = 1
    ruin.vehicles.length = 0
    ruin.vehicles.push(lightest)
    removeMarked()
    commit()
  }

  function endFleetPhase(): void {
    fleetPhase = false
    fleetEnd = Math.min(FLEET_SHARE, self.share)
    load(bestRoutes)
    vehicleLimit = Math.max(1, used)
    if (currentAbsent.length > 0) vehicleLimit = count
  }

  function iterate(): void {
    let served = 0
    for (const route of work) served += route.length
    const meanLength = Math.max(1, served / Math.max(1, used))
    const seed = random.below(n)
    absent = currentAbsent.slice()
    ruin.choose(work, routeOf, seed, meanLength)
    removeMarked()
    if (random.unit() < FREE_OPENING_CHANCE) firstOpening = 0
    insertAbsent(false)
    for (const u of absent) absences[u]++
    if (accepts()) {
      commit()
      if (absent.length === 0 || !fleetPhase) keepIfBest()
      if (fleetPhase && currentAbsent.length === 0) tightenFleet()
    } else undo()
    if (fleetPhase && self.share > FLEET_SHARE) endFleetPhase()
    self.iterations++
  }

  /** Cold steps on an initial plan with even days, since insertion opens too many vehicles. */
  function settle(): void {
    self.share = 1
    const { settlingSteps, settlingSimulations } = TUNING.small
    const most = evaluator.simulations + settlingSimulations
    for (let k = 0; k < settlingSteps && evaluator.simulations < most; k++) iterate()
    self.share = 0
    self.iterations = 0
  }

  const self: Engine = {
    name: 'general',
    team: null,
    heavySteps: true,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: { missing: Array.from(missing), vehicles: count + 1, cost: Infinity },
    best: () => bestRoutes,
    offer(plan, value) {
      if (fleetPhase) return
      // Adopts fewer unserved orders or fewer vehicles at once, but a lower cost only at set times: otherwise
      // all threads would follow the same path.
      const ahead = compareValues({ ...value, cost: self.value.cost }, self.value) < 0
      if (!ahead && (nextMark >= ADOPT_AT.length || self.share < ADOPT_AT[nextMark])) return
      while (nextMark < ADOPT_AT.length && self.share >= ADOPT_AT[nextMark]) nextMark++
      load(plan)
      if (p.fewestVehicles && currentAbsent.length === 0) vehicleLimit = Math.max(1, used)
      keepIfBest()
    },
    run(pause) {
      do {
        iterate()
        self.evaluations = inserter.evaluations
      } while (!pause())
    },
  }
  start()
  if (p.balance > 0 && !p.fewestVehicles) settle()
  return self
}

function swap(list: number[], i: number, j: number): void {
  const order = list[i]
  list[i] = list[j]
  list[j] = order
}
