// Crossover of the genetic search: selective route exchange (Nagata et al. 2010) without coordinates.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'

/**
 * Maximum number of orders taken from the second parent, counted in routes of mean length; at least this share of the
 * routes.
 */
const ORDERS_AT_ONCE = 50
const LEAST_SHARE = 0.1

export type Plan = number[][]

export interface Crossovers {
  exchangeRoutes(a: Plan, b: Plan): Plan
  /** Inserts unserved orders, ignoring windows if necessary. */
  complete(plan: Plan): Plan
}

/** Creates the crossover. */
export function createCrossovers(inst: KernelInstance, near: Nearest, random: Random): Crossovers {
  const { n, m, routes, price, tariff, time, early, late, service, type, hasTime } = inst
  const routeA = new Int32Array(n)
  const routeB = new Int32Array(n)
  const isUsed = new Uint8Array(routes)
  const next = new Int32Array(m)
  const prev = new Int32Array(m)
  const isPlaced = new Uint8Array(n)
  const home = new Int32Array(m)
  // Few routes at a time in large plans: children then need less repair, so more can be made.
  const share = (): number => Math.min(1, Math.max(LEAST_SHARE, ORDERS_AT_ONCE / inst.count))

  /** Distinct routes found walking outwards from an order. */
  function around(seed: number, of: Int32Array, count: number): number[] {
    const cluster: number[] = [of[seed]]
    isUsed.fill(0)
    isUsed[of[seed]] = 1
    for (let k = 0; k < near.width && cluster.length < count; k++) {
      const c = near.list[seed * near.width + k]
      if (c < 0) break
      if (isUsed[of[c]] === 1) continue
      isUsed[of[c]] = 1
      cluster.push(of[c])
    }
    return cluster
  }

  function exchangeRoutes(a: Plan, b: Plan): Plan {
    let usedA = 0
    let usedB = 0
    const routes = inst.usable
    for (let r = 0; r < routes; r++) {
      if (a[r].length > 0) usedA++
      if (b[r].length > 0) usedB++
      for (const c of a[r]) routeA[c] = r
      for (const c of b[r]) routeB[c] = r
    }
    const most = Math.min(usedA, usedB) - 1
    const count = most < 1 ? 1 : 1 + random.below(Math.ceil(most * share()))
    const seed = random.below(inst.count)
    const chosenA = around(seed, routeA, count)
    fillUp(chosenA, a, count)
    const chosenB = mostShared(chosenA, a, b)

    const inA = new Uint8Array(n)
    const inB = new Uint8Array(n)
    for (const r of chosenA) for (const c of a[r]) inA[c] = 1
    for (const r of chosenB) for (const c of b[r]) inB[c] = 1
    const child: Plan = a.map((r) => r)
    for (const r of chosenA) child[r] = []
    const whole = random.unit() < 0.5
    const free = chosenA.slice()
    for (const r of chosenB) {
      const slot = takeSlot(free, type[r])
      if (slot < 0) continue
      child[slot] = whole ? b[r] : b[r].filter((c) => inA[c] === 1)
    }
    if (whole) {
      for (let r = 0; r < routes; r++) {
        if (!chosenA.includes(r) && child[r].some((c) => inB[c] === 1))
          child[r] = child[r].filter((c) => inB[c] === 0)
      }
    }
    return complete(child)
  }

  /** As many routes of `b`, those sharing most orders with the chosen routes of `a`. */
  function mostShared(chosenRoutes: number[], a: Plan, b: Plan): number[] {
    const shared = new Float64Array(routes)
    for (const r of chosenRoutes) for (const c of a[r]) shared[routeB[c]]++
    for (let r = 0; r < inst.usable; r++) shared[r] -= b[r].length * 0.5
    const filled: number[] = []
    for (let r = 0; r < inst.usable; r++) if (b[r].length > 0) filled.push(r)
    return filled.toSorted((x, y) => shared[y] - shared[x] || x - y).slice(0, chosenRoutes.length)
  }

  function fillUp(chosenRoutes: number[], plan: Plan, count: number): void {
    const routes = inst.usable
    for (
      let r = random.below(routes), k = 0;
      k < routes && chosenRoutes.length < count;
      k++, r = (r + 1) % routes
    ) {
      if (plan[r].length > 0 && !chosenRoutes.includes(r)) chosenRoutes.push(r)
    }
  }

  /** A free slot of the same kind, or any. */
  function takeSlot(free: number[], kind: number): number {
    if (free.length === 0) return -1
    let k = free.findIndex((r) => type[r] === kind)
    if (k < 0) k = 0
    return free.splice(k, 1)[0]
  }

  /** Inserts unserved orders of `plan`, each at the cheapest position beside a neighbour or at a route's end. */
  function complete(plan: Plan): Plan {
    isPlaced.fill(0)
    for (let r = 0; r < inst.usable; r++) {
      const s = n + r
      let h = s
      home[s] = r
      for (const c of plan[r]) {
        isPlaced[c] = 1
        home[c] = r
        next[h] = c
        prev[c] = h
        h = c
      }
      next[h] = s
      prev[s] = h
    }
    const unplaced: number[] = []
    for (let c = 0; c < inst.count; c++) if (isPlaced[c] === 0) unplaced.push(c)
    for (let k = unplaced.length - 1; k > 0; k--) {
      const w = random.below(k + 1)
      ;[unplaced[k], unplaced[w]] = [unplaced[w], unplaced[k]]
    }
    if (unplaced.length === 0) return plan
    const touched = new Uint8Array(routes)
    for (const c of unplaced) touched[insert(c)] = 1
    // Unchanged routes keep their array, so the local search can skip them.
    return plan.map((orders, r) => {
      if (touched[r] === 0) return orders
      const rebuilt: number[] = []
      for (let c = next[n + r]; c < n; c = next[c]) rebuilt.push(c)
      return rebuilt
    })
  }

  function insert(c: number): number {
    let best = Infinity
    let after = -1
    const tryAfter = (h: number): void => {
      const j = next[h]
      const tables = tariff[home[h]] * m * m
      const delta =
        price[tables + h * m + c] + price[tables + c * m + j] - (h === j ? 0 : price[tables + h * m + j])
      if (delta >= best) return
      if (hasTime && !follows(h, c, j)) return
      best = delta
      after = h
    }
    for (let k = 0; k < near.width; k++) {
      const v = near.list[c * near.width + k]
      if (v < 0) break
      if (isPlaced[v] === 0) continue
      tryAfter(v)
      tryAfter(prev[v])
    }
    if (after < 0) for (let r = 0; r < inst.usable; r++) tryAfter(n + r)
    if (after < 0) after = n + random.below(inst.usable)
    const j = next[after]
    next[after] = c
    prev[c] = after
    next[c] = j
    prev[j] = c
    isPlaced[c] = 1
    home[c] = home[after]
    return home[c]
  }

  /** True when c fits between h and j by their own windows. */
  function follows(h: number, c: number, j: number): boolean {
    const stay = h < n ? service[h] : 0
    if (early[h] + stay + time[h * m + c] > late[c]) return false
    return Math.max(early[c], early[h] + stay + time[h * m + c]) + service[c] + time[c * m + j] <= late[j]
  }

  return { exchangeRoutes, complete }
}
