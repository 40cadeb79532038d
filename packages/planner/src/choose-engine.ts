// Picks the search method for a problem.
import type { Compiled } from './compile.ts'
import type { Engine } from './engine.ts'
import { createGeneralEngine } from './general/search.ts'
import { createPlainEngine } from './plain/engine.ts'
import { isPlain } from './plain/instance.ts'
import type { StartOrder } from './protocol.ts'
import { Random } from './random.ts'

/** The engine for one thread; threads differ by their seed. */
export function createEngine(p: Compiled, order: StartOrder): Engine {
  const random = new Random(order.seed * 7919 + order.thread)
  return isPlain(p)
    ? createPlainEngine(p, random, order.initial, order.endsAt - order.startedAt)
    : createGeneralEngine(p, random, order.initial)
}
