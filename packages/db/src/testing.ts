// A database of its own for each test file: a clone of one migrated template, embedded or over TCP.
import pg from 'pg'
import { inject } from 'vitest'
import { accessFromUrl, accessToCluster, type DatabaseAccess } from './access.ts'
import type { TestDatabaseAddress, TestDatabaseKind } from './test-broker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the broker that the run's global set-up opened. */
    databaseBroker: string
  }
}

export interface TestDatabase {
  name: string
  access: DatabaseAccess
  /** Over TCP with a login that is not superuser, instead of the embedded server. */
  isTcp: boolean
  /** Runs SQL as the owner of the schema: to arrange and to look, past every policy but `force`d ones. */
  asOwner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * A fresh clone for this test file. `npm test` runs the files once on the embedded server and once over TCP.
 * @example
 * const database = await testDatabase()
 * afterAll(() => database.close())
 */
export async function testDatabase(kind: TestDatabaseKind = 'product'): Promise<TestDatabase> {
  const response = await fetch(`${inject('databaseBroker')}/?kind=${kind}`, { method: 'POST' })
  if (!response.ok) throw new Error(`No test database: ${await response.text()}`)
  const address = (await response.json()) as TestDatabaseAddress
  const isTcp = 'url' in address
  const access = isTcp ? accessFromUrl(address.url) : accessToCluster(address.cluster, address.name)
  const pool = new pg.Pool({ ...access.owner, max: 2 })
  pool.on('error', () => {})
  return {
    name: address.name,
    access,
    isTcp,
    async asOwner<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows
    },
    close: () => pool.end(),
  }
}
