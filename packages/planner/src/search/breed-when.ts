// Tells when breeding takes over from annealing: how many children the rest of the time allows decides.
import type { Genetic } from './hgs/genetic.ts'
import type { KernelInstance } from './instance.ts'
import { TUNING } from '../tuning.ts'

/** Share of the search at which breeding is first considered; 1 for never. Without a clock, steps alone count. */
export function firstSwitch({ n, hasTime, breeds, smallNumbers }: KernelInstance, hasClock: boolean): number {
  // Under a step limit, children would take a hundred times their share.
  if (!breeds || !smallNumbers || (!hasClock && n > TUNING.genetic.aloneUpTo)) return 1
  return hasTime || (hasClock && n > TUNING.genetic.probeFrom) ? 0.01 : TUNING.genetic.annealFirst
}

/** Share of the search at which breeding starts if it can make this many children; 0 for at once, 1 for never. */
export function switchFor({ n, hasTime, mixed }: KernelInstance, children: number): number {
  const { manyMixed, manyChildren, annealFirst, aloneUpTo, enoughWhenLarge, enoughChildren, lateSwitch } =
    TUNING.genetic
  const kind = hasTime ? 'windows' : 'none'
  const many = mixed && !hasTime ? manyMixed : manyChildren[kind]
  if (children >= many && n <= aloneUpTo) return hasTime ? 0 : annealFirst
  const enough = n > aloneUpTo ? enoughWhenLarge : enoughChildren
  return children < enough[kind] ? 1 : lateSwitch[kind]
}

/** Breeds a few children and estimates how many the remaining time allows. */
export function countChildren(genetic: Genetic, clock: () => number): number {
  const { probeChildren, probeShare, childOfFresh } = TUNING.genetic
  const first = clock()
  let began = first
  let now = first
  let stepCount = 0
  for (let k = 0; k < probeChildren && now - first < probeShare; k++) {
    // The first half warms up the JIT.
    if (k === probeChildren / 2) {
      began = now
      stepCount = 0
    }
    genetic.step()
    stepCount++
    now = clock()
  }
  return (1 - now) / (Math.max(1e-9, (now - began) / stepCount) * childOfFresh)
}
