// Refuses request fields that a schema does not name. Zod would drop them silently, and a misspelt name
// would change the result.
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { errors } from './errors.ts'

type Schema = z.core.$ZodType
type Part = z.core.$ZodTypes

export interface FieldProblem {
  field: string
  message: string
}

/** Maximum number of wrong letters in a misspelt name: a third of it, and at least two. */
const likenessOf = (name: string): number => Math.max(2, Math.floor(name.length / 3))
/** Maximum number of names of a query that are listed when none is similar. */
const MOST_LISTED = 12

/** Parses input outside a route's schema, such as a body that may be a file. Throws validation_failed. */
export function parseStrictly<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  const problems = unknownFields(schema, value)
  if (problems.length > 0) throw errors.validation_failed(problems)
  if (!result.success) throw result.error
  return result.data
}

/** Each unknown field with the nearest name at the same place of the schema. */
export function unknownFields(schema: Schema, value: unknown): FieldProblem[] {
  return walk(schema, value, []).map(({ path, names }) => ({
    field: path.join('.'),
    message: sentenceOf(String(path.at(-1)), names),
  }))
}

/** For a call without any fields. */
export function unknownFieldsOfNone(value: object): FieldProblem[] {
  return unknownFields(z.object({}), value)
}

function sentenceOf(name: string, names: readonly string[]): string {
  const nearest = nearestOf(name, names)
  if (nearest !== undefined) return `is unknown here: did you mean ${nearest}?`
  if (names.length === 0) return 'is unknown here: this takes no fields'
  const listed = names.slice(0, MOST_LISTED).join(', ')
  return `is unknown here. Known are ${listed}${names.length > MOST_LISTED ? ' and more' : ''}`
}

function nearestOf(name: string, names: readonly string[]): string | undefined {
  const plain = plainName(name)
  const ranked = names
    .map((candidate) => ({ candidate, differs: distance(plain, plainName(candidate)) }))
    .toSorted((a, b) => a.differs - b.differs)
  const best = ranked[0]
  return best && best.differs <= likenessOf(name) ? best.candidate : undefined
}

/** People take `window_start` and `windowStart` for the same name. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

interface Unknown {
  path: (string | number)[]
  /** Names of the schema at this place. */
  names: string[]
}

function walk(schema: Schema, value: unknown, path: (string | number)[]): Unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const { def } = (schema as Part)._zod
  switch (def.type) {
    case 'object':
      return walkObject(def, value, path)
    case 'array':
      return listOf(value).flatMap((item, index) => walk(def.element, item, [...path, index]))
    case 'tuple':
      return listOf(value).flatMap((item, index) => {
        const place = def.items[index] ?? def.rest
        return place ? walk(place, item, [...path, index]) : []
      })
    case 'record':
      return Object.entries(value).flatMap(([name, item]) => walk(def.valueType, item, [...path, name]))
    case 'union':
      return walkUnion(def.options, value, path)
    case 'pipe':
      // `z.preprocess` begins with a transform, which has no names.
      return walk((def.in as Part)._zod.def.type === 'transform' ? def.out : def.in, value, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return walk(def.innerType, value, path)
    default:
      return []
  }
}

const listOf = (value: object): unknown[] => (Array.isArray(value) ? value : [])

function walkObject(def: z.core.$ZodObjectDef, value: object, path: (string | number)[]): Unknown[] {
  if (Array.isArray(value)) return []
  const names = Object.keys(def.shape)
  // A loose object takes any name. Zod refuses unknown names in a strict one, but without the nearest name.
  const isOpen = def.catchall !== undefined && (def.catchall as Part)._zod.def.type !== 'never'
  return Object.entries(value).flatMap(([name, item]) => {
    const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
    if (field) return walk(field, item, [...path, name])
    return isOpen ? [] : [{ path: [...path, name], names }]
  })
}

/** Walks the option that accepts the value and has most of its fields; all options if none accepts it. */
function walkUnion(options: readonly Schema[], value: unknown, path: (string | number)[]): Unknown[] {
  const fitting = options.filter((option) => z.core.safeParse(option, value).success)
  const walked = (fitting.length > 0 ? fitting : options).map((option) => walk(option, value, path))
  return walked.toSorted((a, b) => a.length - b.length)[0] ?? []
}
