// Limits tries. A try counts before its work and is returned when it was no guess; otherwise parallel tries
// could all pass before any is counted.

/** At most `most` tries of a key in `seconds`, from the key's first try. */
export interface RateLimit {
  most: number
  seconds: number
  /**
   * Tries that a process counts itself before it reports them to the database; default 1. More for actions
   * so frequent that a query each would cost more than they do: each process may let `step - 1` too many
   * through.
   */
  step?: number
}

export interface Quota extends RateLimit {
  key: string
}

/** State of a quota after a try. */
export interface RateLimitState {
  /** 0 when the try may proceed; else seconds to wait. */
  waitSeconds: number
  most: number
  remaining: number
  /** Seconds until the window ends. */
  resetSeconds: number
}

/** Runs SQL as a role that may execute auth.take_tries and its siblings. */
export type RateLimitQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** Maximum number of keys that a process counts itself; the longest unused are dropped first. */
const MAX_KEYS = 50_000
/** Queries between deletions of ended windows. */
const QUERIES_BETWEEN_SWEEPS = 500

/** The window of a key that this process counts itself. */
interface Window {
  /** Tries in the database at this process's last report. */
  reported: number
  /** Tries counted since then; negative when more were returned. */
  pending: number
  /** Milliseconds since 1970. */
  endsAt: number
  /** Running report; other tries of this process wait for it. */
  report?: Promise<void> | undefined
}

/** Counts tries in the database (auth.rate_limits), shared by all processes and kept over restarts. */
export class RateLimiter {
  #query: RateLimitQuery
  #now: () => number
  #windows = new Map<string, Window>()
  #queries = 0

  /** `now` in milliseconds since 1970. */
  constructor(query: RateLimitQuery, now: () => number) {
    this.#query = query
    this.#now = now
  }

  /** Counts one try in each quota. 0 when all may proceed; else the seconds to wait, without counting. */
  async take(...quotas: Quota[]): Promise<number> {
    const stepped = quotas.filter(isStepped)
    const exact = quotas.filter((quota) => !isStepped(quota))
    for (const [index, quota] of stepped.entries()) {
      const { waitSeconds } = await this.takeStep(quota)
      if (waitSeconds === 0) continue
      await this.release(...stepped.slice(0, index))
      return waitSeconds
    }
    if (exact.length === 0) return 0
    const waitSeconds = await this.#takeExact(exact)
    if (waitSeconds > 0) await this.release(...stepped)
    return waitSeconds
  }

  /** Counts one try in a quota with a step. Returns the quota's state. */
  async takeStep(quota: Quota): Promise<RateLimitState> {
    let window = this.#windowOf(quota)
    for (; window.report; window = this.#windowOf(quota)) await window.report
    if (remainingOf(quota, window) === 0) return this.#stateOf(quota, window, true)
    window.pending += 1
    if (window.pending >= (quota.step ?? 1)) await this.#reportOnce(quota, window)
    // Others may have used it up meanwhile.
    return this.#stateOf(quota, window, window.reported + window.pending > quota.most)
  }

  /** Returns one try to each quota. */
  async release(...quotas: Quota[]): Promise<void> {
    for (const quota of quotas.filter(isStepped)) {
      const window = this.#windowOf(quota)
      window.pending -= 1
      if (-window.pending >= (quota.step ?? 1)) await this.#reportOnce(quota, window)
    }
    const exact = quotas.filter((quota) => !isStepped(quota))
    if (exact.length > 0) await this.#query('select auth.release_tries($1)', [exact.map(storedKey)])
  }

  /** Clears all tries of the keys. */
  async reset(...quotas: Pick<Quota, 'key'>[]): Promise<void> {
    for (const { key } of quotas) this.#windows.delete(key)
    await this.#query('select auth.forget_tries($1)', [quotas.map(storedKey)])
  }

  async #takeExact(quotas: Quota[]): Promise<number> {
    await this.#sweep()
    const tries = quotas.map((quota) => ({ key: storedKey(quota), most: quota.most, seconds: quota.seconds }))
    const { rows } = await this.#query('select auth.take_tries($1::jsonb, to_timestamp($2)) as wait', [
      JSON.stringify(tries),
      this.#now() / 1000,
    ])
    return (rows[0] as { wait: number }).wait
  }

  async #reportOnce(quota: Quota, window: Window): Promise<void> {
    const report = this.#report(quota, window)
    window.report = report
    try {
      await report
    } finally {
      if (window.report === report) window.report = undefined
    }
  }

  /** Adds this process's tries to the database's count and reads the total. */
  async #report(quota: Quota, window: Window): Promise<void> {
    const tries = window.pending
    // Move them before the answer arrives, so that they are not reported twice.
    window.reported += tries
    window.pending = 0
    await this.#sweep()
    const { rows } = await this.#query(
      'select hits, ends_at from auth.count_tries($1, $2, $3, to_timestamp($4))',
      [storedKey(quota), tries, quota.seconds, this.#now() / 1000],
    )
    const { hits, ends_at: endsAt } = rows[0] as { hits: number; ends_at: Date | string }
    window.reported = tries > 0 ? Math.max(window.reported, hits) : hits
    window.endsAt = new Date(endsAt).getTime()
  }

  async #sweep(): Promise<void> {
    this.#queries += 1
    if (this.#queries % QUERIES_BETWEEN_SWEEPS === 0)
      await this.#query('select auth.forget_ended_tries(to_timestamp($1))', [this.#now() / 1000])
  }

  #windowOf({ key, seconds }: Quota): Window {
    const current = this.#windows.get(key)
    const at = this.#now()
    // Set again, so that the map is ordered by last use.
    this.#windows.delete(key)
    const window =
      current && current.endsAt > at ? current : { reported: 0, pending: 0, endsAt: at + seconds * 1000 }
    this.#windows.set(key, window)
    const [oldest] = this.#windows.size > MAX_KEYS ? this.#windows.keys() : []
    if (oldest !== undefined) this.#windows.delete(oldest)
    return window
  }

  #stateOf(quota: Quota, window: Window, isRefused: boolean): RateLimitState {
    const resetSeconds = Math.max(1, Math.ceil((window.endsAt - this.#now()) / 1000))
    return {
      waitSeconds: isRefused ? resetSeconds : 0,
      most: quota.most,
      remaining: isRefused ? 0 : remainingOf(quota, window),
      resetSeconds,
    }
  }
}

const isStepped = ({ step = 1 }: Quota): boolean => step > 1

const remainingOf = ({ most }: Quota, { reported, pending }: Window): number =>
  Math.max(0, most - reported - pending)

/** Longer keys could fill the disk. */
const storedKey = ({ key }: Pick<Quota, 'key'>): string => key.slice(0, 300)
