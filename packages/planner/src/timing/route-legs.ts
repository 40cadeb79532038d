// Legs of a sequence with its reloads, and their times from a given start.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { placeBreaks, type BareLeg } from '../clock/place-breaks.ts'
import { timeLegs, type TimedLeg } from '../clock/time-legs.ts'
import type { Window } from '../model/problem.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { RELOAD } from './trips.ts'

/** Marks the return at the end of a sequence. */
export const HOME = -2

/** A leg of the route, with the order (or RELOAD) at its end; -1 for the return. */
export interface RouteLeg extends BareLeg {
  at: number
  there: number
}

/** Legs of an expanded sequence, with the load on board during each. */
export function listLegs(
  p: Compiled,
  v: CompiledVehicle,
  ids: readonly number[],
): { legs: RouteLeg[]; loads: number[][] } {
  const legs: RouteLeg[] = []
  const loads: number[][] = []
  let here = v.start
  let load = tripLoad(p, ids, 0)
  for (const [i, o] of [...ids, HOME].entries()) {
    const there = o === HOME ? (v.end >= 0 ? v.end : here) : o === RELOAD ? v.reload!.location : p.location[o]
    const base = isDriven(v, o, here) ? v.time[here * v.size + there] : 0
    const onBoard = load
    const stay =
      o === HOME
        ? { windows: [], service: 0 }
        : o === RELOAD
          ? { windows: [[tripRelease(p, ids, i + 1), Infinity] as Window], service: v.reload!.service }
          : { windows: windowsOf(p, o), service: v.service[o] + (here === there ? 0 : v.setup[o]) }
    legs.push({
      at: o,
      there,
      drive: base === UNREACHABLE ? 0 : base,
      ...stay,
      allows: (k) => !v.breaks[k].maxLoad?.some((limit, d) => d < p.dims && onBoard[d] > limit),
    })
    loads.push(onBoard)
    if (o === RELOAD) load = tripLoad(p, ids, i + 1)
    else if (o !== HOME) load = load.map((q, d) => q + p.pickup[o * p.dims + d] - p.delivery[o * p.dims + d])
    here = there
  }
  loads.push(load)
  return { legs, loads }
}

/** False for a leg from nowhere, and after the last stop of a route with an open end. */
export function isDriven(v: CompiledVehicle, at: number, here: number): boolean {
  return here >= 0 && (at !== HOME || v.end >= 0)
}

/** Places breaks leg by leg from `startAt`. */
export function timeRoute(
  p: Compiled,
  v: CompiledVehicle,
  legs: readonly RouteLeg[],
  startAt: number,
): TimedLeg[] {
  const breaks = placeBreaks(startAt, legs, v.breaks, p)
  return timeLegs(
    startAt,
    legs.map((leg, i) => ({ ...leg, breaks: breaks[i] })),
    p,
  )
}

function windowsOf(p: Compiled, o: number): Window[] {
  const windows: Window[] = []
  for (let w = p.windowAt[o]; w < p.windowAt[o + 1]; w++) windows.push([p.windowFrom[w], p.windowTo[w]])
  return windows
}

function tripLoad(p: Compiled, ids: readonly number[], from: number): number[] {
  const load = Array.from({ length: p.dims }, () => 0)
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) {
    const o = ids[i]
    if (p.partner[o] < 0) for (let k = 0; k < p.dims; k++) load[k] += p.delivery[o * p.dims + k]
  }
  return load
}

function tripRelease(p: Compiled, ids: readonly number[], from: number): number {
  let t = 0
  for (let i = from; i < ids.length && ids[i] !== RELOAD; i++) t = Math.max(t, p.release[ids[i]])
  return t
}
