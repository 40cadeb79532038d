// A database for a test or an experiment, with its logins.
import pg from 'pg'
import { accessFromUrl, accessToCluster, type DatabaseAccess } from './access.ts'
import type { TestDatabaseAddress } from './test-broker.ts'

export interface TestDatabase {
  name: string
  access: DatabaseAccess
  /** Over TCP with a login without superuser rights, instead of the embedded server. */
  isTcp: boolean
  /** Runs SQL as the owner of the schema, without policies except `force`d ones, to prepare and inspect data. */
  asOwner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** Connects to a clone of the broker. The caller must close it. */
export function openTestDatabase(address: TestDatabaseAddress): TestDatabase {
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
