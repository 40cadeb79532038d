// A small seeded random generator: the same seed gives the same plan.

/** Xorshift generator with 32-bit state; the period 2^32 - 1 suffices for minutes of search. */
export class Random {
  private s = new Int32Array(1)

  constructor(seed: number) {
    this.restart(seed)
  }

  /** Resets to this seed. */
  restart(seed: number): void {
    let z = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) | 0
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    this.s[0] = z ^ (z >>> 16) || 0x1234567
    for (let k = 0; k < 8; k++) this.next()
  }

  /** Runs `work` with the generator at `seed`, then restores its state. */
  aside<T>(seed: number, work: () => T): T {
    const state = this.s[0]
    this.restart(seed)
    const result = work()
    this.s[0] = state
    return result
  }

  /** Uniform in [0, 2^32). */
  next(): number {
    let x = this.s[0]
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.s[0] = x
    return x >>> 0
  }

  /** Uniform in [0, 1). */
  unit(): number {
    return this.next() / 4294967296
  }

  /** Uniform integer in [0, n). */
  below(n: number): number {
    return (this.unit() * n) | 0
  }
}
