// Numbers that look random and are the same for the same seed, so that a failing trial can be run again.

/** A generator of numbers from 0 (with) to 1 (without). */
export type Random = () => number

/** https://github.com/cprosche/mulberry32 (public domain) */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
