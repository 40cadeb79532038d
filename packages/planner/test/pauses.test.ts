// Tests breaks on a route: earliest end and latest start are consistent, and no placement is better.
import { describe, expect, it } from 'vitest'
import { createPauses } from '../src/timing/pauses.ts'
import type { Compiled, CompiledVehicle } from '../src/model/compile.ts'
import { placeBreaks } from '../src/clock/place-breaks.ts'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

const KINDS: Feature[][] = [
  ['breaks'],
  ['breaks', 'windows', 'setup'],
  ['twoBreaks', 'manyWindows'],
  ['twoBreaks', 'windows', 'openEnds', 'depots'],
]

/** Ends of all break placements, stop by stop. */
function earliestEndByHand(
  p: Compiled,
  v: CompiledVehicle,
  ids: Int32Array,
  length: number,
  start: number,
): number {
  const go = (i: number, here: number, t: number, taken: number): number => {
    const last = i === length
    const there = last ? (v.end >= 0 ? v.end : here) : p.location[ids[i]!]!
    const base = here >= 0 ? v.time[here * v.size + there]! : 0
    let best = Infinity
    for (let more = 0; taken + more <= v.breaks.length; more++) {
      let now = t
      let rest = base
      let fits = true
      for (let k = taken; k < taken + more && fits; k++) {
        const b = v.breaks[k]!
        const w = b.to.findIndex((to) => to >= now)
        fits = w >= 0
        if (!fits) break
        const begin = Math.max(now, b.from[w]!)
        rest -= Math.min(begin - now, rest)
        now = begin + b.service
      }
      if (fits) best = Math.min(best, arrive(i, there, here, now + rest, taken + more))
    }
    return best
  }
  const arrive = (i: number, there: number, here: number, t: number, taken: number): number => {
    if (i === length) return taken === v.breaks.length && t <= v.to ? t : Infinity
    const o = ids[i]!
    for (let w = p.windowAt[o]!; w < p.windowAt[o + 1]!; w++)
      if (t <= p.windowTo[w]!)
        return go(
          i + 1,
          there,
          Math.max(t, p.windowFrom[w]!) + v.service[o]! + (here === there ? 0 : v.setup[o]!),
          taken,
        )
    return Infinity
  }
  return go(0, v.start, start, 0)
}

describe('breaks on a route', () => {
  for (const features of KINDS)
    it(features.join(', '), () => {
      let drivable = 0
      for (let seed = 1; seed <= 150; seed++) {
        const p = compile(randomProblem(seed, 8, 2, features))
        const random = new Random(seed)
        const v = p.vehicles[seed % 2]!
        const ids = Int32Array.from({ length: 6 }, () => random.below(8))
        const pauses = createPauses(p, () => 0)
        const start = v.from + random.below(3) * 1800
        const end = pauses.finish(v, ids, 6, start)
        expect(end).toBe(earliestEndByHand(p, v, ids, 6, start))
        if (end === Infinity) continue
        drivable++
        const latest = pauses.latestStart(v, ids, 6, end)
        expect(latest).toBeGreaterThanOrEqual(start)
        expect(pauses.finish(v, ids, 6, latest)).toBeLessThanOrEqual(end)
        expect(pauses.finish(v, ids, 6, latest + 1)).toBeGreaterThan(end)
      }
      expect(drivable).toBeGreaterThan(10)
    })
})

it('places no two breaks before a stop that is in time without them', () => {
  const twoBreaks = [1, 2].map((id) => ({ id, from: [0], to: [500], service: 100 }))
  // Waiting for the end of slow traffic ends the day earlier, and makes the first stop late.
  const traffic = { from: [0, 100], factor: [2, 1] }
  const legs = [
    { drive: 50, windows: [[0, 100] as [number, number]], service: 0 },
    { drive: 10, windows: [], service: 0 },
  ]
  expect(placeBreaks(0, legs, twoBreaks, { traffic })).toEqual([[], twoBreaks])
})
