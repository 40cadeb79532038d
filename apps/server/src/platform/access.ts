// Who may call a route. Said where the route is registered, checked in http/authenticate.ts before the body is read:
//   api.post('/orders', { config: { access: requireStaff('orders:write') }, schema }, (request) => …)
import type { ApiKeyScope, MemberRole } from '@dropwise/contracts'
import type { Claims } from './db/scope.ts'
import { STAFF, type Member } from './member.ts'

/** `scope` is what an API key must be made for; a key made for certain things may not call routes that name none. */
export type Access =
  | { kind: 'anyone' }
  | { kind: 'platform_owner' }
  | { kind: 'member'; roles: readonly MemberRole[] | 'any'; scope: ApiKeyScope | undefined }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required on every route below /api/v1. */
    access?: Access
  }
  interface FastifyRequest {
    /** Verified claims; role `anon` when nobody signed in. */
    claims: Claims
    /** The member that `requireMember` or `requireStaff` let in; on other routes reading it throws. */
    member: Member
    /** Id for the row that this request makes, so that a repeated request finds it; null when nobody may repeat it. */
    newRowId: string | null
  }
}

/** Nobody has to sign in. Limit such a route. */
export const allowAnyone = (): Access => ({ kind: 'anyone' })

/** Every active member of a company, drivers and viewers too. */
export const requireMember = (scope?: ApiKeyScope): Access => ({ kind: 'member', roles: 'any', scope })

/** Those who may change orders, vehicles and plans. */
export const requireStaff = (scope?: ApiKeyScope): Access => ({ kind: 'member', roles: STAFF, scope })

/** Those who decide who belongs to the company and what it pays. */
export const requireAdmin = (scope?: ApiKeyScope): Access => ({ kind: 'member', roles: ['admin'], scope })

/** Those who run the whole platform. */
export const requirePlatformOwner = (): Access => ({ kind: 'platform_owner' })
