// A product worth attacking: two companies with a row in every table, people of every role, its own region.
import { fillAccessFixture, type Person } from '@dropwise/db/access-fixture'
import type { TestDatabase } from '@dropwise/db/testing'
import { readConfig } from '../../src/config.ts'
import { startProduct } from '../../src/server.ts'
import { makeApiKey } from '../trials/company.ts'
import { databaseUrlOf, testDataDir } from '../../src/testing.ts'

export interface World {
  url: string
  /** Bearer tokens of people of every role; null for nobody. */
  tokens: (string | null)[]
  /** A text in rows of one company, and the token of a person of the other company who must never read it. */
  canary: { text: string; foreignToken: string | undefined }
  /** Ids of rows that exist, and of one that does not. */
  ids: string[]
  close(): Promise<void>
}

const OTHERS: Person[] = ['owner', 'admin', 'viewer', 'driver', 'customer', 'adminOfB']
/** Staff may do most, so most requests are theirs. */
const STAFF_SHARE = 4
/** Texts of the first company; the other has no such rows. */
const CANARY_COLUMNS = {
  orders: 'reference',
  recipients: 'name',
  drivers: 'name',
  vehicles: 'name',
  depots: 'name',
}
const CANARY = 'canary of the Aardvarks'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** Starts the product on a clone of the test database. No worker runs jobs, so that plans do not take the processor. */
export async function openWorld(database: TestDatabase): Promise<World> {
  await fillAccessFixture(database)
  for (const [table, column] of Object.entries(CANARY_COLUMNS))
    await database.asOwner(`update public.${table} set ${column} = ${column} || ' ${CANARY}'`)
  const folder = await testDataDir({ ownRegions: true })
  const env = {
    PORT: '0',
    ROLE: 'api',
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    CALLS_PER_MINUTE: '0',
    COMPANY_CALLS_PER_MINUTE: '0',
  }
  const product = await startProduct(readConfig({ ...env, DRAIN_SECONDS: '0', LOG_LEVEL: 'error' }), () => {})
  const staff = await makeApiKey(database, 'dispatcher')
  const others = await Promise.all(OTHERS.map((person) => makeApiKey(database, person)))
  return {
    canary: { text: CANARY, foreignToken: others[OTHERS.indexOf('adminOfB')] },
    url: product.address,
    tokens: [null, 'not-a-token', ...Array.from({ length: STAFF_SHARE }, () => staff), ...others],
    ids: [...(await existingIds(database)), UNKNOWN_ID],
    async close() {
      await product.close()
      await folder.remove()
    },
  }
}

/** Ids of the rows that commands name. */
async function existingIds(database: TestDatabase): Promise<string[]> {
  const tables = [
    'orders',
    'vehicles',
    'drivers',
    'depots',
    'plans',
    'routes',
    'stops',
    'addresses',
    'imports',
    'deliveries',
  ]
  const rows = await database.asOwner<{ id: string }>(
    tables.map((table) => `select id from public.${table}`).join(' union all '),
  )
  return rows.map(({ id }) => id)
}
