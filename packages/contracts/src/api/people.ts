// People and programs in the API: first owner, members, invitations, API keys.
import { z } from 'zod'
import { API_KEY_SCOPES } from '../api-key-scopes.ts'
import { ROLE_RIGHTS, withNeededRights } from '../role-rights.ts'
import { MEMBER_ROLES, ROLES } from '../states.ts'
import { idText, namedRecord, memberReference } from './common.ts'
import { newPassword, personName } from '../site.ts'

const email = z.email({ error: 'Enter an email address' }).max(254)
const secretToken = z.string().min(20).max(200)

/** `POST /setup`: the one-time link printed at the first start. */
export const setupBody = z.object({
  token: secretToken,
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
})
export type SetupBody = z.output<typeof setupBody>
export const setupResponse = z.object({ email: z.string() })

/** `GET /members`. */
export const memberItem = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** The custom role; null for members of a fixed one. */
  companyRole: namedRecord.nullable(),
  isYou: z.boolean(),
  joinedAt: z.string(),
})
export type MemberItem = z.output<typeof memberItem>
/** `GET /members`. Suspended members cannot sign in: the directory of the company deactivated them. */
export const membersQuery = z.object({ status: z.enum(['active', 'suspended']).default('active') })
export type MembersQuery = z.output<typeof membersQuery>
export const membersResponse = z.object({ items: z.array(memberItem), cursor: z.string().nullable() })
/** A fixed role, or a custom one by its id. */
const roleOrCustom = { role: z.enum(MEMBER_ROLES).optional(), companyRoleId: idText.optional() }
const namesOneRole = ({ role, companyRoleId }: { role?: unknown; companyRoleId?: unknown }) =>
  (role === undefined) !== (companyRoleId === undefined)
const ONE_ROLE = { path: ['role'], error: 'Choose one role' }
export const memberPatchBody = z.object(roleOrCustom).refine(namesOneRole, ONE_ROLE)
export type MemberPatchBody = z.output<typeof memberPatchBody>

/** `POST /roles`. Adds the rights that the chosen rights need. */
export const companyRoleBody = z.object({
  name: z.string().trim().min(1, { error: 'Name the role' }).max(60),
  rights: z
    .array(z.enum(ROLE_RIGHTS))
    .min(1, { error: 'Choose at least one right' })
    .transform((rights) => withNeededRights(rights)),
})
export type CompanyRoleBody = z.output<typeof companyRoleBody>
/** `GET /roles`: the custom roles of the company. */
export const companyRoleItem = z.object({
  id: idText,
  name: z.string(),
  rights: z.array(z.enum(ROLE_RIGHTS)),
  members: z.array(memberReference),
  /** Open invitations with this role. */
  invitations: z.number().int(),
})
export type CompanyRoleItem = z.output<typeof companyRoleItem>
export const companyRolesResponse = z.object({ items: z.array(companyRoleItem) })

/** Why a person lost a role in a company. `suspended`: temporarily, like archived drivers. */
export const LOST_ROLE_REASONS = ['company_closed', 'suspended', 'removed', 'company_deleted'] as const
export type LostRoleReason = (typeof LOST_ROLE_REASONS)[number]

/** `GET /account/access`: the claims of a token issued now, and the role that the account lost. */
export const accountAccess = z.object({
  role: z.enum(ROLES),
  memberRole: z.enum(MEMBER_ROLES).nullable(),
  /** Rights of the custom role; null for a fixed one. */
  rights: z.array(z.enum(ROLE_RIGHTS)).nullable(),
  tenantId: idText.nullable(),
  /** For the role `former`. */
  lost: z
    .object({
      tenantId: idText,
      companyName: z.string(),
      role: z.enum(MEMBER_ROLES),
      reason: z.enum(LOST_ROLE_REASONS),
      /** When a closed company will be deleted, or when the membership ended. */
      at: z.string().nullable(),
      /** Address of the installation that a closed company moved to. */
      movedTo: z.string().nullable(),
    })
    .nullable(),
  /** The person's remaining companies. */
  companies: z.array(z.object({ id: idText, name: z.string(), role: z.enum(MEMBER_ROLES) })),
})
export type AccountAccess = z.output<typeof accountAccess>

/** `POST /members/{userId}/hand-over`: the caller's own role afterwards. */
export const handOverBody = z.object({ ownRole: z.enum(['dispatcher', 'viewer']).default('dispatcher') })
export type HandOverBody = z.output<typeof handOverBody>

/** `POST /invitations`. Replaces an earlier open invitation of the address. */
export const invitationBody = z
  .object({
    email: email.toLowerCase(),
    ...roleOrCustom,
    /** The driver to link the account to. */
    driverId: idText.optional(),
  })
  .refine(namesOneRole, ONE_ROLE)
  .refine(({ role, driverId }) => driverId === undefined || role === 'driver', {
    path: ['driverId'],
    error: 'goes with the role driver only',
  })
export type InvitationBody = z.output<typeof invitationBody>
export const invitationResponse = z.object({ id: idText, expiresAt: z.string() })
export type InvitationResponse = z.output<typeof invitationResponse>

/** `GET /invitations`: neither accepted nor withdrawn, expired ones included. */
export const invitationItem = z.object({
  id: idText,
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  companyRole: namedRecord.nullable(),
  driverId: idText.nullable(),
  invitedBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** True while its mail waits for the company to confirm an address. */
  isHeld: z.boolean(),
})
export type InvitationItem = z.output<typeof invitationItem>
export const invitationsResponse = z.object({ items: z.array(invitationItem), cursor: z.string().nullable() })

/** `POST /invitations/look`: what an invitation link offers. */
export const invitationLinkBody = z.object({ token: secretToken })
export const invitationOffer = z.object({
  companyName: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  invitedBy: z.string().nullable(),
  /** True when the address has an account, which must sign in to accept. */
  hasAccount: z.boolean(),
})
export type InvitationOffer = z.output<typeof invitationOffer>

/** `POST /invitations/accept`: with a session of the invited address, or with data for a new account. */
export const joiningPerson = z.object({ firstName: personName, lastName: personName, password: newPassword })
export const acceptBody = z.object({ token: secretToken, person: joiningPerson.optional() })
export type AcceptBody = z.output<typeof acceptBody>
export const acceptResponse = z.object({ companyName: z.string(), role: z.enum(MEMBER_ROLES) })
export type AcceptResponse = z.output<typeof acceptResponse>

/** Letters and digits that cannot be confused: no 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B. */
export const DRIVER_CODE_ALPHABET = 'ACDEFHJKMNPQRTUVWXY3479'
export const DRIVER_CODE_LENGTH = 8

/** Normalises a typed code for comparison: upper case, no spaces or dashes. */
export const readDriverCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Email domain of accounts created by code. It is reserved (RFC 2606), so no mail can reach it. */
export const CODE_ACCOUNT_DOMAIN = 'drivers.invalid'
export const isCodeAccount = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${CODE_ACCOUNT_DOMAIN}`)

/** `POST /drivers/{id}/sign-in-code`. Shows the code once. */
export const driverCodeResponse = z.object({
  /** Two groups of four characters. */
  code: z.string(),
  /** Opens the driver app's sign-in with the code filled in. */
  link: z.string(),
  /** QR code of the link, SVG. */
  qrCode: z.string(),
  expiresAt: z.string(),
})
export type DriverCode = z.output<typeof driverCodeResponse>

/** `POST /driver/sign-in`. */
export const driverSignInBody = z.object({ code: z.string().min(1).max(100) })
export const driverSignInResponse = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type DriverSignIn = z.output<typeof driverSignInResponse>

/** `GET /companies`: the person's companies. */
export const companiesResponse = z.object({
  items: z.array(
    z.object({ id: idText, name: z.string(), role: z.enum(MEMBER_ROLES), isCurrent: z.boolean() }),
  ),
})

/** Scheme, host and port as browsers send it, without a path. */
const origin = z
  .string()
  .max(200)
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: 'Write each as https://shop.example, without a path',
  })

/** `POST /api-keys`. A test key works in the company's sandbox. */
export const apiKeyBody = z
  .object({
    name: z.string().trim().min(1, { error: 'Name the system that will use it' }).max(100),
    scopes: z.array(z.enum(API_KEY_SCOPES)).min(1, { error: 'Choose at least one' }),
    isTest: z.boolean().optional(),
    /** Null or absent: no limit of the key's own. */
    callsPerMinute: z.number().int().min(1).max(6_000).nullable().optional(),
    /** The only pages that may use the key; empty for programs. */
    origins: z.array(origin).max(20).optional(),
  })
  // The sandbox of test keys has no people, and a page shows its key to everyone.
  .refine(
    ({ scopes, isTest = false, origins = [] }) =>
      !scopes.includes('people:provision') || (!isTest && origins.length === 0),
    { path: ['scopes'], error: 'A key that keeps the team can be neither a test key nor one for pages' },
  )
export type ApiKeyBody = z.output<typeof apiKeyBody>
export const apiKeyResponse = z.object({ id: idText, key: z.string() })
export const apiKeyItem = z.object({
  id: idText,
  name: z.string(),
  /** First characters, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  isTest: z.boolean(),
  callsPerMinute: z.number().nullable(),
  origins: z.array(z.string()),
  /** The key acts as this member, and is suspended when they leave. */
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type ApiKeyItem = z.output<typeof apiKeyItem>
export const apiKeysResponse = z.object({ items: z.array(apiKeyItem), cursor: z.string().nullable() })
