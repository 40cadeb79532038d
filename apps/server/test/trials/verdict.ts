// Compares a journal with the product: checks each answer, and that each row exists exactly once.
import { FIXTURE_PLAN_DAY } from '@dropwise/db/access-fixture'
import type { TestDatabase } from '@dropwise/db/test-database'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, AnsweredEntry } from './journal.ts'

const PLAN_ENDED = ['done', 'stopped', 'failed', 'dispatched']

/** What is wrong with the final answer to a write, in words. A retry must not get a conflict with itself. */
export function checkAnswer({ kind, path, body, answer }: AnsweredEntry): string[] {
  const text = `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
  return isExpected(kind, body, answer) ? [] : [`${kind} ${path}: ${text}`]
}

function isExpected(kind: string, sent: unknown, { status, body }: Answer): boolean {
  const fields = body as Record<string, unknown>
  const lines = typeof sent === 'string' ? sent.trim().split('\n').length - 1 : 0
  switch (kind) {
    case 'order':
      return status === 201 && fields.reference === (sent as { reference: string }).reference
    case 'import':
    case 'day':
      return (
        status === 200 &&
        fields.created === lines &&
        fields.updated === 0 &&
        typeof fields.importId === 'string'
      )
    case 'undo':
      return (
        status === 200 && (fields.done as string[]).length > 0 && (fields.failed as unknown[]).length === 0
      )
    case 'cancel':
      return (
        status === 200 &&
        isDeepStrictEqual(fields, { done: (sent as { orderIds: string[] }).orderIds, failed: [] })
      )
    case 'driver':
    case 'vehicle':
      return status === 201 && fields.name === (sent as { name: string }).name
    case 'positions':
      return status === 200 && isDeepStrictEqual(fields, { stored: 3, duplicates: 0, refused: [] })
    case 'plan':
      return status === 202 && typeof fields.id === 'string'
    case 'dispatch':
      return status === 200 && (fields.routes as unknown[]).length > 0
    default:
      return false
  }
}

/** Differences between two answers to the same request. */
export function checkRepeat({ kind, path, answer }: AnsweredEntry, again: Answer): string[] {
  if (isDeepStrictEqual(answer, again)) return []
  const [first, second] = [answer, again].map((response) => JSON.stringify(response).slice(0, 300))
  return [`${kind} ${path}: first ${first}, then ${second}`]
}

interface Expectation {
  what: string
  sql: string
  values: unknown[]
  count: number
}

/** Rows that are missing, doubled, or nobody's. */
export async function checkRows(database: TestDatabase, entries: AnsweredEntry[]): Promise<string[]> {
  const faults: string[] = []
  const undone = new Set(entries.filter(({ kind }) => kind === 'undo').map(({ path }) => path))
  const isUndone = ({ answer }: AnsweredEntry) =>
    undone.has(undoPath((answer.body as { importId: string }).importId))
  const expected = [...entries.flatMap((entry) => rowsOf(entry, isUndone)), ...totals(entries, isUndone)]
  for (const { what, sql, values, count } of expected) {
    const [row] = await database.asOwner<{ count: number }>(
      `select count(*)::int as count from ${sql}`,
      values,
    )
    if (row?.count !== count) faults.push(`${what}: ${row?.count} rows instead of ${count}`)
  }
  return faults
}

function rowsOf(entry: AnsweredEntry, isUndone: (entry: AnsweredEntry) => boolean): Expectation[] {
  const { kind, path, body, answer } = entry
  const fields = answer.body as Record<string, unknown>
  const sent = body as Record<string, unknown>
  const expect = (what: string, sql: string, values: unknown[], count = 1): Expectation[] => [
    { what: `${kind} ${what}`, sql, values, count },
  ]
  switch (kind) {
    case 'order':
      return expect(String(sent.reference), 'public.orders where reference = $1 and id = $2', [
        sent.reference,
        fields.id,
      ])
    case 'import':
    case 'day': {
      const references = String(body)
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0])
      return [
        ...expect(path, 'public.imports where id = $1', [fields.importId]),
        ...expect(
          path,
          'public.orders where reference = any ($1) and import_id = $2',
          [references, fields.importId],
          isUndone(entry) ? 0 : references.length,
        ),
      ]
    }
    case 'undo':
      return expect(path, 'public.orders where id = any ($1)', [fields.done], 0)
    case 'cancel':
      return expect(path, `public.orders where id = any ($1) and status = 'cancelled'`, [fields.done])
    case 'driver':
      return expect(String(sent.name), 'public.drivers where name = $1 and id = $2', [sent.name, fields.id])
    case 'vehicle':
      return expect(String(sent.name), 'public.vehicles where name = $1 and id = $2', [sent.name, fields.id])
    case 'positions': {
      const events = (sent.positions as { eventId: string }[]).map(({ eventId }) => eventId)
      return expect(events.join(), 'public.positions where event_id = any ($1)', [events], events.length)
    }
    case 'plan':
      return [
        ...expect(String(sent.date), 'public.plans where date = $1 and id = $2', [sent.date, fields.id]),
        ...expect(`${String(sent.date)} ended`, 'public.plans where id = $1 and status = any ($2)', [
          fields.id,
          PLAN_ENDED,
        ]),
      ]
    case 'dispatch': {
      const ids = (fields.routes as { id: string }[]).map(({ id }) => id)
      return expect(path, 'public.routes where id = any ($1)', [ids], ids.length)
    }
    default:
      return []
  }
}

/** The call that undoes an import. */
export const undoPath = (importId: string): string => `/orders/imports/${importId}/undo`

/** Totals of the rows that the trial wrote: further rows come from a write that took effect twice. */
function totals(entries: AnsweredEntry[], isUndone: (entry: AnsweredEntry) => boolean): Expectation[] {
  const count = (...kinds: string[]) => entries.filter(({ kind }) => kinds.includes(kind)).length
  const lines = entries
    .filter((entry) => (entry.kind === 'import' && !isUndone(entry)) || entry.kind === 'day')
    .reduce((sum, { body }) => sum + String(body).trim().split('\n').length - 1, 0)
  const all = (what: string, sql: string, expected: number) => ({
    what: `all ${what}`,
    sql,
    values: [],
    count: expected,
  })
  return [
    all('orders', `public.orders where reference ~ '^(ORDER|FILE)-'`, count('order') + lines),
    all('imports', `public.imports where file_name like 'file-%'`, count('import', 'day')),
    all('drivers', `public.drivers where name like 'Driver %'`, count('driver')),
    all('vehicles', `public.vehicles where registration like 'VAN %'`, count('vehicle')),
    all('positions', `public.positions where event_id like 'fix-%'`, count('positions') * 3),
    all('plans', `public.plans where date <> '${FIXTURE_PLAN_DAY}'`, count('plan')),
    all(
      'stops',
      `(select order_id from public.stops join public.routes using (tenant_id)
        where routes.id = stops.route_id group by 1 having count(*) > 1) as doubled`,
      0,
    ),
  ]
}
