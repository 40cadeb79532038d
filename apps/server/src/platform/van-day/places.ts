// Places of a problem, each once: nobody drives between orders at one door, and set-up time comes once there.
import type { Place } from '../geo.ts'

/** Numbers places in the order in which they are first named: their numbers are those of the road tables. */
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
