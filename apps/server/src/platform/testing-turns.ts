// Fills the queue of short searches, so that a test sees what one more request is answered.
import { takeSearchTurn } from './search-turns.ts'

const RUNNING = 2
const WAITING = 5

/** While `work` runs, searches of other companies run and the most that one company may have wait. */
export async function withFullSearchQueue(tenantId: string, work: () => Promise<void>): Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const held = [
    ...Array.from({ length: RUNNING }, (_, n) => takeSearchTurn(`another company ${n}`, () => end)),
    ...Array.from({ length: WAITING }, () => takeSearchTurn(tenantId, async () => {})),
  ]
  try {
    await work()
  } finally {
    resolve()
    await Promise.all(held)
  }
}
