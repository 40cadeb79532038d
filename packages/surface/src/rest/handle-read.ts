// GET and HEAD on a table or view.
import type { Table } from './catalog.ts'
import { execute, plannedRows, refuseEmptyRead, type RestContext, scopeOf } from './context.ts'
import { singular } from './errors.ts'
import { Values } from './fragments.ts'
import { type BodyFormat, chooseMedia } from './media.ts'
import { appliedPreferences, rejectUnknown } from './preferences.ts'
import { parseQuery } from './query.ts'
import { hasDefaultSelect, readPlan } from './read-plan.ts'
import { type RestRequest, topRange } from './request.ts'
import { type Answer, outcomeOf, override, readRange, typeHeaders } from './respond.ts'
import { countSql, readSql } from './sql-read.ts'
import { statement } from './statements.ts'

/** Many clients limit headers to 16 kB: a long filter must not break the response. */
const MAX_LOCATION_LENGTH = 4096

export async function handleRead(context: RestContext, request: RestRequest, table: Table): Promise<Answer> {
  const catalog = context.catalog()
  const query = parseQuery(request.rawQuery, false)
  const range = topRange(request, query)
  const plan = readPlan({
    catalog,
    schema: request.schema,
    table: table.name,
    query,
    kind: 'read',
    aggregates: context.aggregates,
    maxRows: context.maxRows,
    topRange: range,
  })
  const media = chooseMedia({
    accepts: request.accepts,
    catalog,
    schema: request.schema,
    table: table.name,
    defaultSelect: hasDefaultSelect(plan),
    plan: context.plan,
  })
  rejectUnknown(request.preferences)

  const { count } = request.preferences
  const isHead = request.method === 'HEAD'
  const format: BodyFormat = isHead ? { kind: 'none' } : media.format
  const values = new Values()
  const source = readSql(plan, catalog, values, format.kind === 'csv')
  const counts = count === 'exact' || count === 'estimated'
  const limit = count === 'estimated' && context.maxRows !== undefined ? ` LIMIT ${context.maxRows + 1}` : ''
  const main = {
    text: statement({
      source,
      count: counts ? countSql(plan, catalog, values) + limit : undefined,
      format,
      media: media.media,
    }),
    values: values.list,
  }
  const statements = [main]
  if (count === 'planned' || count === 'estimated') {
    const ownValues = new Values()
    const text = countSql(plan, catalog, ownValues)
    statements.push({ text: `EXPLAIN (FORMAT JSON) ${text}`, values: ownValues.list })
  }

  const [result, explained] = await execute(context, request, scopeOf(request, true), statements)
  if (media.media.kind === 'plan') return planResponse(result?.rows ?? [], request, media.media)

  const outcome = outcomeOf(result?.rows[0])
  if (outcome.page === 0) await refuseEmptyRead(context, request)
  if (count === 'planned') outcome.total = plannedRows(explained)
  else if (count === 'estimated' && (outcome.total ?? 0) > (context.maxRows ?? -1))
    outcome.total = Math.max(outcome.total ?? 0, plannedRows(explained) ?? 0)
  if (media.media.kind === 'object' && outcome.page !== 1) throw singular(outcome.page)

  const applied = appliedPreferences(request.preferences, ['count', 'transaction', 'handling', 'timezone'])
  const { status, header } = readRange(range, outcome, applied)
  const headers: [string, string][] = [['Content-Range', header], ...typeHeaders(media.media, request)]
  const location = `/${table.name}${query.canonical === '' ? '' : `?${query.canonical}`}`
  if (location.length <= MAX_LOCATION_LENGTH) headers.push(['Content-Location', location])
  if (applied !== undefined) headers.push(['Preference-Applied', applied])
  return override(outcome, { status, headers, body: isHead ? '' : outcome.body })
}

export function planResponse(
  rows: Record<string, string | null>[],
  request: RestRequest,
  media: Parameters<typeof typeHeaders>[0],
): Answer {
  return {
    status: 200,
    headers: typeHeaders(media, request),
    body: rows.map((r) => `${r['QUERY PLAN'] ?? ''}\n`).join(''),
  }
}
