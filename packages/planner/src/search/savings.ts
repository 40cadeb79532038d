// An initial plan for one type of vehicle: parallel savings (Clarke and Wright 1964) with windows.
import type { KernelInstance } from './instance.ts'
import type { Nearest } from './nearest.ts'

/**
 * Merges routes end to start, best saving first; returns orders by route. All vehicles are like that of slot
 * `r`; considers the first `width` neighbours of each order, and only orders marked in `wanted` if given.
 */
export function savings(
  inst: KernelInstance,
  near: Nearest,
  r = 0,
  width = near.width,
  wanted: Uint8Array | null = null,
): number[][] {
  const { n, m, early, late, service, demand, maxDuration } = inst
  const depot = n + r
  const capacity = inst.capacity[r]
  const tables = inst.tariff[r] * m * m
  const price = tables === 0 ? inst.price : inst.price.subarray(tables, tables + m * m)
  const clock = inst.timeBase[r]
  const time = clock === 0 ? inst.time : inst.time.subarray(clock, clock + m * m)
  const looked = Math.min(width, near.width)
  const count = n * looked
  const from = new Int32Array(2 * count)
  const to = new Int32Array(2 * count)
  const saving = new Float64Array(2 * count)
  let pairs = 0
  const add = (a: number, b: number): void => {
    const worth = price[a * m + depot] + price[depot * m + b] - price[a * m + b]
    if (worth <= 0) return
    from[pairs] = a
    to[pairs] = b
    saving[pairs++] = worth
  }
  for (let i = 0; i < n; i++) {
    if (wanted !== null && wanted[i] === 0) continue
    for (let k = 0; k < looked; k++) {
      const j = near.list[i * near.width + k]
      if (j < 0) break
      if (wanted !== null && wanted[j] === 0) continue
      // `j`'s list has this pair already.
      if (j < i && isAmong(near, looked, j, i)) continue
      add(i, j)
      add(j, i)
    }
  }
  const order = descending(saving.subarray(0, pairs))

  const next = new Int32Array(n).fill(-1)
  const prev = new Int32Array(n).fill(-1)
  const head = Int32Array.from({ length: n }, (_, i) => i)
  const tail = Int32Array.from({ length: n }, (_, i) => i)
  /** Valid at a route's head: load, duration, earliest and latest start of the chain. */
  const load = demand.slice(0, n)
  const duration = service.slice(0, n)
  const first = early.slice(0, n)
  const last = late.slice(0, n)
  const root = new Int32Array(n)
  for (let i = 0; i < n; i++) root[i] = i
  const find = (i: number): number => {
    while (root[i] !== i) {
      root[i] = root[root[i]]
      i = root[i]
    }
    return i
  }
  for (let x = 0; x < pairs; x++) {
    const a = from[order[x]]
    const b = to[order[x]]
    if (next[a] >= 0 || prev[b] >= 0) continue
    const ra = find(a)
    const rb = find(b)
    if (ra === rb || load[ra] + load[rb] > capacity) continue
    const offset = duration[ra] + time[a * m + b]
    const wait = Math.max(first[rb] - offset - last[ra], 0)
    if (inst.hasTime) {
      if (first[ra] + offset > last[rb]) continue
      const start = Math.max(first[rb] - offset, first[ra]) - wait
      const latest = Math.min(last[rb] - offset, last[ra])
      const out = time[depot * m + head[ra]]
      const total = offset + wait + duration[rb]
      if (latest - out < early[depot]) continue
      const leave = Math.max(early[depot] + out, start)
      if (leave + total + time[tail[rb] * m + depot] > late[depot]) continue
      if (
        inst.hasDuration &&
        out + total + time[tail[rb] * m + depot] + Math.max(0, start - out - late[depot]) > maxDuration[r]
      )
        continue
      duration[ra] = total
      first[ra] = start
      last[ra] = latest
    }
    next[a] = b
    prev[b] = a
    root[rb] = ra
    load[ra] += load[rb]
    tail[ra] = tail[rb]
  }
  const routes: number[][] = []
  for (let i = 0; i < n; i++) {
    if (prev[i] >= 0 || (wanted !== null && wanted[i] === 0)) continue
    const route: number[] = []
    for (let c = i; c >= 0; c = next[c]) route.push(c)
    routes.push(route)
  }
  return routes
}

/** True when `c` is among the `looked` nearest orders of `i`. */
function isAmong({ list, width }: Nearest, looked: number, i: number, c: number): boolean {
  for (let k = i * width; k < i * width + looked; k++) if (list[k] === c) return true
  return false
}

/** Indices of integers below 2^31, largest first, ties by index: sorting plain numbers is many times faster. */
function descending(values: Float64Array): Int32Array {
  const step = 2 ** Math.ceil(Math.log2(values.length + 1))
  const keys = values.map((value, k) => k - value * step).sort()
  return Int32Array.from(keys, (key) => key - Math.floor(key / step) * step)
}
