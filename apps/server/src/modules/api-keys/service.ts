// API keys: stored as hashes, shown once, limited to scopes. A key acts as the member who made it.
import type { ApiKeyBody, apiKeyResponse, apiKeysResponse } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { API_KEY_PREFIX, TEST_KEY_PREFIX } from '../../platform/api-key.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'

/** Letters of a key that lists show after its prefix. */
const SHOWN_LETTERS = 4

/** Throws plan_limit when the plan has no API access. */
export async function makeApiKey(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId, userId }: Member,
  { name, scopes, isTest = false, callsPerMinute = null, origins = [] }: ApiKeyBody,
): Promise<z.output<typeof apiKeyResponse>> {
  const prefix = isTest ? TEST_KEY_PREFIX : API_KEY_PREFIX
  const key = prefix + newSecret()
  const { id } = await asService('make an API key', async ({ trx }) =>
    onlyRow(
      await sql<{ id: string }>`
        insert into public.api_keys (tenant_id, name, scopes, is_test, calls_per_minute, origins, prefix, key_hash, created_by)
        values (${tenantId}, ${name}, ${[...new Set(scopes)]}, ${isTest}, ${callsPerMinute}, ${[...new Set(origins)]},
          ${key.slice(0, prefix.length + SHOWN_LETTERS)}, ${hashSecret(key)}, ${userId})
        returning id`.execute(trx),
    ),
  )
  return { id, key }
}

export async function listApiKeys(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims, tenantId }: Member,
): Promise<z.output<typeof apiKeysResponse>> {
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<{
      id: string
      name: string
      prefix: string
      scopes: string[]
      is_test: boolean
      calls_per_minute: number | null
      origins: string[]
      created_by: string | null
      created_at: Date
      last_used_at: Date | null
    }>`
      select k.id, k.name, k.prefix, k.scopes, k.is_test, k.calls_per_minute, k.origins, k.created_at, k.last_used_at,
        (select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from public.profiles p where p.id = k.created_by) as created_by
      from public.api_keys k where k.tenant_id = ${tenantId} and k.revoked_at is null order by k.created_at desc`.execute(
      trx,
    ),
  )
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    isTest: row.is_test,
    callsPerMinute: row.calls_per_minute,
    origins: row.origins,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
  return { items, cursor: null }
}

/** Revokes a key immediately. Throws not_found. */
export async function revokeApiKey(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  const { rows } = await asService('revoke an API key', ({ trx }) =>
    sql`update public.api_keys set revoked_at = now()
      where tenant_id = ${tenantId} and id = ${id} and revoked_at is null returning id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The key')
}
