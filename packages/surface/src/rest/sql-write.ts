// Builds insert, update, upsert and delete statements. Rows are passed as one JSON parameter.
import type { Catalog, Column, Table } from './catalog.ts'
import { keyOf } from './catalog-key.ts'
import { columnNotFound } from './errors.ts'
import { conditionSql, ident, literal, qualified, type Scope, type Values } from './fragments.ts'
import type { Payload } from './payload.ts'
import type { Condition } from './read-plan.ts'

export type JsonPayload = Extract<Payload, { kind: 'json' }>

const INSERTED = `nullif(current_setting('pgrst.inserted', true), '')::int`
/** Counts inserted rows, excluding those that became updates. Always true. */
const countInserted = (by: 1 | -1): string =>
  `set_config('pgrst.inserted', (coalesce(${INSERTED}, 0) ${by === 1 ? '+' : '-'} 1)::text, true) <> '${by === 1 ? 0 : -1}'`
export const insertedSql = INSERTED

export interface Typed {
  name: string
  /** The type the JSON value is parsed as. */
  type: string
  default?: string | null
  /** The domain's cast from JSON, if any. */
  parser?: string
}

/** The table's columns for the payload's keys; throws PGRST204 for an unknown column. */
export function typedColumns(table: Table, keys: string[], catalog: Catalog): Typed[] {
  return keys.toSorted().map((name) => {
    const column: Column | undefined = table.column.get(name)
    if (!column) throw columnNotFound(table.name, name)
    const parser = catalog.representations.get(keyOf('json', column.type))
    return { name, type: parser === undefined ? column.type : 'json', default: column.default, parser }
  })
}

interface BodyOptions {
  payload: JsonPayload
  columns: Typed[]
  values: Values
  select: boolean
  limitOne: boolean
  applyDefaults: boolean
}

/** `[select …] from <the payload's rows> pgrst_body`. */
export function bodySql({ payload, columns, values, select, limitOne, applyDefaults }: BodyOptions): string {
  const json = `${values.add(payload.text)}::${applyDefaults ? 'jsonb' : 'json'}`
  const names = columns.map((c) => `pgrst_body.${ident(c.name)}`).join(', ')
  let from = `FROM (SELECT ${json} AS json_data) pgrst_payload, `
  let data = 'pgrst_payload.json_data'
  if (applyDefaults) {
    const defaults = columns
      .filter((c) => c.default !== null && c.default !== undefined)
      .map((c) => `${literal(c.name)}, ${c.default}`)
    const object = `jsonb_build_object(${defaults.join(', ')})`
    from += payload.isObject
      ? `LATERAL (SELECT ${object} || pgrst_payload.json_data AS val) pgrst_json_defs, `
      : `LATERAL (SELECT jsonb_agg(${object} || elem) AS val FROM jsonb_array_elements(pgrst_payload.json_data) elem) pgrst_json_defs, `
    data = 'pgrst_json_defs.val'
  }
  const kind = applyDefaults ? 'jsonb' : 'json'
  let rows: string
  if (columns.length === 0) {
    rows = payload.isObject ? '(values(1)) _' : `${kind}_array_elements(${data}) _`
  } else {
    const typed = columns.map((c) => `${ident(c.name)} ${c.type}`).join(', ')
    rows = `${kind}_to_record${payload.isObject ? '' : 'set'}(${data}) AS _(${typed})${limitOne ? ' LIMIT 1' : ''}`
  }
  const parsed = columns
    .map((c) =>
      c.parser === undefined ? ident(c.name) : `${c.parser}(${ident(c.name)}) AS ${ident(c.name)}`,
    )
    .join(', ')
  return `${select ? `SELECT ${names} ` : ''}${from}LATERAL (SELECT ${parsed} FROM ${rows}) pgrst_body `
}

const returning = (table: Table, columns: string[]): string =>
  columns.length === 0
    ? 'RETURNING 1'
    : `RETURNING ${columns.map((c) => (c === '*' ? `${qualified(table)}.*` : `${qualified(table)}.${ident(c)}`)).join(', ')}`

interface InsertOptions {
  table: Table
  catalog: Catalog
  payload: JsonPayload
  values: Values
  columns: Typed[]
  /** The conflict target and what to do on conflict. */
  conflict?: { columns: string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' }
  /** For PUT: filters the row itself must satisfy. */
  putConditions?: Condition[]
  returning: string[]
  applyDefaults: boolean
}

export function insertSql(o: InsertOptions): string {
  const names = o.columns.map((c) => ident(c.name)).join(', ')
  const scope: Scope = { prefix: 'pgrst_body', table: o.table, catalog: o.catalog, values: o.values }
  const merges = o.conflict?.resolution === 'merge-duplicates'
  const into = `INSERT INTO ${qualified(o.table)}${o.columns.length === 0 ? ' ' : `(${names}) `}`
  const body = bodySql({
    payload: o.payload,
    columns: o.columns,
    values: o.values,
    select: true,
    limitOne: false,
    applyDefaults: o.applyDefaults,
  })
  const puts = o.putConditions ?? []
  let where = ''
  if (puts.length > 0)
    where = `WHERE ${countInserted(1)} AND ${puts.map((c) => conditionSql(c, scope)).join(' AND ')} `
  else if (merges) where = `WHERE ${countInserted(1)} `
  let conflict = ''
  if (o.conflict && o.conflict.columns.length > 0) {
    const set = o.columns.map((c) => `${ident(c.name)} = EXCLUDED.${ident(c.name)}`).join(', ')
    const action =
      !merges || o.columns.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${set} WHERE ${countInserted(-1)}`
    conflict = ` ON CONFLICT(${o.conflict.columns.map(ident).join(', ')}) ${action} `
  }
  return `${into}${body}${where}${conflict}${returning(o.table, o.returning)}`
}

export interface ChangeOptions {
  table: Table
  catalog: Catalog
  values: Values
  conditions: Condition[]
  returning: string[]
}

const whereSql = (o: ChangeOptions): string => {
  const scope: Scope = { prefix: qualified(o.table), table: o.table, catalog: o.catalog, values: o.values }
  return o.conditions.length === 0
    ? ''
    : ` WHERE ${o.conditions.map((c) => conditionSql(c, scope)).join(' AND ')}`
}

export function updateSql(
  o: ChangeOptions & { payload: JsonPayload; columns: Typed[]; applyDefaults: boolean },
): string {
  if (o.columns.length === 0) {
    // Nothing to set: an empty result with the right columns keeps the select list valid.
    const columns =
      o.returning.length === 0
        ? 'NULL'
        : o.returning
            .map((c) => (c === '*' ? `${ident(o.table.name)}.*` : `${ident(o.table.name)}.${ident(c)}`))
            .join(', ')
    return `SELECT ${columns} FROM ${qualified(o.table)} WHERE false`
  }
  const set = o.columns.map((c) => `${ident(c.name)} = pgrst_body.${ident(c.name)}`).join(', ')
  const body = bodySql({
    payload: o.payload,
    columns: o.columns,
    values: o.values,
    select: false,
    limitOne: false,
    applyDefaults: o.applyDefaults,
  })
  return `UPDATE ${qualified(o.table)} SET ${set} ${body}${whereSql(o)} ${returning(o.table, o.returning)}`
}

export const deleteSql = (o: ChangeOptions): string =>
  `DELETE FROM ${qualified(o.table)}${whereSql(o)} ${returning(o.table, o.returning)}`
