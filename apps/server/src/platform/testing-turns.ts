// Fills the queue of short searches, so that a test can see the response to one more.
import { takeSearchTurn } from './search-turns.ts'

const RUNNING = 3
const WAITING = 5

/** Keeps the queue full of other companies' searches, with one company at its maximum, while `work` runs. */
export async function withFullSearchQueue(tenantId: string, work: () => Promise<void>): Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const heldTurns = [
    ...Array.from({ length: RUNNING }, (_, n) => takeSearchTurn(`another company ${n}`, () => end)),
    ...Array.from({ length: WAITING }, () => takeSearchTurn(tenantId, async () => {})),
  ]
  try {
    await work()
  } finally {
    resolve()
    await Promise.all(heldTurns)
  }
}
