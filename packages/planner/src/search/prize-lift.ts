// Raises the prizes of optional orders early in the anneal. Half-empty routes are inefficient, so a hot
// anneal at real prizes drops order after order until no trip pays; starting from a plan that serves nearly
// all, it drops only what does not pay.
import type { KernelInstance } from './instance.ts'
import { TUNING } from '../tuning.ts'

export interface PrizeLift {
  /** Current factor on the prizes. */
  readonly factor: number
  /** Restores the real prizes. */
  end(): void
}

/** Factor on prizes at this share of the anneal. */
export function liftAt(share: number): number {
  return share < TUNING.prizes.liftedUntil ? TUNING.prizes.lift : 1
}

/** Raises the prizes of an instance until `end`; null when it has none. */
export function liftPrizes(inst: KernelInstance): PrizeLift | null {
  if (!inst.hasPrizes) return null
  const real = inst.prize.slice()
  const lift = { factor: liftAt(0), end }
  function end(): void {
    inst.prize.set(real)
    lift.factor = 1
  }
  raise(inst.prize, lift.factor)
  return lift
}

/** Multiplies prizes in place; mandatory orders keep -1. */
export function raise(prize: Int32Array, factor: number): void {
  for (let c = 0; c < prize.length; c++) if (prize[c] > 0) prize[c] *= factor
}
