// When a small day has been searched enough: after so many steps its anneal is over, and breeding ends when nothing has
// come of it for long. Limits are counted in steps, so a slow machine searches as much as a fast one.
import { TUNING } from '../tuning.ts'
import type { Engine } from './engine.ts'

interface Standstill {
  /** How much of the anneal is over by its steps, 0 to 1. */
  share(): number
  /** Nothing more is to be expected. */
  isReached(): boolean
  /** The engine has found a better plan. */
  noteGain(): void
}

/** Null for days that are searched until their limit. */
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
