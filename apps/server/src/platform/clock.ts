// The one clock. Moments come from here so that a test can move them; durations use the monotonic one.

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds that only grow, for durations. */
  elapsed(): number
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }
