// Detects when a small day needs no more search: the anneal ends after some number of steps, breeding after
// many steps without a gain. Limits count steps, so slow machines search as much as fast ones.
import { TUNING } from '../tuning.ts'
import type { Engine } from '../search/engine.ts'

interface Standstill {
  /** Finished share of the anneal by steps, 0 to 1. */
  share(): number
  /** True when no further gain is expected. */
  isReached(): boolean
  /** Call when the engine finds a better plan. */
  noteGain(): void
}

/** Null for days that use their whole limit. */
export function createStandstill(engine: Engine, orders: number): Standstill | null {
  const { mostOrders, stepsPerOrder, childrenPerOrder } = TUNING.small
  if (orders > mostOrders) return null
  const steps = stepsPerOrder * orders
  let gainedAt = 0
  let bredFrom = -1
  return {
    share: () => Math.min(1, engine.iterations / steps),
    isReached() {
      if (engine.name !== 'genetic') return engine.iterations >= steps
      if (bredFrom < 0) bredFrom = engine.iterations
      return engine.iterations - Math.max(bredFrom, gainedAt) >= childrenPerOrder * orders
    },
    noteGain() {
      gainedAt = engine.iterations
    },
  }
}
