// How often somebody may try something. A try is counted before the work it allows, and given back when it was no guess:
// tries that arrive at the same moment must not all be let through because none of them was counted yet.

/** At most `most` tries of a key in `seconds`. */
export interface RateLimit {
  most: number
  seconds: number
}

export interface Quota extends RateLimit {
  key: string
}

/** How many keys are memoized in memory; those that were silent longest are forgotten first. */
const MAX_KEYS = 50_000

interface Bucket {
  tokens: number
  at: number
}

/**
 * Counts in this process: for senders so frequent that a database counter would cost more than what they ask for.
 * A token bucket per key: `most` at once, then as they refill. With several servers each one allows that many, so
 * nothing that can be guessed hangs on it.
 */
export class MemoryRateLimiter {
  #buckets = new Map<string, Bucket>()
  #now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts a try. 0 when it may go on, else the seconds to wait; a refused try is not counted. */
  take({ key, most, seconds }: Quota): number {
    const at = this.#now()
    const perMs = most / (seconds * 1000)
    const known = this.#buckets.get(key)
    const tokens = known ? Math.min(most, known.tokens + Math.max(0, at - known.at) * perMs) : most
    const isAllowed = tokens >= 1
    // Set again, so that the map's order is the order of last use.
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at })
    const [oldest] = this.#buckets.size > MAX_KEYS ? this.#buckets.keys() : []
    if (oldest !== undefined) this.#buckets.delete(oldest)
    if (isAllowed) return 0
    return Math.max(1, Math.ceil((1 - tokens) / perMs / 1000))
  }

  /** Gives a try back. */
  release({ key, most }: Quota): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(most, bucket.tokens + 1)
  }
}

/** Windows that are over are deleted now and then. */
const TAKES_BETWEEN_SWEEPS = 500

type Query = (text: string, values: unknown[]) => Promise<{ rows: { wait: number }[] }>

/**
 * Counts in the database (auth.take_try), so that all servers share the count and a restart forgets nothing: for everything
 * that can be guessed, and for mails. Windows begin with a key's first try.
 */
export class SharedRateLimiter {
  #query: Query
  #now: () => number
  #takes = 0

  constructor(query: Query, now: () => number) {
    this.#query = query
    this.#now = now
  }

  /** Counts one try of each. 0 when all may go on; else the seconds to wait, and nothing was counted. */
  async take(...quotas: Quota[]): Promise<number> {
    this.#takes += 1
    if (this.#takes % TAKES_BETWEEN_SWEEPS === 0)
      await this.#query('delete from auth.rate_limits where ends_at < to_timestamp($1)', [this.#now() / 1000])
    const { rows } = await this.#query('select auth.take_tries($1::jsonb, to_timestamp($2)) as wait', [
      JSON.stringify(quotas.map(({ key, most, seconds }) => ({ key: clip(key), most, seconds }))),
      this.#now() / 1000,
    ])
    return rows[0]?.wait ?? 0
  }

  /** Gives one try of each back. */
  async release(...quotas: Quota[]): Promise<void> {
    await this.#query('select 0 as wait from auth.release_tries($1)', [quotas.map(({ key }) => clip(key))])
  }

  /** Forgets all tries of a key. */
  async reset({ key }: Pick<Quota, 'key'>): Promise<void> {
    await this.#query('delete from auth.rate_limits where key = $1', [clip(key)])
  }
}

const clip = (key: string): string => key.slice(0, 300)
