// Local search of the genetic search: relocate, swap, 2-opt and 2-opt* between neighbours, then SWAP* (Vidal,
// Computers & Operations Research 2022), with penalties for load and time warp. Long, because `searchFrom`
// keeps the data shared by all moves of one order in local variables.
import type { Random } from '../../run/random.ts'
import type { KernelInstance } from '../instance.ts'
import { transpose, transposeUsed } from '../transpose.ts'
import type { Nearest } from '../nearest.ts'
import type { RouteData } from './route-data.ts'
import { createRouteData } from './route-data.ts'
import { createWarps } from './segments.ts'
import { createSwapStar } from './swap-star.ts'

export interface LocalSearch {
  /** Call after the instance's content changes. */
  refresh(): void
  data: RouteData
  /** Loads a plan by slot, unchanged. */
  load(routes: number[][]): void
  /**
   * Loads a plan by slot and improves it to a local optimum. `known` is a plan already optimised under no
   * lower penalties: routes with the same arrays are not tried against each other again.
   */
  run(routes: number[][], known?: number[][]): void
  /** Continues from the current plan after penalties rise. */
  again(): void
  /** The plan as orders by slot. */
  routes(): number[][]
  moves: number
}

const LITTLE = 1e-6

/** Creates the search over one instance; `data.rates` holds the penalties and may change between runs. */
export function createLocalSearch(inst: KernelInstance, near: Nearest, random: Random): LocalSearch {
  const { n, m, price, demand, capacity, fixed, type, hasTime, oneType, tariff } = inst
  const square = m * m
  const into = inst.symmetric ? price : transpose(price, m)
  const turnsHeads = inst.symmetric && !hasTime
  const data = createRouteData(inst)
  const { next, prev, route, position, leg, loadTo, turned, load, length, warp, penalty, changedAt, rates } =
    data
  const { coreTo } = data
  const warps = createWarps(inst, data)
  const { chain } = warps
  const { width, list } = near
  const order = new Int32Array(n)
  for (let i = 0; i < n; i++) order[i] = i
  const testedAt = new Int32Array(n)
  let moves = 0
  let evaluations = 0
  /** Move count at the last exchange of vans. */
  let vansTriedAt = 0

  function overload(r: number, carried: number): number {
    const over = carried - capacity[r]
    return over > 0 ? over * rates[0] : 0
  }

  function touch(r: number, other: number): void {
    moves++
    data.update(r, moves)
    if (other !== r) data.update(other, moves)
  }

  function unlink(u: number): void {
    const a = prev[u]
    const b = next[u]
    next[a] = b
    prev[b] = a
  }

  function linkAfter(u: number, v: number): void {
    const y = next[v]
    next[v] = u
    prev[u] = v
    next[u] = y
    prev[y] = u
  }

  /** Maximum warp of route `r` for which an internal move with price change `gain` pays. */
  function warpLimit(r: number, gain: number): number {
    const limit = warp[r] - (gain + LITTLE) / rates[1]
    return limit > 0x7ffffffe ? 0x7ffffffe : limit
  }

  /** Appends the orders from `i` to `end` to the chain. */
  function stretch(k: number, i: number, end: number): number {
    for (;;) {
      chain[k++] = i
      if (i === end) return k
      i = next[i]
    }
  }

  /** Moves `count` orders from u on to after v; `reversed` swaps their order. */
  function relocate(u: number, v: number, count: number, reversed: boolean, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const a = prev[u]
    const y = next[v]
    const b = count === 2 ? next[x] : x
    const first = reversed ? x : u
    evaluations++
    if (ru !== rv) {
      const carried = count === 2 ? demand[u] + demand[x] : demand[u]
      let delta = gain - penalty[ru] - penalty[rv]
      if (length[ru] === count) delta -= fixed[ru]
      else delta += overload(ru, load[ru] - carried)
      if (length[rv] === 0) delta += fixed[rv]
      delta += overload(rv, load[rv] + carried)
      if (delta >= -LITTLE) return false
      if (hasTime) {
        if (count === 1) delta += warps.one(rv, v, u, y) * rates[1]
        else delta += warps.two(rv, v, first, reversed ? u : x, y) * rates[1]
        if (delta >= -LITTLE) return false
        if (length[ru] !== count) delta += warps.join(ru, a, b) * rates[1]
        if (delta >= -LITTLE) return false
      }
    } else if (hasTime) {
      const limit = warpLimit(ru, gain)
      if (limit < 0) return false
      let k = 0
      if (position[u] < position[v]) {
        k = stretch(0, b, v)
        chain[k++] = first
        if (count === 2) chain[k++] = reversed ? u : x
        if (warps.many(ru, a, k, y, limit) > limit) return false
      } else {
        chain[k++] = first
        if (count === 2) chain[k++] = reversed ? u : x
        k = stretch(k, y, a)
        if (warps.many(ru, v, k, b, limit) > limit) return false
      }
    } else if (gain >= -LITTLE) return false
    unlink(u)
    if (count === 2) {
      unlink(x)
      linkAfter(first, v)
      linkAfter(reversed ? u : x, first)
    } else linkAfter(u, v)
    touch(ru, rv)
    return true
  }

  /** Swaps `cu` orders from u with `cv` orders from v, which are not adjacent. */
  function swap(u: number, v: number, cu: number, cv: number, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    const a = prev[u]
    const b = prev[v]
    const afterU = cu === 2 ? next[x] : x
    const afterV = cv === 2 ? next[y] : y
    evaluations++
    if (ru !== rv) {
      const fromU = cu === 2 ? demand[u] + demand[x] : demand[u]
      const fromV = cv === 2 ? demand[v] + demand[y] : demand[v]
      let delta = gain - penalty[ru] - penalty[rv]
      delta += overload(ru, load[ru] - fromU + fromV) + overload(rv, load[rv] - fromV + fromU)
      if (delta >= -LITTLE) return false
      if (hasTime) {
        delta += (cv === 2 ? warps.two(ru, a, v, y, afterU) : warps.one(ru, a, v, afterU)) * rates[1]
        if (delta >= -LITTLE) return false
        delta += (cu === 2 ? warps.two(rv, b, u, x, afterV) : warps.one(rv, b, u, afterV)) * rates[1]
        if (delta >= -LITTLE) return false
      }
    } else if (hasTime) {
      const limit = warpLimit(ru, gain)
      if (limit < 0) return false
      const uFirst = position[u] < position[v]
      let k = 0
      if (uFirst) {
        chain[k++] = v
        if (cv === 2) chain[k++] = y
        k = stretch(k, afterU, b)
        chain[k++] = u
        if (cu === 2) chain[k++] = x
      } else {
        chain[k++] = u
        if (cu === 2) chain[k++] = x
        k = stretch(k, afterV, a)
        chain[k++] = v
        if (cv === 2) chain[k++] = y
      }
      if (warps.many(ru, uFirst ? a : b, k, uFirst ? afterV : afterU, limit) > limit) return false
    } else if (gain >= -LITTLE) return false
    unlink(u)
    unlink(v)
    if (cu === 2) unlink(x)
    if (cv === 2) unlink(y)
    linkAfter(v, a)
    if (cv === 2) linkAfter(y, v)
    linkAfter(u, b)
    if (cu === 2) linkAfter(x, u)
    touch(ru, rv)
    return true
  }

  /** 2-opt in one route, u before v: reverses the stretch after u up to v. */
  function turn(u: number, v: number, gain: number): boolean {
    const r = route[u]
    const x = next[u]
    const y = next[v]
    evaluations++
    if (hasTime) {
      const limit = warpLimit(r, gain)
      if (limit < 0) return false
      let k = 0
      for (let i = v; i !== u; i = prev[i]) chain[k++] = i
      if (warps.many(r, u, k, y, limit) > limit) return false
    } else if (gain >= -LITTLE) return false
    let i = x
    while (i !== y) {
      const following = next[i]
      next[i] = prev[i]
      prev[i] = following
      i = following
    }
    next[u] = v
    prev[v] = u
    next[x] = y
    prev[y] = x
    touch(r, r)
    return true
  }

  /** Price of the way from order `i` to order `end` of its route, by the tariff whose row begins at `at`. */
  function coreOf(at: number, i: number, end: number): number {
    return coreTo[at + end] - coreTo[at + i]
  }

  /** 2-opt* between routes: u continues with v's tail, v with u's. */
  function crossTails(u: number, v: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const su = n + ru
    const sv = n + rv
    const x = next[u]
    const y = next[v]
    const toX = x === su ? sv : x
    const toY = y === sv ? su : y
    evaluations++
    let delta = -leg[u] - leg[v] - penalty[ru] - penalty[rv]
    const tablesU = tariff[ru] * square
    const tablesV = tariff[rv] * square
    if (u !== su || toY !== su) delta += price[tablesU + u * m + toY]
    if (v !== sv || toX !== sv) delta += price[tablesV + v * m + toX]
    if (!oneType) {
      if (x !== su) delta += price[tablesV + prev[su] * m + sv] - leg[prev[su]]
      if (y !== sv) delta += price[tablesU + prev[sv] * m + su] - leg[prev[sv]]
      if (tablesU !== tablesV) {
        if (x !== su) delta += coreOf(tariff[rv] * m, x, prev[su]) - coreOf(tariff[ru] * m, x, prev[su])
        if (y !== sv) delta += coreOf(tariff[ru] * m, y, prev[sv]) - coreOf(tariff[rv] * m, y, prev[sv])
      }
    }
    const lengthU = position[u] + length[rv] - position[v]
    const lengthV = position[v] + length[ru] - position[u]
    if (length[ru] > 0 !== lengthU > 0) delta += lengthU > 0 ? fixed[ru] : -fixed[ru]
    if (length[rv] > 0 !== lengthV > 0) delta += lengthV > 0 ? fixed[rv] : -fixed[rv]
    if (delta >= -LITTLE) return false
    const loadU = loadTo[u] + load[rv] - loadTo[v]
    delta += overload(ru, loadU) + overload(rv, load[ru] + load[rv] - loadU)
    if (delta >= -LITTLE) return false
    if (hasTime) {
      if (lengthU > 0) delta += warps.join(ru, u, toY) * rates[1]
      if (delta >= -LITTLE) return false
      if (lengthV > 0) delta += warps.join(rv, v, toX) * rates[1]
      if (delta >= -LITTLE) return false
    }
    const endU = prev[su]
    const endV = prev[sv]
    if (y === sv) {
      next[u] = su
      prev[su] = u
    } else {
      next[u] = y
      prev[y] = u
      next[endV] = su
      prev[su] = endV
    }
    if (x === su) {
      next[v] = sv
      prev[sv] = v
    } else {
      next[v] = x
      prev[x] = v
      next[endU] = sv
      prev[sv] = endU
    }
    touch(ru, rv)
    return true
  }

  /** Between routes without windows: joins head to head and tail to tail. */
  function crossHeads(u: number, v: number, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    if (type[ru] !== type[rv]) return false
    evaluations++
    const loadU = loadTo[u] + loadTo[v]
    const loadV = load[ru] + load[rv] - loadU
    if (gain - penalty[ru] - penalty[rv] + overload(ru, loadU) + overload(rv, loadV) >= -LITTLE) return false
    const su = n + ru
    const sv = n + rv
    let k = 0
    for (let i = next[su]; i !== x; i = next[i]) chain[k++] = i
    for (let i = v; i !== sv; i = prev[i]) chain[k++] = i
    const first = k
    for (let i = prev[su]; i !== u; i = prev[i]) chain[k++] = i
    for (let i = y; i !== sv; i = next[i]) chain[k++] = i
    relink(su, 0, first)
    relink(sv, first, k)
    touch(ru, rv)
    return true
  }

  function relink(s: number, from: number, to: number): void {
    let h = s
    for (let k = from; k < to; k++) {
      next[h] = chain[k]
      prev[chain[k]] = h
      h = chain[k]
    }
    next[h] = s
    prev[s] = h
  }

  /** Moves u to the front of a route, or next to its depot. */
  function tryFront(u: number, r: number): boolean {
    const s = n + r
    const a = prev[u]
    const x = next[u]
    if (a === s) return false
    const y = next[s]
    const ru = route[u]
    const slack = ru === r ? penalty[r] : penalty[ru] + penalty[r] + fixed[ru]
    const ownTariff = tariff[ru] * square
    const its = tariff[r] * square
    const rest = price[its + s * m + u] - leg[s]
    let gain = (a === x ? 0 : price[ownTariff + a * m + x]) - leg[a] - leg[u] + rest + price[its + u * m + y]
    if (gain < slack && relocate(u, s, 1, false, gain)) return true
    if (x < n && y !== u) {
      const xx = next[x]
      gain = (a === xx ? 0 : price[ownTariff + a * m + xx]) - leg[a] - leg[x] + rest + price[its + x * m + y]
      if (ownTariff !== its) gain += price[its + u * m + x] - leg[u]
      if (gain < slack && relocate(u, s, 2, false, gain)) return true
    }
    return ru !== r && crossTails(u, s)
  }

  /** Tries each move of u with its neighbours not tried since `last`; true when one was made. */
  function searchFrom(u: number, last: number): boolean {
    let hasImproved = false
    let stale = true
    const rowU = u * m
    let ru = 0
    let a = 0
    let x = 0
    let xx = 0
    let au = 0
    let ux = 0
    let rowA = 0
    let rowX = 0
    let rowXX = 0
    let out1 = 0
    let out2 = 0
    let ownCost = 0
    let opens = 0
    let changed = false
    let pair = false
    /** Offset of the tariff of u's route; `its` is that of v's. */
    let home = 0
    for (let q = u * width, end = q + width; q < end; q++) {
      const v = list[q]
      if (v < 0) break
      if (stale) {
        stale = false
        ru = route[u]
        changed = changedAt[ru] > last
        a = prev[u]
        x = next[u]
        au = leg[a]
        ux = leg[u]
        rowA = a * m
        rowX = x * m
        home = tariff[ru] * square
        out1 = au + ux - (a === x ? 0 : price[home + rowA + x])
        pair = x < n
        if (pair) {
          xx = next[x]
          rowXX = xx * m
          out2 = au + leg[x] - (a === xx ? 0 : price[home + rowA + xx])
        }
        ownCost = penalty[ru]
        opens = length[ru] <= 2 ? fixed[ru] : 0
      }
      const rv = route[v]
      if (!changed && changedAt[rv] <= last) continue
      const y = next[v]
      const b = prev[v]
      const slack = ru === rv ? ownCost : ownCost + penalty[rv]
      const vy = leg[v]
      const its = tariff[rv] * square
      const uy = price[its + rowU + y]
      const vx = into[home + rowX + v]
      if (v !== a) {
        const vu = into[its + rowU + v]
        const free = slack + opens
        // insert u after v
        let gain = vu + uy - vy - out1
        if (gain < free && relocate(u, v, 1, false, gain)) {
          stale = hasImproved = true
          continue
        }
        if (v !== x) {
          const bv = leg[b]
          const av = price[home + rowA + v]
          const bu = into[its + rowU + b]
          if (u < v) {
            gain = av + vx + bu + uy - au - ux - bv - vy
            if (gain < slack && swap(u, v, 1, 1, gain)) {
              stale = hasImproved = true
              continue
            }
          }
          if (pair) {
            const xy = price[its + rowX + y]
            /** Extra price of the leg from u to x in v's route. */
            const inner = home === its ? 0 : price[its + rowU + x] - ux
            gain = vu + xy - vy - out2 + inner
            if (gain < free && relocate(u, v, 2, false, gain)) {
              stale = hasImproved = true
              continue
            }
            gain = into[its + rowX + v] + price[its + rowX + u] + uy - vy - out2 - ux
            if (gain < free && relocate(u, v, 2, true, gain)) {
              stale = hasImproved = true
              continue
            }
            if (b !== x) {
              const rest = av + bu - au - leg[x] - bv + inner
              gain = rest + into[home + rowXX + v] + xy - vy
              if (gain < slack && swap(u, v, 2, 1, gain)) {
                stale = hasImproved = true
                continue
              }
              if (y < n && u < v && next[y] !== u) {
                gain = rest + into[home + rowXX + y] + price[its + rowX + next[y]] - leg[y]
                if (home !== its) gain += price[home + v * m + y] - vy
                if (gain < slack && swap(u, v, 2, 2, gain)) {
                  stale = hasImproved = true
                  continue
                }
              }
            }
          }
        }
      }
      if (ru === rv) {
        if (position[u] + 1 < position[v]) {
          const gain = price[home + rowU + v] + price[home + rowX + y] - ux - vy + turned[v] - turned[x]
          if (gain < ownCost && turn(u, v, gain)) {
            stale = hasImproved = true
            continue
          }
        }
      } else {
        // Tails of one kind of vehicle cost the same in either route, so four legs decide first.
        if (
          (type[ru] !== type[rv] || uy + vx - ux - vy < slack + fixed[ru] + fixed[rv]) &&
          crossTails(u, v)
        ) {
          stale = hasImproved = true
          continue
        }
        if (turnsHeads) {
          const gain = price[home + rowU + v] + price[home + rowX + y] - ux - vy
          if (gain < slack && crossHeads(u, v, gain)) {
            stale = hasImproved = true
            continue
          }
        }
      }
      if (b >= n && tryFront(u, rv)) stale = hasImproved = true
    }
    return hasImproved
  }

  const swapStar = createSwapStar(inst, near, data, warps, into, touch)
  const { types } = inst
  /** The search for idle vehicles in which each kind was last seen. */
  const seenIn = new Int32Array(types)
  let idleSearches = 0

  /** Calls `isTaken` for one idle vehicle of each kind until it returns true; false when it never does. */
  function someIdle(isTaken: (r: number) => boolean): boolean {
    idleSearches++
    for (let r = 0, found = 0; r < inst.usable && found < types; r++) {
      if (length[r] > 0 || seenIn[type[r]] === idleSearches) continue
      seenIn[type[r]] = idleSearches
      found++
      if (isTaken(r)) return true
    }
    return false
  }

  function tryEmpty(u: number): boolean {
    return someIdle((r) => tryFront(u, r))
  }

  /** Gives changed routes another van: an idle one, or another route's. */
  function exchangeVans(): boolean {
    let hasImproved = false
    const last = vansTriedAt
    vansTriedAt = moves
    for (let r = 0; r < inst.usable; r++) {
      if (length[r] === 0) continue
      const changed = changedAt[r] > last
      if (changed && someIdle((e) => type[e] !== type[r] && crossTails(n + r, n + e))) hasImproved = true
      for (let q = 0; q < r && length[r] > 0; q++) {
        if (length[q] === 0 || type[q] === type[r] || (!changed && changedAt[q] <= last)) continue
        if (crossTails(n + r, n + q)) hasImproved = true
      }
    }
    return hasImproved
  }

  function improve(): void {
    const count = inst.count
    let searching = true
    for (let round = 0; searching; round++) {
      searching = false
      for (let k = count - 1; k > 0; k--) {
        const w = random.below(k + 1)
        const keep = order[k]
        order[k] = order[w]
        order[w] = keep
      }
      for (let k = 0; k < count; k++) {
        const u = order[k]
        const last = testedAt[u]
        testedAt[u] = moves
        if (searchFrom(u, last)) searching = true
        const r = route[u]
        if (round === 0 ? penalty[r] === 0 : changedAt[r] <= (round === 1 ? 0 : last)) continue
        if (tryEmpty(u)) searching = true
      }
      if (round === 0) searching = true
      else if (!searching && ((!oneType && exchangeVans()) || swapStar.run())) searching = true
    }
  }

  function loadPlan(plan: number[][], known?: number[][]): void {
    moves = 1
    testedAt.fill(known ? 0 : -1)
    for (let r = 0; r < inst.usable; r++) {
      const s = n + r
      let h = s
      for (const c of plan[r] ?? []) {
        next[h] = c
        prev[c] = h
        h = c
      }
      next[h] = s
      prev[s] = h
      route[s] = r
      data.update(r, known && known[r] === plan[r] ? 0 : moves)
    }
  }

  function finish(): void {
    swapStar.reset()
    vansTriedAt = 0
    improve()
    self.moves += evaluations
    evaluations = 0
  }

  function listRoutes(): number[][] {
    const result: number[][] = []
    for (let r = 0; r < inst.usable; r++) {
      const orders: number[] = []
      for (let c = next[n + r]; c < n; c = next[c]) orders.push(c)
      result.push(orders)
    }
    return result
  }

  const self: LocalSearch = {
    refresh() {
      for (let i = 0; i < n; i++) order[i] = i
      if (!inst.symmetric) transposeUsed(inst, price, into)
    },
    data,
    load: loadPlan,
    run(plan, known) {
      loadPlan(plan, known)
      finish()
    },
    again() {
      // Moves between penalty-free routes that did not help before still do not.
      moves = 1
      testedAt.fill(0)
      for (let r = 0; r < inst.usable; r++) {
        changedAt[r] = penalty[r] > 0 ? 1 : 0
        penalty[r] = length[r] > 0 ? data.penaltyOf(r, load[r], warp[r]) : 0
      }
      finish()
    },
    routes: listRoutes,
    moves: 0,
  }
  return self
}
