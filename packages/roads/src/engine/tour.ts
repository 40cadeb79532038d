// The shortest tour through a few places: exact for few of them, farthest insertion and local search for more.

/** Up to here every tour is weighed (Held and Karp: A Dynamic Programming Approach to Sequencing Problems, 1962). */
const MAX_EXACT = 10
/** Places of a piece that is moved at once. */
const MAX_PIECE = 3

export interface TourEnds {
  /** The tour begins at the first place. */
  startsFirst: boolean
  /** The tour ends at the last place. */
  endsLast: boolean
  /** It returns to where it began. A tour that does not needs both ends. */
  isRound: boolean
}

/** The places 0 … `count` - 1 in the order of a tour; `costs` is a square table, row by row, and need not be symmetric. */
export function findTour(costs: ArrayLike<number>, count: number, ends: TourEnds): number[] {
  const cost = (a: number, b: number): number => costs[a * count + b]
  // With both ends given the way back is the same for every order.
  const tour = ends.startsFirst && ends.endsLast ? pathOf(cost, count) : roundOf(cost, count)
  if (ends.startsFirst || !ends.endsLast) return tour
  const at = tour.indexOf(count - 1)
  return [...tour.slice(at + 1), ...tour.slice(0, at + 1)]
}

type Cost = (a: number, b: number) => number

/** From the first place through all others to the last. */
function pathOf(cost: Cost, count: number): number[] {
  const inner = Array.from({ length: count - 2 }, (_, i) => i + 1)
  if (count === 2) return [0, 1]
  const last = count - 1
  return [0, ...order(cost, inner, 0, last), last]
}

/** From the first place through all others and back. */
function roundOf(cost: Cost, count: number): number[] {
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1)
  return [0, ...order(cost, others, 0, 0)]
}

/** The places in the best order found between two given ends. */
function order(cost: Cost, places: number[], from: number, to: number): number[] {
  if (places.length <= MAX_EXACT - 1) return exact(cost, places, from, to)
  return improve(cost, insertFarthest(cost, places, from, to), from, to)
}

function exact(cost: Cost, places: number[], from: number, to: number): number[] {
  const n = places.length
  const sets = 1 << n
  const best = new Float64Array(sets * n).fill(Infinity)
  const before = new Int8Array(sets * n).fill(-1)
  for (let i = 0; i < n; i++) best[(1 << i) * n + i] = cost(from, places[i])
  for (let set = 1; set < sets; set++)
    for (let end = 0; end < n; end++) {
      const sofar = best[set * n + end]
      if (sofar === Infinity) continue
      for (let next = 0; next < n; next++) {
        if ((set >> next) & 1) continue
        const at = (set | (1 << next)) * n + next
        const total = sofar + cost(places[end], places[next])
        if (total >= best[at]) continue
        best[at] = total
        before[at] = end
      }
    }
  let set = sets - 1
  let end = 0
  const total = (i: number) => best[set * n + i] + cost(places[i], to)
  for (let i = 1; i < n; i++) if (total(i) < total(end)) end = i
  const out: number[] = []
  while (end >= 0) {
    out.push(places[end])
    const previous = before[set * n + end]
    set &= ~(1 << end)
    end = previous
  }
  return out.toReversed()
}

function insertFarthest(cost: Cost, places: number[], from: number, to: number): number[] {
  const tour: number[] = []
  const left = new Set(places)
  const near = new Map(places.map((p) => [p, Math.min(cost(from, p), cost(p, to))]))
  while (left.size > 0) {
    const next = [...left].reduce((far, p) => (near.get(p)! > near.get(far)! ? p : far))
    left.delete(next)
    let cheapest = Infinity
    let place = 0
    for (let at = 0; at <= tour.length; at++) {
      const [a, b] = [tour[at - 1] ?? from, tour[at] ?? to]
      const extra = cost(a, next) + cost(next, b) - cost(a, b)
      if (extra < cheapest) [cheapest, place] = [extra, at]
    }
    tour.splice(place, 0, next)
    for (const p of left) near.set(p, Math.min(near.get(p)!, cost(next, p), cost(p, next)))
  }
  return tour
}

/** Turns pieces round and moves short ones (Or, 1976) until neither helps. */
function improve(cost: Cost, start: number[], from: number, to: number): number[] {
  const length = (tour: number[]): number => {
    let sum = cost(from, tour[0])
    for (let i = 1; i < tour.length; i++) sum += cost(tour[i - 1], tour[i])
    return sum + cost(tour[tour.length - 1], to)
  }
  let tour = start
  let least = length(tour)
  for (let isBetter = true; isBetter;) {
    isBetter = false
    for (const other of neighbours(tour)) {
      const total = length(other)
      if (total >= least) continue
      tour = other
      least = total
      isBetter = true
      break
    }
  }
  return tour
}

function* neighbours(tour: number[]): Generator<number[]> {
  const n = tour.length
  for (let i = 0; i < n; i++)
    for (let size = 1; size <= MAX_PIECE && i + size <= n; size++) {
      const piece = tour.slice(i, i + size)
      const rest = tour.toSpliced(i, size)
      for (let at = 0; at <= rest.length; at++) if (at !== i) yield rest.toSpliced(at, 0, ...piece)
    }
  for (let i = 0; i < n - 1; i++)
    for (let j = i + 2; j <= n; j++)
      yield [...tour.slice(0, i), ...tour.slice(i, j).toReversed(), ...tour.slice(j)]
}
