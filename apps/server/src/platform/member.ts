// The caller's membership of a company, read from the database on each request.
import type { LostRoleReason, MemberRole, RoleRight } from '@dropwise/contracts'
import type { ReadRefusal } from '@dropwise/surface'
import { sql } from 'kysely'
import { onlyRow } from './db/only-row.ts'
import type { Claims, Scopes, Trx } from './db/scope.ts'
import { errors, type AppError } from './errors.ts'

export interface Member {
  tenantId: string
  userId: string
  role: MemberRole
  /** Rights of a custom role, which decide in place of `role`; null for members of a fixed role. */
  rights: readonly RoleRight[] | null
  /** For work in the member's own scope: `asUser(member.claims, …)`. */
  claims: Claims
}

/** Roles that may change orders, vehicles and plans. */
export const STAFF: readonly MemberRole[] = ['admin', 'dispatcher']
/** Roles that may read office data: `app.is_reader` of the database. */
export const READERS: readonly MemberRole[] = [...STAFF, 'viewer']

/**
 * The active member of these claims. Throws not_signed_in without a user; company_closed, company_deleted or
 * membership_ended for a former member; not_allowed for others.
 */
export async function findMember(
  scopes: Pick<Scopes, 'asUser'>,
  claims: Claims,
  { isForClosed = false }: { isForClosed?: boolean | undefined } = {},
): Promise<Member> {
  return scopes.asUser(claims, async ({ trx }) => {
    const { user_id: userId, ...member } = onlyRow(
      await sql<{
        user_id: string | null
        tenant_id: string | null
        role: MemberRole | null
        rights: RoleRight[] | null
      }>`
        select app.user_id() as user_id, app.tenant_id() as tenant_id,
          coalesce(app.member_role(), case when ${isForClosed} then app.role_in_closed() end) as role,
          app.custom_rights() as rights`.execute(trx),
    )
    if (!userId) throw errors.not_signed_in()
    if (!member.tenant_id || !member.role) throw await explainNoRole(trx)
    return { tenantId: member.tenant_id, userId, role: member.role, rights: member.rights, claims }
  })
}

/**
 * Error for a former member in place of an empty REST list. Null for members, and for recipients, who only
 * see their own parcels.
 */
export async function explainEmptyRead(
  scopes: Pick<Scopes, 'asUser'>,
  claims: Claims,
): Promise<ReadRefusal | null> {
  return scopes.asUser(claims, async ({ trx }) => {
    const { is_lost: isLost } = onlyRow(
      await sql<{ is_lost: boolean }>`
        select app.member_role() is null and not app.is_platform_owner()
          and not exists (select from public.delivery_claims c where c.user_id = app.user_id()) as is_lost`.execute(
        trx,
      ),
    )
    if (!isLost) return null
    const error = await explainNoRole(trx)
    return error.code === 'not_allowed'
      ? null
      : { status: error.status, code: error.code, message: error.message, hint: error.hint }
  })
}

async function explainNoRole(trx: Trx): Promise<AppError> {
  const { reason, company_name, at, moved_to } = onlyRow(
    await sql<{
      reason: LostRoleReason | null
      company_name: string
      at: Date | null
      moved_to: string | null
    }>`select *, app.moved_to() as moved_to from app.why_no_role()`.execute(trx),
  )
  if (reason === null) return errors.not_allowed()
  if (moved_to !== null) return errors.company_moved(company_name, moved_to)
  if (reason === 'company_closed') return errors.company_closed(company_name, at ?? 'some days')
  if (reason === 'company_deleted') return errors.company_deleted(company_name)
  return errors.membership_ended(company_name)
}

/** Whether the claims belong to a platform owner. */
export async function isPlatformOwner(scopes: Pick<Scopes, 'asUser'>, claims: Claims): Promise<boolean> {
  const { rows } = await scopes.asUser(claims, ({ trx }) =>
    sql<{ is_owner: boolean; is_elsewhere: boolean; is_without_step: boolean }>`
      select app.is_platform_owner() as is_owner, app.is_owner_elsewhere() as is_elsewhere,
        app.is_owner_without_step() as is_without_step`.execute(trx),
  )
  if (rows[0]?.is_elsewhere) throw errors.address_not_allowed()
  if (rows[0]?.is_without_step) throw errors.second_step_missing()
  return rows[0]?.is_owner === true
}
