// Which role may open which area (requirement 2.2-3). Every redirect ends where the role is allowed.
import { areaOf, type Role } from '@dropwise/contracts'

/** Redirect target of a role in an area; null when it may stay. */
export function redirectFor(area: 'owner' | 'tenant' | 'driver' | 'customer', role: Role): string | null {
  if (area === 'owner') return role === 'owner' ? null : role === 'tenant' ? '/tenant' : areaOf(role)
  if (area === 'tenant') return role === 'tenant' || role === 'owner' ? null : '/dashboard'
  if (area === 'driver') return role === 'customer' || role === 'former' ? '/dashboard' : null
  return null
}
