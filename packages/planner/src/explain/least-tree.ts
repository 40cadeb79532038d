// Least spanning trees over orders, whose legs have a price on each end (Prim).
import { createPicker } from '../general/neighbours.ts'

/** The legs of a tree that joins all orders. */
export interface Tree {
  a: Int32Array
  b: Int32Array
  price: Float64Array
}

/** So many short legs of each order. */
const SHORT_LEGS = 12

/** For each order those at the other ends of its shortest legs and of its legs in a tree that joins all. */
export function shortLegs(orders: number, between: Float64Array, tree: Tree): number[][] {
  const beside = Array.from({ length: orders }, () => new Set<number>())
  const join = (i: number, j: number): void => {
    beside[i].add(j)
    beside[j].add(i)
  }
  const pick = createPicker(orders, Math.min(SHORT_LEGS, orders - 1))
  for (let i = 0; i < orders; i++) {
    const row = between.slice(i * orders, (i + 1) * orders)
    row[i] = Infinity
    for (const j of pick(row)) join(i, j)
  }
  tree.a.forEach((a, k) => join(a, tree.b[k]))
  return beside.map((others) => [...others])
}

/** Finds a least tree at given prices, of all legs or of those to the orders `beside` each; the next one overwrites it. */
export function createTrees(
  orders: number,
  between: Float64Array,
  beside?: number[][],
): (price: Float64Array) => Tree {
  const reach = new Float64Array(orders)
  const from = new Int32Array(orders)
  const outside = new Int32Array(orders)
  const size = Math.max(0, orders - 1)
  const tree = { a: new Int32Array(size), b: new Int32Array(size), price: new Float64Array(size) }

  return (price) => {
    for (let j = 0; j < orders; j++) outside[j] = j
    reach.fill(Infinity)
    let left = orders - 1
    outside[0] = left
    reach[0] = -Infinity
    for (let last = 0; left > 0; left--) {
      const row = last * orders
      const own = price[last]
      // Whoever is joined already has a reach that nothing goes below.
      if (beside)
        for (const j of beside[last]) {
          const leg = between[row + j] + own + price[j]
          if (leg >= reach[j]) continue
          reach[j] = leg
          from[j] = last
        }
      let at = 0
      let least = Infinity
      for (let k = 0; k < left; k++) {
        const j = outside[k]
        if (!beside) {
          const leg = between[row + j] + own + price[j]
          if (leg < reach[j]) {
            reach[j] = leg
            from[j] = last
          }
        }
        if (reach[j] < least) {
          least = reach[j]
          at = k
        }
      }
      const next = outside[at]
      outside[at] = outside[left - 1]
      const edge = orders - 1 - left
      tree.a[edge] = from[next]
      tree.b[edge] = next
      tree.price[edge] = reach[next]
      reach[next] = -Infinity
      last = next
    }
    return tree
  }
}
