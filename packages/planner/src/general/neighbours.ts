// The orders closest to each order, by the price of driving between them.
import type { Compiled } from '../compile.ts'

/** Row i holds the `width` orders nearest to order i, nearest first; rows are shorter only when n - 1 < width. */
export function nearestOrders(p: Compiled, width: number): { width: number; list: Int32Array } {
  const { n, location, vehicles } = p
  const k = Math.max(0, Math.min(width, n - 1))
  const list = new Int32Array(n * k)
  const v = vehicles[0]
  if (!v || k === 0) return { width: k, list }
  const { priceA, distance, rateA, rateB, size } = v
  const flat = rateA === 0 && rateB === 0
  const key = new Float64Array(n)
  const order = new Int32Array(n)
  for (let i = 0; i < n; i++) {
    const a = location[i]
    for (let j = 0; j < n; j++) {
      const b = location[j]
      const out = a * size + b
      const back = b * size + a
      const go = flat ? v.time[out] : rateA * priceA[out] + rateB * distance[out]
      const come = flat ? v.time[back] : rateA * priceA[back] + rateB * distance[back]
      key[j] = go < come ? go : come
      order[j] = j
    }
    key[i] = Infinity
    selectSmallest(order, key, k)
    const row = order.subarray(0, k).toSorted((x, y) => key[x] - key[y] || x - y)
    list.set(row, i * k)
  }
  return { width: k, list }
}

/** Partitions `order` so that its first `k` entries have the smallest keys (quickselect). */
export function selectSmallest(order: Int32Array, key: Float64Array, k: number): void {
  let low = 0
  let high = order.length - 1
  while (low < high) {
    const pivot = key[order[(low + high) >> 1]]
    let i = low
    let j = high
    while (i <= j) {
      while (key[order[i]] < pivot) i++
      while (key[order[j]] > pivot) j--
      if (i <= j) {
        const swap = order[i]
        order[i++] = order[j]
        order[j--] = swap
      }
    }
    if (k <= j + 1) high = j
    else if (k > i) low = i
    else return
  }
}
