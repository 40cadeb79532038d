// Turns a parsed query into a tree of reads: the relation each embed follows, with its filters, order and range.
import type { Catalog, Names, Relationship } from './catalog.ts'
import { ambiguousRelationship, noRelationship, notEmbedded, relatedOrder, RestError } from './errors.ts'
import { closest } from './fuzzy.ts'
import type {
  Filter,
  JsonStep,
  OrderTerm,
  QueryParams,
  Range,
  SelectField,
  SelectItem,
  SelectRelation,
} from './types.ts'

/** A filter on whether an embed has rows. */
interface NullEmbed {
  kind: 'null-embed'
  /** True for `not.is.null`: the embed must have rows. */
  present: boolean
  aggregateAlias: string
}
export type Condition =
  | Filter
  | NullEmbed
  | { kind: 'group'; negated: boolean; op: 'and' | 'or'; members: Condition[] }

export interface ReadNode {
  /** The table that is read. */
  table: Names
  source: 'table' | 'cte'
  alias?: string
  name: string
  requestAlias?: string
  hint?: string
  join?: 'inner' | 'left'
  spread: boolean
  depth: number
  select: SelectField[]
  conditions: Condition[]
  order: OrderTerm[]
  range: Range
  relationship?: Relationship
  parentAlias?: string
  aggregateAlias: string
  children: ReadNode[]
}

export const CTE = 'pgrst_source'

function node(
  item: { name: string; items: SelectItem[] },
  schema: string,
  depth: number,
  relation?: SelectRelation,
): ReadNode {
  return {
    table: { schema, name: item.name },
    source: 'table',
    name: item.name,
    requestAlias: relation?.alias,
    hint: relation?.hint,
    join: relation?.join,
    spread: relation?.spread ?? false,
    depth,
    select: item.items.filter((i) => i.kind === 'field').map((i) => ({ ...i })),
    conditions: [],
    order: [],
    range: { offset: 0 },
    aggregateAlias: '',
    children: item.items.filter((i) => i.kind === 'relation').map((i) => node(i, schema, depth + 1, i)),
  }
}

function at(root: ReadNode, path: string[]): ReadNode {
  let here = root
  for (const name of path) {
    const next = here.children.find((c) => c.name === name || c.requestAlias === name)
    if (!next) throw notEmbedded(name)
    here = next
  }
  return here
}

const single = (r: Relationship, name: string, side: 0 | 1): boolean =>
  r.columns.length === 1 && r.columns[0]?.[side] === name

function matches(r: Relationship, target: string, hint: string | undefined): boolean {
  if (r.kind === 'computed') return r.function?.name === target
  const foreignKey = r.kind !== 'many-to-many'
  if (r.isSelf) {
    if (hint === undefined) {
      return (
        (target === r.foreign.name && r.kind === 'one-to-many') ||
        (r.kind === 'many-to-one' && single(r, target, 0))
      )
    }
    return target === r.foreign.name && r.kind === 'one-to-many' && single(r, hint, 1)
  }
  if (hint === undefined) {
    if (target === r.foreign.name) return true
    return foreignKey && !r.foreignIsView && (r.constraint === target || single(r, target, 0))
  }
  if (target !== r.foreign.name) return false
  if (!foreignKey) return r.junction?.table.name === hint
  return r.constraint === hint || single(r, hint, 0) || single(r, hint, 1)
}

function findRelationship(catalog: Catalog, schema: string, origin: string, child: ReadNode): Relationship {
  const related = catalog.related(schema, origin)
  const matching = related.filter((r) => matches(r, child.name, child.hint))
  if (matching[0] && matching.length === 1) return matching[0]
  if (matching.length > 1) throw ambiguousRelationship(origin, child.name, matching)

  const parents = [...catalog.relationships.values()]
    .map((list) => list[0]?.table)
    .filter((t) => t?.schema === schema)
    .map((t) => t?.name ?? '')
  let hint: string | null = null
  if (!parents.includes(origin)) {
    const parent = closest(parents, origin, 0.33)
    hint = parent === null ? null : `Perhaps you meant '${parent}' instead of '${origin}'.`
  } else {
    const names = related.map((r) => r.foreign.name)
    const other = names.includes(child.name) ? null : closest(names, child.name, 0.33)
    hint = other === null ? null : `Perhaps you meant '${other}' instead of '${child.name}'.`
  }
  throw noRelationship(origin, child.name, child.hint, schema, hint)
}

function relate(catalog: Catalog, schema: string, parent: ReadNode): void {
  for (const child of parent.children) {
    const origin = child.depth === 1 ? (parent.alias ?? parent.table.name) : parent.table.name
    const r = findRelationship(catalog, schema, origin, child)
    child.relationship = r
    child.table = r.foreign
    child.parentAlias = parent.alias
    child.aggregateAlias = `${r.table.name}_${child.requestAlias ?? child.name}_${child.depth}`
    if (r.kind !== 'many-to-many') child.alias = `${r.foreign.name}_${child.depth}`
    relate(catalog, schema, child)
  }
}

function expandStars(catalog: Catalog, here: ReadNode, aggregated: boolean): void {
  const inAggregate = aggregated || here.select.some((s) => s.aggregate !== undefined)
  const table = catalog.table(here.table.schema, here.table.name)
  const toMany = here.spread && here.relationship?.toOne === false
  const formatted = table?.columns.some((c) => catalog.representations.has(`${c.type}\u0000json`)) ?? false
  if (
    table &&
    (inAggregate || toMany || formatted) &&
    here.select.some((s) => s.field.name === '*' && s.aggregate === undefined)
  ) {
    here.select = here.select.flatMap((s) =>
      s.field.name === '*' && s.aggregate === undefined
        ? table.columns.map((c): SelectField => ({ kind: 'field', field: { name: c.name, path: [] } }))
        : [s],
    )
  }
  for (const child of here.children) expandStars(catalog, child, inAggregate)
}

function nameJsonFields(here: ReadNode): void {
  for (const item of here.select) {
    if (item.alias !== undefined || item.aggregate !== undefined || item.field.path.length === 0) continue
    item.alias = lastKey(item.field.path) ?? item.field.name
  }
  here.children.forEach(nameJsonFields)
}

const lastKey = (path: JsonStep[]): string | undefined => path.findLast((step) => step.key !== undefined)?.key

const shownName = (n: ReadNode): string => n.requestAlias ?? n.name

function resolveOrders(here: ReadNode): void {
  here.order = here.order.map((term) => {
    if (term.relation === undefined) return term
    const target = here.children.find((c) => shownName(c) === term.relation)
    if (!target) throw notEmbedded(term.relation)
    if (!target.relationship?.toOne)
      throw relatedOrder(
        here.source === 'cte' ? (here.alias ?? here.table.name) : here.table.name,
        shownName(target),
      )
    return { ...term, relation: target.aggregateAlias }
  })
  here.children.forEach(resolveOrders)
}

function resolveNullEmbeds(here: ReadNode): void {
  const change = (condition: Condition): Condition => {
    if (condition.kind === 'group') return { ...condition, members: condition.members.map(change) }
    if (condition.kind === 'null-embed' || condition.field.path.length > 0) return condition
    const target = here.children.find((c) => shownName(c) === condition.field.name)
    if (!target) return condition
    const { operation } = condition
    if (operation.kind === 'is' && operation.value === 'null') {
      return { kind: 'null-embed', present: condition.negated, aggregateAlias: target.aggregateAlias }
    }
    // Any other operator refers to a column that shares the embed's name.
    return condition
  }
  here.conditions = here.conditions.map(change)
  here.children.forEach(resolveNullEmbeds)
}

function checkSpreads(here: ReadNode): void {
  if (
    here.spread &&
    here.relationship?.toOne === false &&
    here.select.some((s) => s.aggregate !== undefined)
  ) {
    throw new RestError(
      400,
      'PGRST127',
      'Feature not implemented',
      'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    )
  }
  here.children.forEach(checkSpreads)
}

const usesAggregates = (here: ReadNode): boolean =>
  here.select.some((s) => s.aggregate !== undefined) || here.children.some(usesAggregates)

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined

export interface ReadPlanOptions {
  catalog: Catalog
  schema: string
  table: string
  query: QueryParams
  /** `write`: root filters apply to the statement itself, root order and ranges to nothing. `call`: reads from a function. */
  kind: 'read' | 'write' | 'call'
  aggregates: boolean
  maxRows?: number
  topRange: Range
}

/** Throws a RestError when the request refers to something unknown. */
export function readPlan(options: ReadPlanOptions): ReadNode {
  const { catalog, schema, query, kind } = options
  const root = node({ name: options.table, items: query.select }, schema, 0)

  for (const { path, filter } of query.filters)
    if (kind !== 'write' || path.length > 0) at(root, path).conditions.push(filter)
  // A write returns the rows it wrote, in no defined order; only its embeds are read.
  const isRead = ({ path }: { path: readonly string[] }) => kind !== 'write' || path.length > 0
  for (const { path, terms } of query.order.filter(isRead)) at(root, path).order = terms
  for (const { path, limit, offset } of query.ranges.filter(isRead))
    at(root, path).range = { offset: number(offset) ?? 0, limit: number(limit) }
  if (kind !== 'write') root.range = options.topRange
  for (const { path, logic } of query.logic)
    if (kind !== 'write' || path.length > 0) at(root, path).conditions.unshift(logic as Condition)

  if (kind !== 'read') {
    root.source = 'cte'
    root.alias = options.table
  }
  relate(catalog, schema, root)
  expandStars(catalog, root, false)
  nameJsonFields(root)
  resolveOrders(root)
  checkSpreads(root)
  resolveNullEmbeds(root)
  if (!options.aggregates && usesAggregates(root))
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (options.maxRows !== undefined && kind !== 'write') restrict(root, options.maxRows)
  return root
}

function restrict(here: ReadNode, maxRows: number): void {
  here.range = { ...here.range, limit: Math.min(here.range.limit ?? maxRows, maxRows) }
  for (const child of here.children) restrict(child, maxRows)
}

/** Columns a write or call must return for the select list and all embeds. */
export function neededColumns(root: ReadNode, key: string[]): string[] {
  const names = root.select.map((s) => s.field.name)
  if (names.includes('*')) return ['*']
  if (root.children.some((c) => c.relationship?.kind === 'computed')) return ['*']
  const joins = root.children.flatMap((c) =>
    c.relationship?.junction
      ? c.relationship.junction.source.map(([a]) => a)
      : (c.relationship?.columns ?? []).map(([a]) => a),
  )
  return [...new Set([...names, ...joins, ...key])].toSorted()
}

export const hasDefaultSelect = (root: ReadNode): boolean =>
  root.children.length === 0 &&
  root.select.length === 1 &&
  root.select[0]?.field.name === '*' &&
  root.select[0].aggregate === undefined
