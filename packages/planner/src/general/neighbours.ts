// Nearest orders of each order by price of driving.
import type { Compiled } from '../model/compile.ts'

/** Rows read at a time when reading columns, so one cache line serves all of them. */
const BLOCK = 16
/** Keys sampled to estimate the threshold. */
const SAMPLE = 256

/** Row i lists the `width` orders nearest to order i, nearest first; shorter only when n - 1 < width. */
export function nearestOrders(p: Compiled, width: number): { width: number; list: Int32Array } {
  const { n, location, vehicles } = p
  const k = Math.max(0, Math.min(width, n - 1))
  const list = new Int32Array(n * k)
  const v = vehicles[0]
  if (!v || k === 0) return { width: k, list }
  const { priceA, distance, rateA, rateB, size } = v
  const flat = rateA === 0 && rateB === 0
  const key = new Float64Array(n)
  const pick = createPicker(n, k)
  const come = new Float64Array(BLOCK * n)
  for (let i0 = 0; i0 < n; i0 += BLOCK) {
    const rows = Math.min(BLOCK, n - i0)
    for (let j = 0; j < n; j++) {
      const row = location[j] * size
      for (let x = 0; x < rows; x++) {
        const back = row + location[i0 + x]
        come[x * n + j] = flat ? v.time[back] : rateA * priceA[back] + rateB * distance[back]
      }
    }
    for (let x = 0; x < rows; x++) {
      const i = i0 + x
      const row = location[i] * size
      for (let j = 0; j < n; j++) {
        const out = row + location[j]
        const go = flat ? v.time[out] : rateA * priceA[out] + rateB * distance[out]
        const back = come[x * n + j]
        key[j] = go < back ? go : back
      }
      key[i] = Infinity
      list.set(pick(key), i * k)
    }
  }
  return { width: k, list }
}

/** Writes rows `first` to `first + rows - 1` of the transposed table, `n` entries each, into `out`. */
export function readColumns(
  table: Int32Array,
  m: number,
  n: number,
  first: number,
  rows: number,
  out: Int32Array,
): void {
  for (let j = 0; j < n; j++) for (let x = 0; x < rows; x++) out[x * n + j] = table[j * m + first + x]
}

/**
 * Creates a function that picks the `k` smallest of `n` keys, ascending, ties by index. Each call overwrites
 * the result. `whole` keys (integers below 2^31, or Infinity) sort in half the time.
 */
export function createPicker(n: number, k: number, whole = false): (key: Float64Array) => Int32Array {
  const packed = new Float64Array(whole ? n : 0)
  const order = new Int32Array(n)
  const sample = new Float64Array(Math.min(n, SAMPLE))
  const step = Math.max(1, Math.floor(n / SAMPLE))
  // The threshold should leave about twice as many as wanted.
  const guess = Math.ceil((2 * k * sample.length) / n) + 1
  const worth = guess < sample.length / 4
  return (key) => {
    let count = n
    if (worth) {
      for (let s = 0; s < sample.length; s++) sample[s] = key[s * step]
      const most = sample.sort()[guess]
      count = 0
      for (let j = 0; j < n; j++) if (key[j] <= most) order[count++] = j
    }
    if (!worth || count < k || count > 16 * k) {
      for (let j = 0; j < n; j++) order[j] = j
      selectSmallest(order, key, k)
      count = k
    }
    if (!whole)
      return order
        .subarray(0, count)
        .sort((a, b) => key[a] - key[b] || a - b)
        .subarray(0, k)
    // Packs key and index into one number, which sorts without a callback.
    for (let x = 0; x < count; x++) packed[x] = Math.min(key[order[x]], 0x7fffffff) * n + order[x]
    packed.subarray(0, count).sort()
    for (let x = 0; x < k; x++) order[x] = packed[x] % n
    return order.subarray(0, k)
  }
}

/** Partitions `order` so that its first `k` entries have the smallest keys (quickselect). */
function selectSmallest(order: Int32Array, key: Float64Array, k: number): void {
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
