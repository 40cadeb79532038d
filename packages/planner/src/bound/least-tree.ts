// Minimum spanning trees over orders whose legs have a price at each end (Prim).
import { createPicker } from '../model/picking.ts'

/** Legs of a spanning tree over all orders. */
export interface Tree {
  a: Int32Array
  b: Int32Array
  price: Float64Array
}

/** Short legs kept per order. */
const SHORT_LEGS = 12

/** For each order the other ends of its shortest legs and of its legs in the spanning tree. */
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

/** Returns a function that finds a minimum tree for given end prices; each call overwrites the previous tree. */
export function createTrees(orders: number, between: Float64Array): (price: Float64Array) => Tree {
  const reach = new Float64Array(orders)
  const from = new Int32Array(orders)
  const outside = new Int32Array(orders)
  const tree = emptyTree(orders)

  return (price) => {
    for (let j = 0; j < orders; j++) outside[j] = j
    reach.fill(Infinity)
    let remaining = orders - 1
    outside[0] = remaining
    for (let last = 0; remaining > 0; remaining--) {
      const row = last * orders
      const lastPrice = price[last]
      let at = 0
      let least = Infinity
      for (let k = 0; k < remaining; k++) {
        const j = outside[k]
        const leg = between[row + j] + lastPrice + price[j]
        if (leg < reach[j]) {
          reach[j] = leg
          from[j] = last
        }
        if (reach[j] < least) {
          least = reach[j]
          at = k
        }
      }
      const next = outside[at]
      outside[at] = outside[remaining - 1]
      note(tree, orders - 1 - remaining, from[next], next, reach[next])
      last = next
    }
    return tree
  }
}

/** The same over only the legs to the orders `beside` each, which must be connected; uses a heap. */
export function createSparseTrees(
  orders: number,
  between: Float64Array,
  beside: readonly number[][],
): (price: Float64Array) => Tree {
  const ends = Int32Array.from(beside.flat())
  const legs = Float64Array.from(beside.flatMap((others, i) => others.map((j) => between[i * orders + j])))
  const first = new Int32Array(orders + 1)
  beside.forEach((others, i) => (first[i + 1] = first[i] + others.length))
  const reach = new Float64Array(orders)
  const from = new Int32Array(orders)
  const heap = new Int32Array(orders)
  /** Position of an order in the heap; -1 before it is reached, -2 once it is in the tree. */
  const place = new Int32Array(orders)
  const tree = emptyTree(orders)
  let size = 0

  /** Moves order `j` up the heap from position `k`. */
  function rise(j: number, k: number): void {
    while (k > 0) {
      const above = (k - 1) >> 1
      if (reach[heap[above]] <= reach[j]) break
      heap[k] = heap[above]
      place[heap[k]] = k
      k = above
    }
    heap[k] = j
    place[j] = k
  }

  function takeNearest(): number {
    const top = heap[0]
    place[top] = -2
    const j = heap[--size]
    let k = 0
    for (let below = 1; below < size; below = 2 * k + 1) {
      if (below + 1 < size && reach[heap[below + 1]] < reach[heap[below]]) below++
      if (reach[heap[below]] >= reach[j]) break
      heap[k] = heap[below]
      place[heap[k]] = k
      k = below
    }
    heap[k] = j
    if (size > 0) place[j] = k
    return top
  }

  return (price) => {
    place.fill(-1)
    place[0] = -2
    size = 0
    let last = 0
    for (let edge = 0; edge < orders - 1; edge++) {
      for (let x = first[last]; x < first[last + 1]; x++) {
        const j = ends[x]
        const leg = legs[x] + price[last] + price[j]
        const at = place[j]
        if (at === -2 || (at >= 0 && leg >= reach[j])) continue
        reach[j] = leg
        from[j] = last
        rise(j, at < 0 ? size++ : at)
      }
      last = takeNearest()
      note(tree, edge, from[last], last, reach[last])
    }
    return tree
  }
}

function emptyTree(orders: number): Tree {
  const size = Math.max(0, orders - 1)
  return { a: new Int32Array(size), b: new Int32Array(size), price: new Float64Array(size) }
}

function note(tree: Tree, edge: number, a: number, b: number, price: number): void {
  tree.a[edge] = a
  tree.b[edge] = b
  tree.price[edge] = price
}
