// Seeded randomness and the hostile inputs it picks from. The same seed generates the same cases.

/** Strings that have broken parsers, quoting, encodings or paths somewhere. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\u0000x',
  '\ud800',
  '\ufeff',
  '‮',
  '🚚'.repeat(40),
  "'",
  '"',
  '\\',
  "' or 1=1 --",
  "'; drop table clients; --",
  '"; select pg_sleep(20); --',
  '$$; select 1; $$',
  '1);select version();--',
  '${7*7}',
  '{{7*7}}',
  '%',
  '%00',
  '%zz',
  '%c3%28',
  '%252e%252e%252f',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '....//',
  '/etc/passwd',
  'CON',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(60),
  '-9223372036854775809',
  '00000000-0000-0000-0000-000000000000',
  '0001-01-01T00:00:00Z',
  '294277-01-01',
  '{',
  '}',
  '{}',
  '[]',
  '[[[[',
  '(((((',
  ')))))',
  '{1,2,{3',
  '[1,',
  '->',
  '->>',
  '::',
  '::regclass',
  '!inner',
  '...',
  '*',
  'not.',
  'in.(',
  'eq(any).{',
  'fts(english).',
  'or=(',
  'constructor',
  '__proto__',
  'toString',
  '<script>alert(1)</script>',
  '\r\nx-injected: 1',
  '\t',
  'a'.repeat(3000),
]

export class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** A number in [0, 1). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  below(most: number): number {
    return Math.floor(this.random() * most)
  }

  happens(probability: number): boolean {
    return this.random() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  hostile(): string {
    return this.pick(HOSTILE)
  }

  /** Mutates the text in one to three places: cut, duplicated, replaced or injected. */
  mutate(text: string): string {
    let out = text
    for (let i = this.below(3); i >= 0; i -= 1) {
      const at = this.below(out.length + 1)
      const to = at + this.below(Math.min(20, out.length - at) + 1)
      out = this.pick([
        () => out.slice(0, at),
        () => out.slice(0, at) + out.slice(to),
        () => out.slice(0, to) + out.slice(at),
        () => out.slice(0, at) + this.hostile() + out.slice(at),
        () => out.slice(0, at) + this.hostile() + out.slice(to),
        () => out.slice(0, at) + String.fromCharCode(this.below(256)) + out.slice(at + 1),
      ])()
    }
    return out
  }

  /** Any JSON value, at most `depth` levels deep. */
  json(depth = 3): unknown {
    const kind = this.below(depth > 0 ? 8 : 6)
    if (kind === 0) return null
    if (kind === 1) return this.happens(0.5)
    if (kind === 2) return this.pick([0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1])
    if (kind <= 5) return this.hostile()
    const length = this.below(4)
    if (kind === 6) return Array.from({ length }, () => this.json(depth - 1))
    return Object.fromEntries(Array.from({ length }, () => [this.hostile(), this.json(depth - 1)]))
  }

  /** An object with some of the fields, each valid, hostile or of a random type. */
  body(fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields)
        .filter(() => this.happens(0.85))
        .map(([name, right]) => [
          name,
          this.happens(0.55) ? right : this.happens(0.6) ? this.hostile() : this.json(),
        ]),
    )
  }
}
