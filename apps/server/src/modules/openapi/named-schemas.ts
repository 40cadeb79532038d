// Names for the document's schemas: exported names of `packages/contracts` without `Body`, `Item` and the like. Small
// schemas that a single place uses are inline, as are pages of lists and bodies of a few fields.
import * as contracts from '@dropwise/contracts'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type Json = Record<string, unknown>
type Io = 'input' | 'output'

const REF = '#/components/schemas/'
/** Types that get a name; texts and lists stay inline. */
const NAMED_TYPES = new Set(['object', 'enum', 'union', 'record'])
/** Most fields of an inline schema that a single place uses: pages of lists and small bodies have no more. */
const INLINE_FIELDS = 6

const EXPORTED = Object.entries<unknown>(contracts).filter(
  (entry): entry is [string, z.ZodType] =>
    entry[1] instanceof z.ZodType && NAMED_TYPES.has(entry[1]._zod.def.type),
)
/**
 * Suffixes of contracts that say where a schema is used; names are better without them. Of `planItem` and
 * `planResponse` the one with the first suffix in this list gets the name. `Error` would hide the global of that name.
 */
const SUFFIXES = [/Detail$/, /(?<!s)Response$/, /Item$/, /(?<!^error)Body$/]
const takenNames = new Set(EXPORTED.map(([name]) => name))
const shortNames = new Map<string, string>()
for (const suffix of SUFFIXES)
  for (const [name] of EXPORTED) {
    const short = name.replace(suffix, '')
    if (short === name || takenNames.has(short)) continue
    takenNames.add(short)
    shortNames.set(name, short)
  }

const registry = z.registry<{ id: string; examples?: unknown[] }>()
for (const [name, value] of EXPORTED)
  if (!registry.has(value))
    registry.add(value, { id: pascalCase(shortNames.get(name) ?? name), ...value.meta() })

/** Values of an enum, as a key. */
const valuesKey = (values: readonly unknown[]): string => JSON.stringify(values)

/** Names of enums that schemas hold inline, by their values: `ORDER_STATUSES` of contracts is `OrderStatus`. */
const ENUM_NAMES = new Map<string, string>()
const LISTS = Object.entries(contracts as Record<string, unknown>).filter(([name]) => /^[A-Z_]+$/.test(name))
// A list is preferred to the keys of a table, and of two equal lists the one with the shorter name.
for (const [name, value] of LISTS.toSorted(
  ([a, one], [b, other]) =>
    Number(Array.isArray(other)) - Number(Array.isArray(one)) || a.length - b.length || (a < b ? -1 : 1),
)) {
  const values: unknown[] = Array.isArray(value) ? value.map(valueOf) : Object.keys(value ?? {})
  if (values.length < 2 || values.some((each) => typeof each !== 'string')) continue
  const key = valuesKey(values)
  if (!ENUM_NAMES.has(key)) ENUM_NAMES.set(key, pascalCase(singular(name).toLowerCase()))
}

/** The value of an entry of a list: texts, or choices with a label. */
function valueOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry
}

/** `ENERGIES` → `ENERGY`, `STATUSES` → `STATUS`. */
function singular(name: string): string {
  return name
    .replace(/IES$/, 'Y')
    .replace(/(S|X|CH|SH)ES$/, '$1')
    .replace(/(?<!S|STATU)S$/, '')
}

/** Collects the schemas of a document, each once. */
export class NamedSchemas {
  readonly #defs: Record<Io, Record<string, Json>> = { input: {}, output: {} }

  /** The schema as JSON, with references to those that have a name. */
  describe(schema: z.ZodType, io: Io): Json {
    // A named schema is also a reference when it is a property.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
      target: 'draft-2020-12',
      io,
      unrepresentable: 'any',
      metadata: registry,
      ...(io === 'output' ? { override: refuseTransforms } : {}),
    }) as unknown as { properties: { schema: Json }; $defs?: Record<string, Json> }
    for (const [name, def] of Object.entries($defs)) this.#defs[io][name] ??= tidy(def) as Json
    return tidy(properties.schema) as Json
  }

  /**
   * The request schema behind a reference. Parameters are listed one by one, so their schema is no
   * component.
   */
  input(ref: string): { properties?: Record<string, Json>; required?: string[] } {
    const name = ref.slice(REF.length)
    const schema = this.#defs.input[name] ?? {}
    delete this.#defs.input[name]
    return schema
  }

  /**
   * The document with its components. Request and response share a schema where they are equal but for defaults;
   * where they differ, the request's is called `…Input`.
   */
  complete(document: Json): Json {
    const { input, output } = this.#defs
    const differing = differingNames(input, output)
    const renamed = (json: unknown): unknown =>
      mapRefs(json, (name) => (differing.has(name) ? `${name}Input` : name))
    const schemas: Record<string, unknown> = { ...output }
    for (const [name, def] of Object.entries(input))
      schemas[differing.has(name) ? `${name}Input` : name] = renamed(def)
    const sorted = sortKeys(schemas)
    const { components, paths, ...rest } = document
    const enums = new SharedEnums(sorted)
    const sharedPaths = enums.share(mapInputs(paths as Json, renamed))
    const sharedSchemas = mapValues(sorted, (schema) => enums.share(schema, true)) as Json
    return {
      ...rest,
      ...inlineSmall(sharedPaths, components as Json, sortKeys({ ...sharedSchemas, ...enums.schemas })),
    }
  }
}

/** Puts small schemas that one place refers to into that place. */
function inlineSmall(paths: unknown, components: Json, schemas: Json): { paths: unknown; components: Json } {
  const uses = Map.groupBy(refsOf([paths, components, schemas]), (name) => name)
  const inlined = new Set(
    Object.keys(schemas).filter((name) => uses.get(name)?.length === 1 && isSmall(schemas[name] as Json)),
  )
  const inline = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(inline)
    if (typeof json !== 'object' || json === null) return json
    const { $ref, ...rest } = json as Json
    const name = typeof $ref === 'string' && $ref.startsWith(REF) ? $ref.slice(REF.length) : ''
    return inlined.has(name)
      ? { ...(inline(schemas[name]) as Json), ...rest }
      : mapValues(json as Json, inline)
  }
  const named = Object.entries(schemas).filter(([name]) => uses.has(name) && !inlined.has(name))
  return {
    paths: inline(paths),
    components: { ...components, schemas: mapValues(Object.fromEntries(named), inline) },
  }
}

function isSmall({ properties, oneOf, anyOf }: Json): boolean {
  const parts = properties ?? oneOf ?? anyOf ?? {}
  return Object.keys(parts).length <= INLINE_FIELDS
}

/** Replaces inline enums by one schema for each list of values that contracts name. */
class SharedEnums {
  readonly schemas: Json = {}
  readonly #names: Map<string, string>

  readonly #components: Json

  constructor(components: Json) {
    this.#components = components
    this.#names = new Map([...ENUM_NAMES].filter(([, name]) => !(name in components)))
    for (const [name, { enum: values }] of Object.entries(components as Record<string, Json>))
      if (Array.isArray(values)) this.#names.set(valuesKey(values), name)
  }

  share(json: unknown, isComponent = false): unknown {
    if (Array.isArray(json)) return json.map((item) => this.share(item))
    if (typeof json !== 'object' || json === null) return json
    const { type, enum: values, ...rest } = json as Json
    const name = Array.isArray(values) && type === 'string' ? this.#names.get(valuesKey(values)) : undefined
    if (name === undefined || isComponent) return mapValues(json as Json, (value) => this.share(value))
    if (!(name in this.#components)) this.schemas[name] = { type, enum: values }
    return { $ref: REF + name, ...rest }
  }
}

const sortKeys = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))

function refuseTransforms({ zodSchema }: { zodSchema: z.core.$ZodTypes }): void {
  // Zod cannot encode a transform, so such a response would fail when sent.
  if (zodSchema._zod.def.type === 'transform') throw new Error('A response schema holds a transform')
}

/** Replaces references by component names, and gives every list its item type. */
function tidy(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(tidy)
  if (typeof json !== 'object' || json === null) return json
  const schema = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, tidy(value)]))
  // The description states once that unknown fields are refused; responses may get new fields.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (typeof schema.id === 'string') delete schema.id
  // A tuple. Generators and linters require `items` anyway.
  if (schema.type === 'array' && !schema.items) {
    const { length } = schema.prefixItems as unknown[]
    Object.assign(schema, { items: {}, minItems: length, maxItems: length })
  }
  return typeof schema.$ref === 'string' ? { ...schema, $ref: schema.$ref.replace('#/$defs/', REF) } : schema
}

/** Names whose schemas differ between requests and responses, and those that refer to them. */
function differingNames(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const names = Object.keys(input).filter((name) => name in output)
  const differing = new Set(
    names.filter((name) => !isDeepStrictEqual(withoutDefaulted(input[name]), withoutDefaulted(output[name]))),
  )
  for (let before = -1; before !== differing.size;) {
    before = differing.size
    for (const name of Object.keys(input))
      if (refsOf(input[name]).some((ref) => differing.has(ref)) && name in output) differing.add(name)
  }
  return differing
}

/**
 * The schema with `required` naming only properties without a default. A response always has those with one, which a request may
 * leave out: that is no reason for two schemas.
 */
function withoutDefaulted(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutDefaulted)
  if (typeof json !== 'object' || json === null) return json
  const { required, ...rest } = mapValues(json as Json, withoutDefaulted)
  if (!Array.isArray(required)) return { ...rest, required: required ?? [] }
  const properties = (json as Json).properties as Record<string, Json>
  return { ...rest, required: required.filter((name: string) => !('default' in (properties[name] ?? {}))) }
}

function refsOf(json: unknown): string[] {
  const names: string[] = []
  mapRefs(json, (name) => {
    names.push(name)
    return name
  })
  return names
}

/** Rewrites references to schemas. */
function mapRefs(json: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(json)) return json.map((item) => mapRefs(item, rename))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(REF)
        ? [key, REF + rename(value.slice(REF.length))]
        : [key, mapRefs(value, rename)],
    ),
  )
}

/** Applies a change to the bodies and parameters of all operations. */
function mapInputs(paths: Json, change: (json: unknown) => unknown): Json {
  return mapValues(paths, (methods) =>
    mapValues(methods as Json, (operation) => {
      const { requestBody, parameters, ...rest } = operation as Json
      return {
        ...rest,
        ...(parameters === undefined ? {} : { parameters: change(parameters) }),
        ...(requestBody === undefined ? {} : { requestBody: change(requestBody) }),
      }
    }),
  )
}

const mapValues = (object: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

export function pascalCase(text: string): string {
  return text.replace(/(^|[-_. ])(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase())
}
