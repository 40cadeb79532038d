// Kysely over one connection inside a transaction: it compiles and runs statements, and never begins or ends
// a transaction.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type { DB } from '@dropwise/db/types.gen'
import type { ClientBase, QueryResultRow } from 'pg'

/** The query builder of one scoped transaction. */
export type Trx = Kysely<DB>

const clients = new WeakMap<Trx, ClientBase>()

export function kyselyOn(client: ClientBase): Trx {
  const trx = new Kysely<DB>({
    dialect: {
      createDriver: () => new ClientDriver(client),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
  clients.set(trx, client)
  return trx
}

/**
 * Sends a statement before it returns, whereas `execute` sends it a few microtasks later. So statements that are not awaited
 * one by one share a round trip in the order of the calls, and those of `Work.withCommit` that of the commit.
 */
export async function sendNow<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row[]> {
  const client = clients.get(trx)
  if (!client) throw new Error('sendNow() needs the transaction of a scope.')
  const { sql, parameters } = statement.compile(trx)
  const { rows } = await client.query<Row & QueryResultRow>(sql, [...parameters])
  return rows
}

class ClientDriver implements Driver {
  #connection: DatabaseConnection

  constructor(client: ClientBase) {
    this.#connection = {
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const { command, rowCount, rows } = await client.query(query.sql, [...query.parameters])
        const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
        return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
      },
      streamQuery: () => {
        throw new Error('A scoped transaction does not stream: read page by page.')
      },
    }
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error('This is a transaction already: use the trx you were given.')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
