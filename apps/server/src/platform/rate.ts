// How often one sender may ask, counted in memory: a database counter for each fix would cost more than the fix.

export interface Rate {
  /** True when the sender may go on; else nothing is counted. */
  take(key: string): boolean
}

interface Bucket {
  tokens: number
  at: number
}

/** Senders remembered at once; the longest silent ones are forgotten first. */
const MOST_BUCKETS = 20_000

/** A token bucket a key: `burst` at once, then `perSecond`. `now` in milliseconds. */
export function rateOf({ burst, perSecond }: { burst: number; perSecond: number }, now: () => number): Rate {
  const buckets = new Map<string, Bucket>()
  return {
    take(key) {
      const at = now()
      const known = buckets.get(key)
      const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst
      // Set anew, so that the map's order is the order of last use.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at })
      if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!)
      return tokens >= 1
    },
  }
}
