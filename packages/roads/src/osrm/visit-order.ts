// Orders places for a short drive: exactly for few places, by insertion and exchanges for more.

/** Up to this many places, every order is compared. */
const EXACT_PLACES = 11
/** Maximum number of places that one exchange moves together. */
const LONGEST_PIECE = 3

export interface VisitWish {
  count: number
  /** Seconds from one place to another. */
  cost: (from: number, to: number) => number
  /**
   * Place at which the order must begin or end; undefined leaves it open. A closed tour needs a first place.
   */
  first?: number
  last?: number
  /** Returns to the first place. */
  isClosed: boolean
}

/** All places in visiting order. */
export function orderVisits(wish: VisitWish): number[] {
  return wish.count <= EXACT_PLACES ? orderExactly(wish) : exchange(wish, insertAll(wish))
}

/** Held and Karp: the best way through each set of places to each of its members. */
function orderExactly({ count, cost, first, last, isClosed }: VisitWish): number[] {
  const all = (1 << count) - 1
  const best = new Float64Array((all + 1) * count).fill(Infinity)
  const before = new Int8Array((all + 1) * count).fill(-1)
  for (let place = 0; place < count; place += 1)
    if (first === undefined || place === first) best[(1 << place) * count + place] = 0
  for (let set = 1; set <= all; set += 1)
    for (let from = 0; from < count; from += 1) {
      const sofar = best[set * count + from]!
      if (sofar === Infinity) continue
      for (let to = 0; to < count; to += 1) {
        if (set & (1 << to)) continue
        const at = (set | (1 << to)) * count + to
        const seconds = sofar + cost(from, to)
        if (seconds >= best[at]!) continue
        best[at] = seconds
        before[at] = from
      }
    }
  const total = (end: number) =>
    best[all * count + end]! + (isClosed && first !== undefined ? cost(end, first) : 0)
  const ends = Array.from({ length: count }, (_, place) => place)
  const order = [last ?? ends.reduce((a, b) => (total(b) < total(a) ? b : a))]
  for (let set = all; order.length < count;) {
    const place = order[0]!
    order.unshift(before[set * count + place]!)
    set &= ~(1 << place)
  }
  return order
}

/** Inserts each place at its cheapest position. */
function insertAll(wish: VisitWish): number[] {
  const { count, first, last } = wish
  const fixed = [first, last].filter((place) => place !== undefined)
  let order = fixed.length > 0 ? fixed : [0]
  for (let place = 0; place < count; place += 1)
    if (!order.includes(place)) {
      const candidates = order
        .concat(place)
        .map((_, at) => order.toSpliced(at, 0, place))
        .filter((candidate) => keepsEnds(wish, candidate))
      order = cheapest(wish, candidates)
    }
  return order
}

/** Reverses stretches and moves short pieces until a pass improves nothing. */
function exchange(wish: VisitWish, start: number[]): number[] {
  let order = start
  for (let before = Infinity; total(wish, order) < before;) {
    before = total(wish, order)
    for (let from = 0; from < order.length; from += 1)
      for (let to = from + 1; to <= order.length; to += 1)
        order = cheapest(wish, [
          order,
          ...neighbours(order, from, to).filter((next) => keepsEnds(wish, next)),
        ])
  }
  return order
}

/** Orders with one piece reversed or, if short, moved. */
function neighbours(order: readonly number[], from: number, to: number): number[][] {
  const piece = order.slice(from, to)
  const turned = [...order.slice(0, from), ...piece.toReversed(), ...order.slice(to)]
  if (piece.length > LONGEST_PIECE) return [turned]
  const rest = order.toSpliced(from, piece.length)
  return [turned, ...[...rest, 0].map((_, at) => rest.toSpliced(at, 0, ...piece))]
}

function keepsEnds({ first, last }: VisitWish, order: readonly number[]): boolean {
  return (first === undefined || order[0] === first) && (last === undefined || order.at(-1) === last)
}

function cheapest(wish: VisitWish, orders: number[][]): number[] {
  let best = orders[0]!
  let least = total(wish, best)
  for (const order of orders) {
    const seconds = total(wish, order)
    if (seconds < least) [best, least] = [order, seconds]
  }
  return best
}

function total({ cost, isClosed }: VisitWish, order: readonly number[]): number {
  let seconds = isClosed ? cost(order.at(-1)!, order[0]!) : 0
  for (let i = 1; i < order.length; i += 1) seconds += cost(order[i - 1]!, order[i]!)
  return seconds
}
