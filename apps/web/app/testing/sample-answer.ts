// A valid answer for any schema of the API: every list has an entry for each value of its enums, and free texts are
// Japanese, so that a screen shows all its own words and none of the data in Latin letters.
import { z } from 'zod'

type Json = Record<string, unknown>

/** A free text. */
const TEXT = '見本'
const TEXTS: Readonly<Record<string, string>> = {
  uuid: '33333333-3333-4333-8333-333333333333',
  date: '2026-11-24',
  'date-time': '2026-11-24T09:00:00Z',
  email: 'sample@data.example',
  uri: 'https://data.example/',
}
/** Texts that patterns of the API accept: clock time, colour, currency, country, digits, time zone. */
const CANDIDATES = [
  '08:00',
  '#123456',
  'JPY',
  'JP',
  '1',
  '2026-11',
  '2026-11-24',
  'Asia/Tokyo',
  '1.2.3.4',
  'a',
]
/** Texts that follow from the name of a field, not from its schema. */
const BY_NAME: Readonly<Record<string, string>> = {
  timeZone: 'Asia/Tokyo',
  color: '#123456',
  colour: '#123456',
  currency: 'JPY',
  key: '2026-11-24',
  keptSince: '2026-11-24',
  language: 'ja',
  locale: 'ja',
  month: '2026-11',
  path: '',
  registration: '1',
  since: '2026-11-24',
  trackingNumber: '1',
}
/** Texts that must differ from those of their pattern: hours end after they start, and dark pages need light colours. */
const IN_PLACE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  to: { '08:00': '18:00' },
  colourDark: { '#123456': '#ddeeff' },
}
/** Names of instants: `at`, `issuedAt`, `deleteAfter`. */
const INSTANT = /^at$|(At|After|Since)$/
/** Entries of a list at most, for enums with many values. */
const ENTRIES = 24

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Json): string {
  const formatted = TEXTS[String(format)]
  if (formatted !== undefined) return formatted
  if (typeof pattern === 'string') {
    const matching = [TEXT, ...CANDIDATES].find((text) => new RegExp(pattern, 'u').test(text))
    if (matching !== undefined) return matching
  }
  return TEXT.repeat(Math.max(1, Math.ceil(Number(minLength) / TEXT.length))).slice(0, Number(maxLength))
}

/** Entries of a list have names of their own. */
function textNamed(name: string, turn: number): string {
  if (name === 'name') return `${TEXT}${turn + 1}`
  return BY_NAME[name] ?? (INSTANT.test(name) ? TEXTS['date-time']! : TEXT)
}

/** Periods of retention have at least so many months. */
const LEAST_NUMBER = 3

function numberOf({ minimum = 0, maximum = Infinity, exclusiveMinimum }: Json): number {
  const least = Math.max(
    Number(minimum),
    exclusiveMinimum === undefined ? -Infinity : Number(exclusiveMinimum) + 1,
  )
  return Math.min(Math.max(least, LEAST_NUMBER), Number(maximum))
}

/** The number of values that the enums of an entry have, so that each is shown once. */
function variantsOf(schema: Json): number {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return choices.reduce((sum, choice) => sum + variantsOf(choice), 0)
  if (Array.isArray(schema.enum)) return schema.enum.length
  return Math.max(
    1,
    ...Object.values((schema.properties ?? {}) as Json).map((each) => variantsOf(each as Json)),
  )
}

/** `turn` chooses among the values of enums and the kinds of unions. */
function valueOf(schema: Json, turn: number): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[turn % schema.enum.length]
  const choices = ((schema.anyOf ?? schema.oneOf) as Json[] | undefined)?.filter(
    ({ type }) => type !== 'null',
  )
  if (choices)
    return choices.length === 0
      ? null
      : valueOf(choices[turn % choices.length]!, Math.floor(turn / choices.length) + turn)
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, turn)
    case 'array':
      return listOf(schema, turn)
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return turn % 2 === 0
    case 'null':
      return null
    default:
      return {}
  }
}

/** A language that mails have. */
const MAIL_LANGUAGE = 'de'
/** Texts of mails: the platform has those for everyone. */
const isMails = (fields: Json): boolean => Array.isArray(fields.platform) && Array.isArray(fields.items)

/**
 * Rules between the fields of a report, which its schema refuses without a JSON schema that tells them: the measures must suit the
 * grouping, and only the span `custom` has days.
 */
function followRules(fields: Json): Json {
  if (isMails(fields))
    return {
      ...fields,
      language: MAIL_LANGUAGE,
      items: (fields.items as Json[]).map((mail) => ({ ...mail, language: MAIL_LANGUAGE })),
      platform: (fields.platform as Json[]).map((mail) => ({ ...mail, language: null })),
    }
  if (!('measures' in fields && 'span' in fields)) return fields
  const { from, to, ...rest } = fields
  return { ...rest, measures: ['stops'], ...(fields.span === 'custom' ? { from, to } : {}) }
}

function objectOf({ properties, additionalProperties, propertyNames }: Json, turn: number): Json {
  const fields = Object.entries((properties ?? {}) as Json)
  if (fields.length > 0)
    return followRules(
      Object.fromEntries(
        fields.map(([name, each]) => {
          // A further page would hold the same, for ever.
          if (name === 'cursor') return [name, null]
          const value = valueOf(each as Json, turn)
          return [name, value === TEXT ? textNamed(name, turn) : (IN_PLACE[name]?.[String(value)] ?? value)]
        }),
      ),
    )
  const names = (propertyNames as Json | undefined)?.enum as string[] | undefined
  const each = additionalProperties as Json | undefined
  if (!names || typeof each !== 'object') return {}
  return Object.fromEntries(names.map((name, index) => [name, valueOf(each, index)]))
}

function listOf({ items, prefixItems, minItems = 0, maxItems = ENTRIES }: Json, turn: number): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => valueOf(item as Json, turn))
  if (typeof items !== 'object' || items === null) return []
  const count = Math.min(Math.max(variantsOf(items as Json), Number(minItems)), Number(maxItems), ENTRIES)
  return Array.from({ length: count }, (_, index) => valueOf(items as Json, index))
}

/** An answer that the schema accepts; throws where it does not. */
export function sampleOf<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json
  return schema.parse(valueOf(json, 0))
}
