// Local search of the genetic search: moves between neighbours, then SWAP* (Vidal, Computers & Operations Research 2022). Long,
// because `searchFrom` keeps the data shared by all moves of one order in local variables.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import { transpose, transposeUsed } from '../transpose.ts'
import type { Nearest } from '../nearest.ts'
import { createMoves } from './moves.ts'
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
   * lower penalties: pairs of routes that it shares are not tried again.
   */
  run(routes: number[][], known?: number[][]): void
  /** Continues from the current plan after penalties rise. */
  again(): void
  /** The plan as orders by slot. */
  routes(): number[][]
  moves: number
}

/** Creates the search over one instance; `data.rates` holds the penalties and may change between runs. */
export function createLocalSearch(inst: KernelInstance, near: Nearest, random: Random): LocalSearch {
  const { n, m, price, fixed, type, hasTime, oneType, tariff } = inst
  const square = m * m
  const into = inst.symmetric ? price : transpose(price, m)
  const turnsHeads = inst.symmetric && !hasTime
  const data = createRouteData(inst)
  const { next, prev, route, position, leg, turned, load, length, warp, penalty, changedAt } = data
  const warps = createWarps(inst, data)
  const counted = createMoves(inst, data, warps)
  const { relocate, swap, turn, crossTails, crossHeads } = counted
  const { width, list } = near
  const order = new Int32Array(n)
  for (let i = 0; i < n; i++) order[i] = i
  const testedAt = new Int32Array(n)
  /** Move count at the last exchange of vans. */
  let vansTriedAt = 0

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

  const swapStar = createSwapStar(inst, near, data, warps, into, counted.touch)
  const { types } = inst
  /** Number of the search for idle vehicles that last visited each kind. */
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
    vansTriedAt = counted.made
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
        testedAt[u] = counted.made
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
    counted.made = 1
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
      data.update(r, known && known[r] === plan[r] ? 0 : counted.made)
    }
  }

  function finish(): void {
    swapStar.reset()
    vansTriedAt = 0
    improve()
    self.moves += counted.tried
    counted.tried = 0
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
      counted.made = 1
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
