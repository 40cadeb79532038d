// Who of a company is asking: the check in front of every command. The database looks the membership up anew each time.
import type { MemberRole } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Claims, Scopes, Trx } from './db/scope.ts'
import { errors } from './errors.ts'

export interface Member {
  tenantId: string
  userId: string
  role: MemberRole
}

/** Who may change orders, vehicles and plans. */
const STAFF: readonly MemberRole[] = ['admin', 'dispatcher']

/** The active member that asks in this scope. Throws not_signed_in for nobody, not_allowed for a person without a company. */
export async function readMember(trx: Trx): Promise<Member> {
  const { rows } = await sql<{ user_id: string | null; tenant_id: string | null; role: MemberRole | null }>`
    select app.user_id() as user_id, app.tenant_id() as tenant_id, app.member_role() as role`.execute(trx)
  const { user_id: userId, tenant_id: tenantId, role } = rows[0]!
  if (!userId) throw errors.not_signed_in()
  if (!tenantId || !role) throw errors.not_allowed()
  return { tenantId, userId, role }
}

/** The member that asks, any role. */
export async function findMember(scopes: Scopes, claims: Claims): Promise<Member> {
  return scopes.asUser(claims, ({ trx }) => readMember(trx))
}

/** The administrator or dispatcher that asks. Throws not_allowed for other roles. */
export async function findStaff(scopes: Scopes, claims: Claims): Promise<Member> {
  const member = await findMember(scopes, claims)
  if (!STAFF.includes(member.role)) throw errors.not_allowed()
  return member
}
