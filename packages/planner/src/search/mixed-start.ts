// Initial plans for a mixed fleet: savings for each kind as if it were the only one, savings that fill the
// cheapest vans first, vans filled one by one, and insertion.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { TUNING } from '../tuning.ts'
import { keepFeasible } from './feasible.ts'
import type { KernelInstance } from './instance.ts'
import { costOf, missingOf, prizesOf } from './measures.ts'
import type { Nearest } from './nearest.ts'
import { liftPrizes } from './prize-lift.ts'
import { savings } from './savings.ts'
import { fillTiers } from './tiers.ts'
import { fillVans } from './van-by-van.ts'
import type { Sisr } from './sisr/sisr.ts'

/** Kinds tried separately by savings, largest vehicles first, and one after the other. */
const KINDS = 6
const MOST_KINDS = 24
/** Share of orders that may be left to the pieces. */
const LARGEST_MISSING_SHARE = 0.75

/** The best of several initial plans, by slot; `builder` inserts what they lack. */
export function startMixed(p: Compiled, inst: KernelInstance, near: Nearest, builder: Sisr): number[][] {
  let best: number[][] = []
  let value = { missing: Infinity, cost: Infinity }
  const lift = liftPrizes(inst)
  const kinds = listKinds(p, inst)
  const candidates: number[][][] = [[]]
  if (inst.exchanges) candidates.push(...savingsByKind(inst, near, kinds.slice(0, KINDS)))
  if (kinds.length <= MOST_KINDS) candidates.push(...fill(inst, near, kinds))
  for (const plan of candidates) {
    builder.load(plan)
    const start = builder.current()
    const missing = missingOf(inst, start)
    const cost = costOf(inst, start) + prizesOf(inst, missing)
    const found = { missing: missing.filter((c) => inst.prize[c] < 0).length, cost }
    if (found.missing > value.missing || (found.missing === value.missing && found.cost >= value.cost))
      continue
    value = found
    best = start
  }
  lift?.end()
  return best
}

/**
 * An initial plan of thousands of orders without the tables of a whole search, which would dominate the time:
 * missing orders are inserted piece by piece. Empty when too many would be missing.
 */
export function startInPieces(p: Compiled, inst: KernelInstance, near: Nearest): number[][] {
  const kinds = listKinds(p, inst)
  if (kinds.length > MOST_KINDS) return []
  const [plan] = fill(inst, near, kinds).toSorted((a, b) => priceOfAll(inst, a) - priceOfAll(inst, b))
  return missingOf(inst, plan).length <= LARGEST_MISSING_SHARE * inst.n ? plan : []
}

function fill(inst: KernelInstance, near: Nearest, kinds: number[][]): number[][][] {
  const tiers = fillTiers(inst, near, kinds)
  return inst.trips ? [tiers] : [tiers, fillVans(inst, near, kinds)]
}

/** Cost of a plan extrapolated to all orders. */
function priceOfAll(inst: KernelInstance, plan: number[][]): number {
  return (costOf(inst, plan) * inst.n) / Math.max(1, inst.n - missingOf(inst, plan).length)
}

/**
 * Slots by kind of vehicle, largest first; vehicles of a kind may differ in skills, which only exclude
 * orders.
 */
export function listKinds(p: Compiled, inst: KernelInstance): number[][] {
  const slots = new Map<string, number[]>()
  for (let r = 0; r < inst.usable; r++) {
    const kind = kindOf(p.vehicles[inst.vehicleOf[r]], inst.tariff[r], inst.family[r])
    const members = slots.get(kind)
    if (members) members.push(r)
    else slots.set(kind, [r])
  }
  return [...slots.values()].toSorted((a, b) => inst.capacity[b[0]] - inst.capacity[a[0]])
}

/** Plans of a single kind of vehicle each; insertion serves routes beyond its count. */
function savingsByKind(inst: KernelInstance, near: Nearest, kinds: number[][]): number[][][] {
  return kinds.map((members) => {
    const routes = savings(inst, near, members[0], TUNING.kernel.savingsNeighbours).toSorted(
      (a, b) => b.length - a.length,
    )
    const plan: number[][] = Array.from({ length: inst.routes }, () => [])
    members.forEach((r, k) => {
      plan[r] = keepFeasible(inst, r, routes[k] ?? [])
    })
    return plan
  })
}

/** Equal for vehicles with the same savings. */
function kindOf(v: CompiledVehicle, tariff: number, family: number): string {
  return [tariff, family, v.fixed, v.maxStops, v.maxTravel, v.maxDistance, ...v.capacity].join(' ')
}
