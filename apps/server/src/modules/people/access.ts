// An account's access: its companies, the one in its tokens, and a role that it lost.
import type { AccountAccess, companiesResponse, MemberRole, RoleRight } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

type ServiceScope = Pick<Scopes, 'asService'>

/** As the service, since a token only shows its own company. */
export async function readAccess({ asService }: ServiceScope, userId: string): Promise<AccountAccess> {
  return asService('access of a person', async ({ trx }) => {
    const { claims } = onlyRow(
      await sql<{
        claims: {
          role: AccountAccess['role']
          tenant_id?: string
          member_role?: MemberRole
          rights?: RoleRight[]
        }
      }>`select app.account_claims(${userId}) as claims`.execute(trx),
    )
    const tenantId = claims.tenant_id ?? null
    return {
      role: claims.role,
      memberRole: claims.member_role ?? null,
      rights: claims.rights ?? null,
      tenantId,
      lost: claims.role === 'former' ? await readLostRole(trx, userId, tenantId) : null,
      companies: await companiesOf(trx, userId),
    }
  })
}

async function readLostRole(
  trx: Trx,
  userId: string,
  tenantId: string | null,
): Promise<AccountAccess['lost']> {
  const { rows } = await sql<Omit<NonNullable<AccountAccess['lost']>, 'at'> & { at: Date | null }>`
    select l.tenant_id as "tenantId", l.company_name as "companyName", l.role, l.reason, l.at,
      app.company_address(l.tenant_id) as "movedTo"
    from app.lost_roles(${userId}) l where l.tenant_id = ${tenantId}`.execute(trx)
  const [endedRole] = rows
  return endedRole ? { ...endedRole, at: endedRole.at?.toISOString() ?? null } : null
}

async function companiesOf(
  trx: Trx,
  userId: string,
): Promise<{ id: string; name: string; role: MemberRole }[]> {
  const { rows } = await sql<{ id: string; name: string; role: MemberRole }>`
    select t.id, t.name, m.role from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
    where m.user_id = ${userId} and m.status = 'active' order by t.name, t.id`.execute(trx)
  return rows
}

export async function listCompanies(
  { asService }: ServiceScope,
  { tenantId, userId }: Member,
): Promise<z.output<typeof companiesResponse>> {
  const companies = await asService('companies of a person', ({ trx }) => companiesOf(trx, userId))
  return { items: companies.map((company) => ({ ...company, isCurrent: company.id === tenantId })) }
}

/** Puts this company into tokens issued from now on. Throws not_found. */
export async function openCompany(
  { asService }: ServiceScope,
  userId: string,
  tenantId: string,
): Promise<void> {
  const { rows } = await asService('open a company', ({ trx }) =>
    sql`update public.profiles p set chosen_tenant_id = m.tenant_id
      from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
      where p.id = ${userId} and m.user_id = p.id and m.tenant_id = ${tenantId} and m.status = 'active'
      returning p.id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The company')
}

/**
 * The person has read which memberships ended. From the next token on, the account is a recipient's or
 * belongs to another company.
 */
export async function acknowledgeEnd({ asService }: ServiceScope, userId: string): Promise<void> {
  await asService('acknowledge ended memberships', async ({ trx }) => {
    await sql`delete from app.ended_memberships e
      where e.user_id = ${userId} and not exists (select from public.tenants t where t.id = e.tenant_id)`.execute(
      trx,
    )
    await sql`update app.ended_memberships set read_at = now() where user_id = ${userId} and read_at is null`.execute(
      trx,
    )
  })
}
