// Picks the smallest of many keys, and reads columns of square tables.

/** Keys sampled to estimate the threshold. */
const SAMPLE = 256

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
