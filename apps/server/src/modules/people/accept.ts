// Accepts an invitation. The link proves the address, so a new account needs no other confirmation.
import type { AcceptBody, AcceptResponse, InvitationOffer, MemberRole } from '@dropwise/contracts'
import { sql } from 'kysely'
import { createPerson } from '../../platform/create-person.ts'
import type { Claims, Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { NAME } from './members.ts'

interface Invitation {
  tenant_id: string
  id: string
  email: string
  role: MemberRole
  company_role_id: string | null
  driver_id: string | null
  company: string
  invited_by: string | null
  has_account: boolean
}

/** Throws invitation_not_found, invitation_used, invitation_revoked, invitation_expired. */
export async function readInvitationLink(
  { asService }: Pick<Scopes, 'asService'>,
  token: string,
): Promise<InvitationOffer> {
  const invitation = await asService('look at an invitation', ({ trx }) => findByToken(trx, token))
  return {
    companyName: invitation.company,
    email: invitation.email,
    role: invitation.role,
    invitedBy: invitation.invited_by || null,
    hasAccount: invitation.has_account,
  }
}

/**
 * Throws the errors of {@link readInvitationLink}, and invitation_for_another, account_exists, plan_limit,
 * validation_failed. If a crash left a new account without its membership, its owner signs in and accepts
 * again.
 */
export async function acceptInvitation(
  platform: Pick<Platform, 'asUser' | 'asService' | 'surface'>,
  claims: Claims,
  { token, person }: AcceptBody,
): Promise<AcceptResponse> {
  const offer = await readInvitationLink(platform, token)
  const userId = person
    ? (await createPerson(platform, { email: offer.email, ...person })).id
    : await signedInAs(platform, claims, offer.email)
  return platform.asService('accept an invitation', async ({ trx }) => {
    const invitation = await findByToken(trx, token)
    await join(trx, invitation, userId)
    return { companyName: invitation.company, role: invitation.role }
  })
}

/** The signed-in person, who must have the invited address and have taken the second step. */
async function signedInAs(
  { asUser }: Pick<Scopes, 'asUser'>,
  claims: Claims,
  email: string,
): Promise<string> {
  if (claims.sub === undefined || claims.email === undefined) throw errors.not_signed_in()
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<{ id: string | null }>`select app.user_id() as id`.execute(trx),
  )
  const id = rows[0]?.id
  if (!id) throw errors.not_signed_in()
  if (claims.email.toLowerCase() !== email) throw errors.invitation_for_another(email)
  return id
}

async function findByToken(trx: Trx, token: string): Promise<Invitation> {
  const { rows } = await sql<Invitation & { is_used: boolean; is_revoked: boolean; is_expired: boolean }>`
    select i.tenant_id, i.id, i.email, i.role, i.company_role_id, i.driver_id, t.name as company, ${NAME} as invited_by,
      app.has_account(i.email) as has_account, i.accepted_at is not null as is_used,
      i.revoked_at is not null as is_revoked, i.expires_at <= now() as is_expired
    from public.invitations i join public.tenants t on t.id = i.tenant_id and t.status <> 'closed'
    left join public.profiles p on p.id = i.invited_by
    where i.token_hash = ${hashSecret(token)} for update of i`.execute(trx)
  const [row] = rows
  if (!row) throw errors.invitation_not_found()
  if (row.is_used) throw errors.invitation_used(row.email)
  if (row.is_revoked) throw errors.invitation_revoked(row.company)
  if (row.is_expired) throw errors.invitation_expired(row.company)
  return row
}

/** Adds the membership, links the driver's account, and selects the company for the next token. */
async function join(trx: Trx, invitation: Invitation, userId: string): Promise<void> {
  const { tenant_id: tenantId, id, role, company_role_id: companyRoleId, driver_id: driverId } = invitation
  await sql`insert into public.memberships (tenant_id, user_id, role, company_role_id)
    values (${tenantId}, ${userId}, ${role}, ${companyRoleId})
    on conflict (tenant_id, user_id) do nothing`.execute(trx)
  if (role === 'driver') await linkDriver(trx, { tenantId, driverId, userId })
  await sql`update public.profiles set chosen_tenant_id = ${tenantId} where id = ${userId}`.execute(trx)
  await sql`update public.invitations set accepted_at = now() where tenant_id = ${tenantId} and id = ${id}`.execute(
    trx,
  )
}

async function linkDriver(
  trx: Trx,
  { tenantId, driverId, userId }: { tenantId: string; driverId: string | null; userId: string },
): Promise<void> {
  if (driverId === null) {
    await sql`insert into public.drivers (tenant_id, user_id, name, email)
      select ${tenantId}, p.id, left(${NAME}, 120), p.email from public.profiles p where p.id = ${userId}`.execute(
      trx,
    )
    return
  }
  const { rows } = await sql`update public.drivers set user_id = ${userId}
    where tenant_id = ${tenantId} and id = ${driverId} and user_id is null returning id`.execute(trx)
  if (rows.length === 0) throw errors.driver_has_account('The driver')
}
