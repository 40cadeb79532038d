// Limits of the surface, each with its unit in options.ts, and how they are counted.
import type { Limits } from './options.ts'

export const DEFAULT_LIMITS: Limits = {
  signInPerIp: 50,
  signInPerAccount: 10,
  otpPerIp: 30,
  refreshPerIp: 150,
  signUpPerIp: 30,
  mailPerHour: 30,
  mailIntervalSeconds: 60,
  statementTimeoutMs: { anon: 3000, authenticated: 8000, default: 30_000 },
  restBodyBytes: 10 * 1024 * 1024,
  objectBytes: 50 * 1024 * 1024,
  socketsPerIp: 5000,
  channelsPerSocket: 100,
  socketBufferBytes: 4 * 1024 * 1024,
  messagesPerSecond: 100,
  presencePer30Seconds: 100,
}

interface Window {
  count: number
  endsAt: number
}

/** Counts events by key in fixed windows; forgets keys whose window is over. */
export class RateLimiter {
  #windows = new Map<string, Window>()
  #now: () => number
  constructor(now: () => number) {
    this.#now = now
  }

  /** Seconds to wait before `key` may act again, or 0 when it was counted. */
  take(key: string, most: number, windowSeconds: number): number {
    const now = this.#now()
    if (this.#windows.size > 50_000) this.#sweep(now)
    const open = this.#windows.get(key)
    if (!open || open.endsAt <= now) {
      this.#windows.set(key, { count: 1, endsAt: now + windowSeconds * 1000 })
      return most < 1 ? windowSeconds : 0
    }
    open.count += 1
    return open.count > most ? Math.max(1, Math.ceil((open.endsAt - now) / 1000)) : 0
  }

  /** Seconds until `key` may act again when it has used up `most`, without counting this look. */
  waits(key: string, most: number): number {
    const open = this.#windows.get(key)
    const now = this.#now()
    return open && open.endsAt > now && open.count >= most
      ? Math.max(1, Math.ceil((open.endsAt - now) / 1000))
      : 0
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key)
  }
}
