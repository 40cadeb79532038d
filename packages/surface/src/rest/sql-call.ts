// Resolves a function for /rpc and builds the SQL that calls it.
import type { Argument, Catalog, Routine } from './catalog.ts'
import { keyOf } from './catalog-key.ts'
import { ambiguousFunction, RestError } from './errors.ts'
import { ident, qualified, type Values } from './fragments.ts'
import { closest, MIN_NAME_LIKENESS } from './fuzzy.ts'
import type { Media } from './media.ts'
import type { Payload } from './payload.ts'
import { bodySql, type JsonPayload } from './sql-write.ts'

const UNNAMED: Record<string, string[]> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  octet: ['bytea'],
}

function takes(routine: Routine, names: string[], isPost: boolean, type: Media): boolean {
  const list = routine.arguments
  if (list.length === 0)
    return names.length === 0 && !(isPost && ['octet', 'text', 'xml'].includes(type.kind))
  const argumentNames = new Set(names)
  return (
    list.every((a) => !a.required || argumentNames.has(a.name)) &&
    names.every((name) => list.some((a) => a.name === name))
  )
}

const takesWhole = (routine: Routine, isPost: boolean, type: Media): boolean =>
  isPost &&
  routine.arguments.length === 1 &&
  routine.arguments[0]?.name === '' &&
  (UNNAMED[type.kind] ?? []).includes(routine.arguments[0].type)

function notFound(
  catalog: Catalog,
  schema: string,
  name: string,
  names: string[],
  type: Media,
  isPost: boolean,
  overloads: Routine[],
): RestError {
  const takesBody = isPost && ['text', 'xml', 'octet'].includes(type.kind)
  const sorted = names.toSorted()
  const parameterList = sorted.length === 0 ? ' without parameters' : `(${sorted.join(', ')})`
  const message = `Could not find the function ${schema}.${name}${takesBody ? '' : parameterList} in the schema cache`
  const listed =
    sorted.length === 0
      ? ' without parameters'
      : ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}`
  const single = type.kind === 'octet' ? 'bytea' : type.kind
  const searched = takesBody
    ? ` with a single unnamed ${single} parameter`
    : `${listed}${isPost && type.kind === 'json' ? ' or with a single unnamed json/jsonb parameter' : ''}`
  let hint: string | null = null
  if (!takesBody) {
    if (overloads.length === 0) {
      const near = closest(
        [...catalog.routines.values()]
          .flat()
          .filter((r) => r.schema === schema)
          .map((r) => r.name),
        name,
        MIN_NAME_LIKENESS,
      )
      hint = near === null ? null : `Perhaps you meant to call the function ${schema}.${near}`
    } else {
      const signature = (list: string[]) => `(${list.toSorted().join(', ')})`
      const near = closest(
        overloads.map((r) => signature(r.arguments.map((a) => a.name))),
        signature(sorted),
        0.33,
      )
      hint = near === null ? null : `Perhaps you meant to call the function ${schema}.${name}${near}`
    }
  }
  const details = `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`
  return new RestError(404, 'PGRST202', message, details, hint)
}

/** The only function that accepts these arguments; throws PGRST202 or PGRST203. */
export function findRoutine(
  catalog: Catalog,
  schema: string,
  name: string,
  names: string[],
  type: Media,
  isPost: boolean,
): Routine {
  const overloads = catalog.routines.get(keyOf(schema, name)) ?? []
  const candidates = overloads.filter((r) => takes(r, names, isPost, type))
  if (candidates[0] && candidates.length === 1) return candidates[0]
  if (candidates.length > 1) throw ambiguousFunction(candidates)
  const takesBody = overloads.filter((r) => takesWhole(r, isPost, type))
  if (takesBody[0] && takesBody.length === 1) return takesBody[0]
  if (takesBody.length > 1) throw ambiguousFunction(takesBody)
  throw notFound(catalog, schema, name, names, type, isPost, overloads)
}

export const returnsScalar = (r: Routine): boolean => !r.setof && !r.composite
export const returnsSetOfScalar = (r: Routine): boolean => r.setof && !r.composite
export const returnsSingleComposite = (r: Routine): boolean => !r.setof && r.composite
/** The relation whose rows the function returns, for embedding. */
export const resultTable = (r: Routine): string =>
  r.composite && r.typeName !== 'record' ? r.typeName : r.name

function direct(routine: Routine, params: [string, string][], values: Values): string {
  const sql: string[] = []
  for (const argument of routine.arguments) {
    const argumentValues = params.filter(([name]) => name === argument.name).map(([, value]) => value)
    if (argumentValues.length === 0) continue
    const value: unknown = argument.variadic ? argumentValues : argumentValues.at(-1)
    sql.push(
      `${argument.variadic ? 'VARIADIC ' : ''}${ident(argument.name)} := ${values.add(value)}::${argument.castType}`,
    )
  }
  return sql.join(', ')
}

export interface CallOptions {
  routine: Routine
  payload: Payload
  values: Values
  returning: string[]
}

export function callSql({ routine, payload, values, returning }: CallOptions): string {
  const scalar = returnsScalar(routine) || returnsSetOfScalar(routine)
  const name = qualified(routine)
  const call = (argument: string): string =>
    scalar ? `(SELECT ${name}(${argument}) pgrst_scalar) pgrst_call` : `${name}(${argument}) pgrst_call`
  const columns =
    returning.length === 0
      ? '*'
      : returning.map((c) => (c === '*' ? 'pgrst_call.*' : `pgrst_call.${ident(c)}`)).join(', ')
  const select = `SELECT ${scalar ? 'pgrst_call.pgrst_scalar' : columns} `

  const only: Argument | undefined = routine.arguments[0]
  if (routine.arguments.length === 1 && only?.name === '') {
    const value =
      payload.kind === 'raw'
        ? only.type === 'bytea'
          ? payload.bytes
          : payload.bytes.toString('utf8')
        : payload.kind === 'json'
          ? payload.text
          : ''
    return `${select}FROM ${call(`${values.add(value)}::${only.type}`)}`
  }
  if (payload.kind === 'form') return `${select}FROM ${call(direct(routine, payload.params, values))}`
  const usedArguments = routine.arguments.filter((a) => payload.keys.includes(a.name))
  if (payload.kind === 'raw' || usedArguments.length === 0) return `${select}FROM ${call('')}`
  const typed = usedArguments.map((a) => ({ name: a.name, type: a.castType }))
  const body = bodySql({
    payload: payload satisfies JsonPayload,
    columns: typed,
    values,
    select: false,
    limitOne: true,
    applyDefaults: false,
  })
  const list = usedArguments
    .map((a) => `${a.variadic ? 'VARIADIC ' : ''}${ident(a.name)} := pgrst_body.${ident(a.name)}`)
    .join(', ')
  return `${select}${body}, LATERAL ${call(list)}`
}
