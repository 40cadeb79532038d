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
      takeString(route, at, longest)
      ruined[r] = 1
      self.vehicles.push(r)
    }
    for (const r of self.vehicles) ruined[r] = 0
    if (p.rules) takeGroups(routes, routeOf, seed)
  }

  function takeString(route: Route, at: number, longest: number): void {
    const free = route.length - route.vehicle.pinned.length
    const first = route.vehicle.pinned.length + 1
    const most = Math.min(longest, free)
    const length = Math.floor(random.unit() * most + 1)
    let keptCount = 0
    if (length > 1 && length < free && random.unit() < SPLIT_CHANCE) {
      keptCount = 1
      while (length + keptCount < free && random.unit() < KEEP_MORE_CHANCE) keptCount++
    }
    const span = length + keptCount
    const low = Math.max(first, at - span + 1)
    const high = Math.min(at, route.length - span + 1)
    const start = low + random.below(high - low + 1)
    const hole = keptCount > 0 ? start + 1 + random.below(length - 1 || 1) : start + span
    for (let i = start; i < start + span; i++) {
      if (i >= hole && i < hole + keptCount) continue
      mark(route.sequence[i])
    }
  }

  function mark(o: number): void {
    self.removed[o] = 1
    if (p.partner[o] >= 0) self.removed[p.partner[o]] = 1
  }

  /** Also removes orders that share a vehicle with removed or unserved ones, from any route. */
  function takeGroups(routes: Route[], routeOf: Int32Array, seed: number): void {
    const { group, members } = p.rules!
    const touched = new Set(group[seed] >= 0 ? [group[seed]] : [])
    for (const r of self.vehicles)
      for (const o of routes[r].sequence.subarray(1, routes[r].length + 1))
        if (self.removed[o] === 1 && group[o] >= 0) touched.add(group[o])
    for (const g of touched)
      for (const x of members[g]) {
        const r = routeOf[x]
        if (r < 0 || self.removed[x] === 1 || routes[r].vehicle.pinned.includes(x)) continue
        mark(x)
        if (!self.vehicles.includes(r)) self.vehicles.push(r)
      }
  }

  const self: Ruin = { choose, removed: new Uint8Array(p.n), vehicles: [] }
  return self
}
