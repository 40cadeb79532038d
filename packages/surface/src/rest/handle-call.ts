// GET, HEAD and POST on /rpc/<function>.
import type { Catalog, Routine } from './catalog.ts'
import { checkAffected, execute, plannedRows, type RestContext, scopeOf } from './context.ts'
import { RestError, singular } from './errors.ts'
import { Values } from './fragments.ts'
import { planResponse } from './handle-read.ts'
import { type BodyFormat, type ChosenMedia, chooseMedia } from './media.ts'
import { type Payload, readPayload } from './payload.ts'
import { appliedPreferences, rejectUnknown } from './preferences.ts'
import { parseQuery } from './query.ts'
import { hasDefaultSelect, neededColumns, type ReadNode, readPlan } from './read-plan.ts'
import { type RestRequest, topRange } from './request.ts'
import { type Answer, type Outcome, outcomeOf, override, readRange, typeHeaders } from './respond.ts'
import { callSql, findRoutine, resultTable } from './sql-call.ts'
import { countSql, readSql } from './sql-read.ts'
import { statement } from './statements.ts'
import type { Range } from './types.ts'

/** A scalar has no columns to select from, but filters, order and range still apply to sets of them. */
function selectSql(routine: Routine, plan: ReadNode, catalog: Catalog, values: Values): string {
  if (routine.composite) return readSql(plan, catalog, values)
  const field = { name: 'pgrst_scalar', path: [] }
  return readSql({ ...plan, select: [{ kind: 'field', field }], children: [] }, catalog, values)
}

export async function handleCall(
  context: RestContext,
  request: RestRequest,
  name: string,
  bytes: Buffer,
): Promise<Answer> {
  const catalog = context.catalog()
  const { preferences, schema } = request
  const isPost = request.method === 'POST'
  const query = parseQuery(request.rawQuery, !isPost)
  const range = topRange(request, query)
  const payload: Payload = isPost
    ? readPayload(bytes, request.bodyType, query.columns, true)
    : { kind: 'form', params: query.params, keys: [...new Set(query.params.map(([key]) => key))] }
  const routine = findRoutine(
    catalog,
    schema,
    name,
    payload.keys,
    isPost ? request.bodyType : { kind: 'json' },
    isPost,
  )
  const table = resultTable(routine)
  const plan = readPlan({
    catalog,
    schema,
    table,
    query,
    kind: 'call',
    aggregates: context.aggregates,
    maxRows: context.maxRows,
    topRange: range,
  })
  const media = chooseMedia({
    accepts: request.accepts,
    catalog,
    schema,
    table,
    defaultSelect: hasDefaultSelect(plan),
    plan: context.plan,
  })
  rejectUnknown(preferences)
  if (preferences.handling === 'strict' && preferences.maxAffected !== undefined && !routine.setof) {
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  }

  const format: BodyFormat = request.method === 'HEAD' || routine.void ? { kind: 'none' } : media.format
  const values = new Values()
  const source = callSql({ routine, payload, values, returning: neededColumns(plan, []) })
  const counts = preferences.count === 'exact' || preferences.count === 'estimated'
  const text = statement({
    source,
    select: selectSql(routine, plan, catalog, values),
    count: counts ? countSql(plan, catalog, values) : undefined,
    format,
    media: media.media,
    routine,
  })
  const readOnly = !isPost || !routine.volatile
  const single = media.media.kind === 'object'
  const decides =
    !readOnly && (single || (preferences.handling === 'strict' && preferences.maxAffected !== undefined))
  const scope = scopeOf(request, readOnly, routine.settings, routine.isolation ?? undefined)
  const statements = [{ text, values: values.list }]
  if (preferences.count === 'planned')
    statements.push({ text: `EXPLAIN (FORMAT JSON) ${text}`, values: values.list })
  const results = await execute(
    context,
    request,
    scope,
    statements,
    decides
      ? (r) => {
          if (media.media.kind === 'plan') return
          const { page } = outcomeOf(r[0]?.rows[0])
          if (single && page !== 1) throw singular(page)
          checkAffected(request, page)
        }
      : undefined,
  )
  if (media.media.kind === 'plan') return planResponse(results[0]?.rows ?? [], request, media.media)

  const outcome = outcomeOf(results[0]?.rows[0])
  if (preferences.count === 'planned') outcome.total = plannedRows(results[1])
  if (single && outcome.page !== 1) throw singular(outcome.page)
  checkAffected(request, outcome.page)
  return answerCall(request, { routine, range, media }, outcome)
}

interface Call {
  routine: Routine
  range: Range
  media: ChosenMedia
}

function answerCall(request: RestRequest, { routine, range, media }: Call, outcome: Outcome): Answer {
  const applied = appliedPreferences(request.preferences, [
    'count',
    'transaction',
    'handling',
    'timezone',
    'maxAffected',
  ])
  const { status, header } = readRange(range, outcome, applied)
  const headers: [string, string][] = [['Content-Range', header]]
  if (applied !== undefined) headers.push(['Preference-Applied', applied])
  if (routine.void) return override(outcome, { status: 204, headers, body: '' })
  return override(outcome, {
    status,
    headers: [...headers, ...typeHeaders(media.media, request)],
    body: request.method === 'HEAD' ? '' : outcome.body,
  })
}
