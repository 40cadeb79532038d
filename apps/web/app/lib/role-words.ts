// Names of roles and rights in the page's language.
import type { MemberRole, RoleRight } from '@dropwise/contracts'
import { rolesWords as words } from './words/roles.ts'

const RIGHT_KEYS = {
  'orders:read': 'seeOrders',
  'orders:write': 'changeOrders',
  'fleet:read': 'seeFleet',
  'fleet:write': 'changeFleet',
  'plans:read': 'seePlans',
  'plans:write': 'changePlans',
  'plans:dispatch': 'dispatchRoutes',
  'live:read': 'seeLive',
  'addresses:read': 'searchAddresses',
  'addresses:write': 'changeAddresses',
  'optimize:run': 'solveByApi',
  'webhooks:read': 'seeWebhooks',
  'webhooks:write': 'changeWebhooks',
  'persons:read': 'seePersons',
  'persons:erase': 'erasePersons',
  'pay:read': 'seePay',
  'pay:write': 'changePay',
  'people:invite': 'invitePeople',
  'settings:write': 'changeSettings',
  'billing:manage': 'manageBilling',
  'audit:read': 'readAudit',
} as const satisfies Record<RoleRight, Parameters<typeof words>[0]>

const ROLE_KEYS = {
  admin: 'admin',
  dispatcher: 'dispatcher',
  viewer: 'viewer',
  driver: 'driver',
} as const satisfies Record<MemberRole, Parameters<typeof words>[0]>

/** What a right allows, as a sentence. */
export const rightText = (right: RoleRight): string => words(RIGHT_KEYS[right])

export const fixedRoleName = (role: MemberRole): string => words(ROLE_KEYS[role])

/** What a person is called by: the custom role, else the fixed one. */
export const roleName = ({
  role,
  companyRole,
}: {
  role: MemberRole
  companyRole?: { name: string } | null
}): string => companyRole?.name ?? fixedRoleName(role)
