// A small instance with changing content: pieces of a large plan are loaded one after another, so that one
// compiled kernel handles all of them.
import type { VrptwInstance } from './instance.ts'
import { raise } from './prize-lift.ts'
import { createRouteDrive } from './route-drive.ts'

export interface Workbench {
  inst: VrptwInstance
  /** Loads orders and routes of the whole, renumbered from 0; multiplies prizes by `lift`. */
  lay(orders: number[], slots: number[], lift: number): void
}

/** Creates an empty workbench for at most `n` orders and `routes` routes of `whole`. */
export function createWorkbench(whole: VrptwInstance, n: number, routes: number): Workbench {
  const m = n + routes
  const { extra, types, tariffs, clocks } = whole
  const price = new Int32Array(tariffs * m * m)
  const time = whole.time === whole.price ? price : new Int32Array(clocks * m * m)
  const inst: VrptwInstance = {
    ...whole,
    n,
    routes,
    count: 0,
    usable: 0,
    m,
    price,
    time,
    early: new Int32Array(m),
    late: new Int32Array(m),
    service: new Int32Array(m),
    demand: new Int32Array(m),
    capacity: new Int32Array(routes),
    extraDemand: new Int32Array(n * whole.extra),
    extraCapacity: new Int32Array(routes * whole.extra),
    allowed: whole.allowed && new Uint8Array(n * whole.types),
    maxDuration: new Int32Array(routes),
    fixed: new Int32Array(routes),
    type: new Int32Array(routes),
    tariff: new Int32Array(routes),
    timeBase: new Int32Array(routes),
    family: new Int32Array(routes),
    vehicleOf: new Int32Array(routes),
    shared: null,
    drive: whole.drive && createRouteDrive(whole.drive.p, n),
    pins: whole.pins && { heads: [], isPinned: new Uint8Array(n) },
    pairs: null,
    trips: null,
    rank: new Int32Array(n),
    urgency: new Int32Array(n),
    prize: new Int32Array(n),
    weight: new Float64Array(n),
  }

  function lay(orders: number[], slots: number[], lift: number): void {
    inst.count = orders.length
    inst.usable = slots.length
    const from = Int32Array.from([...orders, ...slots.map((r) => whole.n + r)])
    const served = orders.length
    // Read in the order of the whole, for sequential cache lines.
    const nodes = from.toSorted()
    const places = new Map(Array.from(from, (node, a) => [node, a < served ? a : n + a - served]))
    const goals = nodes.map((node) => places.get(node)!)
    for (let k = 0; k < tariffs; k++)
      copySquare(whole.price, k * whole.m * whole.m, whole.m, nodes, price, k * m * m, m, goals)
    for (let k = 0; time !== price && k < clocks; k++)
      copySquare(whole.time, k * whole.m * whole.m, whole.m, nodes, time, k * m * m, m, goals)
    for (let a = 0; a < from.length; a++) {
      const to = a < served ? a : n + a - served
      inst.early[to] = whole.early[from[a]]
      inst.late[to] = whole.late[from[a]]
      inst.service[to] = whole.service[from[a]]
      inst.demand[to] = whole.demand[from[a]]
    }
    slots.forEach((r, k) => {
      inst.capacity[k] = whole.capacity[r]
      for (let d = 0; d < extra; d++) inst.extraCapacity[k * extra + d] = whole.extraCapacity[r * extra + d]
      inst.maxDuration[k] = whole.maxDuration[r]
      inst.fixed[k] = whole.fixed[r]
      inst.type[k] = whole.type[r]
      inst.tariff[k] = whole.tariff[r]
      inst.timeBase[k] = (whole.timeBase[r] / whole.m ** 2) * m * m
      inst.family[k] = whole.family[r]
      inst.vehicleOf[k] = whole.vehicleOf[r]
    })
    layPins(orders, slots)
    orders.forEach((c, k) => {
      inst.rank[k] = whole.rank[c]
      inst.urgency[k] = whole.urgency[c]
      inst.prize[k] = whole.prize[c]
      if (inst.drive) inst.drive.orderOf[k] = whole.drive!.orderOf[c]
      inst.weight[k] = whole.weight[c]
      for (let d = 0; d < extra; d++) inst.extraDemand[k * extra + d] = whole.extraDemand[c * extra + d]
      for (let t = 0; inst.allowed && t < types; t++)
        inst.allowed[t * n + k] = whole.allowed![t * whole.n + c]
    })
    raise(inst.prize, lift)
  }

  function layPins(orders: number[], slots: number[]): void {
    if (!inst.pins || !whole.pins) return
    const { heads, isPinned } = whole.pins
    const indexOf = new Map(orders.map((c, k) => [c, k]))
    orders.forEach((c, k) => (inst.pins!.isPinned[k] = isPinned[c]))
    inst.pins.heads = slots.map((r) => heads[r].map((c) => indexOf.get(c)!))
  }

  return { inst, lay }
}

/**
 * Copies the legs between `nodes` from the square table at `there` into the one at `at`, in rows and columns
 * `goals`.
 */
function copySquare(
  source: Int32Array,
  there: number,
  width: number,
  nodes: Int32Array,
  target: Int32Array,
  at: number,
  m: number,
  goals: Int32Array,
): void {
  const count = nodes.length
  for (let a = 0; a < count; a++) {
    const row = at + goals[a] * m
    const out = there + nodes[a] * width
    for (let b = 0; b < count; b++) target[row + goals[b]] = source[out + nodes[b]]
  }
}
