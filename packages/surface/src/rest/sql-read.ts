// Builds the SQL of a read tree: one statement, each embed a lateral join aggregated to JSON.
import type { Catalog, Relationship } from './catalog.ts'
import {
  columnSql,
  conditionSql,
  fieldSql,
  ident,
  orderSql,
  outputSql,
  qualified,
  representationOf,
  type Scope,
  type Values,
} from './fragments.ts'
import { CTE, type ReadNode } from './read-plan.ts'
import type { SelectField } from './types.ts'

/** A column that a spread embed lifts into its parent. */
interface Lifted {
  name: string
  aggregate?: string
  aggregateCast?: string
  alias?: string
}

const castTo = (sql: string, type: string | undefined): string =>
  type === undefined ? sql : `CAST(${sql} AS ${type})`
const withAlias = (sql: string, alias: string | undefined): string =>
  alias === undefined ? sql : `${sql} AS ${ident(alias)}`
const aggregateOf = (sql: string, name: string | undefined, type: string | undefined): string =>
  name === undefined ? sql : castTo(`${name}(${sql})`, type)

function prefixOf(node: ReadNode): string {
  if (node.alias !== undefined) return ident(node.alias)
  return node.source === 'cte' ? CTE : qualified(node.table)
}

function scopeOf(node: ReadNode, catalog: Catalog, values: Values): Scope {
  return { prefix: prefixOf(node), table: catalog.table(node.table.schema, node.table.name), catalog, values }
}

function fromSql(node: ReadNode): string {
  const r = node.relationship
  let from: string
  if (r?.kind === 'computed' && r.function)
    from = `${qualified(r.function)}(${ident(node.parentAlias ?? r.table.name)}::${qualified(r.table)})`
  else from = node.source === 'cte' ? CTE : qualified(node.table)
  const alias = node.alias === undefined ? '' : ` AS ${ident(node.alias)}`
  return ` FROM ${from}${alias}${r?.junction ? `, ${qualified(r.junction.table)}` : ''}`
}

function joinConditions(node: ReadNode): string[] {
  const r: Relationship | undefined = node.relationship
  if (!r || r.kind === 'computed') return []
  const parent = node.parentAlias === undefined ? qualified(r.table) : ident(node.parentAlias)
  if (r.junction) {
    const via = qualified(r.junction.table)
    return [
      ...r.junction.target.map(
        ([column, junctionColumn]) =>
          `${columnSql(via, junctionColumn)} = ${columnSql(qualified(r.foreign), column)}`,
      ),
      ...r.junction.source.map(
        ([column, junctionColumn]) => `${columnSql(via, junctionColumn)} = ${columnSql(parent, column)}`,
      ),
    ]
  }
  return r.columns.map(
    ([parentColumn, theirs]) => `${columnSql(prefixOf(node), theirs)} = ${columnSql(parent, parentColumn)}`,
  )
}

/** Aggregates in a spread are computed by the parent, over its own groups. */
function selectSql(item: SelectField, node: ReadNode, scope: Scope): string {
  if (node.spread && item.aggregate !== undefined) {
    const isWholeRow = item.field.name === '*'
    const value = isWholeRow ? scope.prefix : castTo(outputSql(item.field, scope), item.cast)
    return withAlias(value, item.alias ?? (isWholeRow ? 'count' : undefined))
  }
  // Otherwise the column would be named after the cast function.
  const isRenamed = item.aggregate === undefined && representationOf(item.field, scope) !== undefined
  return withAlias(
    aggregateOf(castTo(outputSql(item.field, scope), item.cast), item.aggregate, item.aggregateCast),
    item.alias ?? (isRenamed ? item.field.name : undefined),
  )
}

function lifted(node: ReadNode): Lifted[] {
  const ownFields = node.select.map((s): Lifted => {
    const name = s.alias ?? (s.aggregate !== undefined && s.field.name === '*' ? 'count' : s.field.name)
    return s.aggregate === undefined
      ? { name }
      : { name, aggregate: s.aggregate, aggregateCast: s.aggregateCast, alias: s.alias }
  })
  const nested = node.children.flatMap((c): Lifted[] => {
    if (!c.spread) return isEmpty(c) ? [] : [{ name: c.requestAlias ?? c.name }]
    return lifted(c).map((l) => ({ ...l, name: l.aggregate === undefined ? (l.alias ?? l.name) : l.name }))
  })
  return [...ownFields, ...nested]
}

const isToMany = (node: ReadNode): boolean => node.relationship?.toOne === false
/** An embed that selects nothing, such as `rel()`, filters but is not rendered. */
const isEmpty = (node: ReadNode): boolean => node.select.length === 0 && node.children.every(isEmpty)

const hasLiftedAggregate = (node: ReadNode): boolean =>
  node.spread &&
  (node.select.some((s) => s.aggregate !== undefined) || node.children.some(hasLiftedAggregate))
const isGrouped = (node: ReadNode): boolean =>
  (!node.spread && node.select.some((s) => s.aggregate !== undefined)) ||
  (!node.spread && node.children.some(hasLiftedAggregate))

function embedSelects(node: ReadNode, grouped: boolean): string[] {
  return node.children.flatMap((child) => {
    const alias = ident(child.aggregateAlias)
    if (child.spread) {
      return lifted(child).map((l) => {
        const column = `${alias}.${l.name === '*' ? '*' : ident(l.name)}`
        return node.spread ? column : withAlias(aggregateOf(column, l.aggregate, l.aggregateCast), l.alias)
      })
    }
    if (isEmpty(child)) return []
    const json = grouped ? '::jsonb' : ''
    const name = ident(child.requestAlias ?? child.name)
    return [
      isToMany(child)
        ? `COALESCE(${alias}.${alias}, '[]')${json} AS ${name}`
        : `row_to_json(${alias}.*)${json} AS ${name}`,
    ]
  })
}

function joinSql(child: ReadNode, catalog: Catalog, values: Values, asJsonb: boolean): string {
  const alias = ident(child.aggregateAlias)
  const inner = child.join === 'inner'
  const join = inner ? 'INNER' : 'LEFT'
  const query = readSql(child, catalog, values, asJsonb)
  if (!isToMany(child)) return ` ${join} JOIN LATERAL (${query}) AS ${alias} ON TRUE`
  if (child.spread) {
    const columns = lifted(child).map(
      (l) => `COALESCE(json_agg(${alias}.${ident(l.name)}), '[]') AS ${ident(l.name)}`,
    )
    const having = inner ? ' HAVING count(*) > 0' : ''
    return ` ${join} JOIN LATERAL (SELECT ${columns.join(', ')} FROM (${query}) AS ${alias}${having}) AS ${alias} ON TRUE`
  }
  const aggregated = `SELECT json_agg(${alias}) AS ${alias} FROM (${query}) AS ${alias}`
  return ` ${join} JOIN LATERAL (${aggregated}) AS ${alias} ON ${inner ? `${alias} IS NOT NULL` : 'TRUE'}`
}

function groupSql(node: ReadNode, scope: Scope): string {
  const ownSelect = node.select
    .filter((s) => s.aggregate === undefined)
    .map((s) => (s.alias === undefined ? fieldSql(s.field, scope) : ident(s.alias)))
  const embedded = node.children.flatMap((c) => {
    if (!c.spread) return isEmpty(c) ? [] : [ident(c.requestAlias ?? c.name)]
    return lifted(c)
      .filter((l) => l.aggregate === undefined)
      .map((l) => `${ident(c.aggregateAlias)}.${ident(l.alias ?? l.name)}`)
  })
  const terms = [...ownSelect, ...embedded]
  return terms.length === 0 ? '' : ` GROUP BY ${terms.join(', ')}`
}

/** The select statement of a node with its children joined laterally. `asJsonb`: render embeds as jsonb, for CSV. */
export function readSql(node: ReadNode, catalog: Catalog, values: Values, asJsonb = false): string {
  const scope = scopeOf(node, catalog, values)
  const grouped = isGrouped(node)
  const columns = node.select.map((item) => selectSql(item, node, scope))
  const all = [...columns, ...embedSelects(node, grouped || asJsonb)]
  // An empty select list must still select something; rendering drops it.
  if (all.length === 0 && node.children.length === 0) all.push(`${scope.prefix}.*`)
  // Embeds of the same name share one join; PostgreSQL then rejects the duplicate, as with PostgREST.
  const joins = node.children
    .map((child) =>
      joinSql(
        node.children.find((c) => c.aggregateAlias === child.aggregateAlias) ?? child,
        catalog,
        values,
        asJsonb,
      ),
    )
    .join('')
  const conditions = [...node.conditions.map((c) => conditionSql(c, scope)), ...joinConditions(node)]
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
  const group = grouped ? groupSql(node, scope) : ''
  return `SELECT ${all.join(', ')}${fromSql(node)}${joins}${where}${group}${orderSql(node.order, scope)}${rangeSql(node, values)}`
}

function rangeSql(node: ReadNode, values: Values): string {
  const { limit, offset } = node.range
  if (limit === undefined && offset === 0) return ''
  return ` LIMIT ${limit === undefined ? 'ALL' : values.add(limit)} OFFSET ${values.add(offset)}`
}

/** Counts the rows the request would find without its range; inner embeds act as conditions. */
export function countSql(node: ReadNode, catalog: Catalog, values: Values): string {
  const scope = scopeOf(node, catalog, values)
  const nullEmbed = (alias: string, present: boolean): string => {
    const child = node.children.find((c) => c.aggregateAlias === alias)
    return child ? `${present ? '' : 'NOT '}EXISTS (${countSql(child, catalog, values)})` : 'TRUE'
  }
  const conditions = [
    ...node.conditions.map((c) => conditionSql(c, scope, nullEmbed)),
    ...joinConditions(node),
    ...node.children.filter((c) => c.join === 'inner').map((c) => `EXISTS (${countSql(c, catalog, values)})`),
  ]
  return `SELECT 1${fromSql(node)}${conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`}`
}
