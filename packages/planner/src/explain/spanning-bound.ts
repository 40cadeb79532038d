// What legs cost at least, by spanning forests: routes are paths, so the legs between orders join them without a ring, with
// one leg out and one home for each route. That each order has two ends is asked for by prices on ends (Held and Karp),
// which move until most of them have.
import { TUNING } from '../tuning.ts'

/** Prices of legs, each end with half of serving the order there; a leg that cannot be is FAR. */
export interface Ends {
  /** The leg between two orders, whichever is served first: row by row. */
  between: Float64Array
  out: Float64Array
  home: Float64Array
  /** Routes at least and at most; an order that is left out is its own route. */
  routes: readonly [number, number]
}

/** Above any sum of legs, and small enough to be added up a thousand times. */
export const FAR = 1e12

interface Edge {
  a: number
  b: number
  price: number
}

/** A sum that no set of routes through all orders goes below. */
export function spanningBound(orders: number, { between, out, home, routes: [fewest, most] }: Ends): number {
  const { rounds, firstStride, strideKept } = TUNING.bound
  const price = new Float64Array(orders)
  const degree = new Int32Array(orders)
  const joined = new Float64Array(orders)
  const grow = createTrees(orders, between)

  /** The least sum at these prices; counts the ends that each order has in it. */
  function relax(): number {
    const edges = grow(price)
    const outs = sorted(out, price)
    const homes = sorted(home, price)
    for (let k = 1; k < orders; k++) joined[k] = joined[k - 1] + edges[k - 1].price
    let [least, chosen, legs] = [Infinity, fewest, 0]
    for (let routes = 1; routes <= most; routes++) {
      legs += outs[routes - 1].price + homes[routes - 1].price
      if (routes < fewest || legs + joined[orders - routes] >= least) continue
      least = legs + joined[orders - routes]
      chosen = routes
    }
    degree.fill(-2)
    for (const { a, b } of edges.slice(0, orders - chosen)) {
      degree[a]++
      degree[b]++
    }
    for (const { order } of [...outs.slice(0, chosen), ...homes.slice(0, chosen)]) degree[order]++
    return least - 2 * price.reduce((sum, each) => sum + each, 0)
  }

  let best = relax()
  let stride = firstStride * Math.abs(best)
  for (let round = 0; round < rounds && best < FAR; round++) {
    const norm = degree.reduce((sum, d) => sum + d * d, 0)
    if (norm === 0) break
    for (let i = 0; i < orders; i++) price[i] += (stride / norm) * degree[i]
    stride *= strideKept
    best = Math.max(best, relax())
  }
  return best
}

/** Orders by what a leg costs with the price on its end. */
function sorted(leg: Float64Array, price: Float64Array): { order: number; price: number }[] {
  return Array.from(leg, (each, order) => ({ order, price: each + price[order] })).sort(
    (a, b) => a.price - b.price,
  )
}

/** Finds least spanning trees (Prim); their edges come from cheap to dear. */
function createTrees(orders: number, between: Float64Array): (price: Float64Array) => Edge[] {
  const reach = new Float64Array(orders)
  const from = new Int32Array(orders)
  const isIn = new Uint8Array(orders)
  return (price) => {
    reach.fill(Infinity)
    isIn.fill(0)
    const edges: Edge[] = []
    for (let last = 0; ;) {
      isIn[last] = 1
      if (edges.length === orders - 1) return edges.sort((a, b) => a.price - b.price)
      let next = -1
      for (let j = 0; j < orders; j++) {
        if (isIn[j] === 1) continue
        const leg = between[last * orders + j] + price[last] + price[j]
        if (leg < reach[j]) {
          reach[j] = leg
          from[j] = last
        }
        if (next < 0 || reach[j] < reach[next]) next = j
      }
      edges.push({ a: from[next], b: next, price: reach[next] })
      last = next
    }
  }
}
