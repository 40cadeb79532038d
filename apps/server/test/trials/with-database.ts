// A temporary PostgreSQL for a program that is no test; it is deleted when the program ends.
import { startBroker, type TestDatabaseKind } from '@dropwise/db/test-broker'
import { openTestDatabase, type TestDatabase } from '@dropwise/db/test-database'
import { prepare } from '@dropwise/surface/prepare'

export async function withDatabase<T>(
  work: (database: TestDatabase) => Promise<T>,
  kind: TestDatabaseKind = 'product',
): Promise<T> {
  const broker = await startBroker({
    mode: 'embedded',
    prepare: (client) => prepare(client, { openDefaults: false }),
  })
  const database = openTestDatabase(await broker.database(kind))
  try {
    return await work(database)
  } finally {
    await database.close()
    await broker.close()
  }
}
