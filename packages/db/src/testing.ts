// A database for each test file: a clone of one migrated template, embedded or over TCP.
import { inject } from 'vitest'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import type { TestDatabaseAddress, TestDatabaseKind } from './test-broker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the broker from the run's global set-up. */
    databaseBroker: string
    isLong: boolean
    /** `PROPERTY_RUNS`, overriding a test's own number. */
    propertyRuns: number | null
  }
}

export type { TestDatabase } from './test-database.ts'

/** Whether `npm run test:long` runs, with all seeds and variants; `npm test` skips some slow ones. */
export const isLong = (): boolean => inject('isLong')

/** How many cases a property draws. */
export const casesOf = (usual: number): number => inject('propertyRuns') ?? usual

/**
 * A fresh clone for this test file. It is embedded, or over TCP in the project `tcp`.
 * @example
 * const database = await testDatabase()
 * afterAll(() => database.close())
 */
export async function testDatabase(kind: TestDatabaseKind = 'product'): Promise<TestDatabase> {
  const broker = inject('databaseBroker')
  const response = await fetch(`${broker}/?kind=${kind}`, { method: 'POST' })
  if (!response.ok) throw new Error(`No test database: ${await response.text()}`)
  const address = (await response.json()) as TestDatabaseAddress
  const database = openTestDatabase(address)
  return {
    ...database,
    async close() {
      await database.close()
      await fetch(`${broker}/?name=${address.name}`, { method: 'DELETE' })
    },
  }
}
