// What the signed-in person may change in the company, and the sentence for what they may not. Server and database decide; this spares the try.
import type { MemberRole } from '@dropwise/contracts'
import { useContext } from 'react'
import { SessionContext } from './session-context.ts'

/** `staff` change the day's work, `admin` also who belongs to the company, its money, keys and rules. */
export type Needed = 'staff' | 'admin'

const ALLOWED: Record<Needed, readonly MemberRole[]> = {
  staff: ['admin', 'dispatcher'],
  admin: ['admin'],
}
const REASONS: Record<Needed, string> = {
  staff: 'Viewers change nothing: ask a dispatcher or an administrator.',
  admin: 'Only administrators of the company may do this.',
}

/** Why somebody of this role may not, or null when they may. Without a role nothing is known here, and the server says it. */
export function refusalFor(needed: Needed, role: MemberRole | undefined): string | null {
  return role === undefined || ALLOWED[needed].includes(role) ? null : REASONS[needed]
}

/** Why the person of this page may not, or null. Without `needed` everybody may. */
export function useRefusal(needed: Needed | undefined): string | null {
  const role = useContext(SessionContext)?.user?.memberRole
  return needed === undefined ? null : refusalFor(needed, role)
}

/** A member who only looks; an owner who does has a bar of their own. */
export function useIsViewer(): boolean {
  const user = useContext(SessionContext)?.user
  return user?.memberRole === 'viewer' && !user.looksUntil
}
