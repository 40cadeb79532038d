// Who may call a route. Declared with the route, checked in http/authenticate.ts before the body is read:
//   api.post('/orders', { config: { access: requireStaff('orders:write') }, schema }, (request) => …)
import {
  isProgramScope,
  RIGHT_SENTENCES,
  type ApiKeyScope,
  type MemberRole,
  type RoleRight,
} from '@dropwise/contracts'
import type { Claims } from './db/scope.ts'
import { errors } from './errors.ts'
import { READERS, STAFF, type Member } from './member.ts'

const ADMINS: readonly MemberRole[] = ['admin']

/**
 * `scope` is what an API key must include. A key with scopes may not call routes without one. `any` admits
 * it, because the call requires a scope itself.
 */
export type Access =
  | { kind: 'anyone' }
  | { kind: 'session' }
  | { kind: 'platform_owner' }
  | { kind: 'owner_or_admin'; right: RoleRight }
  | {
      kind: 'member'
      roles: readonly MemberRole[] | 'any'
      scope: ApiKeyScope | 'any' | undefined
      /** Right that a custom role needs where the route has no `scope`. Without both, custom roles may not write. */
      right?: RoleRight
      /** Also admits members of a closed company. */
      isForClosed?: true
    }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route below /api/v1. */
    access?: Access
  }
  interface FastifyRequest {
    /** The person whom `requireSession` admitted; throws on other routes. */
    userId: string
    /** Verified claims; role `anon` without a sign-in. */
    claims: Claims
    /** The member whom `requireMember` or `requireStaff` admitted; throws on other routes. */
    member: Member
    /** Id for the row this request creates, so that a retry finds it. Null when the request carries no idempotency key. */
    newRowId: string | null
  }
}

/** No sign-in needed. Such a route must have a rate limit. */
export const allowAnyone = (): Access => ({ kind: 'anyone' })

/** Every signed-in person, whatever the role, after the second step. No API keys. */
export const requireSession = (): Access => ({ kind: 'session' })

/** Every active member of a company, including drivers and viewers. */
export const requireMember = (scope?: ApiKeyScope | 'any'): Access => ({
  kind: 'member',
  roles: 'any',
  scope,
})

/** The office: staff and viewers, no drivers. */
export const requireReader = (scope?: ApiKeyScope): Access => ({ kind: 'member', roles: READERS, scope })

/** Staff who may change orders, vehicles and plans. `right` is for calls that no key makes. */
export const requireStaff = (scope?: ApiKeyScope, right?: RoleRight): Access => ({
  kind: 'member',
  roles: STAFF,
  scope,
  ...(right && { right }),
})

/**
 * For a call whose body asks for more than its route: throws right_missing or not_allowed where the role, or the list of the API key,
 * lacks this as well.
 */
export function requireAlso(
  { rights, claims }: Pick<Member, 'rights' | 'claims'>,
  needed: ApiKeyScope & RoleRight,
): void {
  const keyScopes = claims.app_metadata?.scopes
  if (Array.isArray(keyScopes) && keyScopes.length > 0 && !keyScopes.includes(needed))
    throw errors.not_allowed({}, { scopes: keyScopes, needed })
  if (rights && !rights.includes(needed)) throw errors.right_missing(RIGHT_SENTENCES[needed], needed)
}

/** Staff and drivers, who both report what happened on the road. */
export const requireStaffOrDriver = (scope?: ApiKeyScope): Access => ({
  kind: 'member',
  roles: [...STAFF, 'driver'],
  scope,
})

/** Administrators: they manage the company's members and its subscription. */
export const requireAdmin = (scope?: ApiKeyScope, right?: RoleRight): Access => ({
  kind: 'member',
  roles: ['admin'],
  scope,
  ...(right && { right }),
})

/** Administrators, also of a closed company, which may export its data until its deletion. */
export const requireExporter = (): Access => ({
  kind: 'member',
  roles: ['admin'],
  scope: undefined,
  isForClosed: true,
})

/** Owners of the platform. */
export const requirePlatformOwner = (): Access => ({ kind: 'platform_owner' })

/** Owners of the platform, and members with the right: row policies decide which rows each sees. */
export const requireOwnerOrRight = (right: RoleRight): Access => ({ kind: 'owner_or_admin', right })

const isOfPrograms = (scope: ApiKeyScope | 'any' | undefined): boolean =>
  scope !== undefined && scope !== 'any' && isProgramScope(scope)

/** Right that a custom role needs; `undefined` if no right opens the call. */
export const rightOf = (access: Access): RoleRight | undefined => {
  if (access.kind === 'owner_or_admin') return access.right
  if (access.kind !== 'member') return undefined
  const { scope } = access
  return access.right ?? (scope === undefined || scope === 'any' || isProgramScope(scope) ? undefined : scope)
}

/**
 * Whether the member may call it. A custom role needs the right of the call, whatever its fixed role. Calls that
 * name no right and admit every office role stay open, such as the list of one's own companies.
 */
export function admits(access: Access, { role, rights }: Pick<Member, 'role' | 'rights'>): boolean {
  const roles = access.kind === 'member' ? access.roles : access.kind === 'owner_or_admin' ? ADMINS : []
  const right = rightOf(access)
  if (rights && right) return rights.includes(right)
  // Positions come from drivers and trackers, provisioning from identity providers.
  if (rights && access.kind === 'member' && isOfPrograms(access.scope)) return false
  return roles === 'any' || (rights ? roles.includes('viewer') : roles.includes(role))
}
