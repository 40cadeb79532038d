// The company of trials, with one row of every kind, a dispatcher and an API key.
import { fillAccessFixture, identityOf, type Person } from '@dropwise/db/access-fixture'
import type { TestDatabase } from '@dropwise/db/test-database'
import { createHash, randomBytes } from 'node:crypto'
import { API_KEY_PREFIX } from '../../src/platform/api-key.ts'

/** Fills the database and answers the dispatcher's key. */
export async function makeTrialCompany(database: TestDatabase): Promise<string> {
  await fillAccessFixture(database)
  return makeApiKey(database, 'dispatcher')
}

/** An API key of a person of the fixture: it acts as that person, in the first company if the person has no company. */
export async function makeApiKey(database: TestDatabase, person: Person): Promise<string> {
  const { claims } = identityOf(person)
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  const { tenant_id: tenant } = claims.app_metadata as { tenant_id?: string }
  await database.asOwner(
    `insert into public.api_keys (tenant_id, name, prefix, key_hash, created_by)
     select coalesce($1, (select tenant_id from public.orders limit 1)), $2, $3, $4, $5`,
    [tenant, person, key.slice(0, 8), createHash('sha256').update(key).digest(), claims.sub],
  )
  return key
}
