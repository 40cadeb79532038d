// Chooses what to remove: strings of neighbouring orders from neighbouring routes (SISR), with their pairs.
import type { Random } from '../search/random.ts'
import type { PairInstance } from './instance.ts'
import type { PairPlan } from './plan.ts'

const LONGEST_STRING = 10
const SPLIT_CHANCE = 0.5
const KEEP_MORE_CHANCE = 0.01

export interface PairRuin {
  /** Removes pairs around an order; they become unserved. */
  run(plan: PairPlan, meanRemoved: number, seed: number): void
}

/** The nearest nodes of each node, by price and unavoidable waiting. */
export function nearestNodes(inst: PairInstance, width: number): { width: number; list: Int32Array } {
  const { n, m, price, time, early, late, service } = inst
  const k = Math.min(width, n - 1)
  const list = new Int32Array(n * k)
  const key = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const there = early[i] + service[i] + time[i * m + j] <= late[j] ? price[i * m + j] : Infinity
      const back = early[j] + service[j] + time[j * m + i] <= late[i] ? price[j * m + i] : Infinity
      key[j] = j === i ? Infinity : Math.min(there, back, 4 * Math.min(price[i * m + j], price[j * m + i]))
    }
    const order = Array.from({ length: n }, (_, j) => j)
      .filter((j) => j !== i)
      .toSorted((a, b) => key[a] - key[b])
    for (let c = 0; c < k; c++) list[i * k + c] = order[c]
  }
  return { width: k, list }
}

/** Creates the removal step; `near` comes from `nearestNodes`. */
export function createPairRuin(
  inst: PairInstance,
  near: { width: number; list: Int32Array },
  random: Random,
): PairRuin {
  const { n, pairs, pairOf, vehicles } = inst
  const ruined = new Uint8Array(vehicles)
  const isOut = new Uint8Array(pairs)
  const touched: number[] = []
  const marked: number[] = []

  function run(plan: PairPlan, meanRemoved: number, seed: number): void {
    const { routes, routeOf } = plan
    const served = n - 2 * plan.absent.length
    const mean = served / Math.max(1, plan.used)
    const longest = Math.min(LONGEST_STRING, Math.max(2, mean))
    const strings = Math.floor(random.unit() * ((4 * meanRemoved) / (1 + longest)) + 1)
    touched.length = 0
    marked.length = 0
    for (let i = -1; i < near.width && touched.length < strings; i++) {
      const o = i < 0 ? seed : near.list[seed * near.width + i]
      const r = routeOf[o]
      if (r < 0 || ruined[r] === 1) continue
      ruined[r] = 1
      touched.push(r)
      takeString(routes[r].nodes, routes[r].length, o, longest)
    }
    for (const r of touched) {
      ruined[r] = 0
      plan.remove(r, isOut)
    }
    for (const u of marked) isOut[u] = 0
  }

  function takeString(nodes: Int32Array, length: number, o: number, longest: number): void {
    let at = 1
    while (nodes[at] !== o) at++
    const most = Math.min(longest, length)
    const size = Math.floor(random.unit() * most + 1)
    let keptCount = 0
    if (size > 1 && size < length && random.unit() < SPLIT_CHANCE) {
      keptCount = 1
      while (size + keptCount < length && random.unit() < KEEP_MORE_CHANCE) keptCount++
    }
    const span = size + keptCount
    const low = Math.max(1, at - span + 1)
    const high = Math.min(at, length - span + 1)
    const start = low + random.below(high - low + 1)
    const hole = keptCount > 0 ? start + 1 + random.below(size - 1) : start + span
    for (let i = start; i < start + span; i++) {
      if (i >= hole && i < hole + keptCount) continue
      const u = pairOf[nodes[i]]
      if (isOut[u] === 1) continue
      isOut[u] = 1
      marked.push(u)
    }
  }

  return { run }
}
