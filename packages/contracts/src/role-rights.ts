// Rights of custom roles. They are the scopes of API keys, and those of the office that no key has.
// `app.standard_rights` of the database holds the same lists; a test compares them.
import { API_KEY_SCOPES, type ApiKeyScope } from './api-key-scopes.ts'
import type { MemberRole } from './states.ts'

const OFFICE_RIGHTS = ['people:invite', 'settings:write', 'billing:manage', 'audit:read'] as const

/** Drivers' phones send positions, and identity providers provision people; no role of the office does. */
type KeyRight = Exclude<ApiKeyScope, ProgramScope>
type ProgramScope = 'positions:write' | 'people:provision'

/** Whether only programs have this scope, and no custom role. */
export const isProgramScope = (scope: ApiKeyScope | RoleRight): scope is ProgramScope =>
  scope === 'positions:write' || scope === 'people:provision'

export type RoleRight = KeyRight | (typeof OFFICE_RIGHTS)[number]

export const ROLE_RIGHTS: readonly RoleRight[] = [
  ...API_KEY_SCOPES.filter((scope) => !isProgramScope(scope)),
  ...OFFICE_RIGHTS,
]

/** What each right allows, as a sentence on the screen. Other languages: `right-words/`. */
export type RightWords = Record<RoleRight, string>
export const RIGHT_SENTENCES: RightWords = {
  'orders:read': 'See orders, recipients, proofs and messages',
  'orders:write': 'Add, import, change and cancel orders, and write to recipients and drivers',
  'fleet:read': 'See vehicles, drivers, depots and zones, with work orders and fuel',
  'fleet:write': 'Add and change vehicles, drivers, depots and zones, work orders and fuel',
  'plans:read': 'See plans and routes',
  'plans:write': 'Plan days, and change plans by hand',
  'plans:dispatch': 'Send routes to drivers, and change them on the road',
  'live:read': 'See the live map, replays and analytics',
  'addresses:read': 'Search the address book',
  'addresses:write': 'Change the address book',
  'optimize:run': 'Solve problems by API',
  'webhooks:read': 'See webhooks and shops, with what they sent',
  'webhooks:write': 'Add and change webhooks and shops',
  'persons:read': 'Find all that is stored about a person',
  'persons:erase': 'Erase a person',
  'pay:read': 'See what drivers earn',
  'pay:write': 'Change pay rules, correct pay and approve statements',
  'people:invite': 'See the team, and invite drivers',
  'settings:write': 'Change the company, its rules and its mails',
  'billing:manage': 'See invoices, and change the subscription',
  'audit:read': 'Read and export the audit log',
}

/** Rights without which another one is of no use; the database requires them too. */
export const RIGHTS_NEEDED: Partial<Record<RoleRight, readonly RoleRight[]>> = {
  'orders:write': ['orders:read'],
  'fleet:write': ['fleet:read'],
  'plans:read': ['orders:read', 'fleet:read'],
  'plans:write': ['plans:read'],
  'plans:dispatch': ['plans:read'],
  'live:read': ['plans:read'],
  'addresses:write': ['addresses:read'],
  'webhooks:write': ['webhooks:read'],
  'persons:erase': ['persons:read'],
  'pay:read': ['fleet:read'],
  'pay:write': ['pay:read'],
}

/** These rights and all that they need, in the order of the list. */
export function withNeededRights(rights: readonly RoleRight[]): RoleRight[] {
  const all = new Set<RoleRight>(rights)
  for (const right of all) for (const needed of RIGHTS_NEEDED[right] ?? []) all.add(needed)
  return ROLE_RIGHTS.filter((right) => all.has(right))
}

const READING: readonly RoleRight[] = [
  'orders:read',
  'fleet:read',
  'plans:read',
  'live:read',
  'addresses:read',
  'optimize:run',
]

/** Rights of the four fixed roles. */
export const STANDARD_RIGHTS: Record<MemberRole, readonly RoleRight[]> = {
  admin: ROLE_RIGHTS,
  dispatcher: [
    ...READING,
    'orders:write',
    'fleet:write',
    'plans:write',
    'plans:dispatch',
    'addresses:write',
    'people:invite',
  ],
  viewer: READING,
  driver: [],
}
