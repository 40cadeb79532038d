// SQL of an account's sessions and sign-in tries, and of a company's rule.
import type { CompanySignIn, SessionItem, SignInItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'

export async function listSessions(trx: Trx, userId: string, current: string): Promise<SessionItem[]> {
  const { rows } = await sql<{
    id: string
    created_at: Date
    used_at: Date
    ip: string | null
    user_agent: string | null
    has_second_step: boolean
  }>`select id, created_at, used_at, ip, user_agent, has_second_step from app.sessions_of(${userId})`.execute(
    trx,
  )
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    hasSecondStep: row.has_second_step,
    isThis: row.id === current,
  }))
}

export async function listSignIns(trx: Trx, userId: string): Promise<SignInItem[]> {
  const { rows } = await sql<Omit<SignInItem, 'at' | 'userAgent'> & { at: Date; user_agent: string | null }>`
    select id, at, outcome, method, ip, user_agent from app.sign_ins_of(${userId})`.execute(trx)
  return rows.map(({ user_agent, at, ...row }) => ({ ...row, at: at.toISOString(), userAgent: user_agent }))
}

export async function readCompanySignIn(trx: Trx, tenantId: string): Promise<CompanySignIn> {
  const { rows } = await sql<CompanySignIn>`
    select second_step_roles as "secondStepRoles" from public.tenants where id = ${tenantId}`.execute(trx)
  return onlyRow({ rows })
}

/** Returns members who must sign in again: those newly under the rule without a second step. */
export async function writeCompanySignIn(
  trx: Trx,
  tenantId: string,
  { secondStepRoles }: CompanySignIn,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from public.memberships m join public.tenants t on t.id = m.tenant_id
      join app.accounts() a on a.id = m.user_id
    where t.id = ${tenantId} and m.status = 'active' and not a.has_second_step
      and m.role = any (${secondStepRoles}::text[]) and m.role <> all (t.second_step_roles)`.execute(trx)
  await sql`update public.tenants set second_step_roles = ${[...new Set(secondStepRoles)]}::text[]
    where id = ${tenantId}`.execute(trx)
  return rows.map(({ user_id }) => user_id)
}
