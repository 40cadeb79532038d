// Names of roles and rights in the page's language.
import type { MemberRole, RoleRight } from '@dropwise/contracts'
import { rolesWords as words } from './words/roles.ts'

const ROLE_KEYS = {
  admin: 'admin',
  dispatcher: 'dispatcher',
  viewer: 'viewer',
  driver: 'driver',
} as const satisfies Record<MemberRole, Parameters<typeof words>[0]>

/** What a right allows, as a sentence. */
export const rightText = (right: RoleRight): string => words(right)

export const fixedRoleName = (role: MemberRole): string => words(ROLE_KEYS[role])

/** Name of a person's role: the custom one, else the fixed one. */
export const roleName = ({
  role,
  companyRole,
}: {
  role: MemberRole
  companyRole?: { name: string } | null
}): string => companyRole?.name ?? fixedRoleName(role)
