// People of a company for its identity provider: lists, adds, changes, deactivates and removes them. The database decides
// (app.provision_member), by the API key.
import { INVITATION_DAYS, MEMBER_ROLES, type MemberRole } from '@dropwise/contracts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { Trx, Work } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { countInvitation, endMails, mailLink, ROLE_NAME, type InvitedAs } from '../invitations.ts'
import { conditionOf } from './filter-sql.ts'
import { parseFilter } from './filter.ts'
import { refuse, ScimError } from './scim-error.ts'
import { readNew, readPatch, readReplacement, USER_SCHEMA, type WantedPerson } from './wanted.ts'

/** People of one answer. */
export const PAGE_LIMIT = 200
/** Page size of a request without `count`. */
const PAGE_DEFAULT = 100
/** Role of a person without a role from the identity provider: read only. */
const DEFAULT_ROLE: MemberRole = 'viewer'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Parts = Pick<Platform, 'asService' | 'limiter' | 'publicUrl'>

/** The caller: the API key, and the administrator in whose name it acts. */
export interface Provisioner {
  keyId: string
  member: Member
}

interface PersonRow {
  id: string
  user_id: string | null
  external_id: string | null
  address: string
  given_name: string | null
  family_name: string | null
  role: MemberRole
  company_role_id: string | null
  role_name: string | null
  is_active: boolean
  created_at: Date
  changed_at: Date
}

export type ScimUser = ReturnType<typeof userOf>

/** A person in the format of SCIM, with a version of the shown values. */
function userOf(row: PersonRow, base: string) {
  const formatted = [row.given_name, row.family_name].filter(Boolean).join(' ')
  const user = {
    schemas: [USER_SCHEMA],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.address,
    ...(formatted && {
      name: {
        formatted,
        ...(row.given_name !== null && { givenName: row.given_name }),
        ...(row.family_name !== null && { familyName: row.family_name }),
      },
      displayName: formatted,
    }),
    active: row.is_active,
    emails: [{ value: row.address, type: 'work', primary: true }],
    roles: [{ value: row.role_name ?? row.role, primary: true }],
  }
  const digest = createHash('sha256').update(JSON.stringify(user)).digest('base64url').slice(0, 16)
  return {
    ...user,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Users/${row.id}`,
      version: `W/"${digest}"`,
    },
  }
}

export interface ListQuery {
  filter: string | undefined
  startIndex: number | undefined
  count: number | undefined
}

/** Throws not_allowed, invalidFilter. */
export async function listPeople(
  { asService, publicUrl }: Parts,
  { keyId }: Provisioner,
  { filter, startIndex = 1, count = PAGE_DEFAULT }: ListQuery,
) {
  const condition = filter === undefined ? sql`true` : conditionOf(parseFilter(filter))
  const from = Math.max(startIndex, 1)
  const most = Math.min(Math.max(count, 0), PAGE_LIMIT)
  return asService('list people by SCIM', async ({ trx }) => {
    const company = await beginProvisioning(trx, keyId)
    const people = sql`app.directory_people(${company}) p where ${condition}`
    const { total } = onlyRow(
      await sql<{ total: number }>`select count(*)::int as total from ${people}`.execute(trx),
    )
    const { rows } = await sql<PersonRow>`
      select p.* from ${people} order by p.created_at, p.id limit ${most} offset ${from - 1}`.execute(trx)
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: total,
      startIndex: from,
      itemsPerPage: rows.length,
      Resources: rows.map((row) => userOf(row, scimBase(publicUrl))),
    }
  })
}

/** Throws not_allowed, not_found. */
export async function readPerson(
  { asService, publicUrl }: Parts,
  { keyId }: Provisioner,
  id: string,
): Promise<ScimUser> {
  return asService('read a person by SCIM', async ({ trx }) =>
    userOf(await findPerson(trx, await beginProvisioning(trx, keyId), id), scimBase(publicUrl)),
  )
}

/** Invites the person. Throws not_allowed, uniqueness, invalidValue, too_many_requests. */
export async function addPerson(platform: Parts, provisioner: Provisioner, body: unknown): Promise<ScimUser> {
  const wanted = readNew(body)
  if (wanted.active) await countInvitation(platform, provisioner.member, wanted.userName)
  return platform.asService('add a person by SCIM', async (work) => {
    const company = await beginProvisioning(work.trx, provisioner.keyId)
    return save(platform, work, provisioner, { company, entry: null, wanted })
  })
}

export interface PersonChange {
  id: string
  kind: 'PUT' | 'PATCH'
  body: unknown
  /** Version that the caller has seen; undefined: any. */
  ifMatch: string | undefined
}

interface Saving {
  company: string
  /** The person as stored; null for a new one. */
  entry: PersonRow | null
  wanted: WantedPerson
}

/** Throws not_allowed, not_found, last_admin, plan_limit, uniqueness, mutability, invalidValue, too_many_requests; 412 for another version. */
export async function changePerson(
  platform: Parts,
  provisioner: Provisioner,
  { id, kind, body, ifMatch }: PersonChange,
): Promise<ScimUser> {
  const readWanted = async ({ trx }: Pick<Work, 'trx'>): Promise<Saving & { entry: PersonRow }> => {
    const company = await beginProvisioning(trx, provisioner.keyId)
    const entry = await findPerson(trx, company, id)
    checkVersion(userOf(entry, scimBase(platform.publicUrl)), ifMatch)
    const wanted = (kind === 'PUT' ? readReplacement : readPatch)(body, wantedAs(entry))
    if (entry.user_id !== null && wanted.userName !== entry.address)
      throw refuse(
        'mutability',
        'The person has joined, so the address is the one with which they sign in. They change it under Profile.',
      )
    return { company, entry, wanted }
  }
  const { entry, wanted } = await platform.asService('look at a person by SCIM', readWanted)
  if (entry.user_id === null && wanted.active && (!entry.is_active || wanted.userName !== entry.address))
    await countInvitation(platform, provisioner.member, wanted.userName)
  return platform.asService('change a person by SCIM', async (work) =>
    save(platform, work, provisioner, await readWanted(work)),
  )
}

/** Takes the person out of the company. Throws not_allowed, not_found, last_admin; 412 for another version. */
export async function removePerson(
  { asService, publicUrl }: Parts,
  { keyId }: Provisioner,
  { id, ifMatch }: Pick<PersonChange, 'id' | 'ifMatch'>,
): Promise<void> {
  await asService('remove a person by SCIM', async ({ trx }) => {
    const company = await beginProvisioning(trx, keyId)
    checkVersion(userOf(await findPerson(trx, company, id), scimBase(publicUrl)), ifMatch)
    const { closed } = onlyRow(
      await sql<{ closed: string[] }>`select app.deprovision_member(${keyId}, ${id}) as closed`.execute(trx),
    )
    for (const invitation of closed) await endMails(trx, invitation)
  })
}

export const scimBase = (publicUrl: string): string => `${publicUrl}/scim/v2`

async function beginProvisioning(trx: Trx, keyId: string): Promise<string> {
  const { company } = onlyRow(
    await sql<{ company: string }>`select app.begin_provisioning(${keyId}) as company`.execute(trx),
  )
  return company
}

async function findPerson(trx: Trx, company: string, id: string): Promise<PersonRow> {
  if (!ID.test(id)) throw errors.not_found('The person')
  const { rows } = await sql<PersonRow>`
    select p.* from app.directory_people(${company}) p where p.id = ${id}`.execute(trx)
  if (!rows[0]) throw errors.not_found('The person')
  return rows[0]
}

const wantedAs = (row: PersonRow): WantedPerson => ({
  userName: row.address,
  email: null,
  externalId: row.external_id,
  givenName: row.given_name,
  familyName: row.family_name,
  active: row.is_active,
  role: row.role_name ?? row.role,
})

function checkVersion({ meta }: ScimUser, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  if (!ifMatch.split(',').some((version) => version.trim() === meta.version))
    throw new ScimError(412, undefined, 'The person has changed since this version. Read the person again.')
}

async function save(
  platform: Parts,
  work: Work,
  { keyId, member }: Provisioner,
  { company, entry, wanted }: Saving,
): Promise<ScimUser> {
  const { trx } = work
  const role = await roleOf(trx, company, wanted.role, entry)
  const token = newSecret()
  const { id, invitation_id, closed_invitations } = onlyRow(
    await sql<{ id: string; invitation_id: string | null; closed_invitations: string[] }>`
      select * from app.provision_member(${keyId}, ${entry?.id ?? null}, ${JSON.stringify({ ...wanted, ...role })}::jsonb,
        ${hashSecret(token)}, now() + ${INVITATION_DAYS} * interval '1 day')`.execute(trx),
  )
  for (const closed of closed_invitations) await endMails(trx, closed)
  if (invitation_id !== null) {
    const { rows } = await sql<InvitedAs>`
      select id, email, role, ${ROLE_NAME} as role_name, expires_at from public.invitations
      where tenant_id = ${company} and id = ${invitation_id}`.execute(trx)
    await mailLink(platform, work, member, rows[0], token)
  }
  return userOf(await findPerson(trx, company, id), scimBase(platform.publicUrl))
}

/** A fixed role before a custom one of the same name. Throws invalidValue. */
async function roleOf(
  trx: Trx,
  company: string,
  name: string | null,
  entry: PersonRow | null,
): Promise<{ role: string; companyRoleId: string | null }> {
  if (name === null) return { role: DEFAULT_ROLE, companyRoleId: null }
  if (entry && name === (entry.role_name ?? entry.role))
    return { role: entry.role, companyRoleId: entry.company_role_id }
  const fixed = MEMBER_ROLES.find((role) => role === name.toLowerCase())
  if (fixed === 'driver')
    throw refuse('invalidValue', 'Drivers are invited under Drivers, since their role belongs to a driver.')
  if (fixed) return { role: fixed, companyRoleId: null }
  const { rows } = await sql<{ id: string; base_role: string }>`
    select id, base_role from public.company_roles
    where tenant_id = ${company} and lower(name) = lower(${name}) for key share`.execute(trx)
  if (!rows[0])
    throw refuse(
      'invalidValue',
      `The company has no role "${name}". Use admin, dispatcher, viewer, or the name of a role under Team.`,
    )
  return { role: rows[0].base_role, companyRoleId: rows[0].id }
}
