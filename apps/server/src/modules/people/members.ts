// Members of a company and their roles. Row policies and triggers decide; a change applies from the next
// request.
import type {
  HandOverBody,
  MemberPatchBody,
  MemberRole,
  MembersQuery,
  membersResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

type UserScope = Pick<Scopes, 'asUser'>

/** A person's name for other members. `p` is the profile. */
export const NAME = sql<string>`coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '')`

/** The custom role of a row that joins `company_roles`. */
export const companyRoleOf = (row: { role_id: string | null; role_name: string | null }) =>
  row.role_id === null ? null : { id: row.role_id, name: row.role_name ?? '' }

export async function listMembers(
  { asUser }: UserScope,
  { claims, tenantId, userId }: Member,
  { status }: MembersQuery,
): Promise<z.output<typeof membersResponse>> {
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<{
      user_id: string
      name: string
      email: string
      role: MemberRole
      role_id: string | null
      role_name: string | null
      created_at: Date
    }>`
      select m.user_id, ${NAME} as name, coalesce(p.email, '') as email, m.role, r.id as role_id, r.name as role_name,
        m.created_at
      from public.memberships m join public.profiles p on p.id = m.user_id
      left join public.company_roles r on r.tenant_id = m.tenant_id and r.id = m.company_role_id
      where m.tenant_id = ${tenantId} and m.status = ${status} order by m.created_at, m.user_id`.execute(trx),
  )
  const items = rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    companyRole: companyRoleOf(row),
    isYou: row.user_id === userId,
    joinedAt: row.created_at.toISOString(),
  }))
  return { items, cursor: null }
}

/** Throws last_admin, plan_limit, not_found. Nobody can change their own role. */
export async function changeRole(
  { asUser }: UserScope,
  { claims, tenantId, userId }: Member,
  target: string,
  { role, companyRoleId }: MemberPatchBody,
): Promise<void> {
  if (target === userId) throw errors.not_allowed()
  const { rows } = await asUser(claims, ({ trx }) =>
    companyRoleId === undefined
      ? sql`update public.memberships set role = ${role}, company_role_id = null
          where tenant_id = ${tenantId} and user_id = ${target} returning user_id`.execute(trx)
      : sql`update public.memberships m set role = r.base_role, company_role_id = r.id from public.company_roles r
          where m.tenant_id = ${tenantId} and m.user_id = ${target}
            and r.tenant_id = m.tenant_id and r.id = ${companyRoleId} returning m.user_id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found(companyRoleId ? 'The member or the role' : 'The member')
}

/** Throws last_admin, not_found. Nobody can remove themselves. */
export async function removeMember(
  { asUser }: UserScope,
  { claims, tenantId, userId }: Member,
  target: string,
): Promise<void> {
  if (target === userId) throw errors.not_allowed()
  const { rows } = await asUser(claims, ({ trx }) =>
    sql`delete from public.memberships where tenant_id = ${tenantId} and user_id = ${target} returning user_id`.execute(
      trx,
    ),
  )
  if (rows.length === 0) throw errors.not_found('The member')
}

/** Makes another member administrator in the caller's place. Throws not_allowed, not_found, plan_limit. */
export async function handOver(
  { asUser }: UserScope,
  { claims }: Member,
  target: string,
  ownRole: HandOverBody['ownRole'],
): Promise<void> {
  await asUser(claims, ({ trx }) => sql`select app.hand_company_over(${target}, ${ownRole})`.execute(trx))
}
