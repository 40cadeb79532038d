// Instances of the pair kernel: pickup-and-delivery pairs only, one dimension of load, one window each,
// identical vehicles.
import type { Compiled } from '../model/compile.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'

/**
 * Nodes 0..n-1 are orders, n the start and n + 1 the end of every route; tables are `m` x `m` with m = n + 2.
 */
export interface PairInstance {
  n: number
  m: number
  /** Price of a leg times `scale`; for unreachable legs only `time` is meaningful. */
  price: Int32Array
  time: Int32Array
  /** The transposed table: legs into a node are contiguous. The same array when roads are symmetric. */
  priceTo: Int32Array
  timeTo: Int32Array
  early: Int32Array
  late: Int32Array
  service: Int32Array
  /** Load picked up (positive) or delivered (negative) at a node. */
  change: Int32Array
  capacity: number
  fixed: number
  vehicles: number
  /** Pairs by number: their two nodes, and the pair of each node. */
  pairs: number
  pick: Int32Array
  drop: Int32Array
  pairOf: Int32Array
  /** Weight of an unserved pair. */
  weight: Float64Array
  scale: number
}

const NO_ROAD_PRICE = 50_000_000
/** Scaled mean leg, for fractional prices. */
const FINE_LEG = 10_000
/** Above this, square tables do not pay. */
const MOST_ORDERS = 3000
/** The search caches one entry per pair and vehicle. */
const MOST_ANSWERS = 2_000_000

/** True when every order belongs to a pair and the problem uses only load, windows and shift. */
export function isPairs(p: Compiled): boolean {
  if (!p.hasPairs || p.dims !== 1 || p.ranks !== 1 || p.n < 4 || p.n > MOST_ORDERS) return false
  if ((p.n / 2) * p.vehicles.length > MOST_ANSWERS) return false
  if (
    p.hasOwnTimes ||
    p.hasSetup ||
    p.hasPromise ||
    p.traffic ||
    p.balance > 0 ||
    p.windowFrom.length !== p.n
  )
    return false
  for (let o = 0; o < p.n; o++) if (p.partner[o] < 0 || p.rank[o] < 0 || p.release[o] > 0) return false
  for (let k = 0; k < p.compatible.length; k++) if (p.compatible[k] === 0) return false
  const first = p.vehicles[0]
  return p.vehicles.every(
    (v) =>
      v.type === first.type &&
      !v.needsSimulation &&
      v.pinned.length === 0 &&
      !v.lastInFirstOut &&
      v.ratePerTaskSecond === 0 &&
      v.maxStops === MAX_VALUE,
  )
}

/** Builds the tables of a problem that `isPairs` accepts. */
export function buildPairs(p: Compiled): PairInstance {
  const { n } = p
  const m = n + 2
  const v = p.vehicles[0]
  const { rateA, rateB, size } = v
  const isWholeNumbers = rateB === 0 && Number.isInteger(rateA) && Number.isInteger(v.fixed)
  const scale = isWholeNumbers ? 1 : FINE_LEG / meanLeg(p)
  const price = new Int32Array(m * m)
  const oneTable = isWholeNumbers && rateA === 1 && v.priceA === v.time
  const time = oneTable ? price : new Int32Array(m * m)
  for (let i = 0; i < m; i++) {
    const from = i < n ? p.location[i] : i === n ? v.start : -1
    for (let j = 0; j < m; j++) {
      const to = j < n ? p.location[j] : j === n ? -1 : v.end
      if (from < 0 || to < 0) continue
      const k = from * size + to
      const money = v.time[k] === UNREACHABLE ? Infinity : rateA * v.priceA[k] + rateB * v.distance[k]
      price[i * m + j] = oneTable ? v.time[k] : Math.min(NO_ROAD_PRICE, Math.round(money * scale))
      time[i * m + j] = v.time[k]
    }
  }
  const priceTo = transpose(price, m)
  const timeTo = oneTable ? priceTo : transpose(time, m)
  const pick: number[] = []
  for (let o = 0; o < n; o++) if (p.isPickup[o] === 1) pick.push(o)
  const pairOf = new Int32Array(n)
  pick.forEach((o, u) => {
    pairOf[o] = u
    pairOf[p.partner[o]] = u
  })
  const tail = (from: number, to: number): number[] => [from, to]
  return {
    n,
    m,
    price,
    time,
    priceTo,
    timeTo,
    early: Int32Array.from([...p.earliest, ...tail(v.from, 0)]),
    late: Int32Array.from([...p.latest, ...tail(MAX_VALUE, v.to)]),
    service: Int32Array.from([...p.service, 0, 0]),
    change: Int32Array.from({ length: m }, (_, o) => (o < n ? p.pickup[o] - p.delivery[o] : 0)),
    capacity: v.capacity[0],
    fixed: Math.round(v.fixed * scale),
    vehicles: p.vehicles.length,
    pairs: pick.length,
    pick: Int32Array.from(pick),
    drop: Int32Array.from(pick, (o) => p.partner[o]),
    pairOf,
    weight: Float64Array.from(pick, (o) => p.weight[o]),
    scale,
  }
}

/** The transposed table; the table itself when symmetric. */
function transpose(table: Int32Array, m: number): Int32Array {
  const turned = new Int32Array(m * m)
  let symmetric = true
  for (let i = 0; i < m; i++) {
    for (let j = 0; j < m; j++) {
      turned[j * m + i] = table[i * m + j]
      if (table[i * m + j] !== table[j * m + i]) symmetric = false
    }
  }
  return symmetric ? table : turned
}

function meanLeg(p: Compiled): number {
  const v = p.vehicles[0]
  let sum = 0
  let legs = 0
  for (let a = 0; a < Math.min(p.n, 200); a++) {
    for (let b = 0; b < Math.min(p.n, 200); b++) {
      const k = p.location[a] * v.size + p.location[b]
      if (v.time[k] === UNREACHABLE) continue
      sum += v.rateA * v.priceA[k] + v.rateB * v.distance[k]
      legs++
    }
  }
  return Math.max(1e-6, sum / Math.max(1, legs))
}
