// Removes strings of neighbouring orders from neighbouring routes (Christiaens and Vanden Berghe 2020,
// section 5.2), and occasionally a whole route.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import type { AnnealedPlan } from './plan.ts'

/** Mean number of removed orders. */
const MEAN_REMOVED = 10
const LONGEST_STRING = 10
/** Probability that a string keeps some orders in its middle, and of keeping one more. */
const SPLIT_CHANCE = 0.5
const KEEP_MORE_CHANCE = 0.01
/**
 * When vans have a cost, probability that the seed's route is removed whole: shortening a long route saves no
 * van, so annealing would not get there step by step. The second number is the longest such route.
 */
const WHOLE_CHANCE = 0.1
const MOST_WHOLE = 60

export interface Ruin {
  /** One ruin around a random order; lists touched routes in `ruined`. */
  run(): void
  ruined: Int32Array
  ruinedCount: number
  /** The order it started from. */
  seed: number
  /** Leaves routes of vehicles that are not open unchanged. */
  restrict(open: Uint8Array | null): void
}

/** Creates the ruin of a plan; `near` lists each order's nearest. */
export function createRuin(inst: KernelInstance, near: Nearest, random: Random, plan: AnnealedPlan): Ruin {
  const { n, hasTime } = inst
  const { next, prev, route, count, absent, takeOut, retimeBetween, noteDay, pricesDays, trips } = plan
  const { width, list } = near
  const isPinned = inst.pins?.isPinned ?? null
  const partner = inst.pairs?.partner ?? null
  const rules = inst.groups?.rules ?? null
  const ruined = new Int32Array(inst.routes)
  const isRuined = new Uint8Array(inst.routes)
  /** For each of `ruined`, the nodes around the removed orders. */
  const holeFrom = new Int32Array(inst.routes)
  const holeTo = new Int32Array(inst.routes)
  /** Orders from which ruins may start. */
  const identity = Int32Array.from({ length: n }, (_, c) => c)
  let ownCount = n

  /** Nodes from here on are reloads, which a string skips. */
  const reloads = trips?.sample ?? inst.m

  function before(i: number): number {
    let h = prev[i]
    while (h >= reloads) h = prev[h]
    return h
  }

  function behind(i: number): number {
    let j = next[i]
    while (j >= reloads) j = next[j]
    return j
  }

  /** Removes a string around order `c`; its route becomes ruined route `k`. */
  function removeString(c: number, longest: number, k: number): void {
    const r = route[c]
    const size = count[r]
    const most = longest < size ? longest : size
    const length = Math.floor(random.unit() * most + 1)
    let keep = 0
    if (length > 1 && length < size && random.unit() < SPLIT_CHANCE) {
      keep = 1
      while (length + keep < size && random.unit() < KEEP_MORE_CHANCE) keep++
    }
    const span = length + keep
    // Step back to the earliest possible start of the string, then choose.
    let back = 0
    let first = c
    const s = n + r
    while (back < span - 1 && before(first) !== s) {
      first = before(first)
      back++
    }
    // The distance of `first` from the route's end limits how far the window may slide.
    let ahead = 0
    for (let i = c; behind(i) !== s && ahead < span - 1; i = behind(i)) ahead++
    const slide = back + ahead + 1 - span
    for (let x = slide > 0 ? random.below(slide + 1) : 0; x > 0; x--) first = behind(first)
    const hole = keep > 0 ? 1 + random.below(length - 1) : span
    holeFrom[k] = prev[first]
    const removedFrom = plan.absentCount
    let i = first
    for (let x = 0; x < span && i !== s; x++) {
      const following = behind(i)
      if ((x < hole || x >= hole + keep) && (isPinned === null || isPinned[i] === 0)) takeOut(i)
      i = following
    }
    holeTo[k] = i
    if ((partner !== null || rules !== null) && takeOutCompanions(r, removedFrom)) {
      // The removed orders may lie anywhere on the route.
      holeFrom[k] = s
      holeTo[k] = s
    }
    note(r, k)
  }

  /** Removes what goes with the orders of route `r` removed since `from`: false when there is none. */
  function takeOutCompanions(r: number, from: number): boolean {
    const to = plan.absentCount
    for (let a = from; a < plan.absentCount; a++) {
      const c = absent[a]
      const other = partner === null ? -1 : partner[c]
      if (other >= 0 && route[other] >= 0) takeOut(other)
      if (rules !== null && rules.group[c] >= 0)
        for (const x of rules.members[rules.group[c]])
          if (route[x] === r && (isPinned === null || isPinned[x] === 0)) takeOut(x)
    }
    return plan.absentCount > to
  }

  function note(r: number, k: number): void {
    isRuined[r] = 1
    ruined[k] = r
  }

  function removeRoute(r: number, k: number): void {
    holeFrom[k] = n + r
    holeTo[k] = n + r
    note(r, k)
    for (let i = behind(n + r); i < n;) {
      const following = behind(i)
      if (isPinned === null || isPinned[i] === 0) takeOut(i)
      i = following
    }
  }

  /** True to remove the whole route of order `c`, which no string could do. */
  function goesWhole(c: number): boolean {
    if (!inst.anyFixed || random.unit() >= WHOLE_CHANCE || route[c] < 0) return false
    const size = count[route[c]]
    return size > LONGEST_STRING && size <= MOST_WHOLE && isRuined[route[c]] === 0
  }

  const self: Ruin = {
    run() {
      const seed = identity[random.below(ownCount)]
      self.seed = seed
      const mean = Math.max(1, Math.floor((inst.count - plan.absentCount) / Math.max(1, plan.usedCount)))
      const longest = LONGEST_STRING < mean ? LONGEST_STRING : mean
      const strings = Math.floor(random.unit() * ((4 * MEAN_REMOVED) / (1 + longest)) + 1)
      let touched = 0
      if (goesWhole(seed)) removeRoute(route[seed], touched++)
      for (let k = -1; k < width && touched < strings; k++) {
        const c = k < 0 ? seed : list[seed * width + k]
        if (c < 0) break
        const r = route[c]
        if (r < 0 || isRuined[r] === 1) continue
        removeString(c, longest, touched++)
      }
      for (let k = 0; k < touched; k++) {
        isRuined[ruined[k]] = 0
        if (trips !== null) plan.tidyTrips(ruined[k])
        if (hasTime) retimeBetween(ruined[k], holeFrom[k], holeTo[k])
        if (pricesDays) noteDay(ruined[k])
      }
      self.ruinedCount = touched
    },
    ruined,
    ruinedCount: 0,
    seed: 0,
    restrict(open) {
      ownCount = 0
      for (let r = 0; r < inst.usable; r++) isRuined[r] = open === null || open[plan.van[r]] === 1 ? 0 : 1
      for (let c = 0; c < inst.count; c++)
        if (route[c] < 0 || isRuined[route[c]] === 0) identity[ownCount++] = c
    },
  }
  return self
}
