// Even days in the fast kernel: the better of two initial plans from one kernel, because a second kernel
// would slow both.
import { canBeEven, lengthOfEvenDays } from './even-start.ts'
import type { Compiled } from '../model/compile.ts'
import { TUNING } from '../tuning.ts'
import type { KernelInstance } from './instance.ts'
import { toSequences } from './sequences.ts'
import type { Sisr } from './sisr/sisr.ts'

/** True when the engine of the fast kernels evens out an initial plan itself; larger days start in pieces. */
export function evensOut(p: Compiled, hasInitial: boolean): boolean {
  return canBeEven(p, hasInitial) && p.n < TUNING.large.fromOrders
}

/** Replaces the kernel's plan by one that `begin` builds under a limit of equal days, if better. */
export function evenOut(p: Compiled, inst: KernelInstance, sisr: Sisr, begin: () => void): void {
  const plain = sisr.best()
  const cost = sisr.bestCost
  const missing = sisr.bestMissing.slice()
  const limit = lengthOfEvenDays(p, toSequences(inst, plain))
  if (limit === null) return
  limitDays(p, inst, limit, begin)
  const rank = missing.findLastIndex((weight, k) => weight !== sisr.bestMissing[k])
  const isBetter = rank < 0 ? sisr.bestCost < cost : sisr.bestMissing[rank] < missing[rank]
  if (isBetter) return
  sisr.load(plain)
  sisr.restartBest()
}

/** Calls `work` with every day limited to `limit` seconds, except where pinned orders may take longer. */
function limitDays(p: Compiled, inst: KernelInstance, limit: number, work: () => void): void {
  const { maxDuration, vehicleOf } = inst
  const inKernel = maxDuration.slice()
  const inEvaluator = p.vehicles.map((v) => v.maxDuration)
  for (const v of p.vehicles) if (v.pinned.length === 0) v.maxDuration = Math.min(v.maxDuration, limit)
  for (let r = 0; r < maxDuration.length; r++) maxDuration[r] = p.vehicles[vehicleOf[r]].maxDuration
  work()
  maxDuration.set(inKernel)
  p.vehicles.forEach((v, k) => (v.maxDuration = inEvaluator[k]))
}
