// Rights of the signed-in person, and the message when one is missing. Server and database decide; this avoids
// useless attempts.
import type { MemberRole } from '@dropwise/contracts'
import { useContext } from 'react'
import { SessionContext } from './session-context.ts'

/** `staff` change the day's work; `admin` also members, billing, keys and rules. */
export type Needed = 'staff' | 'admin'

const ALLOWED: Record<Needed, readonly MemberRole[]> = {
  staff: ['admin', 'dispatcher'],
  admin: ['admin'],
}
const REASONS: Record<Needed, string> = {
  staff: 'Viewers change nothing: ask a dispatcher or an administrator.',
  admin: 'Only administrators of the company may do this.',
}

/** Why a role may not do it; null when it may. Without a role the server decides. */
export function refusalFor(needed: Needed, role: MemberRole | undefined): string | null {
  return role === undefined || ALLOWED[needed].includes(role) ? null : REASONS[needed]
}

/** Why the current person may not do it; null when allowed or `needed` is absent. */
export function useRefusal(needed: Needed | undefined): string | null {
  const role = useContext(SessionContext)?.user?.memberRole
  return needed === undefined ? null : refusalFor(needed, role)
}

/** True for read-only members; a viewing owner has a separate bar. */
export function useIsViewer(): boolean {
  const user = useContext(SessionContext)?.user
  return user?.memberRole === 'viewer' && !user.looksUntil
}
