// Runs statements as a caller: one transaction with role and claims set, in a single round trip where possible.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import type { Pool, PoolClient, QueryResult } from 'pg'

/** The only roles a request may assume; anything else is rejected before it reaches the database. */
export const API_ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role'])

export interface Scope {
  role: string
  /** JSON text of the claims, '' for none. */
  claims: string
  readOnly: boolean
  isolation?: string
  /** Further settings of this transaction. */
  settings?: [name: string, value: string][]
}

export interface Statement {
  text: string
  values?: unknown[]
}

/** Returns every value as the text sent by PostgreSQL. */
const asText = { getTypeParser: () => (value: string) => value }

const names = new Map<string, string>()
/** Callers determine how many distinct statements there are; only this many are kept prepared. */
const MAX_PREPARED = 500

function prepared(text: string): string | undefined {
  const existing = names.get(text)
  if (existing !== undefined) return existing
  if (names.size >= MAX_PREPARED || text.length > 8192) return undefined
  const name = `surface_${names.size + 1}`
  names.set(text, name)
  return name
}

export type TextRow = Record<string, string | null>

function run(client: PoolClient, { text, values }: Statement): Promise<QueryResult<TextRow>> {
  return client.query<TextRow>({ text, values: values ?? [], name: prepared(text), types: asText } as {
    text: string
    values: unknown[]
  })
}

interface Corkable {
  cork?: () => void
  uncork?: () => void
}

/** Sends everything `send` writes in one packet; the driver would make one system call per message. */
function together<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as PoolClient & { connection?: { stream?: Corkable } }).connection ?? {}
  stream?.cork?.()
  try {
    return send()
  } finally {
    stream?.uncork?.()
  }
}

function begin(scope: Scope): string {
  const isolation = scope.isolation === undefined ? '' : ` isolation level ${scope.isolation}`
  return `begin${isolation}${scope.readOnly ? ' read only' : ' read write'}`
}

function settingsOf(scope: Scope): Statement {
  const pairs: [string, string][] = [
    ['role', scope.role],
    ['request.jwt.claims', scope.claims],
    ...(scope.settings ?? []),
  ]
  return {
    text: `select ${pairs.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`).join(', ')}`,
    values: pairs.flat(),
  }
}

/** Statements that precede the caller's own: begin and settings. */
const OPENING = 2
const ISOLATIONS = new Set(['serializable', 'repeatable read', 'read committed', 'read uncommitted'])

/** Waits for all and throws the first error in order; later ones only say that the transaction was aborted. */
async function settle<T>(promises: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(promises)
  const failed = results.find((r) => r.status === 'rejected')
  if (failed) throw failed.reason
  return results.map((r) => (r as PromiseFulfilledResult<T>).value)
}

/**
 * Runs `statements` in the scope and commits. With `decide`, its result chooses between commit and rollback
 * (one more round trip); when it throws, the transaction is rolled back and the error propagates.
 */
export async function scoped(
  pool: Pool,
  scope: Scope,
  statements: Statement[],
  decide?: (results: QueryResult<TextRow>[]) => boolean,
): Promise<QueryResult<TextRow>[]> {
  if (!API_ROLES.has(scope.role))
    throw new Error(`role ${JSON.stringify(scope.role)} is not one of the fixed ones`)
  if (scope.isolation !== undefined && !ISOLATIONS.has(scope.isolation))
    throw new Error('unknown isolation level')
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const pendingQueries: Promise<unknown>[] = together(client, () => [
      client.query(begin(scope)),
      run(client, settingsOf(scope)),
      ...statements.map((s) => run(client, s)),
      ...(decide ? [] : [client.query('commit')]),
    ])
    if (!decide) return (await settle(pendingQueries)).slice(OPENING, -1) as QueryResult<TextRow>[]
    let isKept = false
    try {
      const results = (await settle(pendingQueries)).slice(OPENING) as QueryResult<TextRow>[]
      isKept = decide(results)
      return results
    } finally {
      await client.query(isKept ? 'commit' : 'rollback')
    }
  } catch (error) {
    if (!(error instanceof Error && 'severity' in error))
      broken = isConnectionLost(error) ? (error as Error) : undefined
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Runs one statement for each of many callers of the same role, in one transaction and one round trip. Nothing carries
 * over between callers: the claims are set again before every statement.
 */
export async function runForEachCaller(
  pool: Pool,
  scope: Omit<Scope, 'claims'>,
  callers: (Statement & { claims: string })[],
): Promise<QueryResult<TextRow>[]> {
  const statements = callers.flatMap(({ claims, ...statement }) => [
    { text: `select set_config('request.jwt.claims', $1, true)`, values: [claims] },
    statement,
  ])
  const results = await scoped(pool, { ...scope, claims: '' }, statements)
  return results.filter((_, index) => index % 2 === 1)
}

/** An interactive transaction in the scope: `work` may run any number of statements. */
export async function within<T>(
  pool: Pool,
  scope: Scope,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  if (!API_ROLES.has(scope.role))
    throw new Error(`role ${JSON.stringify(scope.role)} is not one of the fixed ones`)
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await settle(
      together(
        client,
        () => [client.query(begin(scope)), run(client, settingsOf(scope))] as Promise<unknown>[],
      ),
    )
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    if (isConnectionLost(error)) broken = error as Error
    else await client.query('rollback').catch((fault: unknown) => (broken = fault as Error))
    throw error
  } finally {
    client.release(broken)
  }
}
