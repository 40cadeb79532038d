// What a pair left out counts in the anneal. A tight plan is often cut off from better ones by plans that miss a pair or
// two, so those are let in at a price: it goes up for each pair while it stays out, and sinks again while all are in.

/** Steps between two changes of the prices. */
const EVERY = 30
/** Mean legs at the start: as good as never. */
const FIRST = 20
/** What is left of a price after each change while all pairs are in. */
const FADE = 0.99
/** A price goes up by so many temperatures; the rise itself grows while pairs are out and shrinks while all are in. */
const FIRST_RISE = 0.1
const RISE_FASTER = 1.01
const RISE_SLOWER = 0.985
const MOST_RISE = 1
const LEAST_RISE = 0.01
/** Temperatures below which no price sinks. */
const FLOOR = 0.1

export interface Wants {
  /** What these pairs count together while they are left out. */
  of(absent: readonly number[]): number
  /** To be told after each step which pairs the present plan leaves out, and whether it has to leave out so many. */
  learn(absent: readonly number[], complete: boolean, temperature: number): void
}

/** Prices for so many pairs; `leg` is the mean price of a leg. */
export function createWants(pairs: number, leg: number): Wants {
  const price = new Float64Array(pairs).fill(FIRST * leg)
  let rise = FIRST_RISE
  let steps = 0

  return {
    of(absent) {
      let sum = 0
      for (const u of absent) sum += price[u]
      return sum
    },
    learn(absent, complete, temperature) {
      if (++steps % EVERY !== 0) return
      if (complete) {
        rise = Math.max(LEAST_RISE, rise * RISE_SLOWER)
        for (let u = 0; u < pairs; u++) price[u] = Math.max(FLOOR * temperature, FADE * price[u])
        return
      }
      rise = Math.min(MOST_RISE, rise * RISE_FASTER)
      for (const u of absent) price[u] += rise * temperature
    },
  }
}
