// Local search of the genetic search: relocate, swap, 2-opt and 2-opt* between neighbours, then SWAP*
// (Vidal, Computers & Operations Research 2022), under penalties for load and time warp.
// Longer than usual: all moves share the segment under construction, and a call across modules costs more than a move.
import type { Random } from '../../random.ts'
import type { PlainInstance } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import type { RouteData } from './route-data.ts'
import { createRouteData } from './route-data.ts'
import { createSwapStar } from './swap-star.ts'

export interface LocalSearch {
  data: RouteData
  /** Loads a plan by slot as it is. */
  load(routes: number[][]): void
  /** Loads a plan by slot and improves it until no move helps. */
  /** `known` is a plan already improved: routes that are the same arrays are not tried against each other again. */
  run(routes: number[][], known?: number[][]): void
  /** The plan as lists of orders by slot. */
  routes(): number[][]
  moves: number
}

const LITTLE = 1e-6

/** Builds the search over one instance; `data.rates` holds the penalties and may change between runs. */
export function createLocalSearch(inst: PlainInstance, near: Nearest, random: Random): LocalSearch {
  const { n, m, routes, price, time, early, late, service, demand, maxDuration, fixed, type } = inst
  const { hasTime, hasDuration } = inst
  const symmetricPlain = inst.symmetric && !hasTime
  const data = createRouteData(inst)
  const { next, prev, route, position, loadTo, forward, backward, load, length, penalty, changedAt } = data
  const { headDuration, headWarp, headEarly, headLate, tailDuration, tailWarp, tailEarly, tailLate } = data
  const order = new Int32Array(n)
  for (let i = 0; i < n; i++) order[i] = i
  const testedAt = new Int32Array(n)
  const chain = new Int32Array(n + 4)
  let moves = 0
  let evaluations = 0

  // The segment under construction: duration, warp, earliest, latest, last node.
  let gD = 0
  let gW = 0
  let gE = 0
  let gL = 0
  let gI = 0

  function head(i: number): void {
    gD = headDuration[i]
    gW = headWarp[i]
    gE = headEarly[i]
    gL = headLate[i]
    gI = i
  }

  function join(i: number, duration: number, warp: number, from: number, to: number): void {
    const travel = time[gI * m + i]
    const offset = gD - gW + travel
    const wait = from - offset - gL
    const pressed = gE + offset - to
    gD += duration + travel
    gW += warp
    gE = from - offset > gE ? from - offset : gE
    gL = to - offset < gL ? to - offset : gL
    if (wait > 0) {
      gD += wait
      gE -= wait
    }
    if (pressed > 0) {
      gL += pressed
      gW += pressed
    }
    gI = i
  }

  function node(i: number): void {
    join(i, service[i], 0, early[i], late[i])
  }

  /** Ends with the tail that begins at `i`, in route `r`; tails of another kind of vehicle are walked. */
  function tail(i: number, r: number): number {
    if (i >= n) join(n + r, 0, 0, early[n + r], late[n + r])
    else if (type[route[i]] === type[r]) join(i, tailDuration[i], tailWarp[i], tailEarly[i], tailLate[i])
    else {
      for (let j = i; j < n; j = next[j]) node(j)
      join(n + r, 0, 0, early[n + r], late[n + r])
    }
    if (!hasDuration) return gW
    const overtime = gD - maxDuration[r]
    return gW + (overtime > 0 ? overtime : 0)
  }

  /** Warp of a whole route given as a list. */
  function walk(r: number, count: number): number {
    if (!hasTime) return 0
    head(n + r)
    for (let k = 0; k < count; k++) node(chain[k])
    return tail(n + r, r)
  }

  const penaltyOf = (r: number, carried: number, warp: number): number => data.penaltyOf(r, carried, warp)

  /** Cost of a route with one order put where `a` was, or after `a`: prefix, one node, suffix. */
  function withOne(r: number, a: number, u: number, b: number, carried: number): number {
    let warp = 0
    if (hasTime) {
      head(a)
      node(u)
      warp = tail(b, r)
    }
    return penaltyOf(r, carried, warp)
  }

  function withTwo(r: number, a: number, u: number, x: number, b: number, carried: number): number {
    let warp = 0
    if (hasTime) {
      head(a)
      node(u)
      node(x)
      warp = tail(b, r)
    }
    return penaltyOf(r, carried, warp)
  }

  function without(r: number, a: number, b: number, carried: number): number {
    if (a === b) return 0
    let warp = 0
    if (hasTime) {
      head(a)
      warp = tail(b, r)
    }
    return penaltyOf(r, carried, warp)
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

  /** Fixed price won or lost when a route empties or opens. */
  function fixedChange(ru: number, leaving: number, rv: number): number {
    let change = 0
    if (length[ru] === leaving) change -= fixed[ru]
    if (length[rv] === 0) change += fixed[rv]
    return change
  }

  /** Moves `count` orders that begin at u behind v; reversed puts the second first. */
  function relocate(u: number, v: number, count: number, reversed: boolean, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const last = count === 2 ? x : u
    const a = prev[u]
    const b = next[last]
    const y = next[v]
    evaluations++
    if (ru !== rv) {
      const carried = demand[u] + (count === 2 ? demand[x] : 0)
      let delta = gain + fixedChange(ru, count, rv) - penalty[ru] - penalty[rv]
      if (delta >= -LITTLE) return false
      delta += length[ru] === count ? 0 : without(ru, a, b, load[ru] - carried)
      if (delta >= -LITTLE) return false
      const to = load[rv] + carried
      if (count === 1) delta += withOne(rv, v, u, y, to)
      else if (reversed) delta += withTwo(rv, v, x, u, y, to)
      else delta += withTwo(rv, v, u, x, y, to)
      if (delta >= -LITTLE) return false
    } else {
      if (gain - penalty[ru] >= -LITTLE) return false
      if (hasTime) {
        // Same route: walk the new sequence.
        let k = 0
        const put = (): void => {
          if (count === 1) chain[k++] = u
          else if (reversed) {
            chain[k++] = x
            chain[k++] = u
          } else {
            chain[k++] = u
            chain[k++] = x
          }
        }
        if (v >= n) put()
        for (let i = next[n + ru]; i < n; i = next[i]) {
          if (i === u || (count === 2 && i === x)) continue
          chain[k++] = i
          if (i === v) put()
        }
        const delta = gain - penalty[ru] + penaltyOf(ru, load[ru], walk(ru, k))
        if (delta >= -LITTLE) return false
      } else if (gain >= -LITTLE) return false
    }
    unlink(u)
    if (count === 2) unlink(x)
    if (count === 1) linkAfter(u, v)
    else if (reversed) {
      linkAfter(x, v)
      linkAfter(u, x)
    } else {
      linkAfter(u, v)
      linkAfter(x, u)
    }
    touch(ru, rv)
    return true
  }

  /** Swaps `cu` orders from u with `cv` orders from v. */
  function swap(u: number, v: number, cu: number, cv: number, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    const lastU = cu === 2 ? x : u
    const lastV = cv === 2 ? y : v
    evaluations++
    if (ru !== rv) {
      let delta = gain - penalty[ru] - penalty[rv]
      if (delta >= -LITTLE) return false
      const fromU = demand[u] + (cu === 2 ? demand[x] : 0)
      const fromV = demand[v] + (cv === 2 ? demand[y] : 0)
      const toU = load[ru] - fromU + fromV
      delta +=
        cv === 2 ? withTwo(ru, prev[u], v, y, next[lastU], toU) : withOne(ru, prev[u], v, next[lastU], toU)
      if (delta >= -LITTLE) return false
      const toV = load[rv] - fromV + fromU
      delta +=
        cu === 2 ? withTwo(rv, prev[v], u, x, next[lastV], toV) : withOne(rv, prev[v], u, next[lastV], toV)
      if (delta >= -LITTLE) return false
    } else {
      if (gain - penalty[ru] >= -LITTLE) return false
      if (hasTime) {
        let k = 0
        for (let i = next[n + ru]; i < n; i = next[i]) {
          if (i === u) {
            chain[k++] = v
            if (cv === 2) chain[k++] = y
          } else if (i === v) {
            chain[k++] = u
            if (cu === 2) chain[k++] = x
          } else if ((cu === 2 && i === x) || (cv === 2 && i === y)) continue
          else chain[k++] = i
        }
        const delta = gain - penalty[ru] + penaltyOf(ru, load[ru], walk(ru, k))
        if (delta >= -LITTLE) return false
      } else if (gain >= -LITTLE) return false
    }
    // Take both out, then put each where the other stood.
    let a = prev[u]
    const b = prev[v]
    unlink(u)
    if (cu === 2) unlink(x)
    unlink(v)
    if (cv === 2) unlink(y)
    if (b === lastU) {
      // v stood right behind u's orders.
      linkAfter(v, a)
      if (cv === 2) linkAfter(y, v)
      linkAfter(u, lastV)
    } else if (a === lastV) {
      linkAfter(u, b)
      if (cu === 2) linkAfter(x, u)
      linkAfter(v, lastU)
      if (cv === 2) linkAfter(y, v)
      touch(ru, rv)
      return true
    } else {
      linkAfter(v, a)
      if (cv === 2) linkAfter(y, v)
      a = b
      linkAfter(u, a)
    }
    if (cu === 2) linkAfter(x, u)
    touch(ru, rv)
    return true
  }

  /** Same route, u before v: turns the stretch behind u up to v around. */
  function turn(u: number, v: number): boolean {
    const r = route[u]
    const x = next[u]
    const y = next[v]
    if (position[u] + 1 >= position[v]) return false
    let gain = price[u * m + v] + price[x * m + y] - price[u * m + x] - price[v * m + y]
    gain += backward[v] - backward[x] - (forward[v] - forward[x])
    evaluations++
    if (gain - penalty[r] >= -LITTLE) return false
    if (hasTime) {
      let k = 0
      for (let i = next[n + r]; i !== x; i = next[i]) chain[k++] = i
      for (let i = v; i !== u; i = prev[i]) chain[k++] = i
      for (let i = y; i < n; i = next[i]) chain[k++] = i
      if (gain - penalty[r] + penaltyOf(r, load[r], walk(r, k)) >= -LITTLE) return false
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

  /** Different routes: u goes on with what follows v, v with what follows u. */
  function crossTails(u: number, v: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const su = n + ru
    const sv = n + rv
    const x = next[u]
    const y = next[v]
    const toX = x === su ? sv : x
    const toY = y === sv ? su : y
    let gain = -price[u * m + x] - price[v * m + y]
    gain += u === su && toY === su ? 0 : price[u * m + toY]
    gain += v === sv && toX === sv ? 0 : price[v * m + toX]
    if (x !== su) gain += price[prev[su] * m + sv] - price[prev[su] * m + su]
    if (y !== sv) gain += price[prev[sv] * m + su] - price[prev[sv] * m + sv]
    evaluations++
    let delta = gain - penalty[ru] - penalty[rv]
    const lengthU = position[u] + length[rv] - position[v]
    const lengthV = position[v] + length[ru] - position[u]
    if (length[ru] > 0) delta -= lengthU === 0 ? fixed[ru] : 0
    else delta += lengthU > 0 ? fixed[ru] : 0
    if (length[rv] > 0) delta -= lengthV === 0 ? fixed[rv] : 0
    else delta += lengthV > 0 ? fixed[rv] : 0
    if (delta >= -LITTLE) return false
    const loadU = loadTo[u] + load[rv] - loadTo[v]
    const loadV = loadTo[v] + load[ru] - loadTo[u]
    if (lengthU > 0) {
      if (hasTime) {
        head(u)
        delta += penaltyOf(ru, loadU, tail(toY, ru))
      } else delta += penaltyOf(ru, loadU, 0)
      if (delta >= -LITTLE) return false
    }
    if (lengthV > 0) {
      if (hasTime) {
        head(v)
        delta += penaltyOf(rv, loadV, tail(toX, rv))
      } else delta += penaltyOf(rv, loadV, 0)
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

  /** Different routes without windows: heads joined to each other, tails joined to each other. */
  function crossHeads(u: number, v: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    if (type[ru] !== type[rv]) return false
    const gain = price[u * m + v] + price[x * m + y] - price[u * m + x] - price[v * m + y]
    evaluations++
    const before = penalty[ru] + penalty[rv]
    if (gain - before >= -LITTLE) return false
    const loadU = loadTo[u] + loadTo[v]
    const loadV = load[ru] + load[rv] - loadU
    if (gain - before + penaltyOf(ru, loadU, 0) + penaltyOf(rv, loadV, 0) >= -LITTLE) return false
    const su = n + ru
    const sv = n + rv
    let k = 0
    for (let i = next[su]; i !== x; i = next[i]) chain[k++] = i
    for (let i = v; i !== sv; i = prev[i]) chain[k++] = i
    const first = k
    for (let i = prev[su]; i !== u && i !== su; i = prev[i]) chain[k++] = i
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

  /** Tries every move of u beside its neighbour v; true when one was made. */
  function tryPair(u: number, v: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const a = prev[u]
    const x = next[u]
    const y = next[v]
    const b = prev[v]
    const slack = ru === rv ? penalty[ru] : penalty[ru] + penalty[rv]
    const au = price[a * m + u]
    const ux = price[u * m + x]
    const vy = price[v * m + y]
    const uy = price[u * m + y]
    const vu = price[v * m + u]
    const ax = a === x ? 0 : price[a * m + x]
    // u behind v
    if (v !== a) {
      const gain = ax - au - ux + vu + uy - vy
      if (gain < slack + fixed[ru] && relocate(u, v, 1, false, gain)) return true
    }
    if (x < n && v !== x) {
      const xx = next[x]
      const xn = price[x * m + xx]
      const axx = a === xx ? 0 : price[a * m + xx]
      const xy = price[x * m + y]
      if (v !== a) {
        const out = axx - au - xn - vy
        let gain = out + vu + xy
        if (gain < slack + fixed[ru] && relocate(u, v, 2, false, gain)) return true
        gain = out - ux + price[v * m + x] + price[x * m + u] + uy
        if (gain < slack + fixed[ru] && relocate(u, v, 2, true, gain)) return true
      }
      // two of u against one or two of v
      if (b !== x && v !== a) {
        const bv = price[b * m + v]
        const av = price[a * m + v]
        const bu = price[b * m + u]
        if (u !== y) {
          const gain = av + price[v * m + xx] - au - xn + bu + xy - bv - vy
          if (gain < slack && swap(u, v, 2, 1, gain)) return true
          if (y < n && u < v && y !== u && next[y] !== u) {
            const yy = next[y]
            const gain2 = av + price[y * m + xx] - au - xn + bu + price[x * m + yy] - bv - price[y * m + yy]
            if (gain2 < slack && swap(u, v, 2, 2, gain2)) return true
          }
        }
      }
    }
    // one against one
    if (u < v && v !== x && v !== a) {
      const gain =
        price[a * m + v] + price[v * m + x] - au - ux + price[b * m + u] + uy - price[b * m + v] - vy
      if (gain < slack && swap(u, v, 1, 1, gain)) return true
    }
    if (ru === rv) {
      if (position[u] < position[v]) {
        if (turn(u, v)) return true
      }
    } else {
      // Tails of one kind of vehicle cost the same in either route, so four legs decide first.
      const same = type[ru] === type[rv]
      if ((!same || uy + price[v * m + x] - ux - vy < slack + fixed[ru] + fixed[rv]) && crossTails(u, v))
        return true
      if (symmetricPlain && crossHeads(u, v)) return true
    }
    return false
  }

  /** Moves of u to the front of a route, or against its depot. */
  function tryFront(u: number, r: number): boolean {
    const s = n + r
    const a = prev[u]
    const x = next[u]
    if (a === s) return false
    const y = next[s]
    const gain =
      (a === x ? 0 : price[a * m + x]) -
      price[a * m + u] -
      price[u * m + x] +
      price[s * m + u] +
      price[u * m + y] -
      (y === s ? 0 : price[s * m + y])
    if (relocate(u, s, 1, false, gain)) return true
    if (x < n && x !== s) {
      const xx = next[x]
      const out =
        (a === xx ? 0 : price[a * m + xx]) -
        price[a * m + u] -
        price[x * m + xx] -
        (y === s ? 0 : price[s * m + y])
      if (y !== u && relocate(u, s, 2, false, out + price[s * m + u] + price[x * m + y])) return true
    }
    if (route[u] !== r && crossTails(u, s)) return true
    return false
  }

  const swapStar = createSwapStar(inst, near, data, touch)
  const types = Math.max(...type) + 1

  function emptySlot(t: number): number {
    for (let r = 0; r < routes; r++) if (length[r] === 0 && type[r] === t) return r
    return -1
  }

  function improve(): void {
    let searching = true
    let first = true
    const { width, list } = near
    while (searching) {
      searching = false
      for (let k = n - 1; k > 0; k--) {
        const w = random.below(k + 1)
        const keep = order[k]
        order[k] = order[w]
        order[w] = keep
      }
      for (let k = 0; k < n; k++) {
        const u = order[k]
        const last = testedAt[u]
        testedAt[u] = moves
        for (let q = u * width, end = q + width; q < end; q++) {
          const v = list[q]
          if (v < 0) break
          const fresh = changedAt[route[u]] > changedAt[route[v]] ? changedAt[route[u]] : changedAt[route[v]]
          if (fresh <= last) continue
          if (tryPair(u, v) || (prev[v] >= n && tryFront(u, route[v]))) {
            searching = true
          }
        }
        if (!first || penalty[route[u]] > 0) {
          for (let t = 0; t < types; t++) {
            const r = emptySlot(t)
            if (r >= 0 && tryFront(u, r)) {
              searching = true
              break
            }
          }
        }
      }
      if (!searching || first) {
        if (swapStar.run()) searching = true
      }
      if (first) searching = true
      first = false
    }
  }

  function loadPlan(plan: number[][], known?: number[][]): void {
    moves = 1
    testedAt.fill(known ? 0 : -1)
    for (let r = 0; r < routes; r++) {
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

  function run(plan: number[][], known?: number[][]): void {
    loadPlan(plan, known)
    swapStar.reset()
    improve()
    self.moves += evaluations
    evaluations = 0
  }

  function listRoutes(): number[][] {
    const result: number[][] = []
    for (let r = 0; r < routes; r++) {
      const orders: number[] = []
      for (let c = next[n + r]; c < n; c = next[c]) orders.push(c)
      result.push(orders)
    }
    return result
  }

  const self: LocalSearch = { data, load: loadPlan, run, routes: listRoutes, moves: 0 }
  return self
}
