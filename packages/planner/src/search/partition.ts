// Divides a large plan into compact pieces, differently each time.
import { Random } from './random.ts'
import type { KernelInstance } from './instance.ts'

/** A piece is divided again when larger than requested by this factor. */
export const SLACK = 1.25

export interface PieceSize {
  /** Wished. */
  orders: number
  /** At most. */
  routes: number
}

/**
 * Divides the filled routes in `routes` into pieces of neighbouring whole routes: halves the set repeatedly,
 * by which of two distant orders each route is nearer to.
 */
export function cutIntoPieces(
  inst: KernelInstance,
  plan: number[][],
  routes: number[],
  most: PieceSize,
  random: Random,
): number[][] {
  const { m, price } = inst
  const pieces: number[][] = []
  const score = new Float64Array(inst.routes)

  function cut(list: number[]): void {
    let total = 0
    for (const r of list) total += plan[r].length
    if (list.length < 2 || (total <= most.orders * SLACK && list.length <= most.routes)) {
      if (list.length > 0) pieces.push(list)
      return
    }
    const parts = Math.max(2, Math.round(total / most.orders), Math.ceil(list.length / most.routes))
    const seedRoute = plan[list[random.below(list.length)]]
    const a = seedRoute[random.below(seedRoute.length)]
    let b = a
    for (const r of list) for (const c of plan[r]) if (price[a * m + c] > price[a * m + b]) b = c
    for (const r of list) {
      let sum = 0
      for (const c of plan[r]) sum += price[a * m + c] - price[b * m + c]
      score[r] = sum / plan[r].length
    }
    const sorted = list.toSorted((x, y) => score[x] - score[y] || x - y)
    // Pieces come out about equal when the first half gets its share of the parts.
    const target = (total * (parts >> 1)) / parts
    let usedSlots = 0
    let k = 0
    while (k < sorted.length - 1 && (k === 0 || usedSlots + plan[sorted[k]].length / 2 <= target))
      usedSlots += plan[sorted[k++]].length
    cut(sorted.slice(0, k))
    cut(sorted.slice(k))
  }

  cut(routes)
  return pieces
}

/**
 * Marks the routes of thread `k` of `threads` for an epoch; idle vehicles rotate. Deterministic for plan and
 * epoch.
 */
export function cutForThreads(
  inst: KernelInstance,
  plan: number[][],
  epoch: number,
  k: number,
  threads: number,
): Uint8Array {
  const open = new Uint8Array(inst.routes)
  const filled: number[] = []
  let total = 0
  let turn = epoch
  for (let r = 0; r < inst.routes; r++) {
    total += plan[r].length
    if (plan[r].length > 0) filled.push(r)
    else if (turn++ % threads === k) open[r] = 1
  }
  const size = { orders: Math.ceil(total / threads), routes: inst.routes }
  const parts = cutIntoPieces(inst, plan, filled, size, new Random(epoch * 7907 + 11))
  parts.forEach((routes, part) => {
    if (part % threads === k) for (const r of routes) open[r] = 1
  })
  return open
}
