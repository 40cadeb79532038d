// Shares out the routes of a large plan between threads, another way each time.
import { Random } from '../random.ts'
import type { PlainInstance } from './instance.ts'

/**
 * Marks the routes of thread `k` of `threads`: routes are sorted by how near their closest order is to a chosen order,
 * and cut into stretches of equal numbers of orders. Same plan and epoch, same answer in every thread.
 */
export function shareOut(
  inst: PlainInstance,
  plan: number[][],
  epoch: number,
  k: number,
  threads: number,
): Uint8Array {
  const { n, m, routes, price } = inst
  const random = new Random(epoch * 7907 + 11)
  const centre = random.below(n)
  const near = new Float64Array(routes)
  let total = 0
  for (let r = 0; r < routes; r++) {
    let sum = 0
    for (const c of plan[r]) sum += price[centre * m + c]
    near[r] = plan[r].length > 0 ? sum / plan[r].length : 0
    total += plan[r].length
  }
  const filled = Array.from({ length: routes }, (_, r) => r).filter((r) => plan[r].length > 0)
  filled.sort((a, b) => near[a] - near[b] || a - b)
  const open = new Uint8Array(routes)
  let seen = 0
  for (const r of filled) {
    const owner = Math.min(threads - 1, Math.floor((seen * threads) / total))
    if (owner === k) open[r] = 1
    seen += plan[r].length
  }
  // Idle vehicles go round.
  let turn = epoch
  for (let r = 0; r < routes; r++) if (plan[r].length === 0 && turn++ % threads === k) open[r] = 1
  return open
}
