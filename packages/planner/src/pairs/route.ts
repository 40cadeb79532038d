// A route of the pair kernel: its nodes, and tables for insertion checks.
import type { PairInstance } from './instance.ts'

export class PairRoute {
  /** Start at 0, orders at 1..length, end at length + 1. */
  nodes: Int32Array
  length = 0
  /** Earliest departure from position i. */
  depart: Int32Array
  /** Latest arrival at position i that keeps later stops in time. */
  latest: Int32Array
  /** Load after position i. */
  load: Int32Array
  /** Seconds and price of the leg after position i. */
  legTime: Int32Array
  legPrice: Int32Array
  cost = 0
  /** Identifies the content: routes with equal marks have the same sequence. */
  mark = 0

  constructor(room: number) {
    this.nodes = new Int32Array(room)
    this.depart = new Int32Array(room)
    this.latest = new Int32Array(room)
    this.load = new Int32Array(room)
    this.legTime = new Int32Array(room)
    this.legPrice = new Int32Array(room)
  }

  /** Reserves space for `length` orders. */
  reserve(length: number): void {
    if (this.nodes.length >= length + 4) return
    const room = 2 * length + 8
    const nodes = new Int32Array(room)
    nodes.set(this.nodes)
    this.nodes = nodes
    this.depart = new Int32Array(room)
    this.latest = new Int32Array(room)
    this.load = new Int32Array(room)
    this.legTime = new Int32Array(room)
    this.legPrice = new Int32Array(room)
  }
}

/** Recomputes the tables; false when the route is infeasible. */
export function refresh(inst: PairInstance, route: PairRoute): boolean {
  const { n, m, time, price, early, late, service, change, capacity } = inst
  const { nodes, length, depart, latest, load, legTime, legPrice } = route
  nodes[0] = n
  nodes[length + 1] = n + 1
  let t = early[n]
  let onBoard = 0
  let sum = 0
  let low = 17
  let high = 29
  let here = n
  depart[0] = t
  load[0] = 0
  for (let i = 1; i <= length + 1; i++) {
    const o = nodes[i]
    const k = here * m + o
    const drive = time[k]
    legTime[i - 1] = drive
    legPrice[i - 1] = price[k]
    sum += price[k]
    t += drive
    if (t > late[o]) return false
    if (t < early[o]) t = early[o]
    t += service[o]
    depart[i] = t
    onBoard += change[o]
    if (onBoard > capacity) return false
    load[i] = onBoard
    low = Math.imul(low ^ o, 0x01000193) ^ (low >>> 15)
    high = Math.imul(high + o, 0x9e3779b1) ^ (high >>> 13)
    here = o
  }
  let limit = late[n + 1]
  latest[length + 1] = limit
  for (let i = length; i >= 1; i--) {
    const o = nodes[i]
    limit -= legTime[i] + service[o]
    if (limit > late[o]) limit = late[o]
    latest[i] = limit
  }
  route.cost = length > 0 ? sum + inst.fixed : 0
  route.mark = (low >>> 0) * 1_048_576 + (high >>> 12)
  return true
}
