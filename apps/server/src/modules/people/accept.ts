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
    await sql`select app.accept_invitation(${invitation.tenant_id}, ${invitation.id}, ${userId})`.execute(trx)
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
    select i.tenant_id, i.id, i.email, i.role, t.name as company, ${NAME} as invited_by,
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
