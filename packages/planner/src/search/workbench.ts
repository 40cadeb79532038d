// A small instance with changing content: pieces of a large plan are loaded one after another, so that one
// compiled kernel handles all of them.
import type { KernelInstance } from './instance.ts'
import { raise } from './prize-lift.ts'
import { createRouteDrive } from './route-drive.ts'

export interface Workbench {
  inst: KernelInstance
  /** Loads orders and routes of the whole, renumbered from 0; multiplies prizes by `lift`. */
  lay(orders: number[], slots: number[], lift: number): void
}

/** Creates an empty workbench for at most `n` orders and `routes` routes of `whole`. */
export function createWorkbench(fullInstance: KernelInstance, n: number, routes: number): Workbench {
  const m = n + routes
  const { extra, types, tariffs, clocks } = fullInstance
  const price = new Int32Array(tariffs * m * m)
  const time = fullInstance.time === fullInstance.price ? price : new Int32Array(clocks * m * m)
  const inst: KernelInstance = {
    ...fullInstance,
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
    extraDemand: new Int32Array(n * fullInstance.extra),
    extraCapacity: new Int32Array(routes * fullInstance.extra),
    allowed: fullInstance.allowed && new Uint8Array(n * fullInstance.types),
    maxDuration: new Int32Array(routes),
    fixed: new Int32Array(routes),
    type: new Int32Array(routes),
    tariff: new Int32Array(routes),
    timeBase: new Int32Array(routes),
    family: new Int32Array(routes),
    vehicleOf: new Int32Array(routes),
    shared: null,
    drive: fullInstance.drive && createRouteDrive(fullInstance.drive.p, n, fullInstance.drive.sharesTables),
    pins: fullInstance.pins && { heads: [], isPinned: new Uint8Array(n) },
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
    const from = Int32Array.from([...orders, ...slots.map((r) => fullInstance.n + r)])
    const served = orders.length
    // Read in the order of the whole, for sequential cache lines.
    const nodes = from.toSorted()
    const places = new Map(Array.from(from, (node, a) => [node, a < served ? a : n + a - served]))
    const goals = nodes.map((node) => places.get(node)!)
    for (let k = 0; k < tariffs; k++)
      copySquare(
        fullInstance.price,
        k * fullInstance.m * fullInstance.m,
        fullInstance.m,
        nodes,
        price,
        k * m * m,
        m,
        goals,
      )
    for (let k = 0; time !== price && k < clocks; k++)
      copySquare(
        fullInstance.time,
        k * fullInstance.m * fullInstance.m,
        fullInstance.m,
        nodes,
        time,
        k * m * m,
        m,
        goals,
      )
    for (let a = 0; a < from.length; a++) {
      const to = a < served ? a : n + a - served
      inst.early[to] = fullInstance.early[from[a]]
      inst.late[to] = fullInstance.late[from[a]]
      inst.service[to] = fullInstance.service[from[a]]
      inst.demand[to] = fullInstance.demand[from[a]]
    }
    slots.forEach((r, k) => {
      inst.capacity[k] = fullInstance.capacity[r]
      for (let d = 0; d < extra; d++)
        inst.extraCapacity[k * extra + d] = fullInstance.extraCapacity[r * extra + d]
      inst.maxDuration[k] = fullInstance.maxDuration[r]
      inst.fixed[k] = fullInstance.fixed[r]
      inst.type[k] = fullInstance.type[r]
      inst.tariff[k] = fullInstance.tariff[r]
      inst.timeBase[k] = (fullInstance.timeBase[r] / fullInstance.m ** 2) * m * m
      inst.family[k] = fullInstance.family[r]
      inst.vehicleOf[k] = fullInstance.vehicleOf[r]
    })
    layPins(orders, slots)
    orders.forEach((c, k) => {
      inst.rank[k] = fullInstance.rank[c]
      inst.urgency[k] = fullInstance.urgency[c]
      inst.prize[k] = fullInstance.prize[c]
      if (inst.drive) inst.drive.orderOf[k] = fullInstance.drive!.orderOf[c]
      inst.weight[k] = fullInstance.weight[c]
      for (let d = 0; d < extra; d++)
        inst.extraDemand[k * extra + d] = fullInstance.extraDemand[c * extra + d]
      for (let t = 0; inst.allowed && t < types; t++)
        inst.allowed[t * n + k] = fullInstance.allowed![t * fullInstance.n + c]
    })
    raise(inst.prize, lift)
  }

  function layPins(orders: number[], slots: number[]): void {
    if (!inst.pins || !fullInstance.pins) return
    const { heads, isPinned } = fullInstance.pins
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
