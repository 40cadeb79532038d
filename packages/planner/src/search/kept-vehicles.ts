// Selects the vehicles for which the fast kernels build tables.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import type { Sequences } from './engine.ts'

/** True for identical vehicles. */
export function isOneType(p: Compiled): boolean {
  return p.vehicles.every((v) => v.type === p.vehicles[0].type)
}

/**
 * Vehicles like the first that loads and stop limits require; more are needed because they do not divide
 * evenly.
 */
export function leastRoutes(p: Compiled): number {
  const { capacity, maxStops } = p.vehicles[0]
  let least = p.n / maxStops
  for (let d = 0; d < p.dims; d++) {
    let sum = 0
    for (let k = d; k < p.delivery.length; k += p.dims) sum += p.delivery[k] + p.pickup[k]
    least = Math.max(least, sum / Math.max(1, capacity[d]))
  }
  return Math.ceil(least)
}

/** Maximum number of vehicles considered of a large identical fleet. */
function routesKept(p: Compiled): number {
  return Math.max(Math.ceil(p.n / 3), Math.ceil(leastRoutes(p) * 1.5))
}

/**
 * Of thousands of identical vehicles, as many as loads, stops and hours may need. Kinds alternate, so an idle
 * one of each is found soon.
 */
function enoughOfEachKind(p: Compiled): CompiledVehicle[] {
  const totals = new Float64Array(p.dims)
  for (let k = 0; k < p.delivery.length; k++) totals[k % p.dims] += p.delivery[k] + p.pickup[k]
  const isTimed = p.vehicles.some((v) => v.to < MAX_VALUE || v.maxDuration < MAX_VALUE)
  const counts = new Map<number, number>()
  const turn = new Map<CompiledVehicle, number>()
  const enough = p.vehicles.filter((v) => {
    let needed = isTimed ? p.n / 4 : 0
    for (let d = 0; d < p.dims; d++) needed = Math.max(needed, totals[d] / Math.max(1, v.capacity[d]))
    needed = Math.max(needed, p.n / Math.max(1, v.maxStops))
    const count = counts.get(v.type) ?? 0
    if (count >= Math.min(p.n, Math.ceil(needed * 1.3) + 10)) return false
    counts.set(v.type, count + 1)
    turn.set(v, count)
    return true
  })
  return enough.toSorted((a, b) => turn.get(a)! - turn.get(b)!)
}

/** As many as the orders may need, and all that a given plan uses. */
export function vehiclesKept(p: Compiled, initial: Sequences | null): CompiledVehicle[] {
  const enough = isOneType(p) ? p.vehicles.slice(0, routesKept(p)) : enoughOfEachKind(p)
  if (!initial) return enough
  const indices = new Set([...enough.map(({ index }) => index), ...initial.map(({ vehicle }) => vehicle)])
  return p.vehicles.filter(({ index }) => indices.has(index))
}
