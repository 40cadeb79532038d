// Generates values from a JSON schema: mostly valid ones, limits included, sometimes values that have broken parsers before.
import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from './operations.ts'

/** Texts that have broken PostgreSQL, JSON, URLs, dates or spreadsheets before. */
const HOSTILE_TEXT = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\ufeff',
  '\u202e',
  '🚚'.repeat(40),
  "'",
  '"',
  '\\',
  '%',
  '%00',
  "'; select pg_sleep(20); --",
  '${7*7}',
  '../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(60),
  '00000000-0000-0000-0000-000000000000',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '2026-02-30',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00Z',
  '2026-04-16T25:00:00Z',
  '24:00',
  '-infinity',
  'infinity',
  'now',
  'today',
  '{',
  '[]',
  '{1,2}',
  '__proto__',
  'constructor',
  'toString',
  '\r\nx: 1',
  '\t',
  'a'.repeat(5_000),
  'Mars/Base',
  'Europe/London',
]
const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  90.0001,
  181,
]
const MOST_ITEMS = 4

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXT), fc.string({ unit: 'binary', maxLength: 30 }))
const anything: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, ...HOSTILE_NUMBERS),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, fc.constant(null), fc.integer()), { maxKeys: 3 }),
)

/** Makes values for schemas. `ids` are those of rows that exist. */
export class ValueMaker {
  readonly #ids: readonly string[]

  constructor(ids: readonly string[]) {
    this.#ids = ids
  }

  /** A valid value three times in four. */
  any(schema: JsonSchema): Arbitrary<unknown> {
    return fc.oneof({ weight: 9, arbitrary: this.#fitting(schema) }, { weight: 1, arbitrary: anything })
  }

  /** For parts of an address, which are always text. */
  text(schema: JsonSchema): Arbitrary<string> {
    return this.any(schema).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  }

  #fitting(schema: JsonSchema): Arbitrary<unknown> {
    const variants = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
    if (variants) return fc.oneof(...variants.map((variant) => this.any(variant)))
    if ('const' in schema) return fc.constant(schema.const)
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
    switch (schema.type) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return this.#number(schema, true)
      case 'number':
        return this.#number(schema, false)
      case 'string':
        return this.#string(schema)
      case 'array':
        return this.#array(schema)
      case 'object':
        return this.#object(schema)
      default:
        return anything
    }
  }

  #number(schema: JsonSchema, isInteger: boolean): Arbitrary<number> {
    const min = typeof schema.minimum === 'number' ? Math.max(schema.minimum, -1e15) : -1e6
    const max = typeof schema.maximum === 'number' ? Math.min(schema.maximum, 1e15) : 1e6
    const within = isInteger
      ? fc.integer({ min: Math.max(Math.ceil(min), -(2 ** 31)), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
      : fc.double({ min, max, noNaN: true })
    return fc.oneof(
      { weight: 6, arbitrary: within },
      { weight: 2, arbitrary: fc.constantFrom(min, max) },
      { weight: 1, arbitrary: fc.constantFrom(min - 1, max + 1, max + 0.5) },
    )
  }

  #string(schema: JsonSchema): Arbitrary<string> {
    if (schema.format === 'uuid') return fc.constantFrom(...this.#ids)
    if (schema.format === 'date')
      return fc.constantFrom(
        '2026-04-16',
        '2026-04-17',
        '1970-01-01',
        '2999-12-31',
        '9999-12-31',
        '0001-01-01',
      )
    if (schema.format === 'date-time')
      return fc.constantFrom(
        '2026-04-16T09:00:00Z',
        '2026-04-16T09:00:00+02:00',
        '9999-12-31T23:59:59-12:00',
        '0001-01-01T00:00:00+14:00',
      )
    if (schema.format === 'email') return fc.constantFrom('ada@example.com', `${'a'.repeat(60)}@example.com`)
    const max = typeof schema.maxLength === 'number' ? schema.maxLength : 200
    return fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '1 High Street, Ashmouth',
          'Ada',
          '09:00',
          '17:30',
          '2026-04-16T09:00:00Z',
          'Europe/London',
          'A-1',
        ),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: Math.min(max, 60) }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('a'.repeat(max), 'a'.repeat(max + 1), '🚚'.repeat(Math.ceil(max / 2))),
      },
    )
  }

  #array(schema: JsonSchema): Arbitrary<unknown[]> {
    const places = schema.prefixItems as JsonSchema[] | undefined
    if (places) return fc.tuple(...places.map((place) => this.any(place)))
    return fc.array(this.any((schema.items ?? {}) as JsonSchema), { maxLength: MOST_ITEMS })
  }

  #object(schema: JsonSchema): Arbitrary<Record<string, unknown>> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const required = new Set((schema.required ?? []) as string[])
    if (properties.length === 0) {
      const value =
        typeof schema.additionalProperties === 'object'
          ? this.any(schema.additionalProperties as JsonSchema)
          : anything
      return fc.dictionary(
        fc.oneof(hostileText, fc.constantFrom('reference', 'recipient', 'address', 'date')),
        value,
        { maxKeys: 4 },
      )
    }
    const parts = properties.map(([name, property]) =>
      fc.tuple(
        fc.constant(name),
        this.any(property),
        // Leaves out required fields rarely, and optional fields half of the time.
        fc.integer({ min: 0, max: 19 }).map((dice) => (required.has(name) ? dice > 0 : dice > 9)),
      ),
    )
    return fc
      .tuple(...parts)
      .map((drawnValue) =>
        Object.fromEntries(
          drawnValue.filter(([, , isThere]) => isThere).map(([name, value]) => [name, value]),
        ),
      )
  }
}
