// Who is signed in, for every page: the context and the hooks that read it. session.tsx holds the session itself.
import { createContext, useContext } from 'react'
import type { MemberRole, Role } from '@dropwise/contracts'
import type { HealthReport } from './health.ts'

export interface SignedIn {
  userId: string
  email: string
  /** Somebody has proved to own the address. */
  isEmailConfirmed: boolean
  role: Role
  tenantId: string | null
  /** As what the person belongs to `tenantId`; unknown to tokens older than the membership. */
  memberRole?: MemberRole
  name: string
  /** The company, or the platform of its owners, asks for a second step, and this person has none yet: there is one page to go to. */
  mustAddSecondStep?: boolean
  /** An owner looks as a viewer of `tenantId` until then. */
  looksUntil?: string
}
export interface SessionState {
  /** `second_step`: the password was right, the code of the second step is still to come. */
  status: 'loading' | 'signed_in' | 'second_step' | 'signed_out' | 'unreachable'
  user: SignedIn | null
  /** Whose second step is to come; null otherwise. */
  waitsFor: string | null
  health: HealthReport | null
  /** Why there is no session although there should be one: `Initialization failed: …`, `Authentication error: …`. */
  problem: string | null
  /** Signed out by choice: there is no page to come back to, and the next person may be another. */
  hasLeft?: boolean
  /** Signed out by the server or in another tab, in the middle of something. */
  hasEnded?: boolean
  /** Asks for health and session again. */
  retry: () => void
  /** Ends the session on the server when it answers, and here in any case. */
  signOut: () => Promise<void>
}

/** Filled by SessionProvider; tests fill it with their own person. */
export const SessionContext = createContext<SessionState | null>(null)

/** The session of the page. */
export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}

/** The signed-in user; only inside guarded areas. */
export function useUser(): SignedIn {
  const { user } = useSession()
  if (!user) throw new Error('useUser is for guarded areas')
  return user
}
