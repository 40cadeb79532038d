// Cuts a large plan into compact pieces, another way each time.
import type { Random } from '../random.ts'
import type { PlainInstance } from './instance.ts'

/** A piece may be larger than wished by this factor before it is cut again. */
export const SLACK = 1.25

export interface PieceSize {
  /** Wished. */
  orders: number
  /** At most. */
  routes: number
}

/**
 * Cuts the filled routes in `routes` into pieces of whole routes that lie together: the set is halved again and again,
 * by whether a route is nearer to one or to the other of two orders that lie far apart.
 */
export function cutIntoPieces(
  inst: PlainInstance,
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
    const here = plan[list[random.below(list.length)]]
    const a = here[random.below(here.length)]
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
    let taken = 0
    let k = 0
    while (k < sorted.length - 1 && (k === 0 || taken + plan[sorted[k]].length / 2 <= target))
      taken += plan[sorted[k++]].length
    cut(sorted.slice(0, k))
    cut(sorted.slice(k))
  }

  cut(routes)
  return pieces
}
