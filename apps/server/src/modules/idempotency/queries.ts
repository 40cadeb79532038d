// SQL of idempotency keys: claim, store the response, release, delete.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export interface Claim {
  scope: string
  key: string
  hash: Buffer
  holder: string
}

export interface StoredResponse {
  isSame: boolean
  status: number | null
  body: unknown
  holder: string | null
}

/**
 * First claim of the key (milliseconds since 1970) when this request holds it now: it is new, older than
 * `keepSeconds`, or a silent server held it. Undefined when another request holds it.
 */
export async function claimKey(
  trx: Trx,
  claim: Claim,
  keepSeconds: number,
  silentSeconds: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ firstAt: number }>`
    insert into app.idempotency_keys as k (scope, key, request_hash, holder)
    values (${claim.scope}, ${claim.key}, ${claim.hash}, ${claim.holder})
    on conflict (scope, key) do update set request_hash = excluded.request_hash, holder = excluded.holder,
      status = null, body = null, created_at = now(),
      first_at = case when k.created_at < now() - make_interval(secs => ${keepSeconds}) then now() else k.first_at end
    where k.created_at < now() - make_interval(secs => ${keepSeconds})
      or (k.status is null and k.request_hash = excluded.request_hash and k.holder <> excluded.holder
        and k.created_at < now() - make_interval(secs => ${silentSeconds}))
    returning floor(extract(epoch from first_at) * 1000)::float8 as "firstAt"`.execute(trx)
  return rows[0]?.firstAt
}

export async function readKept(trx: Trx, { scope, key, hash }: Claim): Promise<StoredResponse | undefined> {
  const { rows } = await sql<StoredResponse>`
    select request_hash = ${hash} as "isSame", status, body, holder from app.idempotency_keys
    where scope = ${scope} and key = ${key}`.execute(trx)
  return rows[0]
}

export async function keepResponse(
  trx: Trx,
  { scope, key, holder }: Claim,
  status: number,
  body: string,
): Promise<void> {
  await sql`update app.idempotency_keys set status = ${status}, body = ${body}::jsonb
    where scope = ${scope} and key = ${key} and holder = ${holder}`.execute(trx)
}

export async function releaseKey(trx: Trx, { scope, key, holder }: Claim): Promise<void> {
  await sql`delete from app.idempotency_keys
    where scope = ${scope} and key = ${key} and holder = ${holder} and status is null`.execute(trx)
}

export async function forgetOldKeys(trx: Trx, keepSeconds: number): Promise<void> {
  await sql`delete from app.idempotency_keys where created_at < now() - make_interval(secs => ${keepSeconds})`.execute(
    trx,
  )
}
