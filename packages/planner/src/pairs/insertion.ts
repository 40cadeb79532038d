// Cheapest position for a pair in one route, in nearly linear time.
import type { Random } from '../search/random.ts'
import type { PairInstance } from './instance.ts'
import type { PairRoute } from './route.ts'

export interface PairPlace {
  /** Added cost; Infinity when there is no position. */
  delta: number
  /** Insert the pickup after this position and the delivery after that position of the old sequence. */
  pickAt: number
  dropAt: number
}

export interface PairInserter {
  /** Finds the cheapest position below `limit`; skips each improvement with probability `blink`. */
  find(route: PairRoute, pair: number, limit: number, blink: number, place: PairPlace): void
  evaluations: number
}

/** Creates the search; it reuses buffers, so each search needs its own. */
export function createPairInserter(inst: PairInstance, random: Random): PairInserter {
  const { m, time, price, timeTo, priceTo, early, late, service, change, capacity, pick, drop, fixed } = inst
  /** Cost of the delivery alone after position j (Infinity when infeasible), and its suffix minimum. */
  let dropPrice = new Float64Array(64)
  let leastDrop = new Float64Array(64)

  /** Prices the delivery after each position from `low` on; the search never looks before it. */
  function prepareDrops(route: PairRoute, d: number, low: number): void {
    const { nodes, length, depart, latest, legPrice } = route
    if (dropPrice.length < length + 2) {
      dropPrice = new Float64Array(2 * length + 8)
      leastDrop = new Float64Array(2 * length + 8)
    }
    const row = d * m
    const opens = early[d]
    const dueBy = late[d]
    const stay = service[d]
    let least = Infinity
    leastDrop[length + 1] = Infinity
    for (let j = length; j >= low; j--) {
      let ownCost = Infinity
      if (depart[j] <= dueBy) {
        const a = nodes[j]
        let t = depart[j] + timeTo[row + a]
        if (t <= dueBy) {
          if (t < opens) t = opens
          const b = nodes[j + 1]
          if (t + stay + time[row + b] <= latest[j + 1])
            ownCost = priceTo[row + a] + price[row + b] - legPrice[j]
        }
      }
      dropPrice[j] = ownCost
      if (ownCost < least) least = ownCost
      leastDrop[j] = least
    }
  }

  function find(route: PairRoute, pair: number, limit: number, blink: number, place: PairPlace): void {
    const { nodes, length, depart, latest, load, legTime, legPrice } = route
    const u = pick[pair]
    const d = drop[pair]
    const amount = change[u]
    const opening = length === 0 ? fixed : 0
    const fromU = u * m
    const fromD = d * m
    const opens = early[u]
    const stay = service[u]
    const dropOpens = early[d]
    const dropStay = service[d]
    const dropDue = late[d]
    const between = price[fromU + d]
    const ride = time[fromU + d]
    // With the triangle inequality, no later position reaches the delivery in time.
    const due = Math.min(late[u], dropDue - ride - stay)
    let best = limit
    place.delta = Infinity
    place.pickAt = -1
    // Earlier stops could not wait for the pickup's service.
    let first = 0
    while (first < length && latest[first + 1] < opens + stay) first++
    prepareDrops(route, d, first + 1)
    for (let i = first; i <= length; i++) {
      if (depart[i] > due) break
      const a = nodes[i]
      let t = depart[i] + timeTo[fromU + a]
      if (t > due || load[i] + amount > capacity) continue
      const b = nodes[i + 1]
      const into = priceTo[fromU + a] - legPrice[i] + opening
      const joint = into + between + price[fromD + b]
      const alone = into + price[fromU + b]
      const apartMay = alone + leastDrop[i + 1] < best
      self.evaluations++
      if (joint >= best && !apartMay) continue
      if (t < opens) t = opens
      t += stay
      if (joint < best) {
        let s = t + ride
        if (s <= dropDue) {
          if (s < dropOpens) s = dropOpens
          if (s + dropStay + time[fromD + b] <= latest[i + 1] && !(blink > 0 && random.unit() < blink)) {
            best = joint
            place.delta = joint
            place.pickAt = i
            place.dropAt = i
          }
        }
      }
      if (i === length || !apartMay) continue
      let j = i + 1
      t += time[fromU + b]
      if (t > latest[j]) continue
      for (;;) {
        // `t` is the arrival at position j with the pickup on board.
        const w = nodes[j]
        if (load[j] + amount > capacity) break
        if (t < early[w]) t = early[w]
        t += service[w]
        const apart = alone + dropPrice[j]
        if (apart < best) {
          self.evaluations++
          let s = t + timeTo[fromD + w]
          if (s <= dropDue) {
            if (s < dropOpens) s = dropOpens
            if (
              s + dropStay + time[fromD + nodes[j + 1]] <= latest[j + 1] &&
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
