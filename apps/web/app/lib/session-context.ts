// The signed-in person for every page: context and hooks. session.tsx holds the session.
import { createContext, useContext } from 'react'
import type { MemberRole, Role, RoleRight } from '@dropwise/contracts'
import type { HealthReport } from './health.ts'

export interface SignedIn {
  userId: string
  email: string
  /** True when the email address is confirmed. */
  isEmailConfirmed: boolean
  role: Role
  tenantId: string | null
  /** The person's role in `tenantId`; absent in tokens older than the membership. */
  memberRole?: MemberRole
  /** Rights of a custom role; absent for a fixed one. */
  rights?: readonly RoleRight[]
  name: string
  /**
   * True when company or platform requires a second factor that this person lacks: only one page is
   * available.
   */
  mustAddSecondStep?: boolean
  /** End of an owner's read-only view of `tenantId`. */
  looksUntil?: string
}
export interface SessionState {
  /** `second_step`: the password was right, the second factor is missing. */
  status: 'loading' | 'signed_in' | 'second_step' | 'signed_out' | 'unreachable'
  user: SignedIn | null
  /** Person whose second factor is missing; otherwise null. */
  waitsFor: string | null
  health: HealthReport | null
  /** Why an expected session is missing: `Initialization failed: …`, `Authentication error: …`. */
  problem: string | null
  /** Signed out by choice: no page to return to, and the next person may be another. */
  hasLeft?: boolean
  /** Signed out by the server or another tab while working. */
  hasEnded?: boolean
  /** Checks health and session again. */
  retry: () => void
  /** Ends the session here, and on the server if reachable. */
  signOut: () => Promise<void>
}

/** SessionProvider sets it; tests set their own person. */
export const SessionContext = createContext<SessionState | null>(null)

/** The session of the page. */
export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}

/** The signed-in user; only in guarded areas. */
export function useUser(): SignedIn {
  const { user } = useSession()
  if (!user) throw new Error('useUser is for guarded areas')
  return user
}
