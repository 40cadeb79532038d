// Shared context of the REST handlers: pool, schema cache, options.
import type { QueryResult } from 'pg'
import type { Pool } from 'pg'
import type { Claims, ReadInstead, ReadRefusal } from '../options.ts'
import { scoped, type Scope, type Statement, type TextRow } from '../core/scoped.ts'
import type { Catalog } from './catalog.ts'
import { RestError } from './errors.ts'
import type { RequestOptions, RestRequest } from './request.ts'

export interface RestContext extends RequestOptions {
  pool: Pool
  catalog: () => Catalog
  maxRows?: number
  aggregates: boolean
  readInstead: Readonly<Record<string, ReadInstead>>
  notServed: Readonly<Record<string, string>>
  explainEmptyRead: ((claims: Claims) => Promise<ReadRefusal | null>) | undefined
  plan: boolean
}

export function scopeOf(
  request: RestRequest,
  readOnly: boolean,
  extra: [string, string][] = [],
  isolation?: string,
): Scope {
  return {
    role: request.caller.role,
    claims: request.caller.claims,
    readOnly,
    isolation,
    settings: [...request.settings, ...extra],
  }
}

/** Runs statements as the caller; `check` sees the results before commit and may throw to roll back. */
export async function execute(
  context: RestContext,
  request: RestRequest,
  scope: Scope,
  statements: Statement[],
  check?: (results: QueryResult<TextRow>[]) => void,
): Promise<QueryResult<TextRow>[]> {
  const rollback = request.preferences.transaction === 'rollback'
  if (!check && !rollback) return scoped(context.pool, scope, statements)
  return scoped(context.pool, scope, statements, (results) => {
    check?.(results)
    return !rollback
  })
}

/** With `handling=strict`, rejects a write that affects more rows than `max-affected`. */
export function checkAffected(request: RestRequest, rows: number): void {
  const { handling, maxAffected } = request.preferences
  if (handling !== 'strict' || maxAffected === undefined || rows <= maxAffected) return
  throw new RestError(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${rows} rows`,
  )
}

/** The planner's row estimate, from `explain (format json)`. */
export function plannedRows(result: QueryResult<TextRow> | undefined): number | undefined {
  const text = result?.rows[0]?.['QUERY PLAN']
  if (!text) return undefined
  const plan = JSON.parse(text) as { Plan?: { 'Plan Rows'?: number } }[]
  return plan[0]?.Plan?.['Plan Rows']
}

/** Throws the refusal for a signed-in user whose empty result has a reason to report. */
export async function refuseEmptyRead(context: RestContext, { caller }: RestRequest): Promise<void> {
  if (!context.explainEmptyRead || caller.userId === undefined) return
  const refusal = await context.explainEmptyRead(JSON.parse(caller.claims) as Claims)
  if (refusal) throw new RestError(refusal.status, refusal.code, refusal.message, null, refusal.hint)
}
