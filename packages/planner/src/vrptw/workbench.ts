// A small instance whose content changes: pieces of a large plan are laid on it one after another, so that one kernel,
// compiled once, works on all of them.
import type { VrptwInstance } from './instance.ts'
import { raise } from './prize-lift.ts'
import { createRouteDrive } from './route-drive.ts'

export interface Workbench {
  inst: VrptwInstance
  /** Replaces the content: orders and routes of the whole, renumbered from 0; prizes count `lift` times. */
  lay(orders: number[], slots: number[], lift: number): void
}

/** Makes an empty workbench for at most `n` orders and `routes` routes of `whole`. */
export function createWorkbench(whole: VrptwInstance, n: number, routes: number): Workbench {
  const m = n + routes
  const { extra, types, tariffs } = whole
  const price = new Int32Array(tariffs * m * m)
  const time = whole.time === whole.price ? price : new Int32Array(m * m)
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
    family: new Int32Array(routes),
    vehicleOf: new Int32Array(routes),
    shared: null,
    drive: whole.drive && createRouteDrive(whole.drive.p, n),
    rank: new Int32Array(n),
    prize: new Int32Array(n),
    weight: new Float64Array(n),
  }

  function lay(orders: number[], slots: number[], lift: number): void {
    inst.count = orders.length
    inst.usable = slots.length
    const from = Int32Array.from([...orders, ...slots.map((r) => whole.n + r)])
    const served = orders.length
    for (let k = 0; k < tariffs; k++)
      copySquare(whole.price, k * whole.m * whole.m, whole.m, from, served, price, k * m * m, m, n)
    if (time !== price) copySquare(whole.time, 0, whole.m, from, served, time, 0, m, n)
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
      inst.family[k] = whole.family[r]
      inst.vehicleOf[k] = whole.vehicleOf[r]
    })
    orders.forEach((c, k) => {
      inst.rank[k] = whole.rank[c]
      inst.prize[k] = whole.prize[c]
      if (inst.drive) inst.drive.orderOf[k] = whole.drive!.orderOf[c]
      inst.weight[k] = whole.weight[c]
      for (let d = 0; d < extra; d++) inst.extraDemand[k * extra + d] = whole.extraDemand[c * extra + d]
      for (let t = 0; inst.allowed && t < types; t++)
        inst.allowed[t * n + k] = whole.allowed![t * whole.n + c]
    })
    raise(inst.prize, lift)
  }

  return { inst, lay }
}

/**
 * Copies the legs between the nodes in `from` out of a square table that begins at `there` into one that begins at `at`:
 * the first `served` of them are its first rows and columns, the others follow from number `n` on.
 */
function copySquare(
  source: Int32Array,
  there: number,
  width: number,
  from: Int32Array,
  served: number,
  target: Int32Array,
  at: number,
  m: number,
  n: number,
): void {
  // Depots come behind the orders' gap: with it, one number leads from a node of the list to its column.
  const gap = n - served
  for (let a = 0; a < from.length; a++) {
    const row = at + (a < served ? a : a + gap) * m
    const out = there + from[a] * width
    for (let b = 0; b < served; b++) target[row + b] = source[out + from[b]]
    for (let b = served; b < from.length; b++) target[row + gap + b] = source[out + from[b]]
  }
}
