// Limits of height, width, length, weight and axle load in OpenStreetMap tags. What holds under conditions
// (`maxweight:conditional`) counts as unknown.
import { Ints } from '../growable.ts'
import { NO_LIMIT, type Limits } from '../engine/sizes.ts'

type Tag = (key: string) => string

/** Goods vehicles above this gross weight are lorries, for which `hgv=no` is meant. */
const LORRY_KILOGRAMS = 3500
const METRES_PER_INCH = 0.0254
const UNITS: Record<string, number> = {
  '': 1,
  m: 1,
  metres: 1,
  cm: 0.01,
  t: 1,
  kg: 0.001,
  st: 0.907_184_74,
  lbs: 0.000_453_592_37,
  lb: 0.000_453_592_37,
}

/** Metres or tonnes of a posted limit: "3.5", "3.5 t", "12'6\"", the least of several; 0 for none. */
export function readLimit(text: string): number {
  const limits = text
    .split(/[;|]/)
    .map(readOne)
    .filter((limit) => limit > 0)
  return limits.length === 0 ? 0 : Math.min(...limits)
}

function readOne(text: string): number {
  const value = text.trim().toLowerCase()
  const feet = /^(\d+)\s*(?:'|ft)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|''|in))?$/.exec(value)
  if (feet) return (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * METRES_PER_INCH
  const plain = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/.exec(value)
  return plain ? Number(plain[1]!.replace(',', '.')) * (UNITS[plain[2]!] ?? 0) : 0
}

/** Keys of each limit: a sign counts before a measured clearance. */
const KEYS: Record<'height' | 'width' | 'length' | 'axleLoad', readonly string[]> = {
  height: ['maxheight', 'maxheight:physical'],
  width: ['maxwidth', 'maxwidth:physical'],
  length: ['maxlength'],
  axleLoad: ['maxaxleload'],
}

/** Limits of a way in a direction, or of a node; null where nothing is posted. */
export function readSizeLimits(tag: Tag, direction: '' | ':forward' | ':backward' = ''): Limits | null {
  const posted = (keys: readonly string[]): number => {
    for (const key of keys)
      for (const name of direction ? [key + direction, key] : [key]) {
        const limit = readLimit(tag(name))
        if (limit > 0)
          return Math.round(limit * (key.startsWith('maxweight') || key === 'maxaxleload' ? 1000 : 100))
      }
    return NO_LIMIT
  }
  const limits = [
    posted(KEYS.height),
    posted(KEYS.width),
    posted(KEYS.length),
    weightLimit(tag, posted),
    posted(KEYS.axleLoad),
  ] satisfies Limits
  return limits.every((limit) => limit === NO_LIMIT) ? null : limits
}

function weightLimit(tag: Tag, posted: (keys: readonly string[]) => number): number {
  const ofLorries = Math.min(
    posted(['maxweight:hgv', 'maxweightrating:hgv']),
    tag('hgv') === 'no' ? LORRY_KILOGRAMS : NO_LIMIT,
  )
  return Math.min(
    posted(['maxweight']),
    posted(['maxweightrating']),
    // A limit of lorries does not hold for vehicles that are none.
    Math.max(ofLorries, LORRY_KILOGRAMS),
  )
}

/** Directed segments with their limits: the different limits once, and rows of segment and limit. */
export class LimitRows {
  private readonly numbers = new Map<string, number>()
  private readonly limits = new Ints()
  private readonly rows = new Ints()

  add(directed: number, limits: Limits): void {
    const key = limits.join()
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.numbers.size
      this.numbers.set(key, number)
      for (const limit of limits) this.limits.push(limit)
    }
    this.rows.push(directed)
    this.rows.push(number)
  }

  columns(name: string) {
    return { [`${name}.limits`]: this.limits.toArray(), [`${name}.rows`]: this.rows.toArray() }
  }
}
