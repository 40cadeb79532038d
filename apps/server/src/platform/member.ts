// Which member of which company is asking. The membership is read from the database each time.
import type { MemberRole } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Claims, Scopes } from './db/scope.ts'
import { errors } from './errors.ts'

export interface Member {
  tenantId: string
  userId: string
  role: MemberRole
  /** For work in the member's own scope: `asUser(member.claims, …)`. */
  claims: Claims
}

/** Who may change orders, vehicles and plans. */
export const STAFF: readonly MemberRole[] = ['admin', 'dispatcher']
/** Who may read what the office does: `app.is_reader` of the database. */
export const READERS: readonly MemberRole[] = [...STAFF, 'viewer']

/** The active member behind the claims. Throws not_signed_in without a user, not_allowed for a user without a company. */
export async function findMember(scopes: Pick<Scopes, 'asUser'>, claims: Claims): Promise<Member> {
  const { rows } = await scopes.asUser(claims, ({ trx }) =>
    sql<{ user_id: string | null; tenant_id: string | null; role: MemberRole | null }>`
      select app.user_id() as user_id, app.tenant_id() as tenant_id, app.member_role() as role`.execute(trx),
  )
  const [found] = rows
  if (!found?.user_id) throw errors.not_signed_in()
  if (!found.tenant_id || !found.role) throw errors.not_allowed()
  return { tenantId: found.tenant_id, userId: found.user_id, role: found.role, claims }
}

/** Whether the claims are those of an owner of the platform. */
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
