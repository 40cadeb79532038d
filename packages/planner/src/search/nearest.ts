// Nearest orders of each order, among those that may be adjacent.
import { createPicker, readColumns } from '../model/picking.ts'
import type { KernelInstance } from './instance.ts'
import { eachBlock, STAGE } from './shared-tables.ts'

export interface Nearest {
  width: number
  list: Int32Array
  /** Price of the cheaper direction: a lower bound for insertions beside that neighbour. */
  price: Int32Array
}

/** Neighbour lists of the whole plan, longer than needed, from which a piece's lists are cut. */
export interface Whole {
  near: Nearest
  /** Orders of the piece, and the index of each in it; entries of other orders are undefined. */
  orders: readonly number[]
  where: Int32Array
}

/** Rows read at a time when reading columns, so one cache line serves all of them. */
const BLOCK = 16
/** An order of a piece needs this share of its neighbours from the whole's list. */
const ENOUGH = 0.5

/**
 * The `width` nearest orders of each order, by price plus weighted waiting and lateness (Vidal et al. 2013)
 * when `timed`, otherwise by price. Excludes pairs that can never be adjacent; missing entries are -1.
 * Refills `target` after the instance's content changes, from the whole plan's lists where possible.
 */
export function findNearest(
  inst: KernelInstance,
  width: number,
  timed: boolean,
  target?: Nearest,
  whole?: Whole,
): Nearest {
  const { m, price, early, late, service } = inst
  const time = leastTimes(inst)
  const n = inst.count
  const k = target?.width ?? Math.max(1, Math.min(width, inst.n - 1))
  const shared = !target && inst.shared?.width === k && !timed ? inst.shared : null
  const list = target?.list ?? shared?.near ?? new Int32Array(inst.n * k)
  const cost = target?.price ?? shared?.nearPrice ?? new Int32Array(inst.n * k)
  const most = Math.min(k, n - 1)
  if (most < k) list.fill(-1)
  if (most < 1) return { width: k, list, price: cost }
  const key = new Float64Array(n)
  const pick = createPicker(n, most, !timed)
  const ratio = timed ? meanRatio(inst) : 0
  const columns = inst.symmetric ? 0 : BLOCK * n
  // With symmetric tables the column equals the row.
  const backPrice = inst.symmetric ? price : new Int32Array(columns)
  const backTime = inst.symmetric ? time : time === price ? backPrice : new Int32Array(columns)
  const block = whole ? 1 : BLOCK
  const lookAround = (i: number): void => {
    if (!inst.symmetric && i % block === 0) {
      readColumns(price, m, n, i, Math.min(block, n - i), backPrice)
      if (backTime !== backPrice) readColumns(time, m, n, i, Math.min(block, n - i), backTime)
    }
    const column = inst.symmetric ? i * m : (i % block) * n
    for (let j = 0; j < n; j++) {
      const out = price[i * m + j]
      const back = backPrice[column + j]
      let best = Infinity
      const afterI = early[i] + service[i] + time[i * m + j]
      const afterJ = early[j] + service[j] + backTime[column + j]
      if (!inst.hasTime || afterI <= late[j]) {
        best = out
        if (timed)
          best +=
            ratio *
            (0.2 * Math.max(0, early[j] - late[i] - service[i] - time[i * m + j]) +
              Math.max(0, afterI - late[j]))
      }
      if (!inst.hasTime || afterJ <= late[i]) {
        let other = back
        if (timed)
          other +=
            ratio *
            (0.2 * Math.max(0, early[i] - late[j] - service[j] - backTime[column + j]) +
              Math.max(0, afterJ - late[i]))
        if (other < best) best = other
      }
      key[j] = best
    }
    key[i] = Infinity
    const row = pick(key)
    for (let x = 0; x < most; x++) {
      const j = row[x]
      list[i * k + x] = key[j] === Infinity ? -1 : j
      if (key[j] === Infinity) continue
      cost[i * k + x] = Math.min(price[i * m + j], backPrice[column + j])
      for (let base = m * m; base < price.length; base += m * m)
        cost[i * k + x] = Math.min(cost[i * k + x], price[base + i * m + j], price[base + j * m + i])
    }
  }
  eachBlock(shared, STAGE.near, n, (first, end) => {
    for (let i = first; i < end; i++) if (!whole || !cutRow(whole, i, most, list, cost, k)) lookAround(i)
  })
  return { width: k, list, price: cost }
}

/** Fills row `i` from the whole plan's list; false when that has too few orders of the piece. */
function cutRow(
  { near, orders, where }: Whole,
  i: number,
  most: number,
  list: Int32Array,
  price: Int32Array,
  width: number,
): boolean {
  const row = orders[i] * near.width
  let neighbourCount = 0
  for (let w = 0; w < near.width && neighbourCount < most; w++) {
    const c = near.list[row + w]
    if (c < 0) {
      list.fill(-1, i * width + neighbourCount, i * width + most)
      return true
    }
    if (orders[where[c]] !== c) continue
    list[i * width + neighbourCount] = where[c]
    price[i * width + neighbourCount] = near.price[row + w]
    neighbourCount++
  }
  if (neighbourCount < most) list.fill(-1, i * width + neighbourCount, i * width + most)
  return neighbourCount >= most * ENOUGH
}

/** Least seconds of each leg between orders over all tables of times. */
function leastTimes({ m, time, clocks, count }: KernelInstance): Int32Array {
  if (clocks === 1) return time
  const least = time.slice(0, m * m)
  for (let base = m * m; base < time.length; base += m * m)
    for (let i = 0; i < count; i++)
      for (let at = i * m; at < i * m + count; at++) least[at] = Math.min(least[at], time[base + at])
  return least
}

/** Price of a second of driving, to weigh waiting against distance. */
function meanRatio(inst: KernelInstance): number {
  const { m, price, time } = inst
  const n = inst.count
  let money = 0
  let seconds = 0
  for (let i = 0; i < n; i += Math.max(1, n >> 6)) {
    for (let j = 0; j < n; j++) {
      money += price[i * m + j]
      seconds += time[i * m + j]
    }
  }
  return seconds > 0 ? money / seconds : 0
}

/** For each entry of `near`: 1 if windows allow that neighbour right before the order, plus 2 if right after. */
export function windowSides(
  inst: KernelInstance,
  near: Nearest,
  sides: Uint8Array = new Uint8Array(inst.n * near.width),
): Uint8Array {
  const { m, early, late, service } = inst
  const time = leastTimes(inst)
  const n = inst.count
  const { width, list } = near
  for (let c = 0; c < n; c++) {
    for (let k = c * width; k < (c + 1) * width; k++) {
      const i = list[k]
      if (i < 0) break
      const before = early[i] + service[i] + time[i * m + c] <= late[c]
      const behind = early[c] + service[c] + time[c * m + i] <= late[i]
      sides[k] = inst.hasTime ? (before ? 1 : 0) + (behind ? 2 : 0) : 3
    }
  }
  return sides
}
