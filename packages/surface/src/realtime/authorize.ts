// Private channels: access of this caller to this topic by the policies on realtime.messages. Rolls back all writes.
import type { Pool } from 'pg'
import { API_ROLES } from '../core/scoped.ts'
import type { Claims } from '../options.ts'
import type { Rights } from './channel.ts'

/** Probes the policies in a transaction that is rolled back. */
export async function channelRights(pool: Pool, claims: Claims, name: string): Promise<Rights> {
  if (!API_ROLES.has(claims.role))
    return { readBroadcast: false, readPresence: false, writeBroadcast: false, writePresence: false }
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query(`set local role service_role`)
    const { rows: inserted } = await client.query<{ id: string; extension: string }>(
      `insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence') returning id, extension`,
      [name],
    )
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('realtime.topic', $3, true), set_config('statement_timeout', '3000', true)`,
      [claims.role, JSON.stringify(claims), name],
    )
    const readable = new Set<string>()
    const attempt = async (work: () => Promise<void>): Promise<boolean> => {
      await client.query('savepoint attempt')
      try {
        await work()
        return true
      } catch (error) {
        if (!(error instanceof Error && 'severity' in error)) throw error
        return false
      } finally {
        await client.query('rollback to savepoint attempt')
      }
    }
    await attempt(async () => {
      const { rows } = await client.query<{ extension: string }>(
        'select extension from realtime.messages where id = any($1::uuid[])',
        [inserted.map((m) => m.id)],
      )
      for (const row of rows) readable.add(row.extension)
    })
    const mayInsert = (extension: string) =>
      attempt(async () => {
        await client.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
          name,
          extension,
        ])
      })
    return {
      readBroadcast: readable.has('broadcast'),
      readPresence: readable.has('presence'),
      writeBroadcast: await mayInsert('broadcast'),
      writePresence: await mayInsert('presence'),
    }
  } catch (error) {
    broken = error instanceof Error && !('severity' in error) ? error : undefined
    throw error
  } finally {
    await client.query('rollback').catch((fault: unknown) => (broken = fault as Error))
    client.release(broken)
  }
}
