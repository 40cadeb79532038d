// Search of the pair kernel: first fewer vehicles (ejection pool between short anneals), then lower cost
// (annealed ruin and recreate). Long, because its steps share the current plan, and one closure is faster.
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Value } from '../search/engine.ts'
import { compareValues } from '../search/engine.ts'
import type { Random } from '../search/random.ts'
import { createEjection } from './eject.ts'
import { createPairInserter } from './insertion.ts'
import { buildPairs } from './instance.ts'
import { createPairPlan, createPlaceFinder } from './plan.ts'
import { createPairRuin, nearestNodes } from './ruin.ts'
import { createWants } from './wants.ts'

const NEIGHBOURS = 100
const BLINK = 0.01
const MEAN_REMOVED = 12
const START_OPENING_DISCOUNT = 0.4
const NEW_ROUTE_CHANCE = 0.05
/** In mean legs. High, because with the fewest vehicles better plans lie behind much worse ones. */
const START_TEMPERATURE = 20
const END_TEMPERATURE = 0.03
/**
 * In mean legs, while reducing vehicles: oscillates between these over this many ejections, since no single
 * temperature suits all days.
 */
const FLEET_COOL = 0.5
const FLEET_HOT = 20
const FLEET_PERIOD = 300
/** Pairs removed per step meanwhile. */
const FLEET_REMOVED = 6
/** Shares of the time for reducing vehicles: least, most, and the factor on the share of the last success. */
const FLEET_SHARE_LEAST = 0.25
const FLEET_SHARE_MOST = 0.5
const FLEET_PATIENCE = 4
/** Chance that a step then starts near an unserved order. */
const AROUND_ABSENT = 0.5
/** Ruin-and-recreate steps between two ejections. */
const STEPS_BETWEEN = 30
/** From this share of the time on, every pair must be served. */
const STRICT_FROM = 0.9
/** Shares of the time at which a thread adopts a better plan of another. */
const ADOPT_AT = [0.5, 0.7, 0.85, 0.95]

/** Creates the engine; the initial plan is `initial`, if given, completed by insertion. */
export function createPairEngine(p: Compiled, random: Random, initial: Sequences | null): Engine {
  const inst = buildPairs(p)
  const { n, m, pairs, pick, drop, pairOf, weight, vehicles, early, late } = inst
  const inserter = createPairInserter(inst, random)
  const unit = (): number => random.unit()
  const finder = createPlaceFinder(inst, inserter, unit)
  const { place } = finder
  const ruin = createPairRuin(inst, nearestNodes(inst, NEIGHBOURS), random)
  const ejection = createEjection(inst, inserter, random)
  const plan = createPairPlan(inst)
  const penalty = new Float64Array(pairs).fill(1)
  const sortKey = new Float64Array(pairs)
  const opened = { delta: Infinity, pickAt: -1, dropAt: -1 }
  let currentCost = 0
  let currentMissing = 0
  let currentPenalty = 0
  let currentAbsent: number[] = []
  let vehicleLimit = vehicles
  let fleetPhase = p.fewestVehicles
  let fleetEnd = 0
  /** Share of the time at which the last vehicle was removed. */
  let savedAt = 0
  let ejections = 0
  let temperatureUnit = 1
  let nextMark = 0
  /** True when plans with unserved pairs are accepted. */
  let relaxed = false
  /** Weight of pairs that fit no vehicle at all. */
  let hopeless = 0
  let best: Sequences = []

  const away = Float64Array.from(pick, (o, u) => inst.price[n * m + o] + inst.price[n * m + drop[u]])

  function sum(values: Float64Array, list: number[]): number {
    let total = 0
    for (const u of list) total += values[u]
    return total
  }

  function sortAbsent(): void {
    const { absent } = plan
    const dice = random.below(15)
    for (const u of absent) {
      const a = pick[u]
      const d = drop[u]
      sortKey[u] =
        dice < 4
          ? random.unit()
          : dice < 7
            ? -inst.change[a]
            : dice < 9
              ? -away[u]
              : dice < 10
                ? away[u]
                : dice < 12
                  ? late[d] - early[a]
                  : dice < 13
                    ? early[a]
                    : dice < 14
                      ? -late[d]
                      : -inst.price[a * m + d]
    }
    absent.sort((x, y) => sortKey[x] - sortKey[y])
  }

  /** Inserts unserved pairs at their cheapest position, if any. */
  function recreate(discount: number, blink: number): void {
    sortAbsent()
    const unplaced: number[] = []
    for (const u of plan.absent) {
      let r = finder.cheapest(plan, u, Infinity, blink)
      if (
        plan.used < vehicleLimit &&
        (r < 0 || discount < 1 || inst.fixed > 0 || unit() < NEW_ROUTE_CHANCE)
      ) {
        const empty = finder.opening(plan, u, discount, opened)
        if (empty >= 0 && (r < 0 || opened.delta < place.delta)) {
          r = empty
          place.pickAt = opened.pickAt
          place.dropAt = opened.dropAt
        }
      }
      if (r < 0) unplaced.push(u)
      else plan.insert(r, u, place)
    }
    plan.absent = unplaced
  }

  function temperature(): number {
    if (fleetPhase) {
      const heat = 0.5 - 0.5 * Math.cos((2 * Math.PI * ejections) / FLEET_PERIOD)
      return temperatureUnit * FLEET_COOL * (FLEET_HOT / FLEET_COOL) ** heat
    }
    const share = Math.max(0, Math.min(1, (self.share - fleetEnd) / (1 - fleetEnd)))
    return temperatureUnit * START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** share
  }

  function accepts(): boolean {
    let allowance = -temperature() * Math.log(unit() + 1e-12)
    if (fleetPhase) {
      const now = sum(penalty, plan.absent)
      if (now !== currentPenalty) return now < currentPenalty
    } else if (relaxed) {
      allowance += wants.of(currentAbsent) - wants.of(plan.absent)
    } else {
      const missing = sum(weight, plan.absent)
      if (missing !== currentMissing) return missing < currentMissing
    }
    return plan.cost < currentCost + allowance
  }

  function commit(): void {
    plan.commit()
    currentCost = plan.cost
    currentMissing = sum(weight, plan.absent)
    currentPenalty = sum(penalty, plan.absent)
    currentAbsent = plan.absent.slice()
  }

  function currentValue(): Value {
    return {
      missing: [currentMissing],
      vehicles: p.fewestVehicles ? plan.used : 0,
      cost: currentCost / inst.scale,
    }
  }

  function keepIfBest(): void {
    const { missing, vehicles: least, cost } = self.value
    if (currentMissing > missing[0]) return
    const sameFleet = !p.fewestVehicles || plan.used >= least
    if (currentMissing === missing[0] && sameFleet && currentCost / inst.scale >= cost) return
    const value = currentValue()
    if (best.length > 0 && compareValues(value, self.value) >= 0) return
    if (value.vehicles < self.value.vehicles) savedAt = self.share
    self.value = value
    best = plan.routes.flatMap((route, vehicle) =>
      route.length > 0 ? [{ vehicle, orders: Array.from(route.nodes.subarray(1, route.length + 1)) }] : [],
    )
  }

  /** A random order; often an unserved one, when all should be served. */
  function chooseSeed(): number {
    const { absent } = plan
    const seeks = fleetPhase || (relaxed && currentMissing > hopeless)
    if (!seeks || unit() >= AROUND_ABSENT) return random.below(n)
    const u = absent[random.below(absent.length)]
    return unit() < 0.5 ? pick[u] : drop[u]
  }

  /**
   * Until near the end, accepts plans that miss a pair as bridges to others. Not when some pairs must stay
   * out, because priorities are strict.
   */
  function annealStep(): void {
    const before = relaxed
    relaxed = self.share < STRICT_FROM && self.value.missing[0] <= hopeless
    if (before && !relaxed && currentMissing > self.value.missing[0]) load(best)
    step()
    if (relaxed) wants.learn(currentAbsent, currentMissing <= hopeless, temperature())
  }

  function step(): void {
    ruin.run(plan, fleetPhase ? FLEET_REMOVED : MEAN_REMOVED, chooseSeed())
    recreate(1, BLINK)
    if (accepts()) {
      commit()
      if (!fleetPhase || plan.absent.length === 0) keepIfBest()
    } else plan.undo()
    self.iterations++
  }

  /** Closes the vehicle whose pairs were hard to place least often. */
  function dropVehicle(): void {
    let lightest = -1
    let least = Infinity
    plan.routes.forEach((route, r) => {
      if (route.length === 0) return
      let load = 0
      for (let i = 1; i <= route.length; i++) load += penalty[pairOf[route.nodes[i]]]
      if (load >= least) return
      least = load
      lightest = r
    })
    if (plan.used <= 1 || lightest < 0) return endFleetPhase()
    vehicleLimit = plan.used - 1
    plan.remove(lightest, new Uint8Array(pairs).fill(1))
    commit()
  }

  function fleetStep(): void {
    const patience = Math.max(FLEET_SHARE_LEAST, FLEET_PATIENCE * savedAt)
    if (self.share >= Math.min(patience, FLEET_SHARE_MOST)) return endFleetPhase()
    if (plan.absent.length === 0) return dropVehicle()
    const pair = plan.absent.at(-1)!
    const r = finder.cheapest(plan, pair, Infinity, 0)
    if (r >= 0) {
      plan.insert(r, pair, place)
      plan.absent.pop()
    } else {
      penalty[pair]++
      ejections++
      if (!ejection.force(plan, pair, penalty)) plan.absent.unshift(plan.absent.pop()!)
    }
    commit()
    if (plan.absent.length === 0) return keepIfBest()
    for (let k = 0; k < STEPS_BETWEEN && plan.absent.length > 0; k++) step()
  }

  function endFleetPhase(): void {
    fleetPhase = false
    self.heavySteps = false
    fleetEnd = Math.min(FLEET_SHARE_MOST, self.share)
    load(best)
    vehicleLimit = plan.absent.length > 0 ? vehicles : Math.max(1, plan.used)
  }

  /** Continues from a plan; infeasible routes lose their orders. */
  function load(sequencesToLoad: Sequences): void {
    plan.absent = Array.from(pick.keys())
    plan.routes.forEach((route, r) => route.length > 0 && plan.replace(r, [], 0))
    for (const { vehicle, orders } of sequencesToLoad) {
      const inside = new Map(orders.map((o, i) => [o, i]))
      const fittingOrders = orders.filter((o) => {
        const from = inside.get(pick[pairOf[o]])
        const to = inside.get(drop[pairOf[o]])
        return from !== undefined && to !== undefined && from < to
      })
      plan.replace(vehicle, fittingOrders, fittingOrders.length)
    }
    plan.absent = plan.absent.filter((u) => plan.routeOf[pick[u]] < 0)
    commit()
  }

  const self: Engine = {
    name: 'pairs',
    team: null,
    heavySteps: fleetPhase,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: { missing: [Infinity], vehicles: vehicles + 1, cost: Infinity },
    best: () => best,
    offer(candidate, value) {
      const ahead = compareValues({ ...value, cost: self.value.cost }, self.value) < 0
      if (!ahead && (fleetPhase || nextMark >= ADOPT_AT.length || self.share < ADOPT_AT[nextMark])) return
      while (nextMark < ADOPT_AT.length && self.share >= ADOPT_AT[nextMark]) nextMark++
      load(candidate)
      if (p.fewestVehicles && plan.absent.length === 0) vehicleLimit = Math.max(1, plan.used)
      keepIfBest()
    },
    run(pause) {
      do {
        if (fleetPhase) fleetStep()
        else annealStep()
        self.evaluations = inserter.evaluations
      } while (!pause())
    },
  }

  for (let u = 0; u < pairs; u++) if (finder.opening(plan, u, 1, opened) < 0) hopeless += weight[u]
  load(initial ?? [])
  recreate(START_OPENING_DISCOUNT, 0)
  commit()
  temperatureUnit = Math.max(
    1e-6,
    (currentCost - inst.fixed * plan.used) / Math.max(1, n - 2 * plan.absent.length + plan.used),
  )
  const wants = createWants(pairs, temperatureUnit)
  keepIfBest()
  return self
}
