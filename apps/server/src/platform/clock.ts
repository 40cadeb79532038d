// The one clock. Moments come from here so that a test can move them; durations use the monotonic one.

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds that only grow, for durations. */
  elapsed(): number
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }

/** A clock that stands until it is moved. */
export function testClock(start: string): Clock & { move(seconds: number): void } {
  let now = Date.parse(start)
  return {
    now: () => now,
    elapsed: () => now,
    move(seconds) {
      now += seconds * 1000
    },
  }
}
