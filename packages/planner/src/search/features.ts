// Tells which features of a problem the kernels handle by tables alone.
import { hasOvertime } from '../model/overtime.ts'
import type { Compiled } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { ordersStops } from '../model/sequence-rules.ts'
import { countTariffs, listClocks } from './tariffs.ts'

/**
 * True when legs, loads and one window per stop do not determine a route; changes are then checked by driving
 * it (`route-drive.ts`).
 */
export function needsDriving(p: Compiled): boolean {
  if (
    p.hasPairs ||
    p.windowFrom.length !== p.n ||
    p.traffic ||
    p.balance > 0 ||
    p.hasPromise ||
    p.hasOwnTimes ||
    ordersStops(p)
  )
    return true
  if (p.hasSetup && !allElsewhere(p)) return true
  if (p.release.some((t) => t > 0)) return true
  if (anyGoesBothWays(p)) return true
  if (countTariffs(p.vehicles) === 1 && p.vehicles[0].ratePerTaskSecond > 0) return true
  return p.vehicles.some(
    (v) =>
      v.breaks.length > 0 ||
      v.reload ||
      v.drivingRule ||
      hasOvertime(v) ||
      v.maxTravel < MAX_VALUE ||
      v.maxDistance < MAX_VALUE,
  )
}

/** True when no two orders share a place and none is at a vehicle's start, so every order needs its setup. */
export function allElsewhere(p: Compiled): boolean {
  const places = new Set(p.vehicles.map((v) => v.start))
  const before = places.size
  for (let o = 0; o < p.n; o++) places.add(p.location[o])
  return places.size === before + p.n
}

/** True when one tour both delivers and collects, pairs apart, so that the load depends on the sequence. */
export function goesBothWays(p: Compiled, dimension: number): boolean {
  let delivers = false
  let collects = false
  for (let o = 0, k = dimension; o < p.n; o++, k += p.dims) {
    if (p.partner[o] >= 0) continue
    if (p.delivery[k] > 0) delivers = true
    if (p.pickup[k] > 0) collects = true
  }
  return delivers && collects
}

/** True when any dimension goes both ways. */
export function anyGoesBothWays(p: Compiled): boolean {
  for (let d = 0; d < p.dims; d++) if (goesBothWays(p, d)) return true
  return false
}

/** True when a vehicle may make fewer stops than there are orders. */
export function hasStopLimit(p: Compiled): boolean {
  return p.vehicles.some((v) => v.maxStops < MAX_VALUE)
}

/** True when the problem needs no feature that only the annealing kernel has. */
export function isBred(p: Compiled): boolean {
  return (
    p.n > 1 &&
    !p.fewestVehicles &&
    !p.hasPairs &&
    !p.rank.includes(-1) &&
    !p.rules &&
    p.dims === 1 &&
    !hasStopLimit(p) &&
    p.vehicles.every((v) => v.ratePerPaidSecond === 0 && v.pinned.length === 0) &&
    listClocks(p.vehicles).drivers.length === 1 &&
    !p.compatible.includes(0) &&
    !needsDriving(p)
  )
}
