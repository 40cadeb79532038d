// Moves of the local search: relocate, swap, 2-opt and 2-opt* (Vidal, Computers & Operations Research 2022), with penalties for
// load and time warp. Long, because V8 compiles the functions of one closure with its tables as constants: passing the tables
// as an object costs a fifth of the speed.
import type { KernelInstance } from '../instance.ts'
import type { RouteData } from './route-data.ts'
import type { Warps } from './segments.ts'

/** Each returns whether it made its move; `gain` is the change of price. */
export interface LocalMoves {
  /** Moves `count` orders from u on to after v; `reversed` swaps their order. */
  relocate: (u: number, v: number, count: number, reversed: boolean, gain: number) => boolean
  /** Swaps `cu` orders from u with `cv` orders from v, which are not adjacent. */
  swap: (u: number, v: number, cu: number, cv: number, gain: number) => boolean
  /** 2-opt in one route, u before v: reverses the stretch after u up to v. */
  turn: (u: number, v: number, gain: number) => boolean
  /** 2-opt* between routes: u continues with v's tail, v with u's. */
  crossTails: (u: number, v: number) => boolean
  /** Between routes without windows: joins head to head and tail to tail. */
  crossHeads: (u: number, v: number, gain: number) => boolean
  /** Updates two changed routes. */
  touch: (r: number, other: number) => void
  /** Moves made since the plan was loaded, and moves tried. */
  made: number
  tried: number
}

const LITTLE = 1e-6

/** Creates the moves over the routes of `data`. */
export function createMoves(inst: KernelInstance, data: RouteData, warps: Warps): LocalMoves {
  const { n, m, price, demand, capacity, fixed, type, hasTime, oneType, tariff } = inst
  const square = m * m
  const { next, prev, route, position, leg, loadTo, load, length, warp, penalty, rates, coreTo } = data
  const { chain } = warps

  function overload(r: number, carried: number): number {
    const over = carried - capacity[r]
    return over > 0 ? over * rates[0] : 0
  }

  function touch(r: number, other: number): void {
    self.made++
    data.update(r, self.made)
    if (other !== r) data.update(other, self.made)
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

  function relocate(u: number, v: number, count: number, reversed: boolean, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const a = prev[u]
    const y = next[v]
    const b = count === 2 ? next[x] : x
    const first = reversed ? x : u
    self.tried++
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

  function swap(u: number, v: number, cu: number, cv: number, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    const a = prev[u]
    const b = prev[v]
    const afterU = cu === 2 ? next[x] : x
    const afterV = cv === 2 ? next[y] : y
    self.tried++
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

  function turn(u: number, v: number, gain: number): boolean {
    const r = route[u]
    const x = next[u]
    const y = next[v]
    self.tried++
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

  function crossTails(u: number, v: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const su = n + ru
    const sv = n + rv
    const x = next[u]
    const y = next[v]
    const toX = x === su ? sv : x
    const toY = y === sv ? su : y
    self.tried++
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

  function crossHeads(u: number, v: number, gain: number): boolean {
    const ru = route[u]
    const rv = route[v]
    const x = next[u]
    const y = next[v]
    if (type[ru] !== type[rv]) return false
    self.tried++
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

  const self: LocalMoves = { relocate, swap, turn, crossTails, crossHeads, touch, made: 0, tried: 0 }
  return self
}
