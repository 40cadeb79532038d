// Selects the search engine of a problem.
import { readClock } from './clock.ts'
import type { Compiled } from '../model/compile.ts'
import type { Engine } from '../search/engine.ts'
import { beginEven, canBeEven } from '../search/even-start.ts'
import { createExactEngine, isTiny } from '../search/exact.ts'
import { createKernelEngine } from '../search/kernel-engine.ts'
import { createPairEngine } from '../pairs/engine.ts'
import { isPairs } from '../pairs/instance.ts'
import { evensOut } from '../search/even-days.ts'
import type { StartOrder } from './protocol.ts'
import { Random } from '../search/random.ts'

/** Creates the engine of one thread; threads differ by seed. */
export function createEngine(p: Compiled, order: StartOrder): Engine {
  const create = (problem: Compiled, initial: StartOrder['initial']): Engine =>
    createFrom(problem, { ...order, initial })
  const hasInitial = order.initial !== null
  const isBegunTwice = canBeEven(p, hasInitial) && !evensOut(p, hasInitial)
  return isBegunTwice ? beginEven(p, create) : create(p, order.initial)
}

function createFrom(p: Compiled, order: StartOrder): Engine {
  const random = new Random(order.seed * 7919 + order.thread)
  const { initial, thread, cpu, startedAt, endsAt } = order
  if (isPairs(p)) return createPairEngine(p, random, initial)
  if (order.shared) p.shared = order.shared
  const repeatable = order.iterationLimit > 0
  const engine = createKernelEngine(p, random, {
    initial,
    thread,
    threads: repeatable ? 1 : order.threads,
    clock: repeatable ? null : () => (readClock(cpu) - startedAt) / Math.max(1, endsAt - startedAt),
  })
  return order.iterationLimit === 0 && isTiny(p) ? createExactEngine(p, engine) : engine
}
