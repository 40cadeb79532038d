// Names of members' roles within a line.
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'

const ROLE_KEYS = { admin: 'admin', dispatcher: 'dispatcher', viewer: 'viewer', driver: 'driver' } as const

export const roleText = (role: string): string =>
  role in ROLE_KEYS ? words(ROLE_KEYS[role as keyof typeof ROLE_KEYS]) : role
