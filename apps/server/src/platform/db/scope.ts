// The only access to the database: a transaction in a caller's scope, which writes its jobs last.
import { JOBS_ROLE } from '@dropwise/db'
import { isConnectionLost } from '@dropwise/db/lost-connection'
import pg from 'pg'
import { errors } from '../errors.ts'
import type { JobDefinition, JobOptions, JobSender } from '../jobs/jobs.ts'
import { kyselyOn, type Trx } from './client-dialect.ts'
import { heldKey, writeResponse } from './kept-response.ts'
import { linkPositions, type PositionsDatabase } from '../positions/run.ts'
import type { Replica } from './replica.ts'
import { requestOrigin } from './request-origin.ts'

export type { Trx } from './client-dialect.ts'

/** The caller, from the verified token. */
export interface Claims {
  role: string
  sub?: string
  email?: string
  app_metadata?: Record<string, unknown>
  [claim: string]: unknown
}

/** A transaction, and jobs that are sent if and only if it commits. */
export interface Work {
  trx: Trx
  /** Collects a job, written with the transaction's last statement. */
  enqueue: <Data extends object>(job: JobDefinition<Data>, data: Data, options?: JobOptions) => void
  /** Notifies every server's event hub when this transaction commits. At most 7900 bytes of JSON: send ids. */
  announce: (channel: string, payload: unknown) => void
  /**
   * Sets the response of the request and returns it. With an Idempotency-Key the response is stored in this
   * transaction: a retry gets it even if the server died right after the commit.
   */
  respond: <T>(response: T, status?: number) => T
  /**
   * Takes the last statements, sent by `sendNow` and not awaited: they share the round trip of the commit. If one fails,
   * the transaction is rolled back and the scope throws its error.
   */
  withCommit: (statements: Promise<unknown>) => void
}

export interface Scopes {
  /** Runs SQL as the person or program in the claims, under row policies. */
  asUser: <T>(claims: Claims, work: (scope: Work) => Promise<T>) => Promise<T>
  /** Runs SQL as the service. The reason appears in the database's activity view and log. */
  asService: <T>(reason: string, work: (scope: Work) => Promise<T>) => Promise<T>
}

export interface ReadScopes {
  /**
   * Reads as the person or program in the claims, from the standby if one is at most a second behind, else from
   * the primary. Writing fails.
   */
  readAsUser: <T>(claims: Claims, work: (scope: Pick<Work, 'trx'>) => Promise<T>) => Promise<T>
}

/** Role names come from this list, never from a token. */
const ROLES = new Map([
  ['anon', 'anon'],
  ['authenticated', 'authenticated'],
  ['service_role', 'service_role'],
])
/** Serialization failure and deadlock: running the work again is safe, since a scope contains only SQL. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 3
/** NOTIFY carries at most 8000 bytes. */
const NOTIFY_BYTES = 7_900

/** Services that transactions use besides their own database. */
interface Beside {
  replica?: Replica | undefined
  positions?: PositionsDatabase | undefined
}

export function createScopes(
  pool: pg.Pool,
  sender: JobSender,
  { replica, positions }: Beside = {},
): Scopes & ReadScopes {
  const parts = { sender, positions }
  return {
    asUser: async (claims, work) =>
      runScoped(pool, parts, openingSql('begin', roleOf(claims), claims, ''), work),
    async readAsUser(claims, work) {
      const opening = openingSql('begin read only', roleOf(claims), claims, '')
      const near = replica?.pool
      if (near) {
        try {
          return await runScoped(near, parts, opening, work)
        } catch (error) {
          // The standby went away, or cancelled the read because replay had to remove its rows.
          if (!isConnectionLost(error) && !isRepeatable(error)) throw error
          replica.avoid()
        }
      }
      return runScoped(pool, parts, opening, work)
    },
    asService: (reason, work) =>
      runScoped(
        pool,
        { ...parts, isService: true },
        openingSql('begin', 'service_role', { role: 'service_role' }, reason),
        work,
      ),
  }
}

function roleOf({ role }: Claims): string {
  const databaseRole = ROLES.get(role)
  if (!databaseRole) throw errors.not_signed_in()
  return databaseRole
}

const isRepeatable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && TRY_AGAIN.has(error.code ?? '')

interface Parts {
  sender: JobSender
  positions: PositionsDatabase | undefined
  isService?: boolean
}

async function runScoped<T>(
  pool: pg.Pool,
  parts: Parts,
  opening: string,
  work: (scope: Work) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect()
    let broken: unknown
    let isEnded = false
    try {
      const result = await runOnce(client, parts, opening, work)
      isEnded = true
      return result
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code === undefined) broken = error
      if (attempt === TRIES || !isRepeatable(error)) throw error
    } finally {
      // After a commit there is nothing to roll back, and a rollback would log a warning each time.
      if (isEnded) client.release()
      else await close(client, broken)
    }
  }
}

/** Begin, role and claims in one message: together with the first query they take one round trip. */
function openingSql(begin: string, role: string, claims: Claims, reason: string): string {
  const origin = requestOrigin.getStore()
  const settings = [
    `request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
    `app.reason = ${pg.escapeLiteral(reason)}`,
    ...(origin ? [`app.origin = ${pg.escapeLiteral(JSON.stringify(origin))}`] : []),
  ]
  return `${begin}; set local role ${role}; ${settings.map((setting) => `set local ${setting}`).join('; ')}`
}

async function runOnce<T>(
  client: pg.PoolClient,
  { sender, positions, isService = false }: Parts,
  opening: string,
  work: (scope: Work) => Promise<T>,
): Promise<T> {
  const jobs: (() => Promise<void>)[] = []
  const notices: [string, string][] = []
  const unanswered: Promise<unknown>[] = []
  let response: { status: number; body: unknown } | undefined
  const opened = client.query(opening)
  // Not awaited yet: if it fails, the queries behind it fail too, and it is awaited below.
  opened.catch(() => {})
  const trx = kyselyOn(client)
  if (positions) linkPositions(trx, { database: positions, isService })
  const result = await work({
    trx,
    enqueue(job, data, options) {
      jobs.push(() => sender.send(client, job, data, options))
    },
    announce(channel, payload) {
      const text = JSON.stringify(payload)
      if (Buffer.byteLength(text) > NOTIFY_BYTES)
        throw new Error(`Announcement on ${channel} is too long: send ids.`)
      notices.push([channel, text])
    },
    respond(body, status = 200) {
      response = { status, body }
      return body
    },
    withCommit(statements) {
      statements.catch(() => {})
      unanswered.push(statements)
    },
  })
  await opened
  for (const [channel, text] of notices) await client.query('select pg_notify($1, $2)', [channel, text])
  const heldResponse = response && heldKey.getStore()
  if (response && heldResponse) {
    await client.query('set local role service_role')
    await writeResponse(kyselyOn(client), heldResponse, response.status, response.body)
  }
  if (jobs.length > 0) {
    await client.query(`set local role ${JOBS_ROLE}`)
    for (const send of jobs) await send()
  }
  const committing = client.query('commit')
  committing.catch(() => {})
  await Promise.all(unanswered)
  const { command } = await committing
  // A transaction with a swallowed error answers COMMIT with ROLLBACK.
  if (command !== 'COMMIT')
    throw new Error('A failed statement was ignored: the transaction was rolled back.')
  if (heldResponse) heldResponse.isAnswered = true
  return result
}

/** Returns the connection to the pool clean, or discards it when its state is unknown. */
async function close(client: pg.PoolClient, broken: unknown): Promise<void> {
  if (isConnectionLost(broken)) return client.release(true)
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
