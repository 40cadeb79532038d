// The moment that a replay shows. It changes with every frame, so only components that subscribe render
// again.
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Steps per second of a replay under reduced motion. */
const STEPS_PER_SECOND = 1

export class ReplayClock {
  #at: number
  #from: number
  #to: number
  #stop: (() => void) | null = null
  readonly #listeners = new Set<() => void>()

  constructor(from: number, to: number, at: number) {
    this.#from = from
    this.#to = to
    this.#at = at
  }

  get at(): number {
    return this.#at
  }
  get isPlaying(): boolean {
    return this.#stop !== null
  }
  get isAtEnd(): boolean {
    return this.#at >= this.#to
  }

  /** Sets the ends; the end of a running day moves. */
  span(from: number, to: number): void {
    this.#from = from
    this.#to = to
    this.#move(this.#at)
  }

  /** Jumps to a moment and stops playing. */
  set(at: number): void {
    this.pause()
    this.#move(at)
  }

  /** `speed`: seconds of the day per second. */
  play(speed: number): void {
    this.#stop?.()
    if (this.isAtEnd) this.#at = this.#from
    this.#stop = matchMedia('(prefers-reduced-motion: reduce)').matches ? this.#step(speed) : this.#run(speed)
    this.#tell()
  }

  pause(): void {
    if (!this.#stop) return
    this.#stop()
    this.#stop = null
    this.#tell()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #run(speed: number): () => void {
    let last = performance.now()
    let frame = 0
    const next = (now: number) => {
      frame = requestAnimationFrame(next)
      this.#advance((now - last) * speed)
      last = now
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }

  #step(speed: number): () => void {
    const timer = setInterval(() => this.#advance((speed * 1000) / STEPS_PER_SECOND), 1000 / STEPS_PER_SECOND)
    return () => clearInterval(timer)
  }

  #advance(ms: number): void {
    this.#move(this.#at + ms)
    if (this.isAtEnd) this.pause()
  }

  #move(at: number): void {
    const next = Math.min(this.#to, Math.max(this.#from, at))
    if (next === this.#at) return
    this.#at = next
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** A clock over `[from, to]` that begins at `start`; it stops when the screen unmounts. */
export function useReplayClock(from: number, to: number, start: number): ReplayClock {
  const [clock] = useState(() => new ReplayClock(from, to, start))
  useEffect(() => clock.span(from, to), [clock, from, to])
  useEffect(() => () => clock.pause(), [clock])
  return clock
}

/** Returns `read(clock)`; the component renders again only when that value changes. */
export function useReplay<Value>(clock: ReplayClock, read: (clock: ReplayClock) => Value): Value {
  return useSyncExternalStore(clock.subscribe, () => read(clock))
}
