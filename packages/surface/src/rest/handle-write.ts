// POST, PUT, PATCH and DELETE on a table or view.
import type { Table } from './catalog.ts'
import { checkAffected, execute, type RestContext, scopeOf } from './context.ts'
import { RestError, singular } from './errors.ts'
import { Values } from './fragments.ts'
import { planResponse } from './handle-read.ts'
import { type ChosenMedia, chooseMedia } from './media.ts'
import { readPayload } from './payload.ts'
import { appliedPreferences, rejectUnknown } from './preferences.ts'
import { parseQuery } from './query.ts'
import { type Condition, hasDefaultSelect, neededColumns, type ReadNode, readPlan } from './read-plan.ts'
import type { RestRequest } from './request.ts'
import { type Answer, contentRange, type Outcome, outcomeOf, override, typeHeaders } from './respond.ts'
import { readSql } from './sql-read.ts'
import {
  type ChangeOptions,
  deleteSql,
  insertSql,
  type JsonPayload,
  typedColumns,
  updateSql,
} from './sql-write.ts'
import { statement } from './statements.ts'
import type { QueryParams } from './types.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Write {
  method: Method
  table: Table
  query: QueryParams
  plan: ReadNode
  media: ChosenMedia
}

function rootConditions(query: QueryParams): Condition[] {
  return [
    ...query.filters.filter((f) => f.path.length === 0).map((f) => f.filter),
    ...query.logic.filter((l) => l.path.length === 0).map((l) => l.logic as Condition),
  ]
}

/** PUT must identify one row by its complete primary key and nothing else. */
function checkPut(table: Table, query: QueryParams): void {
  const names = new Set(query.filterNames)
  const allEqual = query.filters.every(
    ({ path, filter }) =>
      path.length === 0 &&
      !filter.negated &&
      filter.operation.kind === 'quantified' &&
      filter.operation.op === 'eq' &&
      filter.operation.quantifier === undefined,
  )
  if (
    query.logic.length > 0 ||
    table.key.length === 0 ||
    names.size !== table.key.length ||
    !table.key.every((k) => names.has(k)) ||
    !allEqual
  ) {
    throw new RestError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    )
  }
}

/** The statement that changes the table and returns the named columns. */
function changeSql(
  { method, preferences }: RestRequest,
  query: QueryParams,
  payload: JsonPayload | undefined,
  change: ChangeOptions,
): string {
  const { table, catalog, conditions } = change
  if (method === 'PUT') checkPut(table, query)
  if (!payload) return deleteSql(change)
  const columns = typedColumns(table, payload.keys, catalog)
  const applyDefaults = preferences.missing === 'default'
  if (method === 'PATCH') return updateSql({ ...change, payload, columns, applyDefaults })
  if (method === 'PUT')
    return insertSql({
      ...change,
      payload,
      columns,
      conflict: { columns: table.key, resolution: 'merge-duplicates' },
      putConditions: conditions,
      applyDefaults: false,
    })
  const conflict = preferences.resolution && {
    columns: query.onConflict ?? table.key,
    resolution: preferences.resolution,
  }
  return insertSql({ ...change, payload, columns, conflict, applyDefaults })
}

/** Throws where more or fewer rows were written than the request allows. */
function checkOutcome(request: RestRequest, { media }: ChosenMedia, { page }: Outcome): void {
  const { method } = request
  if (method === 'PUT' && page !== 1)
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  if (media.kind === 'object' && page !== 1) throw singular(page)
  if (method === 'PATCH' || method === 'DELETE') checkAffected(request, page)
}

export async function handleWrite(
  context: RestContext,
  request: RestRequest,
  table: Table,
  bytes: Buffer,
): Promise<Answer> {
  const method = request.method as Method
  const catalog = context.catalog()
  const { preferences } = request
  const query = parseQuery(request.rawQuery, false)
  if (method === 'PUT' && query.ranges.some((r) => r.path.length === 0)) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const payload =
    method === 'DELETE'
      ? undefined
      : (readPayload(bytes, request.bodyType, query.columns, false) as JsonPayload)
  const plan = readPlan({
    catalog,
    schema: request.schema,
    table: table.name,
    query,
    kind: 'write',
    aggregates: context.aggregates,
    topRange: { offset: 0 },
  })

  const full = preferences.representation === 'representation'
  const returning =
    preferences.representation === undefined || preferences.representation === 'minimal'
      ? []
      : neededColumns(plan, table.key)
  const values = new Values()
  const conditions = rootConditions(query)
  const source = changeSql(request, query, payload, { table, catalog, values, conditions, returning })
  rejectUnknown(preferences)
  const media = chooseMedia({
    accepts: request.accepts,
    catalog,
    schema: request.schema,
    table: table.name,
    defaultSelect: hasDefaultSelect(plan),
    plan: context.plan,
  })

  const merges = preferences.resolution === 'merge-duplicates'
  const text = statement({
    source,
    select: full ? readSql(plan, catalog, values) : undefined,
    format: full ? media.format : { kind: 'none' },
    media: media.media,
    upsert: method === 'PUT' || (method === 'POST' && merges),
    location: method === 'POST' && preferences.representation === 'headers-only' ? table.key : undefined,
  })

  let outcome: Outcome | undefined
  const mayRefuse =
    media.media.kind === 'object' ||
    method === 'PUT' ||
    (preferences.handling === 'strict' && preferences.maxAffected !== undefined)
  const results = await execute(
    context,
    request,
    scopeOf(request, false),
    [{ text, values: values.list }],
    mayRefuse
      ? (r) => {
          if (media.media.kind === 'plan') return
          outcome = outcomeOf(r[0]?.rows[0])
          checkOutcome(request, media, outcome)
        }
      : undefined,
  )
  if (media.media.kind === 'plan') return planResponse(results[0]?.rows ?? [], request, media.media)
  return answerWrite(
    request,
    { method, table, query, plan, media },
    outcome ?? outcomeOf(results[0]?.rows[0]),
  )
}

function answerWrite(request: RestRequest, write: Write, outcome: Outcome): Answer {
  const { preferences } = request
  const { method, table, query, media } = write
  const counted = preferences.count === 'exact' || preferences.count === 'estimated'
  const total = counted ? outcome.page : undefined
  const full = preferences.representation === 'representation'
  const headers: [string, string][] = []
  let status: number
  const common = ['representation', 'count', 'transaction', 'handling', 'timezone'] as const
  let applied: string | undefined
  if (method === 'POST') {
    const hasConflictKey = table.key.length > 0 || query.onConflict !== undefined
    applied = appliedPreferences(preferences, [
      ...(hasConflictKey ? (['resolution'] as const) : []),
      'missing',
      ...common,
    ])
    if (outcome.location.length > 0)
      headers.push([
        'Location',
        `/${table.name}?${outcome.location.map(([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(v)}`).join('&')}`,
      ])
    headers.push(['Content-Range', contentRange(1, 0, total)])
    status = preferences.resolution === 'merge-duplicates' && (outcome.inserted ?? 0) <= 0 ? 200 : 201
  } else if (method === 'PUT') {
    applied = appliedPreferences(preferences, [...common])
    const upserted = (outcome.inserted ?? 0) > 0 ? 201 : 200
    status = full ? upserted : 204
  } else {
    applied = appliedPreferences(
      preferences,
      method === 'PATCH' ? ['missing', ...common, 'maxAffected'] : [...common, 'maxAffected'],
    )
    headers.push([
      'Content-Range',
      method === 'PATCH' ? contentRange(0, outcome.page - 1, total) : contentRange(1, 0, total),
    ])
    status = full ? 200 : 204
  }
  if (full) headers.push(...typeHeaders(media.media, request))
  if (applied !== undefined) headers.push(['Preference-Applied', applied])
  return override(outcome, { status, headers, body: full ? outcome.body : '' })
}
