// Penalties of unserved pairs in the anneal. Plans that miss a pair or two often connect a tight plan to
// better ones, so they are accepted at a penalty, which rises while a pair is unserved and falls while all
// are served.

/** Steps between updates of the penalties. */
const EVERY = 30
/** Initial penalty in mean legs: practically forbids unserved pairs. */
const FIRST = 20
/** Factor on a penalty per update while all pairs are served. */
const FADE = 0.99
/** Rise of a penalty in temperatures; the rise itself grows while pairs are unserved and shrinks otherwise. */
const FIRST_RISE = 0.1
const RISE_FASTER = 1.01
const RISE_SLOWER = 0.985
const MOST_RISE = 1
const LEAST_RISE = 0.01
/** Least penalty, in temperatures. */
const FLOOR = 0.1

export interface Wants {
  /** Total penalty of these unserved pairs. */
  of(absent: readonly number[]): number
  /** Call after each step with the unserved pairs, and whether no more can be served. */
  learn(absent: readonly number[], complete: boolean, temperature: number): void
}

/** Penalties for `pairs` pairs; `leg` is the mean price of a leg. */
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
