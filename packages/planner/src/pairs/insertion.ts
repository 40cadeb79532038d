// The cheapest place for a pair in one route, in time close to the route's length.
import type { Random } from '../random.ts'
import type { PairInstance } from './instance.ts'
import type { PairRoute } from './route.ts'

export interface PairPlace {
  /** Added price, Infinity when there is no place. */
  delta: number
  /** The pickup goes after this position, the delivery after that position of the old sequence. */
  pickAt: number
  dropAt: number
}

export interface PairInserter {
  /** Cheapest place below `limit`; with `blink` each better place is passed over with that probability. */
  find(route: PairRoute, pair: number, limit: number, blink: number, place: PairPlace): void
  evaluations: number
}

/** Builds the search; it reuses its buffers, so one search uses one inserter. */
export function createPairInserter(inst: PairInstance, random: Random): PairInserter {
  const { m, time, price, early, late, service, change, capacity, pick, drop, fixed } = inst
  /** Price of the delivery alone after position j (Infinity where it cannot be), and the least of these from j on. */
  let dropPrice = new Float64Array(64)
  let leastDrop = new Float64Array(64)

  function prepareDrops(route: PairRoute, d: number): void {
    const { nodes, length, depart, latest, legPrice } = route
    if (dropPrice.length < length + 2) {
      dropPrice = new Float64Array(2 * length + 8)
      leastDrop = new Float64Array(2 * length + 8)
    }
    let least = Infinity
    leastDrop[length + 1] = Infinity
    const dueBy = late[d]
    for (let j = length; j >= 1; j--) {
      let own = Infinity
      if (depart[j] <= dueBy) {
        const a = nodes[j]
        let t = depart[j] + time[a * m + d]
        if (t <= dueBy) {
          if (t < early[d]) t = early[d]
          const b = nodes[j + 1]
          if (t + service[d] + time[d * m + b] <= latest[j + 1])
            own = price[a * m + d] + price[d * m + b] - legPrice[j]
        }
      }
      dropPrice[j] = own
      if (own < least) least = own
      leastDrop[j] = least
    }
  }

  function find(route: PairRoute, pair: number, limit: number, blink: number, place: PairPlace): void {
    const { nodes, length, depart, latest, load, legTime, legPrice } = route
    const u = pick[pair]
    const d = drop[pair]
    const amount = change[u]
    const opening = length === 0 ? fixed : 0
    let best = limit
    place.delta = Infinity
    place.pickAt = -1
    prepareDrops(route, d)
    const between = price[u * m + d]
    const ride = time[u * m + d]
    const dueBy = late[u]
    for (let i = 0; i <= length; i++) {
      if (depart[i] > dueBy) break
      const a = nodes[i]
      let t = depart[i] + time[a * m + u]
      if (t > dueBy || load[i] + amount > capacity) continue
      if (t < early[u]) t = early[u]
      t += service[u]
      const b = nodes[i + 1]
      const into = price[a * m + u] - legPrice[i] + opening
      self.evaluations++
      const joint = into + between + price[d * m + b]
      if (joint < best) {
        let s = t + ride
        if (s <= late[d]) {
          if (s < early[d]) s = early[d]
          if (s + service[d] + time[d * m + b] <= latest[i + 1] && !(blink > 0 && random.unit() < blink)) {
            best = joint
            place.delta = joint
            place.pickAt = i
            place.dropAt = i
          }
        }
      }
      const alone = into + price[u * m + b]
      if (i === length || alone + leastDrop[i + 1] >= best) continue
      let j = i + 1
      t += time[u * m + b]
      if (t > latest[j]) continue
      for (;;) {
        // Here `t` is the arrival at position j with the pickup on board.
        const w = nodes[j]
        if (t < early[w]) t = early[w]
        t += service[w]
        if (load[j] + amount > capacity) break
        const apart = alone + dropPrice[j]
        if (apart < best) {
          self.evaluations++
          let s = t + time[w * m + d]
          if (s <= late[d]) {
            if (s < early[d]) s = early[d]
            if (
              s + service[d] + time[d * m + nodes[j + 1]] <= latest[j + 1] &&
              !(blink > 0 && random.unit() < blink)
            ) {
              best = apart
              place.delta = apart
              place.pickAt = i
              place.dropAt = j
            }
          }
        }
        if (j === length || alone + leastDrop[j + 1] >= best) break
        t += legTime[j]
        j++
        if (t > latest[j]) break
      }
    }
  }

  const self: PairInserter = { find, evaluations: 0 }
  return self
}
