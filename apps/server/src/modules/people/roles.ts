// Custom roles of a company. Row policies let only administrators write them; constraints check lists of rights.
import type { CompanyRoleBody, companyRolesResponse, RoleRight } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { NAME } from './members.ts'

type UserScope = Pick<Scopes, 'asUser'>

export async function listRoles(
  { asUser }: UserScope,
  { claims, tenantId }: Member,
): Promise<z.output<typeof companyRolesResponse>> {
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<{
      id: string
      name: string
      rights: RoleRight[]
      members: { userId: string; name: string }[]
      invitations: number
    }>`
      select r.id, r.name, r.rights,
        coalesce((select jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', ${NAME}) order by m.created_at)
          from public.memberships m join public.profiles p on p.id = m.user_id
          where m.tenant_id = r.tenant_id and m.company_role_id = r.id), '[]') as members,
        (select count(*)::int from public.invitations i where i.tenant_id = r.tenant_id and i.company_role_id = r.id
          and i.accepted_at is null and i.revoked_at is null) as invitations
      from public.company_roles r where r.tenant_id = ${tenantId} order by lower(r.name)`.execute(trx),
  )
  return { items: rows }
}

/** Throws role_name_taken. */
export async function makeRole(
  { asUser }: UserScope,
  { claims, tenantId }: Member,
  newRowId: string | null,
  { name, rights }: CompanyRoleBody,
): Promise<{ id: string }> {
  const insert = asUser(claims, async ({ trx }) =>
    onlyRow(
      await sql<{ id: string }>`
        insert into public.company_roles (tenant_id, id, name, rights)
        values (${tenantId}, coalesce(${newRowId}::uuid, app.uuid_v7()), ${name}, ${rights}) returning id`.execute(
        trx,
      ),
    ),
  )
  return insert.catch(explain(name))
}

/** Applies to its members from their next request. Throws not_found, role_name_taken. */
export async function changeCompanyRole(
  { asUser }: UserScope,
  { claims, tenantId }: Member,
  id: string,
  { name, rights }: CompanyRoleBody,
): Promise<void> {
  const update = asUser(claims, ({ trx }) =>
    sql`update public.company_roles set name = ${name}, rights = ${rights}
      where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx),
  )
  const { rows } = await update.catch(explain(name))
  if (rows.length === 0) throw errors.not_found('The role')
}

/** Throws not_found, role_in_use. Ended invitations forget the role. */
export async function removeRole(
  { asUser, asService }: Pick<Scopes, 'asUser' | 'asService'>,
  { claims, tenantId }: Member,
  id: string,
): Promise<void> {
  await asService('forget a role in ended invitations', ({ trx }) =>
    sql`update public.invitations set company_role_id = null where tenant_id = ${tenantId} and company_role_id = ${id}
      and (accepted_at is not null or revoked_at is not null)`.execute(trx),
  )
  const remove = asUser(claims, ({ trx }) =>
    sql`delete from public.company_roles where tenant_id = ${tenantId} and id = ${id} returning id`.execute(
      trx,
    ),
  )
  const { rows } = await remove.catch(explain('The role'))
  if (rows.length === 0) throw errors.not_found('The role')
}

/** Errors of the constraints, in words. */
function explain(name: string): (error: unknown) => never {
  return (error) => {
    const cause = error instanceof AppError ? error.cause : error
    const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string }
    if (constraint === 'company_roles_by_name') throw errors.role_name_taken(name)
    if (code === '23503' || code === '23001') throw errors.role_in_use(name)
    throw error
  }
}
