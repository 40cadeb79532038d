// The platform's owners and the security of accounts.
import type { SecurityState } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

interface Caller {
  id: string
  sessionId: string
  /** IP address of the request. */
  address: string
}

export async function readSecurity(trx: Trx, you: Caller): Promise<SecurityState> {
  const { rows: owners } = await sql<{
    id: string
    name: string
    email: string
    since: Date
    has_second_step: boolean
    seen_at: Date | null
  }>`
    select o.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), a.email) as name, a.email, o.created_at as since,
      a.has_second_step, a.seen_at
    from public.owners o join app.accounts() a on a.id = o.id left join public.profiles p on p.id = o.id order by o.created_at`.execute(
    trx,
  )
  const figures = onlyRow(
    await sql<{ accounts: number; guarded: number; sessions: number }>`
      select count(*)::int as accounts, (count(*) filter (where has_second_step))::int as guarded, coalesce(sum(sessions), 0)::int as sessions
      from app.accounts()`.execute(trx),
  )
  const { rows: keys } = await sql<{
    id: string
    tenant_id: string
    company: string
    name: string
    prefix: string
    scopes: string[]
    last_used_at: Date | null
  }>`
    select k.id, k.tenant_id, t.name as company, k.name, k.prefix, k.scopes, k.last_used_at
    from public.api_keys k join public.tenants t on t.id = k.tenant_id where k.revoked_at is null
    order by k.last_used_at desc nulls last limit 500`.execute(trx)
  return {
    owners: owners.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      since: row.since.toISOString(),
      hasSecondStep: row.has_second_step,
      seenAt: row.seen_at?.toISOString() ?? null,
      isYou: row.id === you.id,
    })),
    accounts: figures.accounts,
    accountsWithSecondStep: figures.guarded,
    sessions: figures.sessions,
    ownerSessions: await readOwnerSessions(trx, owners, you.sessionId),
    failedSignIns: await readFailedSignIns(trx),
    addresses: await readAddresses(trx),
    yourAddress: you.address,
    needsSecondStep: await readStepRule(trx),
    apiKeys: keys.map((row) => ({
      id: row.id,
      tenantId: row.tenant_id,
      companyName: row.company,
      name: row.name,
      prefix: row.prefix,
      scopes: row.scopes,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
  }
}

async function readOwnerSessions(
  trx: Trx,
  owners: readonly { id: string; name: string }[],
  current: string,
): Promise<SecurityState['ownerSessions']> {
  const { rows } = await sql<{
    owner_id: string
    id: string
    used_at: Date
    ip: string | null
    user_agent: string | null
    has_second_step: boolean
  }>`
    select o.id as owner_id, s.id, s.used_at, s.ip, s.user_agent, s.has_second_step
    from public.owners o cross join lateral app.sessions_of(o.id) s order by s.used_at desc limit 200`.execute(
    trx,
  )
  const names = new Map(owners.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    ownerName: names.get(row.owner_id) ?? '',
    usedAt: row.used_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    hasSecondStep: row.has_second_step,
    isThis: row.id === current,
  }))
}

async function readFailedSignIns(trx: Trx): Promise<SecurityState['failedSignIns']> {
  const { rows } = await sql<
    Omit<SecurityState['failedSignIns'][number], 'lastAt'> & {
      last_at: Date
    }
  >`
    select email, is_owner as "isOwner", ip, user_agent as "userAgent", tries::int as tries, last_at, outcome,
      signed_in_since as "hasSignedInSince"
    from app.failed_sign_ins(now() - interval '7 days')`.execute(trx)
  return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: last_at.toISOString() }))
}

/** Throws not_found for accounts that are no owner's. */
export async function requireOwner(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql`select from public.owners where id = ${id}`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The owner')
}

/** app.owner_address_allowed() reads it too. */
const ADDRESSES = 'owner_addresses'

async function readAddresses(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{
    value: string[]
  }>`select value from app.settings where key = ${ADDRESSES}`.execute(trx)
  return rows[0]?.value ?? []
}

/** The new list must include the caller's address. Throws own_address_missing. */
export async function writeAddresses(trx: Trx, addresses: string[], yourAddress: string): Promise<void> {
  const list = JSON.stringify([...new Set(addresses)])
  const { is_listed } = onlyRow(
    await sql<{ is_listed: boolean }>`
      select app.is_listed_address(app.request_address(), ${list}::jsonb) as is_listed`.execute(trx),
  )
  if (!is_listed) throw errors.own_address_missing({ address: yourAddress })
  await sql`insert into app.settings (key, value) values (${ADDRESSES}, ${list}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}

/** app.asks_owners_for_second_step() reads it too. */
const SECOND_STEP = 'owner_second_step'

async function readStepRule(trx: Trx): Promise<boolean> {
  return onlyRow(
    await sql<{ is_asked: boolean }>`select app.asks_owners_for_second_step() as is_asked`.execute(trx),
  ).is_asked
}

/**
 * Callers must have taken the second step themselves, so that they cannot lock themselves out. Returns
 * owners to whom the rule newly applies. Throws own_second_step_missing.
 */
export async function writeStepRule(
  trx: Trx,
  { needsSecondStep, hasTakenIt }: { needsSecondStep: boolean; hasTakenIt: boolean },
): Promise<string[]> {
  if (needsSecondStep && !hasTakenIt) throw errors.own_second_step_missing()
  const wasAsked = await readStepRule(trx)
  await sql`insert into app.settings (key, value) values (${SECOND_STEP}, to_jsonb(${needsSecondStep}::boolean))
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
  if (!needsSecondStep || wasAsked) return []
  const { rows } = await sql<{ id: string }>`
    select o.id from public.owners o join app.accounts() a on a.id = o.id where not a.has_second_step`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** The database refuses to remove the last owner. Throws not_found, last_owner. */
export async function removeOwner(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql`delete from public.owners where id = ${id} returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The owner')
}

export async function revokeKey(trx: Trx, id: string): Promise<void> {
  const { rows } =
    await sql`update public.api_keys set revoked_at = now() where id = ${id} and revoked_at is null returning id`.execute(
      trx,
    )
  if (rows.length === 0) throw errors.not_found('The key')
}
