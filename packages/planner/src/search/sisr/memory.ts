// Copies of a plan: the current one, to undo a refused step, and the best.
import type { AnnealedPlan } from './plan.ts'

export interface Memory {
  /** Makes the plan the current one. */
  keep(): void
  /** Restores the current one. */
  restore(): void
  /** Cost of the current plan. */
  cost: number
  absentCount: number
  /** Unserved mandatory orders. */
  owed: number
  missing: Float64Array
  all: Int32Array
}

/** Creates an empty memory. */
export function createMemory(plan: AnnealedPlan): Memory {
  const { all, absent, missing } = plan
  const savedAll = all.slice()
  const savedAbsent = new Int32Array(absent.length)
  const savedMissing = new Float64Array(missing.length)
  let cost = 0
  let waited = 0
  let usedCount = 0
  let lost = 0

  const self: Memory = {
    keep() {
      savedAll.set(all)
      cost = plan.cost
      waited = plan.waited
      usedCount = plan.usedCount
      lost = plan.lost
      self.owed = plan.owed
      const absentCount = plan.absentCount
      for (let k = 0; k < absentCount; k++) savedAbsent[k] = absent[k]
      savedMissing.set(missing)
      self.absentCount = absentCount
      self.cost = plan.wholeCost()
    },
    restore() {
      all.set(savedAll)
      plan.cost = cost
      plan.waited = waited
      plan.usedCount = usedCount
      plan.lost = lost
      plan.owed = self.owed
      const absentCount = self.absentCount
      for (let k = 0; k < absentCount; k++) absent[k] = savedAbsent[k]
      plan.absentCount = absentCount
      missing.set(savedMissing)
    },
    cost: 0,
    absentCount: 0,
    owed: 0,
    missing: savedMissing,
    all: savedAll,
  }
  return self
}
