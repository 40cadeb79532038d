// Lower bound on the cost of legs by spanning forests: routes are paths, so legs between orders form a
// forest, plus one leg out and one back per route. Prices on ends (Held and Karp) push every order towards
// two ends. For large problems the prices are adjusted on short legs only; the final value uses all legs.
import { TUNING } from '../tuning.ts'
import type { Tree } from './least-tree.ts'
import { createSparseTrees, createTrees, shortLegs } from './least-tree.ts'

/** Prices of legs, each end with half of the order's service; an impossible leg is FAR. */
export interface Ends {
  /** The leg between two orders in the cheaper direction, row-major. */
  between: Float64Array
  out: Float64Array
  home: Float64Array
  /** Least and most routes; an omitted order counts as its own route. */
  routes: readonly [number, number]
}

/** Above any sum of legs, and small enough to add up a thousand times. */
export const FAR = 1e12

/** From this many orders on, prices are adjusted on trees of short legs. */
const SPARSE_FROM = 150

/** Lower bound on any set of routes through all orders. */
export function spanningBound(orders: number, { between, out, home, routes: [fewest, most] }: Ends): number {
  const { rounds, firstStride, strideKept } = TUNING.bound
  const price = new Float64Array(orders)
  const degree = new Int32Array(orders)
  const outs = new Float64Array(orders)
  const homes = new Float64Array(orders)
  const byPrice = new Float64Array(orders - 1)
  const [outsByPrice, homesByPrice] = [new Float64Array(orders), new Float64Array(orders)]

  /** Least sum at these prices over the trees that `grow` finds; counts the ends at each order. */
  function relax(grow: (price: Float64Array) => Tree): number {
    const tree = grow(price)
    for (let o = 0; o < orders; o++) {
      outs[o] = out[o] + price[o]
      homes[o] = home[o] + price[o]
    }
    byPrice.set(tree.price)
    byPrice.sort()
    outsByPrice.set(outs)
    outsByPrice.sort()
    homesByPrice.set(homes)
    homesByPrice.sort()
    let joined = byPrice.reduce((sum, each) => sum + each, 0)
    let [least, chosen, legs] = [Infinity, fewest, 0]
    for (let routes = 1; routes <= most; routes++) {
      legs += outsByPrice[routes - 1] + homesByPrice[routes - 1]
      if (routes > 1) joined -= byPrice[orders - routes]
      if (routes < fewest || legs + joined >= least) continue
      least = legs + joined
      chosen = routes
    }
    degree.fill(-2)
    eachCheapest(tree.price, byPrice, orders - chosen, (k) => {
      degree[tree.a[k]]++
      degree[tree.b[k]]++
    })
    eachCheapest(outs, outsByPrice, chosen, (o) => degree[o]++)
    eachCheapest(homes, homesByPrice, chosen, (o) => degree[o]++)
    return least - 2 * price.reduce((sum, each) => sum + each, 0)
  }

  const ofAll = createTrees(orders, between)
  const first = relax(ofAll)
  const isSparse = orders >= SPARSE_FROM
  const grow = isSparse ? createSparseTrees(orders, between, shortLegs(orders, between, ofAll(price))) : ofAll
  const prices = price.slice()
  let highest = first
  let stride = firstStride * Math.abs(first)
  for (let round = 0; round < rounds && highest < FAR; round++) {
    const norm = degree.reduce((sum, d) => sum + d * d, 0)
    if (norm === 0) break
    for (let i = 0; i < orders; i++) price[i] += (stride / norm) * degree[i]
    stride *= strideKept
    const sum = relax(grow)
    if (sum <= highest) continue
    highest = sum
    prices.set(price)
  }
  if (!isSparse) return highest
  price.set(prices)
  return Math.max(first, relax(ofAll))
}

/** Visits the indices of the `count` smallest keys; `sorted` holds all keys, ascending. */
function eachCheapest(
  keys: Float64Array,
  sorted: Float64Array,
  count: number,
  name: (k: number) => void,
): void {
  if (count <= 0) return
  const last = sorted[count - 1]
  let ties = count - sorted.indexOf(last)
  for (let k = 0; k < keys.length; k++) if (keys[k] < last || (keys[k] === last && ties-- > 0)) name(k)
}
