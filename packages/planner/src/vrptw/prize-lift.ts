// Optional orders at more than their prize while the anneal is young. A route that is half empty serves nobody cheaply, so
// an anneal that begins hot at the real prizes leaves out one order after the other until no trip pays any more; from a
// good plan that serves nearly everybody it drops only what does not pay.
import type { VrptwInstance } from './instance.ts'
import { TUNING } from '../tuning.ts'

interface PrizeLift {
  /** Prizes stand at so many times what they are. */
  readonly factor: number
  /** Puts the real prizes back. */
  end(): void
}

/** How many times its prize an optional order counts for at this share of the anneal. */
export function liftAt(share: number): number {
  return share < TUNING.prizes.liftedUntil ? TUNING.prizes.lift : 1
}

/** Raises the prizes of an instance until `end`; null where it has none. */
export function liftPrizes(inst: VrptwInstance): PrizeLift | null {
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

/** Multiplies prizes in place; mandatory orders keep their mark. */
export function raise(prize: Int32Array, factor: number): void {
  for (let c = 0; c < prize.length; c++) if (prize[c] > 0) prize[c] *= factor
}
