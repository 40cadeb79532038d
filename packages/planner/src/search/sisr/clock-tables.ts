// Tables for the clocks: breaks and their windows as flat arrays for the hot loop.
import type { CompiledVehicle } from '../../model/compile.ts'
import type { KernelInstance } from '../instance.ts'
import type { RouteDrive } from '../route-drive.ts'

/** Later than any time; earlier than any. */
export const NEVER = 0x7fffffff
export const LONG_AGO = -0x80000000

/**
 * Vehicle v has breaks `firstBreak[v]` to `firstBreak[v + 1] - 1`; break b has windows `firstWindow[b]` to
 * `firstWindow[b + 1] - 1`.
 */
export interface BreakTables {
  firstBreak: Int32Array
  breakSeconds: Int32Array
  firstWindow: Int32Array
  breakFrom: Int32Array
  breakTo: Int32Array
}

export function listBreaks(vehicles: readonly CompiledVehicle[]): BreakTables {
  const all = vehicles.flatMap((v) => v.breaks)
  return {
    firstBreak: startsOf(vehicles.map((v) => v.breaks.length)),
    breakSeconds: Int32Array.from(all, (b) => b.service),
    firstWindow: startsOf(all.map((b) => b.from.length)),
    breakFrom: Int32Array.from(all.flatMap((b) => b.from)),
    breakTo: Int32Array.from(all.flatMap((b) => b.to)),
  }
}

/** Seconds at order `i` after node `h` on route `r`. */
export function createStay({ n, vehicleOf }: KernelInstance, drive: RouteDrive) {
  const { p, orderOf } = drive
  const { location, vehicles, hasSetup, hasOwnTimes } = p
  return (i: number, h: number, r: number): number => {
    const o = orderOf[i]
    const { service, setup } = hasOwnTimes ? vehicles[vehicleOf[r]] : p
    if (!hasSetup) return service[o]
    const from = h < n ? location[orderOf[h]] : vehicles[vehicleOf[h - n]].start
    return service[o] + (from === location[o] ? 0 : setup[o])
  }
}

/** Start offsets of concatenated rows of these lengths, and the final end. */
function startsOf(lengths: number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  lengths.forEach((length, k) => (starts[k + 1] = starts[k] + length))
  return starts
}
