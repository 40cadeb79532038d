// Removes strings of neighbouring orders from neighbouring routes (slack induction by string removals,
// Christiaens and Vanden Berghe, Transportation Science 2020).
import type { Compiled } from '../model/compile.ts'
import type { Random } from '../run/random.ts'
import type { Route } from './route.ts'

const MEAN_REMOVED = 10
const LONGEST_STRING = 10
/** Chance that a string exceeds the mean route length, which can empty short routes. */
const LONG_CHANCE = 0.1
const SPLIT_CHANCE = 0.5
const KEEP_MORE_CHANCE = 0.01

export interface Ruin {
  /** Marks orders for removal in `removed` and lists their vehicles; pinned orders stay. */
  choose(routes: Route[], routeOf: Int32Array, seed: number, meanLength: number): void
  removed: Uint8Array
  vehicles: number[]
}

/** Creates the removal step; `near` comes from `nearestOrders`. */
export function createRuin(p: Compiled, near: { width: number; list: Int32Array }, random: Random): Ruin {
  const ruined = new Uint8Array(p.vehicles.length)

  function choose(routes: Route[], routeOf: Int32Array, seed: number, meanLength: number): void {
    const longest = random.unit() < LONG_CHANCE ? LONGEST_STRING : Math.min(LONGEST_STRING, meanLength)
    const strings = Math.floor(random.unit() * ((4 * MEAN_REMOVED) / (1 + longest)) + 1)
    self.vehicles.length = 0
    for (let i = -1; i < near.width && self.vehicles.length < strings; i++) {
      const o = i < 0 ? seed : near.list[seed * near.width + i]
      const r = routeOf[o]
      if (r < 0 || ruined[r] === 1) continue
      const route = routes[r]
      let at = 1
      while (route.sequence[at] !== o) at++
      if (at <= route.vehicle.pinned.length) continue
      takeString(route, at, longest, routeOf)
      ruined[r] = 1
      self.vehicles.push(r)
    }
    for (const r of self.vehicles) ruined[r] = 0
  }

  function takeString(route: Route, at: number, longest: number, routeOf: Int32Array): void {
    const free = route.length - route.vehicle.pinned.length
    const first = route.vehicle.pinned.length + 1
    const most = Math.min(longest, free)
    const length = Math.floor(random.unit() * most + 1)
    let kept = 0
    if (length > 1 && length < free && random.unit() < SPLIT_CHANCE) {
      kept = 1
      while (length + kept < free && random.unit() < KEEP_MORE_CHANCE) kept++
    }
    const span = length + kept
    const low = Math.max(first, at - span + 1)
    const high = Math.min(at, route.length - span + 1)
    const start = low + random.below(high - low + 1)
    const hole = kept > 0 ? start + 1 + random.below(length - 1 || 1) : start + span
    for (let i = start; i < start + span; i++) {
      if (i >= hole && i < hole + kept) continue
      mark(route, route.sequence[i], routeOf)
    }
  }

  /** Marks an order with the other half of its pair, and the orders that share its vehicle. */
  function mark({ vehicle }: Route, o: number, routeOf: Int32Array): void {
    self.removed[o] = 1
    if (p.partner[o] >= 0) self.removed[p.partner[o]] = 1
    if (!p.rules || p.rules.group[o] < 0) return
    for (const x of p.rules.members[p.rules.group[o]])
      if (routeOf[x] === vehicle.index && !vehicle.pinned.includes(x)) self.removed[x] = 1
  }

  const self: Ruin = { choose, removed: new Uint8Array(p.n), vehicles: [] }
  return self
}
