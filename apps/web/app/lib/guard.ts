// Which role may stand where (requirement 2.2-3). Every rule leads to a place that its role may see: no loops.
import { areaOf, type Role } from '@dropwise/contracts'

/** Where a role is sent from an area, or null when it may stay. */
export function redirectFor(area: 'owner' | 'tenant' | 'driver' | 'customer', role: Role): string | null {
  if (area === 'owner') return role === 'owner' ? null : role === 'tenant' ? '/tenant' : areaOf(role)
  if (area === 'tenant') return role === 'tenant' || role === 'owner' ? null : '/dashboard'
  if (area === 'driver') return role === 'customer' || role === 'former' ? '/dashboard' : null
  return null
}
