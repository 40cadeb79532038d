// Unique places of a problem: orders at one door share it, without driving between them and with one set-up
// time.
import type { Place } from '../geo.ts'

/** Numbers places in order of first use; the road tables use the same numbers. */
export class Places {
  readonly points: Place[] = []
  readonly #numbers = new Map<string, number>()

  indexOf({ lat, lng }: Place): number {
    const key = `${lat},${lng}`
    const number = this.#numbers.get(key)
    if (number !== undefined) return number
    this.#numbers.set(key, this.points.length)
    this.points.push({ lat, lng })
    return this.points.length - 1
  }
}
