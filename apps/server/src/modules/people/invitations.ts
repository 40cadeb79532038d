// Invites a person, resends and revokes invitations. Only the mail holds the link; the database keeps its
// hash.
import {
  INVITATION_DAYS,
  type InvitationBody,
  type InvitationResponse,
  type invitationsResponse,
  type MemberRole,
} from '@dropwise/contracts'
import { durationText } from '@dropwise/contracts/mail/platform-mails'
import { sql } from 'kysely'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { companyRoleOf, NAME } from './members.ts'

type Parts = Pick<Platform, 'asService' | 'limiter' | 'publicUrl'>

/** Name of the custom role of an inserted or changed invitation. */
export const ROLE_NAME = sql`(select r.name from public.company_roles r
  where r.tenant_id = invitations.tenant_id and r.id = invitations.company_role_id)`
/** Invitations an hour: enough for a whole shift, too few to flood mailboxes. */
const PER_COMPANY = 200
const PER_ADDRESS = 5

/** `url` opens the account. It goes to the invited person's mailbox, and to platform owners to pass on. */
export interface SentInvitation {
  invitation: InvitationResponse
  url: string
}

interface Invited {
  id: string
  email: string
  role: MemberRole
  expires_at: Date
}

/** With the name of the custom role, for the mail. */
export type InvitedAs = Invited & { role_name: string | null }

/** Throws not_allowed, already_member, driver_has_account, not_found, too_many_requests. */
export async function invite(
  platform: Parts,
  member: Member,
  { email, role: fixedRole, companyRoleId, driverId }: InvitationBody,
): Promise<SentInvitation> {
  checkRight(member, fixedRole)
  await countInvitation(platform, member, email)
  const token = newSecret()
  return platform.asService('invite', async (work) => {
    const { trx } = work
    if (await isMember(trx, member.tenantId, email)) throw errors.already_member(email)
    if (driverId) await checkDriver(trx, member.tenantId, driverId)
    const role = companyRoleId ? await baseRoleOf(trx, member.tenantId, companyRoleId) : fixedRole
    const { rows } = await sql<InvitedAs>`
      insert into public.invitations (tenant_id, email, role, company_role_id, driver_id, token_hash, invited_by, expires_at)
      values (${member.tenantId}, ${email}, ${role}, ${companyRoleId ?? null}, ${driverId ?? null}, ${hashSecret(token)}, ${member.userId},
        now() + ${INVITATION_DAYS} * interval '1 day')
      on conflict (tenant_id, email) where accepted_at is null and revoked_at is null
      do update set role = excluded.role, company_role_id = excluded.company_role_id, driver_id = excluded.driver_id, token_hash = excluded.token_hash,
        invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
      returning id, email, role, ${ROLE_NAME} as role_name, expires_at`.execute(trx)
    const mailId = await mailLink(platform, work, member, rows[0], token)
    work.respond(mailId.invitation, 201)
    return mailId
  })
}

/** Sends a new link, valid for seven more days. Throws not_allowed, not_found. */
export async function resendInvitation(platform: Parts, member: Member, id: string): Promise<SentInvitation> {
  const token = newSecret()
  const { email } = await platform.asService('look at an invitation', ({ trx }) => findOpen(trx, member, id))
  await countInvitation(platform, member, email)
  return platform.asService('invite again', async (work) => {
    await findOpen(work.trx, member, id)
    const { rows } = await sql<InvitedAs>`
      update public.invitations set token_hash = ${hashSecret(token)}, expires_at = now() + ${INVITATION_DAYS} * interval '1 day'
      where tenant_id = ${member.tenantId} and id = ${id} returning id, email, role, ${ROLE_NAME} as role_name, expires_at`.execute(
      work.trx,
    )
    const mailId = await mailLink(platform, work, member, rows[0], token)
    work.respond(mailId.invitation)
    return mailId
  })
}

/** Throws not_allowed, not_found. */
export async function revokeInvitation(
  { asService }: Pick<Scopes, 'asService'>,
  member: Member,
  id: string,
): Promise<void> {
  await asService('withdraw an invitation', async ({ trx }) => {
    await findOpen(trx, member, id)
    await sql`update public.invitations set revoked_at = now() where tenant_id = ${member.tenantId} and id = ${id}`.execute(
      trx,
    )
    await endMails(trx, id)
  })
}

export async function listInvitations(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims, tenantId }: Member,
): Promise<z.output<typeof invitationsResponse>> {
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<
      Invited & {
        driver_id: string | null
        role_id: string | null
        role_name: string | null
        invited_by: string | null
        created_at: Date
        is_expired: boolean
        is_held: boolean
      }
    >`
      select i.id, i.email, i.role, r.id as role_id, r.name as role_name, i.driver_id, ${NAME} as invited_by, i.created_at, i.expires_at,
        i.expires_at <= now() as is_expired, not app.is_company_proven(${tenantId}) as is_held
      from public.invitations i left join public.profiles p on p.id = i.invited_by
      left join public.company_roles r on r.tenant_id = i.tenant_id and r.id = i.company_role_id
      where i.tenant_id = ${tenantId} and i.accepted_at is null and i.revoked_at is null order by i.created_at desc`.execute(
      trx,
    ),
  )
  const items = rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    companyRole: companyRoleOf(row),
    driverId: row.driver_id,
    invitedBy: row.invited_by || null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.is_expired,
    isHeld: row.is_held,
  }))
  return { items, cursor: null }
}

/** Dispatchers may invite drivers; only administrators may invite others. */
function checkRight({ role: inviterRole }: Member, role: MemberRole | undefined): void {
  if (inviterRole !== 'admin' && role !== 'driver') throw errors.not_allowed()
}

export async function countInvitation(
  platform: Pick<Platform, 'limiter'>,
  { tenantId }: Member,
  email: string,
): Promise<void> {
  await consumeQuota(platform, [
    { key: `invitations of ${tenantId}`, most: PER_COMPANY, seconds: 3_600 },
    { key: `invitations to ${email}`, most: PER_ADDRESS, seconds: 3_600 },
  ])
}

async function isMember(trx: Trx, tenantId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ is_member: boolean }>`
    select app.is_member_address(${tenantId}, ${email}) as is_member`.execute(trx)
  return rows[0]?.is_member ?? false
}

async function baseRoleOf(trx: Trx, tenantId: string, id: string): Promise<string> {
  const { rows } = await sql<{ base_role: string }>`
    select base_role from public.company_roles where tenant_id = ${tenantId} and id = ${id} for key share`.execute(
    trx,
  )
  if (!rows[0]) throw errors.not_found('The role')
  return rows[0].base_role
}

async function checkDriver(trx: Trx, tenantId: string, driverId: string): Promise<void> {
  const { rows } = await sql<{ name: string; user_id: string | null }>`
    select name, user_id from public.drivers
    where tenant_id = ${tenantId} and id = ${driverId} and status = 'active'`.execute(trx)
  const [driver] = rows
  if (!driver) throw errors.not_found('The driver')
  if (driver.user_id) throw errors.driver_has_account(driver.name)
}

async function findOpen(trx: Trx, member: Member, id: string): Promise<Invited> {
  const { rows } = await sql<Invited>`
    select id, email, role, expires_at from public.invitations
    where tenant_id = ${member.tenantId} and id = ${id} and accepted_at is null and revoked_at is null for update`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw errors.not_found('The invitation')
  checkRight(member, row.role)
  return row
}

/** Cancels unsent mails whose link no longer works. */
export async function endMails(trx: Trx, id: string): Promise<void> {
  await sql`update public.outbox set state = 'expired', error = 'The invitation was replaced or withdrawn.'
    where dedupe_key like ${`invitation ${id} %`} and state in ('waiting', 'held')`.execute(trx)
}

export async function mailLink(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  work: Work,
  { tenantId }: Member,
  invited: InvitedAs | undefined,
  token: string,
): Promise<SentInvitation> {
  if (!invited) throw errors.not_found('The invitation')
  const { trx } = work
  const url = `${publicUrl}/invite#${token}`
  await endMails(trx, invited.id)
  const company = onlyRow(
    await sql<{ name: string }>`select name from public.tenants where id = ${tenantId}`.execute(trx),
  )
  await queueMail(work, {
    dedupeKey: `invitation ${invited.id} ${hashSecret(token).toString('hex').slice(0, 16)}`,
    tenantId,
    to: invited.email,
    type: 'invitation',
    values: (language, words) => ({
      inviting_company: company.name,
      role_name: invited.role_name ?? words.roles[invited.role],
      expires_in: durationText(INVITATION_DAYS, 'day', language),
      invite_url: url,
    }),
    expiresAt: invited.expires_at,
  })
  return { invitation: { id: invited.id, expiresAt: invited.expires_at.toISOString() }, url }
}
